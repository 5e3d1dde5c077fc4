import { answer, answerAnyone } from "@/app/api/answer-member";
import { toAccountView } from "@/lib/access/view";
import { loadCanTry } from "@/lib/accounts/billing/load";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";

/**
 * The viewer, for the header of shared pages. Sets no cookies and does not count as activity. 503 if accounts or data
 * do not respond: rights are never guessed.
 */
export async function GET(): Promise<Response> {
  limitRequest();
  return answerAnyone(async (member) =>
    answer(200, toAccountView(member && { ...member, canTry: await loadCanTry(member) })),
  );
}
