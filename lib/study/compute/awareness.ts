import { shareOfMentions } from "@/lib/statistics/best-worst";
import { type Labels, toItemFigures } from "@/lib/study/compute/consumer-figures";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import type { ConsumerFigure } from "@/lib/study/study";

/** Weighted share of people who know what a notion means, with Wilson's interval at the effective n. */
export function awarenessFigures(tallies: readonly Tally[], labels: Labels): ConsumerFigure[] {
  return toItemFigures("awareness", tallies, labels, (people) => {
    const total = (key: "n" | "sum" | "sumOfSquares") => people.reduce((sum, tally) => sum + tally[key], 0);
    const knowing = people.reduce((sum, { value, sum: weight }) => sum + value * weight, 0);
    return shareOfMentions(knowing, { n: total("n"), sum: total("sum"), sumOfSquares: total("sumOfSquares") });
  });
}
