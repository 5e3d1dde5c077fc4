import { answerReader } from "@/app/api/insights/answer-reader";
import { loadBrandDataset } from "@/lib/rankings/histories/load";
import { brandsQuestion } from "@/lib/rankings/histories/search-params";

/** `?brands=slug,slug` (at most 200) → `{ book: BrandBook }`: brands in all markets, for the caller's years. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, brandsQuestion, async (reader, { brands }) => ({
    dataset: await loadBrandDataset(reader, brands),
  }));
}
