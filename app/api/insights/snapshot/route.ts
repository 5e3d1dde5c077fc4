import { answerReader } from "@/app/api/insights/answer-reader";
import { loadSnapshotExtras } from "@/lib/analyses/snapshot/load";
import { extrasQuestion } from "@/lib/rankings/histories/search-params";

/**
 * `?market=sweden&industry=slug&brand=slug&year=2025` → `{ extras: SnapshotExtras }`: number of brands in the industry,
 * and the outlook.
 */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, extrasQuestion, async (reader, question) => ({
    extras: await loadSnapshotExtras(reader, question),
  }));
}
