import { findSentinel } from "./sentinel-study";
import type { Answer } from "./test-backend";

/** The levels that are given no paid figure. */
export type Level = "anonymous" | "free";

const GUARDED = ["score", "Score", "standard_error", "Standard Error", "n", "n_eff", "Interviews"];
const INDUSTRY_POSITIONS = ["industry_position", "Ranking Position"];
const OVERALL_POSITIONS = ["overall_position", "Overall Country Ranking", "position"];
const LATEST: Record<string, number> = { sweden: 2025, Sweden: 2025, norway: 2024, Norway: 2024 };

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

/** What an answer tells that its caller may not know. */
export function findViolations(level: Level, answer: Answer): string[] {
  const found: string[] = [];
  const sentinel = findSentinel(answer.text) ?? findSentinel(answer.headers.get("content-range") ?? "");
  if (sentinel) found.push(`paid figure ${sentinel}`);
  const rows = answer.status < 300 && Array.isArray(answer.json) ? answer.json : [];
  const positions = new Set<string>();
  for (const row of rows as Record<string, unknown>[]) {
    for (const key of GUARDED) if (row[key] !== null && row[key] !== undefined) found.push(`a value in ${key}`);
    const market = textOf(row.market_slug ?? row.Country) ?? "sweden";
    const year = row.year ?? row.Year;
    const isNames = Object.keys(row).every((key) => ["Country", "industry", "Year"].includes(key));
    if (!isNames && typeof year === "number" && year !== LATEST[market]) found.push(`year ${year} of ${market}`);
    if (row.range_exact === true) found.push("an exact range");
    if (level === "free") continue;
    for (const key of INDUSTRY_POSITIONS) if (typeof row[key] === "number") found.push(`${key} ${row[key]}`);
    for (const key of OVERALL_POSITIONS) {
      if (typeof row[key] !== "number") continue;
      positions.add(`${market} ${textOf(row.brand_name ?? row.Brand)}`);
      if (row[key] > 10) found.push(`${key} ${row[key]}`);
    }
  }
  const inSweden = [...positions].filter((position) => /^sweden/i.test(position));
  if (inSweden.length > 10) found.push(`${inSweden.length} positions of a market`);
  return found;
}
