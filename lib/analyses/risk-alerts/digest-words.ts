import type { EmailState, LoggedRule, LogEntry } from "@/lib/analyses/risk-alerts/digest";
import type { Silence } from "@/lib/analyses/risk-alerts/evaluate";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";

const SILENCES: Record<Silence, string> = {
  nothing: "did not fire; no brand it watches was above its limits",
  "too-small": "did not fire; what was found was smaller than it asks",
  muted: "did not fire; it was muted, or each alert was",
  "follows-nothing": "did not fire; you followed no brand",
};

const MOST_NAMED = 4;

/** What a rule said: for which brands it fired, or why it did not. */
export function wordEntry({ silence, count, fired, muted, tooSmall }: LoggedRule): string {
  if (silence !== null)
    return `${SILENCES[silence]}${silence === "too-small" ? ` (${formatNumber(tooSmall)})` : silence === "muted" && muted > 0 ? ` (${formatNumber(muted)})` : ""}.`;
  const names = [
    ...new Set(fired.map(({ brand, market }) => `${brand.name} (${findMarketBySlug(market)?.name ?? market})`)),
  ];
  const more = names.length > MOST_NAMED ? ` and ${formatNumber(names.length - MOST_NAMED)} more brands` : "";
  const left = [
    muted > 0 ? `${formatNumber(muted)} muted` : "",
    tooSmall > 0 ? `${formatNumber(tooSmall)} too small` : "",
  ]
    .filter(Boolean)
    .join(", ");
  return `fired for ${formatNumber(count)} ${count === 1 ? "alert" : "alerts"}: ${names.slice(0, MOST_NAMED).join(", ")}${more}${left ? `; ${left}` : ""}.`;
}

const EMAILS: Record<EmailState, string> = {
  due: "The letter is on its way",
  sending: "The letter is on its way",
  sent: "Letter sent",
  "not-wanted": "No letter: you want none about alerts",
  "nothing-fired": "No letter: nothing fired",
  "nothing-new": "No letter: an earlier one told of each",
  failed: "The letter failed; it is tried again",
  superseded: "No letter: the next publication came first",
  uncertain: "Perhaps sent: the site stopped while handing it over",
};

/** What became of the letter, and when. */
export function wordEmail({ email, emailAt, told }: Pick<LogEntry, "email" | "emailAt" | "told">): string {
  if (email !== "sent") return EMAILS[email];
  const when = emailAt === null ? "" : ` on ${formatDate(emailAt)}`;
  return told === 0
    ? `${EMAILS.sent}${when}: nothing fired`
    : `${EMAILS.sent}${when}: ${formatNumber(told)} ${told === 1 ? "alert" : "alerts"}`;
}
