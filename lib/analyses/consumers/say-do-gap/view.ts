import { findFigure, findReading } from "@/lib/analyses/consumers/find-figure";
import { toTrends, type Trend } from "@/lib/analyses/consumers/attitudes/trend";
import type { SectionDataset } from "@/lib/analyses/consumers/dataset";
import { type JudgedChange, judgeTogether, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { ConsumerFigure } from "@/lib/study/consumer";
import type { SayDoItem } from "@/lib/analyses/consumers/questionnaire/questionnaire";

export interface SayDoRow {
  item: SayDoItem;
  say: ConsumerFigure;
  do: ConsumerFigure;
  /** Say minus do of the same people. */
  gap: ConsumerFigure;
  /** The gap compared with zero, tested with those of the other rows; null if not shown. */
  clear: JudgedChange | null;
  /** Say, do and gap over the years; the changes of the gaps are judged together. */
  years: { say: Trend; do: Trend; gap: Trend };
}

export interface SayDoView {
  /** Widest gap first, those without a value last. */
  rows: SayDoRow[];
  /** Clear gaps: more say it than do it, fewer do, and how many were tested. */
  ahead: number;
  behind: number;
  of: number;
  /** Clear changes of gaps over the years, and how many were tested. */
  moved: number;
  compared: number;
}

interface SayDoSource {
  dataset: SectionDataset;
  market: string;
  from: number;
  to: number;
  actions: readonly SayDoItem[];
}

const NONE = { value: 0, standardError: 0 };

/**
 * What people of one market say matters to them, compared with what they did. The published gap and its interval are
 * paired.
 */
export function toSayDoView({ dataset, market, from, to, actions }: SayDoSource): SayDoView {
  const reading = findReading(dataset, market, to);
  const trendsOf = (part: string) =>
    toTrends({ dataset, from, to, of: actions.map(({ key }) => ({ item: `${key}/${part}`, market })) });
  const [says, does, gaps] = [trendsOf("say"), trendsOf("do"), trendsOf("gap")];
  const now = actions.map(({ key }) => findFigure(reading, `${key}/gap`));
  const clear = judgeTogether(now.map((gap) => testDifference(NONE, toEstimate(gap))));
  const rows = actions.flatMap((item, index): SayDoRow[] => {
    const [say, done, gap] = [says[index], does[index], gaps[index]];
    if (!say || !done || !gap) return [];
    const figures = {
      say: findFigure(reading, `${item.key}/say`),
      do: findFigure(reading, `${item.key}/do`),
      gap: findFigure(reading, `${item.key}/gap`),
    };
    return [{ item, ...figures, clear: clear[index] ?? null, years: { say, do: done, gap } }];
  });
  const found = rows.flatMap((row) => row.clear ?? []);
  const changes = rows.flatMap(({ years }) => years.gap.change ?? []);
  return {
    rows: rows.toSorted((a, b) => (b.gap.value ?? -9) - (a.gap.value ?? -9)),
    ahead: found.filter(({ isClear, difference }) => isClear && difference > 0).length,
    behind: found.filter(({ isClear, difference }) => isClear && difference < 0).length,
    of: found.length,
    moved: changes.filter(({ isClear }) => isClear).length,
    compared: changes.length,
  };
}
