import type { SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import {
  covarianceInCommon,
  judgeTogether,
  type JudgedChange,
  testDifference,
  toEstimate,
} from "@/lib/analyses/consumers/figure-test";
import { findFigure, findPopulation, findReading } from "@/lib/analyses/consumers/find-figure";
import { isCompared, sayShownItem } from "@/lib/analyses/consumers/item-words";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { intersectPopulations, keyOfPopulation } from "@/lib/analyses/consumers/population";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

/** How two populations are related: separate, overlapping, or the same. */
type Overlap = "none" | "some" | "same";

interface ComparedItem {
  item: string;
  label: string;
  first: ConsumerFigure;
  second: ConsumerFigure;
  /** From the first to the second; null if one of the two is not shown. */
  change: JudgedChange | null;
}

export interface Comparison {
  first: ComparedPopulation;
  second: ComparedPopulation;
  overlap: Overlap;
  items: ComparedItem[];
  /** Differences that were tested together, and how many of them are clear. */
  of: number;
  clear: number;
}

/**
 * The population shown and another one, item by item. Differences are tested together. Two populations of one wave with
 * people in common are correlated: their covariance comes from the values of the common people (see
 * `covarianceInCommon`). A population is not compared with itself.
 */
export function toComparison(
  section: ConsumerSection,
  selection: ConsumerSelection,
  datasets: SelectedDatasets,
  second: ComparedPopulation,
): Comparison {
  const first = { ...selection.population, market: selection.market.slug, year: selection.year };
  const isOneWave = first.market === second.market && first.year === second.year;
  const wave = datasets.wave(section, second.year, second.market);
  const common = isOneWave ? intersectPopulations(first, second) : null;
  const overlap = !common ? "none" : keyOfPopulation(first) === keyOfPopulation(second) ? "same" : "some";
  const own = findReading(datasets.section(section), first.market, first.year);
  const other = findPopulation(wave, second);
  const both = common && findPopulation(wave, common);
  const keys = (own ?? other)?.figures.flatMap(({ item }) => (isCompared(section, item) ? [item] : [])) ?? [];
  const pairs = keys.map((item) => ({
    item,
    label: sayShownItem(datasets.asked, section, item),
    first: findFigure(own, item),
    second: findFigure(other, item),
  }));
  const changes = judgeTogether(
    pairs.map((pair) =>
      overlap === "same"
        ? null
        : testDifference(
            toEstimate(pair.first),
            toEstimate(pair.second),
            both ? covarianceInCommon(pair.first, pair.second, findFigure(both, pair.item)) : 0,
          ),
    ),
  );
  return {
    first,
    second,
    overlap,
    items: pairs.map((pair, at) => ({ ...pair, change: changes[at] ?? null })),
    of: changes.filter((change) => change !== null).length,
    clear: changes.filter((change) => change?.isClear).length,
  };
}
