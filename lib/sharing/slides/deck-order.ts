import type { DeckChart } from "@/lib/sharing/slides/deck-chart";

/** Charts on one slide of contents. */
const MOST_LISTED = 10;
/** Slides of a market that are worth a divider. */
const LEAST_SLIDES = 3;

/** Where the slides of a deck stand. */
export interface DeckOrder {
  /** Positions of the charts on each slide of contents; none for a deck of one chart. */
  contents: readonly (readonly number[])[];
  /** The number of each chart's first slide. */
  starts: readonly number[];
  /** Markets with a slide before their first chart, by that chart's position. */
  dividers: ReadonlyMap<number, string>;
}

const marketOf = ({ document }: DeckChart): string =>
  document.filters.find(({ name }) => name === "Market")?.value ?? "";

/** Charts in a row that are about one market, as the positions of the first of each. */
const toRuns = (charts: readonly DeckChart[]): number[] =>
  charts.flatMap((chart, at) => {
    const before = charts[at - 1];
    return before && marketOf(before) === marketOf(chart) ? [] : [at];
  });

/** A market has a divider where there are several, and each has three slides or more. */
function toDividers(charts: readonly DeckChart[]): Map<number, string> {
  const runs = toRuns(charts);
  const isLong = runs.every((from, at) => {
    const slides = charts.slice(from, runs[at + 1]).reduce((sum, { document }) => sum + document.pictures.length, 0);
    const first = charts[from];
    return slides >= LEAST_SLIDES && first !== undefined && marketOf(first) !== "";
  });
  return new Map(
    runs.length > 1 && isLong
      ? runs.flatMap((from): [number, string][] => {
          const first = charts[from];
          return first ? [[from, marketOf(first)]] : [];
        })
      : [],
  );
}

/** The order of a deck: cover, contents, then the charts with their dividers. */
export function toDeckOrder(charts: readonly DeckChart[]): DeckOrder {
  const positions = charts.map((_, at) => at);
  const contents =
    charts.length > 1
      ? Array.from({ length: Math.ceil(charts.length / MOST_LISTED) }, (_, at) =>
          positions.slice(at * MOST_LISTED, (at + 1) * MOST_LISTED),
        )
      : [];
  const dividers = toDividers(charts);
  // The cover is the first.
  let next = 2 + contents.length;
  const starts = charts.map(({ document }, at) => {
    if (dividers.has(at)) next += 1;
    const start = next;
    next += document.pictures.length;
    return start;
  });
  return { contents, starts, dividers };
}
