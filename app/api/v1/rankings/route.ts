import { answerList } from "@/app/api/v1/answer-list";
import { loadRankings } from "@/lib/sharing/api/load";
import { RANKINGS } from "@/lib/sharing/api/rankings";

/** `?market=sweden[&year=2025][&industry=energy]`: the ranking of one study. */
export async function GET(request: Request): Promise<Response> {
  return answerList(request, RANKINGS, loadRankings);
}
