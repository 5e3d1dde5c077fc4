import type { Named } from "@/lib/catalogue/names/named";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { numberOf } from "@/lib/platform/words/sentences";
import type { MovementCell, RankRange } from "@/lib/rankings/ranking-row";

interface InList extends Named {
  position: number;
  /** Brands in the list. */
  of: number;
  /** Positions gained in this list since the previous study; null if there is none to compare with. */
  movement: { since: number; cell: MovementCell } | null;
}

/**
 * A brand's position in one list, with facts about that list only: rank ranges are of the whole market, percentiles of
 * the industry.
 */
export type ListPosition =
  | (InList & { list: "market"; range: RankRange | null })
  | (InList & { list: "industry"; percentile: number });

/** The list's name in a sentence: `food & grocery`, `the Netherlands`. */
export function nameList({ list, name }: Pick<ListPosition, "list" | "name">): string {
  return list === "industry" ? industryInSentence(name) : inSentence(name);
}

/** Other facts about the brand in this list: `Rank range 12 to 40`, `93rd percentile`. */
export function sayStanding(position: ListPosition): string | null {
  if (position.list === "industry") return `${formatOrdinal(Math.floor(position.percentile))} percentile`;
  const { range, of } = position;
  if (!range) return null;
  const [low, high] = [range.low, Math.min(range.high, of)];
  return `Rank range ${low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`}${range.exact ? "" : ", rounded outward"}`;
}

/** The move in this list, by name: `Up 19 positions in Sweden since 2024`; null if there is none. */
export function sayMove(position: ListPosition): string | null {
  const { movement } = position;
  if (!movement) return null;
  const { since, cell } = movement;
  const where = nameList(position);
  if (cell.status === "new") return `Not ranked in ${where} in ${since}`;
  if (cell.status !== "known") return null;
  const { change } = cell;
  if (change === 0) return `Same position in ${where} as in ${since}`;
  return `${change > 0 ? "Up" : "Down"} ${numberOf(Math.abs(change), "position")} in ${where} since ${since}`;
}
