import { PLAN_NAMES } from "@/lib/access/plan";
import { ENTRY_STATE_NAMES, type QueueEntry } from "@/lib/accounts/waitlist/entry";

const HEADS = [
  "Position in queue",
  "Joined at",
  "Name",
  "Email",
  "Company/Brand",
  "Plan",
  "Page",
  "Their note",
  "State",
  "Changed by",
  "Changed at",
  "Our note",
];

/** Spreadsheets treat text that begins like this as a formula; from strangers, it could send our cells elsewhere. */
const LIKE_A_FORMULA = /^[\s\p{Cc}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell that is always text: quoted, with an apostrophe before a possible formula. */
export function toCell(value: string): string {
  const plain = LIKE_A_FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The waitlist as CSV. A byte order mark tells spreadsheets that it is UTF-8. */
export function toQueueFile(entries: readonly QueueEntry[]): string {
  const rows = entries.map(
    ({ position, askedAt, name, email, company, tier, origin, note, state, changes, remark }) => {
      const last = changes.findLast(({ became }) => became === state);
      const plan = tier ? PLAN_NAMES[tier] : "No plan chosen";
      return [
        String(position),
        askedAt,
        name,
        email,
        company,
        plan,
        origin,
        note,
        ENTRY_STATE_NAMES[state],
        last?.by,
        last?.at,
        remark,
      ];
    },
  );
  const lines = [HEADS, ...rows].map((cells) => cells.map((cell) => toCell(cell ?? "")).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
