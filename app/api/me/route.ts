import { answer, answerAnyone } from "@/app/api/answer-member";
import { toAccountView } from "@/lib/access/view";
import { loadCanTry } from "@/lib/accounts/billing/load";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";

/**
 * Who asks, for the header of pages that are the same for everyone. Sets nothing and is no sign that someone is there.
 * 503 when accounts or data do not respond: rights are never guessed.
 */
export async function GET(): Promise<Response> {
  limitRequest();
  return answerAnyone(async (member) =>
    answer(200, toAccountView(member && { ...member, canTry: await loadCanTry(member) })),
  );
}
