import { findFigure, findPopulation, findReading, toAxes } from "@/lib/analyses/consumers/find-figure";
import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import {
  type JudgedChange,
  judgeTogether,
  testAgainstMean,
  testAgainstWhole,
  toEstimate,
} from "@/lib/analyses/consumers/figure-test";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { type PeopleWords, sayValue } from "@/lib/analyses/consumers/population-words";
import { hasAxis, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** The groups a table compares: values of one axis of a wave's populations, or the markets. */
const SPLITS = ["age", "sex", "group", "market"] as const;
export type Split = (typeof SPLITS)[number];

/** The reference of a table's cells, in words. */
const WHOLES: Record<Split, string> = {
  age: "all ages",
  sex: "both sexes",
  group: "all groups",
  market: "the average of the markets",
};

export const sayWhole = (split: Split, { sexes }: Questionnaire): string =>
  split === "sex" && sexes.length > 2 ? "everyone" : WHOLES[split];

export interface BreakdownCell {
  figure: ConsumerFigure;
  /** Difference from the row's reference; null if either is missing. */
  change: JudgedChange | null;
}

export interface BreakdownRow {
  item: string;
  text: string;
  /** The cells' reference: the value of all people together, or the mean of the markets. */
  against: number | null;
  cells: BreakdownCell[];
}

export interface Breakdown {
  split: Split;
  columns: { key: string; label: string }[];
  rows: BreakdownRow[];
  /** Clear differences, and how many were tested together. */
  real: number;
  of: number;
}

interface BreakdownSource {
  split: Split;
  /** Item keys, with the words of their rows. */
  items: readonly { item: string; text: string }[];
  population: Population;
  market: string;
  year: number;
  /** Every population of that wave. */
  wave: WaveDataset;
  dataset: SectionDataset;
  markets: readonly { slug: string; name: string }[];
  words: PeopleWords;
}

/** The breakdown in the address, or the page's default. */
export function readSplit(view: string | null | undefined, usual: Split, asked: Questionnaire): Split {
  return splitsOf(asked).find((split) => split === view) ?? usual;
}

/** The breakdowns that a study has. */
export const splitsOf = (asked: Questionnaire): Split[] =>
  SPLITS.filter((split) => split === "market" || hasAxis(asked, split));

/** Values of an axis in a wave. */
function valuesOf(wave: WaveDataset, axis: keyof Population, words: PeopleWords): string[] {
  const { ages, sexes, groups } = toAxes(wave, words);
  return { age: ages, sex: sexes, group: groups }[axis];
}

/**
 * Items by the parts of a population. Each part is compared with all people together, which include it
 * (`testAgainstWhole`); each market with the unweighted mean of the markets that have a value (`testAgainstMean`: waves
 * of different markets have no people in common). All differences in the table are tested together.
 */
export function toBreakdown({
  split,
  items,
  population,
  market,
  year,
  wave,
  dataset,
  markets,
  words,
}: BreakdownSource): Breakdown {
  if (split === "market") {
    const asked = markets.filter(({ slug }) => findReading(dataset, slug, year) !== null);
    const columns = asked.map(({ slug, name }) => ({ key: slug, label: name.replace(/^The /, "") }));
    return judge(
      split,
      columns,
      items.map(({ item, text }) => {
        const figures = asked.map(({ slug }) => findFigure(findReading(dataset, slug, year), item));
        const estimates = figures.map((figure) => toEstimate(figure));
        const known = estimates.filter((each) => each !== null);
        const against = known.length < 2 ? null : known.reduce((sum, { value }) => sum + value, 0) / known.length;
        return { item, text, against, figures, changes: testAgainstMean(estimates) };
      }),
    );
  }
  const values = wave.market === market && wave.year === year ? valuesOf(wave, split, words) : [];
  const readings = values.map((value): PopulationReading | null =>
    findPopulation(wave, { ...population, [split]: value }),
  );
  const whole = findPopulation(wave, { ...population, [split]: ALL });
  const columns = values.map((value) => ({ key: value, label: sayValue(words, split, value) }));
  return judge(
    split,
    columns,
    items.map(({ item, text }) => {
      const all = findFigure(whole, item);
      const figures = readings.map((reading) => findFigure(reading, item));
      return {
        item,
        text,
        against: all.value,
        figures,
        changes: figures.map((figure) => testAgainstWhole(figure, all)),
      };
    }),
  );
}

interface Unjudged extends Omit<BreakdownRow, "cells"> {
  figures: ConsumerFigure[];
  changes: Parameters<typeof judgeTogether>[0];
}

function judge(split: Split, columns: Breakdown["columns"], rows: readonly Unjudged[]): Breakdown {
  const judged = judgeTogether(rows.flatMap(({ changes }) => changes));
  const width = columns.length;
  return {
    split,
    columns,
    rows: rows.map(({ item, text, against, figures }, row) => ({
      item,
      text,
      against,
      cells: figures.map((figure, column) => ({ figure, change: judged[row * width + column] ?? null })),
    })),
    real: judged.filter((change) => change?.isClear).length,
    of: judged.filter((change) => change !== null).length,
  };
}
