import { answerList } from "@/app/api/v1/answer-list";
import { loadConsumers } from "@/lib/sharing/api/load";
import { CONSUMERS } from "@/lib/sharing/api/consumers";

/** `?section=awareness[&market=sweden][&year=2025][&age=16-24]`: consumer results. */
export async function GET(request: Request): Promise<Response> {
  return answerList(request, CONSUMERS, loadConsumers);
}
