import type { SelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import {
  judgeTogether,
  type JudgedChange,
  testAgainstMean,
  testAgainstWhole,
  toEstimate,
} from "@/lib/analyses/consumers/figure-test";
import { findFigure, findPopulation, findReading, toAxes } from "@/lib/analyses/consumers/find-figure";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { intersectPopulations } from "@/lib/analyses/consumers/population";
import { hasAxis, type Item, itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { Named } from "@/lib/catalogue/names/named";
import type { ConsumerFigure } from "@/lib/study/consumer";

export interface TopicCell {
  column: string;
  figure: ConsumerFigure;
  /** From what the row is compared with; null where nothing is published. */
  change: JudgedChange | null;
}

export interface TopicRow extends Item {
  /** What the cells are compared with: the mean of the markets, or the whole population; null without any figure. */
  centre: number | null;
  cells: TopicCell[];
}

/**
 * Topics by market in the wave shown, each against the unweighted mean of the markets that were asked; the topic most
 * talked about on average first. All cells are judged together.
 */
export function toMarketRows(
  { year }: ConsumerSelection,
  datasets: SelectedDatasets,
  markets: readonly Named[],
): TopicRow[] {
  const dataset = datasets.section("topics");
  const rows = itemsOf(datasets.asked, "topics")
    .map((item) => {
      const figures = markets.map(({ slug }) => findFigure(findReading(dataset, slug, year), item.key));
      const known = figures.flatMap(({ value }) => (value === null ? [] : [value]));
      const centre = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
      return { ...item, centre, figures, changes: testAgainstMean(figures.map(toEstimate)) };
    })
    .toSorted((a, b) => (b.centre ?? -1) - (a.centre ?? -1));
  const judged = judgeTogether(rows.flatMap(({ changes }) => changes));
  return rows.map(({ figures, key, text, centre }, row) => ({
    key,
    text,
    centre,
    cells: figures.map((figure, at) => ({
      column: markets[at]?.slug ?? "",
      figure,
      change: judged[row * markets.length + at] ?? null,
    })),
  }));
}

const TOPIC_SPLITS = ["group", "age", "sex"] as const;
export type TopicSplit = (typeof TOPIC_SPLITS)[number];

/** The splits that a study has. */
export const topicSplitsOf = (asked: Questionnaire): TopicSplit[] =>
  TOPIC_SPLITS.filter((split) => hasAxis(asked, split));

/** How the second heat map is split: as the view says, else by behaviour group, or by age without any. */
export function toSplit(view: string | null, asked: Questionnaire): TopicSplit {
  const splits = topicSplitsOf(asked);
  return splits.find((split) => split === view) ?? splits[0] ?? "age";
}

/**
 * Topics by the parts of the population shown, each against all of it: part and whole share people (`testAgainstWhole`).
 * All cells are judged together. Columns are the parts there are within what else is chosen.
 */
export function toPartRows(
  split: TopicSplit,
  selection: ConsumerSelection,
  datasets: SelectedDatasets,
): { columns: string[]; rows: TopicRow[] } {
  const wave = datasets.wave("topics");
  const axes = toAxes(wave, datasets.asked);
  const values = split === "group" ? axes.groups : split === "age" ? axes.ages : axes.sexes;
  const whole = findPopulation(wave, { ...selection.population, [split]: "all" });
  const parts = values.flatMap((value) => {
    const population = intersectPopulations(
      { ...selection.population, [split]: "all" },
      { age: "all", sex: "all", group: "all", [split]: value },
    );
    return population ? [{ value, reading: findPopulation(wave, population) }] : [];
  });
  const rows = itemsOf(datasets.asked, "topics")
    .map((item) => {
      const of = findFigure(whole, item.key);
      return { ...item, of, figures: parts.map(({ reading }) => findFigure(reading, item.key)) };
    })
    .toSorted((a, b) => (b.of.value ?? -1) - (a.of.value ?? -1));
  const judged = judgeTogether(
    rows.flatMap(({ of, figures }) => figures.map((figure) => testAgainstWhole(figure, of))),
  );
  return {
    columns: parts.map(({ value }) => value),
    rows: rows.map(({ key, text, of, figures }, row) => ({
      key,
      text,
      centre: of.value,
      cells: figures.map((figure, at) => ({
        column: parts[at]?.value ?? "",
        figure,
        change: judged[row * parts.length + at] ?? null,
      })),
    })),
  };
}
