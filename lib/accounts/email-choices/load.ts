import "server-only";
import { loadEmailLink } from "@/lib/access/load";
import { readLeaveToken } from "@/lib/accounts/email-choices/leave-token";
import { CHOSEN_EMAILS } from "@/lib/accounts/email-choices/email-names";
import { setting } from "@/lib/platform/environment/env.server";

export const EMAIL_ACTS = ["address-back", "keep-account", "unsubscribe"] as const;
export type FollowedAct = (typeof EMAIL_ACTS)[number];

/** Data for the page of an email's link: an expiry date, or the kind of email. Null if the link is no longer valid. */
export async function loadFollowedLink(
  act: FollowedAct,
  token: string,
): Promise<{ until: string | null; emails: string | null } | null> {
  if (act === "unsubscribe") {
    const request = readLeaveToken(token, setting("AUTH_SECRET") ?? "");
    return request && { until: null, emails: CHOSEN_EMAILS[request.emails].name };
  }
  const found = token.length <= 64 ? await loadEmailLink(act, token) : null;
  return found && { until: found.until, emails: null };
}
