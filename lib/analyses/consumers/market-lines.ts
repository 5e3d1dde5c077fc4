import type { SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { findFigure, findReading } from "@/lib/analyses/consumers/find-figure";
import { placeOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { Named } from "@/lib/catalogue/names/named";
import type { ConsumerSection } from "@/lib/study/consumer";

const WHOLE = 100;

/** One market's line: an item's share in percent over the years, with what the population chosen says in it. */
export interface MarketLine extends Named {
  /** Position of the market among all, which gives its mark. */
  order: number;
  points: { year: number; value: number | null; low: number | null; high: number | null; n: number | null }[];
}

/** An item in every market over the years chosen; a year in which a market was not asked has no point. */
export function toMarketLines(
  section: ConsumerSection,
  item: string,
  years: readonly number[],
  datasets: SelectedDatasets,
  markets: readonly Named[],
  study: StudyMarkets,
): MarketLine[] {
  const dataset = datasets.section(section);
  const scaled = (value: number | null) => (value === null ? null : value * WHOLE);
  return markets.map(({ slug, name }) => ({
    slug,
    name,
    order: placeOfMarket(study, slug),
    points: years.flatMap((year) => {
      const reading = findReading(dataset, slug, year);
      if (!reading) return [];
      const { value, low, high, n } = findFigure(reading, item);
      return [{ year, value: scaled(value), low: scaled(low), high: scaled(high), n }];
    }),
  }));
}
