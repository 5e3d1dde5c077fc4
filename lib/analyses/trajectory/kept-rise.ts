import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import { chanceAbove } from "@/lib/analyses/trajectory/chance";
import type { Strand } from "@/lib/analyses/trajectory/strand";

/** The score from which a brand last rose clearly, and the chance of staying above it. */
export interface KeptRise {
  /** The year before the rise, and its score. */
  year: number;
  score: number;
  /** Points above it today. */
  difference: number;
  /** By forecast year, 0 to 1. */
  chances: { year: number; chance: number }[];
}

/** The last clear change, if it was a rise that still holds; null without one, or without a forecast. */
export function toKeptRise({ years }: BrandHistory, { foreseen }: Pick<Strand, "foreseen">): KeptRise | null {
  const inOrder = years.toSorted((a, b) => a.year - b.year);
  const change = inOrder.findLast((at) => at.change?.clear)?.change;
  const before = inOrder.find(({ year }) => year === change?.since);
  const score = inOrder.at(-1)?.score ?? null;
  if (!change || change.points <= 0 || !before || before.score === null || score === null) return null;
  if (score <= before.score || foreseen.status !== "ready") return null;
  const level = before.score;
  const chances = foreseen.years.flatMap((each) => {
    const chance = chanceAbove(each, level);
    return chance === null ? [] : [{ year: each.year, chance }];
  });
  return chances.length === foreseen.years.length
    ? { year: before.year, score: level, difference: score - level, chances }
    : null;
}
