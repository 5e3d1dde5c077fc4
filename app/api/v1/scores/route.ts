import { answerList } from "@/app/api/v1/answer-list";
import { loadScores } from "@/lib/sharing/api/load";
import { SCORES } from "@/lib/sharing/api/scores";

/** `?market=sweden` or `?brand=‹slug›[&from=2020]`: scores with their intervals. */
export async function GET(request: Request): Promise<Response> {
  return answerList(request, SCORES, loadScores);
}
