import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import { toImportanceEstimate } from "@/lib/analyses/consumers/decision-factors/importance";
import { type JudgedChange, judgeTogether, testAgainstMean } from "@/lib/analyses/consumers/figure-test";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import type { ConsumerFigure } from "@/lib/study/consumer";
import { itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

export interface FactorByGroup {
  rows: {
    key: string;
    text: string;
    all: ConsumerFigure | null;
    /** `fromMean`: difference from the plain mean of the groups. */
    cells: { group: string; figure: ConsumerFigure | null; fromMean: JudgedChange | null }[];
  }[];
  bases: { group: string; name: string; n: number; explained: number | null }[];
  clear: number;
  of: number;
}

/**
 * The importance of each factor for each behaviour group, among the people of an age and sex. A share of explained
 * variance is not a mean, so that of a group is not part of everyone's; the groups, which have no people in common, are
 * compared with their own mean.
 */
export function toFactorsByGroup(
  dataset: WaveDataset,
  { age, sex }: Pick<Population, "age" | "sex">,
  asked: Questionnaire,
): FactorByGroup | null {
  const whole = findPopulation(dataset, { age, sex, group: ALL });
  const groups = asked.groups.map(({ key, text: name }) => ({
    group: key,
    name,
    reading: findPopulation(dataset, { age, sex, group: key }),
  }));
  if (groups.every(({ reading }) => reading === null)) return null;
  const rows = itemsOf(asked, "decision-factors").map(({ key, text }) => ({
    key,
    text,
    all: findAsked(whole, key),
    cells: groups.map(({ group, reading }) => ({ group, figure: findAsked(reading, key) })),
  }));
  const judged = judgeTogether(
    rows.flatMap(({ cells }) => testAgainstMean(cells.map(({ figure }) => toImportanceEstimate(figure)))),
  );
  const tests = judged.filter((change) => change !== null);
  return {
    rows: rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, index) => ({ ...cell, fromMean: judged[at * groups.length + index] ?? null })),
    })),
    bases: groups.map(({ group, name, reading }) => {
      const values = reading?.figures.map(({ value }) => value) ?? [];
      const known = values.filter((value) => value !== null);
      const isWhole = values.length > 0 && known.length === values.length;
      return {
        group,
        name,
        n: reading?.figures[0]?.n ?? 0,
        explained: isWhole ? known.reduce((sum, value) => sum + value, 0) : null,
      };
    }),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
