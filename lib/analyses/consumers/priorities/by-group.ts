import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testAgainstWhole } from "@/lib/analyses/consumers/figure-test";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import type { ConsumerFigure } from "@/lib/study/consumer";
import { itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

export interface PriorityCell {
  group: string;
  figure: ConsumerFigure | null;
  /** From everyone of that age and sex. */
  fromAll: JudgedChange | null;
}

export interface PriorityByGroup {
  rows: { key: string; text: string; all: ConsumerFigure | null; cells: PriorityCell[] }[];
  /** People asked in each group, at most of the items. */
  bases: { group: string; name: string; n: number }[];
  clear: number;
  of: number;
}

/** Priorities by behaviour group among the people of an age and sex; all differences from everyone are judged together. */
export function toPrioritiesByGroup(
  dataset: WaveDataset,
  { age, sex }: Pick<Population, "age" | "sex">,
  asked: Questionnaire,
): PriorityByGroup | null {
  const whole = findPopulation(dataset, { age, sex, group: ALL });
  const groups = asked.groups.map(({ key, text: name }) => ({
    group: key,
    name,
    reading: findPopulation(dataset, { age, sex, group: key }),
  }));
  if (!whole || groups.every(({ reading }) => reading === null)) return null;
  const rows = itemsOf(asked, "priorities").map(({ key, text }) => ({
    key,
    text,
    all: findAsked(whole, key),
    cells: groups.map(({ group, reading }) => ({ group, figure: findAsked(reading, key) })),
  }));
  const judged = judgeTogether(
    rows.flatMap(({ all, cells }) => cells.map(({ figure }) => (all && figure ? testAgainstWhole(figure, all) : null))),
  );
  const tests = judged.filter((change) => change !== null);
  return {
    rows: rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, index) => ({ ...cell, fromAll: judged[at * groups.length + index] ?? null })),
    })),
    bases: groups.map(({ group, name, reading }) => ({
      group,
      name,
      n: Math.max(0, ...(reading?.figures.map(({ n }) => n) ?? [])),
    })),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
