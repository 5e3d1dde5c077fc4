import { answerReader } from "@/app/api/insights/answer-reader";
import { loadIndustryDataset } from "@/lib/rankings/histories/load";
import { industryQuestion } from "@/lib/rankings/histories/search-params";

/** `?market=sweden&industry=food` → `{ book: IndustryBook }`: all brands of an industry, for the caller's years. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, industryQuestion, async (reader, { market, industry }) => ({
    dataset: await loadIndustryDataset(reader, market, industry),
  }));
}
