import type { EmailState, LoggedRule, LogEntry } from "@/lib/analyses/risk-alerts/digest";
import type { Silence } from "@/lib/analyses/risk-alerts/evaluate";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { numberOf } from "@/lib/platform/words/sentences";

const SILENCES: Record<Silence, string> = {
  nothing: "no alerts, because no brand reached its limits",
  "too-small": "no alerts, because the changes found were below its minimum size",
  muted: "no alerts, because the rule or every alert was muted",
  "follows-nothing": "no alerts, because you weren’t following any brands",
};

const MOST_NAMED = 4;

/** What a rule found: the brands with alerts, or why there are none. */
export function wordEntry({ silence, count, fired, muted, tooSmall }: LoggedRule, study: StudyMarkets): string {
  if (silence !== null)
    return `${SILENCES[silence]}${silence === "too-small" ? ` (${formatNumber(tooSmall)})` : silence === "muted" && muted > 0 ? ` (${formatNumber(muted)})` : ""}.`;
  const names = [...new Set(fired.map(({ brand, market }) => `${brand.name} (${nameOfMarket(study, market)})`))];
  const more = names.length > MOST_NAMED ? ` and ${numberOf(names.length - MOST_NAMED, "more brand")}` : "";
  const left = [
    muted > 0 ? `${formatNumber(muted)} muted` : "",
    tooSmall > 0 ? `${formatNumber(tooSmall)} too small` : "",
  ]
    .filter(Boolean)
    .join(", ");
  return `${numberOf(count, "alert")}: ${names.slice(0, MOST_NAMED).join(", ")}${more}${left ? `; ${left}` : ""}.`;
}

const EMAILS: Record<EmailState, string> = {
  due: "Sending email",
  sending: "Sending email",
  sent: "Email sent",
  "not-wanted": "No email: you’ve turned off alert emails",
  "nothing-fired": "No email: no alerts",
  "nothing-new": "No email: you already know about each alert",
  failed: "Email failed; we’ll try again",
  superseded: "No email: newer results were published first",
  uncertain: "May have been sent: the site stopped while sending",
};

/** The state of the email, and when it was sent. */
export function wordEmail({ email, emailAt, newAlerts }: Pick<LogEntry, "email" | "emailAt" | "newAlerts">): string {
  if (email !== "sent") return EMAILS[email];
  const when = emailAt === null ? "" : ` on ${formatDate(emailAt)}`;
  return newAlerts === 0
    ? `${EMAILS.sent}${when}: no new alerts`
    : `${EMAILS.sent}${when}: ${numberOf(newAlerts, "alert")}`;
}
