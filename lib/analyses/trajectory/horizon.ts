import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";

/** Choices for the forecast horizon in studies: years, where a market has a study each year. */
export const AHEAD = [1, 2, 3] as const;
export type Ahead = (typeof AHEAD)[number];

/** The default if the address has none. */
const FURTHEST: Ahead = 3;

/** `view` in the address → horizon; unknown values mean the longest. The inverse of `joinAhead`. */
export function readAhead(view: string | null): Ahead {
  return AHEAD.find((each) => String(each) === view) ?? FURTHEST;
}

export function joinAhead(ahead: Ahead): string | null {
  return ahead === FURTHEST ? null : String(ahead);
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
