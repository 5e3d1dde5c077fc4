/** True answers of a population: shares of people who give both good ratings, the first alone, the second alone. */
export type Truth = { both: number; first: number; second: number };

/** Age groups from the youngest: how likely their people take part to one another, and how much kinder they rate. */
export type Weighting = {
  name: string;
  takesPart: readonly number[];
  kinder: readonly number[];
  /** Within which coverage lies where there are many answers of each kind. */
  bounds?: readonly [number, number];
};

/** Parts of the population. */
const AGES = [0.22, 0.27, 0.26, 0.25];
const KINDER = [0.8, 0.95, 1.05, 1.18];

/** Weights make up for who takes part; they follow the answers where those who take part more rate more kindly, or less. */
export const WEIGHTINGS: readonly Weighting[] = [
  { name: "kinder ages take part twice as often", takesPart: [0.7, 0.9, 1.1, 1.3], kinder: KINDER },
  { name: "kinder ages take part half as often", takesPart: [1.3, 1.1, 0.9, 0.7], kinder: KINDER },
  {
    name: "much kinder ages take part a third as often",
    takesPart: [1.6, 1.2, 0.8, 0.5],
    kinder: [0.7, 0.9, 1.1, 1.3],
    bounds: [0.92, 0.985],
  },
];

/** An age group: up to where a draw between 0 and 1 falls into it, what its people answer, and their mean weight. */
export type Age = { upTo: number; truth: Truth; weight: number };

/** Age groups that are heard too often or too seldom and rate more or less kindly; their weights make up for it. */
export function agesOf(truth: Truth, { takesPart, kinder }: Weighting): Age[] {
  const over = (values: readonly number[]) => AGES.reduce((sum, part, age) => sum + part * (values[age] as number), 0);
  const neither = 1 - truth.both - truth.first - truth.second;
  // Where most ratings are good, it is the others that a kinder group has fewer of.
  const isHigh = 2 * truth.both + truth.first + truth.second > 1;
  let upTo = 0;
  return AGES.map((part, age): Age => {
    upTo += (part * (takesPart[age] as number)) / over(takesPart);
    const of = (kinder[age] as number) / over(kinder);
    const few = isHigh ? 2 - of : of;
    const both = isHigh ? 1 - few * (neither + truth.first + truth.second) : few * truth.both;
    const own = { both, first: few * truth.first, second: few * truth.second };
    return { upTo, truth: own, weight: 1 / (takesPart[age] as number) };
  });
}
