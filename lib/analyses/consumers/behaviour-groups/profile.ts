import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testAgainstWhole } from "@/lib/analyses/consumers/figure-test";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** A share within one group, and its difference from that of everyone. */
export interface ProfileCell {
  group: string;
  figure: ConsumerFigure;
  fromAll: JudgedChange | null;
}

export interface ProfileRow {
  key: string;
  text: string;
  all: ConsumerFigure;
  cells: ProfileCell[];
}

export interface ProfilePart {
  key: "behaviours" | "attitudes" | "profile";
  title: string;
  rows: ProfileRow[];
}

export interface GroupProfile {
  parts: ProfilePart[];
  /** Differences that were tested, and the clear ones. */
  clear: number;
  of: number;
  /** People in each group, and in total, among those who answered on their behaviour. */
  bases: { group: string; n: number }[];
  n: number;
}

/** The content for each subject: the item's key, and its words. */
const partsOf = (
  asked: Questionnaire,
): { key: ProfilePart["key"]; title: string; items: readonly { key: string; text: string }[] }[] => [
  { key: "behaviours", title: "What they say about themselves", items: itemsOf(asked, "behaviours") },
  {
    key: "attitudes",
    title: "What they agree with",
    items: itemsOf(asked, "attitudes").map(({ key, text }) => ({ key: `${key}/agree`, text })),
  },
  { key: "profile", title: "Who they are", items: itemsOf(asked, "profile") },
];

/**
 * What sets the behaviour groups of a wave apart, among the people of an age and sex. Each group is compared with
 * everyone, itself included: a difference from everyone is one from everyone else as well. All differences are judged
 * together. A part that says the same of everyone (sex among women) is left out.
 */
export function toGroupProfile(
  datasets: Record<ProfilePart["key"], WaveDataset>,
  { age, sex }: Pick<Population, "age" | "sex">,
  asked: Questionnaire,
): GroupProfile {
  const isSex = (key: string) => asked.sexes.some((each) => each.key === key);
  const known = partsOf(asked).flatMap((part) => {
    const all = findPopulation(datasets[part.key], { age, sex, group: ALL });
    const groups = asked.groups.map(({ key }) => ({
      group: key,
      reading: findPopulation(datasets[part.key], { age, sex, group: key }),
    }));
    const items =
      part.key === "profile" ? part.items.filter(({ key }) => (isSex(key) ? sex === ALL : age === ALL)) : part.items;
    const rows = items.flatMap(({ key, text }) => {
      const whole = findAsked(all, key);
      const cells = groups.flatMap(({ group, reading }) => {
        const figure = findAsked(reading, key);
        return figure ? [{ group, figure }] : [];
      });
      return whole && cells.length > 0 ? [{ key, text, all: whole, cells }] : [];
    });
    return rows.length > 0 ? [{ key: part.key, title: part.title, rows }] : [];
  });
  const judged = judgeTogether(
    known.flatMap(({ rows }) =>
      rows.flatMap(({ all, cells }) => cells.map(({ figure }) => testAgainstWhole(figure, all))),
    ),
  );
  let index = 0;
  const parts = known.map((part) => ({
    ...part,
    rows: part.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, fromAll: judged[index++] ?? null })),
    })),
  }));
  const tests = judged.filter((change) => change !== null);
  const behaviours = parts.find(({ key }) => key === "behaviours")?.rows[0];
  return {
    parts,
    clear: tests.filter(({ isClear }) => isClear).length,
    of: tests.length,
    bases: behaviours?.cells.map(({ group, figure }) => ({ group, n: figure.n })) ?? [],
    n: behaviours?.all.n ?? 0,
  };
}
