import { shareOfMentions } from "@/lib/statistics/best-worst";
import type { WeightSums } from "@/lib/statistics/design-effect";
import type { ItemFigure } from "@/lib/study/compute/populations";
import type { Tally } from "@/lib/study/compute/sum-consumers";

/** An item of a result: its question, and the answers that count. */
export type Counted = { item: string; question: string; counts: (value: number) => boolean };

/** The yes of a yes-or-no question. */
export const isYes = (value: number) => value === 1;

/** Whether an answer is one of those that count. */
export const isOneOf = (answers: readonly number[]) => (value: number) => answers.includes(value);

/**
 * Weighted shares of the people asked each question whose answers count, with Wilson's intervals at the effective n.
 */
export function sharesOf(people: readonly Tally[], items: readonly Counted[]): ItemFigure[] {
  const byQuestion = new Map<string, WeightSums[]>();
  for (const { question, value, n, sum, sumOfSquares } of people) {
    let byValue = byQuestion.get(question);
    if (byValue === undefined) byQuestion.set(question, (byValue = []));
    const sums = byValue[value];
    if (sums === undefined) byValue[value] = { n, sum, sumOfSquares };
    else {
      sums.n += n;
      sums.sum += sum;
      sums.sumOfSquares += sumOfSquares;
    }
  }
  return items.flatMap(({ item, question, counts }) => {
    const byValue = byQuestion.get(question);
    if (byValue === undefined) return [];
    const asked = { n: 0, sum: 0, sumOfSquares: 0 };
    let counted = 0;
    // Answers are small whole numbers; missing ones are holes, which forEach skips.
    byValue.forEach(({ n, sum, sumOfSquares }, value) => {
      asked.n += n;
      asked.sum += sum;
      asked.sumOfSquares += sumOfSquares;
      if (counts(value)) counted += sum;
    });
    return [{ item, ...shareOfMentions(counted, asked) }];
  });
}

/** The sums of several cells combined. */
export function addUp(parts: readonly WeightSums[]): WeightSums {
  const total = { n: 0, sum: 0, sumOfSquares: 0 };
  for (const { n, sum, sumOfSquares } of parts) {
    total.n += n;
    total.sum += sum;
    total.sumOfSquares += sumOfSquares;
  }
  return total;
}
