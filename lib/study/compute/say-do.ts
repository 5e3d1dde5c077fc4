import { effectiveN } from "@/lib/statistics/design-effect";
import { pairedInterval } from "@/lib/statistics/paired-interval";
import type { ItemFigure } from "@/lib/study/compute/populations";
import { addUp, isOneOf, isYes, sharesOf } from "@/lib/study/compute/shares";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import type { Asked } from "@/lib/study/asked";

/**
 * For each pair: the share to whom it matters, the share who did it, and the gap between them. `people` holds answers
 * to say/<item> and do/<item>, and under gap/<item> the difference for each person who answered both.
 */
export function sayDoFigures(people: readonly Tally[], { items, positive }: NonNullable<Asked["sayDo"]>): ItemFigure[] {
  const byQuestion = Map.groupBy(people, ({ question }) => question);
  return items.flatMap((key) => [
    ...sharesOf(people, [
      { item: `${key}/say`, question: `say/${key}`, counts: isOneOf(positive) },
      { item: `${key}/do`, question: `do/${key}`, counts: isYes },
    ]),
    ...gapOf(`${key}/gap`, byQuestion.get(`gap/${key}`) ?? []),
  ]);
}

/**
 * Mean difference within the same people (−1 to 1). Its variance is that of the differences within persons divided by
 * n_eff; the interval allows for few who differ (see `pairedInterval`) and is cut at the possible values.
 */
function gapOf(item: string, people: readonly Tally[]): ItemFigure[] {
  if (people.length === 0) return [];
  const all = addUp(people);
  const mean = (power: 1 | 2) => people.reduce((sum, tally) => sum + tally.sum * tally.value ** power, 0) / all.sum;
  const [value, nEff] = [mean(1), effectiveN(all)];
  const standardError = Math.sqrt(Math.max(0, mean(2) - value ** 2) / nEff);
  const { low, high } = pairedInterval({ value, standardError, nEff });
  return [{ item, value, low: Math.max(-1, low), high: Math.min(1, high), n: all.n, nEff }];
}
