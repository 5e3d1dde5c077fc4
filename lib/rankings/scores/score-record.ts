import type { Ledger, Verdict } from "@/lib/rankings/scores/ledger";
import { SCORE_FIELDS, type ScoreTexts } from "@/lib/rankings/scores/score-texts";

/** Context of an exported score. */
export interface RecordHead {
  /** "Provmark, an example brand in an invented market, 2025". */
  title: string;
  isSample: boolean;
  ruleVersion: string;
  /** Where it is shown. */
  address: string;
}

/** Word joiners and hair spaces keep numbers together on a page; plain text does not need them. */
const toPlain = (text: string): string => text.replaceAll(/[\u2060\u200A]/g, "").replaceAll("\u00A0", " ");

/** The ledger as plain text, for example for an email. */
export function toLedgerText({ rows }: Ledger, verdict: Verdict | null, head: RecordHead): string {
  const steps = rows.map(({ what, how, result }) =>
    result === null ? `${what}: ${how}` : `${what}: ${how} = ${result}`,
  );
  steps.push(
    verdict
      ? `Is that a clear change? ${verdict.how}: ${verdict.isClear ? "clear" : "not clear"}`
      : "Is that a clear change? There is no earlier score.",
  );
  return toPlain(
    [
      `${head.title}${head.isSample ? " (sample data)" : ""}`,
      ...steps.map((step, i) => `${i + 1}. ${step}`),
      `Scoring rule ${head.ruleVersion}. ${head.address}`,
    ].join("\n"),
  );
}

const COLUMNS = {
  environment: "environment_percent",
  social: "social_percent",
  both: "both_percent",
  asked: "people_asked",
  deff: "design_effect",
} as const;

/** The inputs as a CSV file of one row (RFC 4180), UTF-8. */
export function toInputsCsv(texts: ScoreTexts, head: Pick<RecordHead, "title" | "ruleVersion">): string {
  const header = ["brand", ...SCORE_FIELDS.map((field) => COLUMNS[field]), "scoring_rule"];
  const row = [head.title, ...SCORE_FIELDS.map((field) => texts[field].trim().replace(",", ".")), head.ruleVersion];
  return [header, row].map((cells) => cells.map(toCell).join(",")).join("\r\n") + "\r\n";
}

/** A cell that no spreadsheet reads as a formula. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
