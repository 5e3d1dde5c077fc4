import { answerReader } from "@/app/api/insights/answer-reader";
import { loadMarketDataset } from "@/lib/rankings/histories/load";
import { packMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { marketQuestion } from "@/lib/rankings/histories/search-params";

/**
 * `?market=sweden&years=2025,2024` → `{ dataset: PackedDataset }`: all brands of a market in up to three of the caller's
 * years.
 */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, marketQuestion, async (reader, { market, years }) => ({
    dataset: packMarketDataset(await loadMarketDataset(reader, market, years)),
  }));
}
