import { formatMonths, formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";
import { wordRange } from "@/lib/rankings/range-words";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { MarketSummary } from "@/lib/rankings/view";

/** A question people ask and its answer from published data, for the page and for structured data. */
export interface Answer {
  question: string;
  answer: string;
}

/** Names longer than this are shortened next to others. */
const LONGEST_NAME = 60;

/** A name shortened for a sentence: whole words with an ellipsis. */
export function toShortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const cut = name.lastIndexOf(" ", LONGEST_NAME);
  return `${name.slice(0, cut > LONGEST_NAME / 2 ? cut : LONGEST_NAME)}…`;
}

/** A brand's rank range in a market of that size, or null if the study has none: `1 to 50`, `3`. */
export function sayRange({ range }: Pick<RankedBrand, "range">, brandCount: number): string | null {
  if (!range) return null;
  const high = Math.min(range.high, brandCount);
  return range.low === high ? formatNumber(high) : `${formatNumber(range.low)} to ${formatNumber(high)}`;
}

/** A brand's rank range within a sentence, or null if the study has none: `safely in the top 50`. */
export function saySafely({ range }: Pick<RankedBrand, "range">, brandCount: number): string | null {
  if (!range) return null;
  const words = wordRange(range, brandCount);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** `Skärmo (4th, safely in the top 50)`. */
export function sayPosition(row: RankedBrand, brandCount: number): string {
  const safely = saySafely(row, brandCount);
  return `${toShortName(row.brand.name)} (${formatOrdinal(row.position)}${safely ? `, ${safely}` : ""})`;
}

/** `Ängsala (2nd) and Tallmo (5th), both safely in the top 20; Kvist (9th, safely in the top 50)`: each range once. */
export function sayPositions(rows: readonly RankedBrand[], brandCount: number): string {
  const runs = [...Map.groupBy(rows, (row) => saySafely(row, brandCount))];
  const alone = rows.map((row) => sayPosition(row, brandCount));
  if (runs.length === rows.length) return joinNames(alone);
  return runs
    .map(([safely, run]) => {
      const [first] = run;
      if (run.length === 1 && first) return sayPosition(first, brandCount);
      const names = joinNames(
        run.map(({ brand, position }) => `${toShortName(brand.name)} (${formatOrdinal(position)})`),
      );
      return safely ? `${names}, ${run.length === 2 ? "both" : "all"} ${safely}` : names;
    })
    .join("; ");
}

/** `12,216 interviews, January–March 2025`, as far as known. */
export function sayBase({
  interviews,
  fieldwork,
  year,
}: Pick<MarketSummary, "interviews" | "fieldwork" | "year">): string {
  const when = fieldwork ? formatMonths(fieldwork.from, fieldwork.to) : String(year);
  return interviews === null ? `the ${when} fieldwork` : `${formatNumber(interviews)} interviews, ${when}`;
}

/** As many sentences as fit a description. The first is always included, cut if necessary. */
export function toDescription(sentences: readonly string[], most = 160): string {
  const [first = "", ...rest] = sentences;
  const end = first.lastIndexOf(" ", most - 1);
  const start = first.length <= most ? first : `${first.slice(0, end > most / 2 ? end : most - 1)}…`;
  return rest.reduce((text, next) => (text.length + next.length + 1 <= most ? `${text} ${next}` : text), start);
}

/** Number of characters of a title that search results show in full, not counting the site's name. */
const LONGEST_TITLE = 54;

/** The first of several titles, longest first, that search results show in full; otherwise the last, cut. */
export function toTitle(titles: readonly string[]): string {
  const last = titles.at(-1) ?? "";
  return titles.find(({ length }) => length <= LONGEST_TITLE) ?? `${last.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;
}
