import { effectiveN } from "@/lib/statistics/design-effect";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { type Figure, type Labels, toConsumerFigures } from "@/lib/study/compute/consumer-figures";
import type { ItemSums, ValueSums } from "@/lib/study/compute/sum-consumers";
import type { ConsumerFigure } from "@/lib/study/study";

/** Weighted share of people who know what a notion means, with Wilson's interval at the effective n. */
export function awarenessFigures(sums: readonly ItemSums[], labels: Labels): ConsumerFigure[] {
  return toConsumerFigures("awareness", sums, labels, shareOf);
}

function shareOf(parts: readonly ValueSums[]): Figure {
  const { n, w, ww, wv } = addValues(parts);
  const value = wv / w;
  const nEff = effectiveN({ n, sum: w, sumOfSquares: ww });
  return { value, ...wilsonInterval(value, nEff), n, nEff };
}

/** The sums of several groups of people together. */
export function addValues(parts: readonly ValueSums[]): ValueSums {
  const total = { n: 0, w: 0, ww: 0, wv: 0, wwv: 0, wwvv: 0 };
  for (const part of parts) for (const key of Object.keys(total) as (keyof ValueSums)[]) total[key] += part[key];
  return total;
}
