import {
  PROVIDER_NAMES,
  SUBSCRIPTION_STATE_NAMES,
  type AgreedSubscription,
} from "@/lib/accounts/administration/agreed-subscription";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { lineTitle, lineWords } from "@/lib/accounts/administration/log-text";
import { PLAN_NAMES } from "@/lib/access/plan";
import { toCell } from "@/lib/accounts/waitlist/queue-file";
import type { ShownProblems } from "@/lib/study/drafts/jobs/mapping-preview";
import { PROBLEM_KINDS } from "@/lib/study/interviews/problem-log";

/** Rows as CSV. A byte order mark tells spreadsheets that it is UTF-8; no cell can be read as a formula. */
function toFile(heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = [heads, ...rows].map((cells) =>
    cells.map((cell) => toCell(cell === null ? "" : String(cell))).join(","),
  );
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** Subscriptions as CSV. */
export function toSubscriptionFile(subscriptions: readonly AgreedSubscription[]): string {
  return toFile(
    ["ID", "Owner ID", "Email", "Name", "Plan", "Status", "Payments", "Since", "Until", "Seats", "Joined", "Invited"],
    subscriptions.map((one) => [
      one.id,
      one.userId,
      one.email,
      one.name,
      PLAN_NAMES[one.tier],
      SUBSCRIPTION_STATE_NAMES[one.state],
      PROVIDER_NAMES[one.provider],
      one.since,
      one.until,
      one.seats,
      one.joined,
      one.invited,
    ]),
  );
}

/** The log as CSV, with all fields of each line. */
export function toLogFile(lines: readonly LogLine[]): string {
  return toFile(
    ["Entry ID", "Time", "By", "By ID", "Action code", "Action", "Person", "Subject ID", "Change", "Details"],
    lines.map((one) => [
      one.id,
      one.at,
      one.byName ?? (one.byUser === null ? "The server" : ""),
      one.byUser,
      one.action,
      lineTitle(one),
      one.subjectName,
      one.subject,
      lineWords(one),
      JSON.stringify(one.detail),
    ]),
  );
}

/** Problems of a check as CSV: the first places of each kind, with the number of all. */
export function toProblemFile(groups: readonly ShownProblems[]): string {
  return toFile(
    ["Severity", "Type", "File", "Line", "Column", "Value", "Problem", "Fix", "Total"],
    groups.flatMap(({ kind, isWarning, count, shown }) =>
      shown.map(({ file, line, column, value, message, fix }) => [
        ...[isWarning ? "warning" : "error", PROBLEM_KINDS[kind]],
        ...[file, line, column, value, message, fix, count],
      ]),
    ),
  );
}

/** The response with the file. */
export function fileAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
