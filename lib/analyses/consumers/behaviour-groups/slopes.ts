import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { toPeople } from "@/lib/analyses/consumers/behaviour-groups/people";
import type { ConsumerFigure } from "@/lib/study/consumer";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import type { PeopleWords } from "@/lib/analyses/consumers/population-words";

/** One group among one kind of people, in two years. */
export interface Slope {
  group: string;
  name: string;
  from: ConsumerFigure | null;
  to: ConsumerFigure | null;
  change: JudgedChange | null;
}

export interface SlopePanel {
  key: string;
  /** "Aged 18–29", "Women". */
  name: string;
  slopes: Slope[];
}

export interface GroupSlopes {
  from: number;
  to: number;
  panels: SlopePanel[];
  clear: number;
  of: number;
}

/**
 * The shares of the groups by age and by sex in the first and the last year shown; the changes of all panels are tested
 * together, and those of everyone separately (`testShareChanges`). Null if the two are the same year, or one of them
 * has no values.
 */
export function toSlopes(first: WaveDataset, last: WaveDataset, words: PeopleWords): GroupSlopes | null {
  const { groups } = words;
  if (first.year === last.year || first.market !== last.market) return null;
  const drawn = toPeople(words)
    .filter(({ population }) => population !== EVERYONE)
    .flatMap(({ key, name, population }) => {
      const [from, to] = [findPopulation(first, population), findPopulation(last, population)];
      if (!from && !to) return [];
      return [
        {
          key,
          name,
          slopes: groups.map((group) => ({
            group: group.key,
            name: group.text,
            from: findAsked(from, group.key),
            to: findAsked(to, group.key),
          })),
        },
      ];
    });
  if (drawn.length === 0) return null;
  const judged = judgeTogether(
    drawn.flatMap(({ slopes }) =>
      slopes.map(({ from, to }) => testDifference(from && toEstimate(from), to && toEstimate(to))),
    ),
  );
  const tests = judged.filter((change) => change !== null);
  return {
    from: first.year,
    to: last.year,
    panels: drawn.map((panel, at) => ({
      ...panel,
      slopes: panel.slopes.map((slope, index) => ({
        ...slope,
        change: judged[at * groups.length + index] ?? null,
      })),
    })),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
