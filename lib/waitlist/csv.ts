import { stateBefore } from "@/lib/desk/change";
import type { QueueEntry } from "@/lib/waitlist/entry";
import { ENTRY_STATE_NAMES, ENTRY_STATES } from "@/lib/waitlist/entry";
import { TIER_NAMES } from "@/lib/subscriptions/plan";

/**
 * What a spreadsheet would take for a formula: `= + - @`, their wide forms, and the tab and line breaks that some
 * programs skip before looking; also behind blanks.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const HEADS = ["Place", "Email", "Name", "Company", "Plan", "Page", "Wish", "State", "Since", "By", "Note", "Asked", "Asked again"];

/** One cell: quoted, and with an apostrophe before what could be run as a formula. */
export function toCsvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The queue as a file for spreadsheets (RFC 4180, with the mark by which Excel knows UTF-8). */
export function toWaitlistCsv(entries: readonly QueueEntry[]): string {
  const lines = [HEADS, ...entries.map(toCells)].map((cells) => cells.map(toCsvCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function toCells(entry: QueueEntry): string[] {
  const { place, email, name, company, tier, origin, note, state, remark, changes, askedAt, askedAgainAt } = entry;
  const last = stateBefore(changes, state, ENTRY_STATES) === null ? undefined : changes.findLast(({ became }) => became === state);
  const plan = tier === null ? "Not decided" : TIER_NAMES[tier];
  return [
    String(place), email, name, company, plan, origin ?? "", note ?? "",
    ENTRY_STATE_NAMES[state], last?.at ?? "", last?.by ?? "", remark ?? "", askedAt, askedAgainAt ?? "",
  ];
}
