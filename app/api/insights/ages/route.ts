import { answerReader } from "@/app/api/insights/answer-reader";
import { loadAgeDataset } from "@/lib/rankings/histories/load";
import { agesQuestion } from "@/lib/rankings/histories/search-params";

/** `?market=sweden&brands=slug,slug&year=2025` → `{ book: AgeBook }`: brands by age group in one study. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, agesQuestion, async (reader, { market, brands, year }) => ({
    dataset: await loadAgeDataset(reader, market, brands, year),
  }));
}
