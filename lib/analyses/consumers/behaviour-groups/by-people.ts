import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testAgainstWhole } from "@/lib/analyses/consumers/figure-test";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { toPeople } from "@/lib/analyses/consumers/behaviour-groups/people";
import type { PeopleWords } from "@/lib/analyses/consumers/population-words";

/** The groups among one kind of people; without shares if too few were assigned. */
export interface PeopleShares {
  key: string;
  name: string;
  n: number;
  shares: { group: string; name: string; figure: KnownFigure; fromAll: JudgedChange | null }[];
}

/** The groups by age and by sex in one wave; all rows' differences from everyone are tested together. */
export function toSharesByPeople(
  dataset: WaveDataset,
  words: PeopleWords,
): { rows: PeopleShares[]; clear: number; of: number } {
  const { groups } = words;
  const rows = toPeople(words).flatMap(({ key, name, population }) => {
    const reading = findPopulation(dataset, population);
    const figures = groups.map((group) => ({ group, figure: findAsked(reading, group.key) }));
    return reading ? [{ key, name, figures }] : [];
  });
  const everyone = rows[0]?.key === "everyone" ? rows[0] : null;
  const judged = judgeTogether(
    rows.flatMap((row) =>
      row.figures.map(({ figure }, index) => {
        const whole = everyone?.figures[index]?.figure ?? null;
        return row === everyone || !whole || !figure ? null : testAgainstWhole(figure, whole);
      }),
    ),
  );
  const tests = judged.filter((change) => change !== null);
  return {
    rows: rows.map(({ key, name, figures }, at) => ({
      key,
      name,
      n: figures[0]?.figure?.n ?? 0,
      shares: figures.every(({ figure }) => isKnown(figure))
        ? figures.flatMap(({ group, figure }, index) =>
            isKnown(figure)
              ? [
                  {
                    group: group.key,
                    name: group.text,
                    figure,
                    fromAll: judged[at * groups.length + index] ?? null,
                  },
                ]
              : [],
          )
        : [],
    })),
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
  };
}
