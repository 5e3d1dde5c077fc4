import { answerReader } from "@/app/api/insights/answer-reader";
import { loadMarketBook } from "@/lib/insights/load";
import { packMarketBook } from "@/lib/insights/packed-book";
import { marketQuestion } from "@/lib/insights/search-params";

/** `?market=sweden&years=2025,2024` → `{ book: PackedBook }`: every brand of a market in up to three waves of the asker's years. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, marketQuestion, async (reader, { market, years }) => ({
    book: packMarketBook(await loadMarketBook(reader, market, years)),
  }));
}
