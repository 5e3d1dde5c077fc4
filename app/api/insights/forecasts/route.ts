import { answerReader } from "@/app/api/insights/answer-reader";
import { industryQuestion } from "@/lib/rankings/histories/search-params";
import { loadForecastDataset } from "@/lib/analyses/predictions/load";

/** `?market=sweden&industry=food` → `{ book: ForecastBook }`: forecasts for an industry; 403 without the right. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(
    request,
    industryQuestion,
    async (reader, { market, industry }) => ({
      dataset: await loadForecastDataset(reader, market, industry),
    }),
    "predictions",
  );
}
