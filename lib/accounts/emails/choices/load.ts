import "server-only";
import { loadLetterLink } from "@/lib/access/load";
import { readLeaveToken } from "@/lib/accounts/emails/choices/leave-token";
import { CHOSEN_LETTERS } from "@/lib/accounts/emails/choices/email-names";

export const LETTER_ACTS = ["address-back", "keep-account", "unsubscribe"] as const;
export type FollowedAct = (typeof LETTER_ACTS)[number];

/** What the page of a letter's link must know: until when, or which letters. Null for a link that is no longer good. */
export async function loadFollowedLink(
  act: FollowedAct,
  token: string,
): Promise<{ until: string | null; letters: string | null } | null> {
  if (act === "unsubscribe") {
    const request = readLeaveToken(token, process.env.AUTH_SECRET ?? "");
    return request && { until: null, letters: CHOSEN_LETTERS[request.letters].name };
  }
  const found = token.length <= 64 ? await loadLetterLink(act, token) : null;
  return found && { until: found.until, letters: null };
}
