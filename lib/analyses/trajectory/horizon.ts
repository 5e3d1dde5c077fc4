import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";

/** Choices for the forecast horizon in studies: years, where a market has a study each year. */
export const AHEAD = [1, 2, 3] as const;
export type Ahead = (typeof AHEAD)[number];

/** The default if the address has none. */
const FURTHEST: Ahead = 3;

/** What the page begins with: the fan of scores, or the positions that follow from it. */
export const SHOWN = ["score", "position"] as const;
export type Shown = (typeof SHOWN)[number];

const partsOf = (view: string | null) => (view ?? "").split("-");

/** `view` in the address → horizon; unknown values mean the longest. */
export function readAhead(view: string | null): Ahead {
  return AHEAD.find((each) => partsOf(view).includes(String(each))) ?? FURTHEST;
}

/** `view` in the address → what is shown first; unknown values mean the scores. */
export function readShown(view: string | null): Shown {
  return partsOf(view).includes("position") ? "position" : "score";
}

/** The inverse of both: `2-position`; null for what the page shows by itself. */
export function joinView(ahead: Ahead, shown: Shown): string | null {
  const parts = [...(ahead === FURTHEST ? [] : [String(ahead)]), ...(shown === "score" ? [] : [shown])];
  return parts.length === 0 ? null : parts.join("-");
}

/** Years between studies of a market, from its forecasts; 1 if there are none. */
export function toStep({ origin, brands }: Pick<ForecastDataset, "origin" | "brands">): number {
  const next = brands.flatMap(({ years: [first] }) => (first ? [first.year] : []))[0];
  return origin === null || next === undefined ? 1 : next - origin;
}

/** "1 year ahead", "3 years ahead"; with a study every second year, "2 years ahead" is the next one. */
export function sayAhead(ahead: Ahead, step = 1): string {
  const years = ahead * step;
  return `${years} ${years === 1 ? "year" : "years"} ahead`;
}
