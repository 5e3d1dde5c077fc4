import type { AgeDataset } from "@/lib/rankings/histories/dataset";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { scoreInterval } from "@/lib/statistics/score";

/**
 * A brand in one age group, compared with the market's brands in that group. Points; null if fewer than 50 people
 * answered.
 */
export interface AgeChange {
  age: string;
  n: number;
  /** Score minus the mean of the market's brands in the group. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** The change since the previous wave; null if either wave has no value. */
  change: number | null;
  /** All groups shown tested together (Benjamini–Hochberg, 5%). */
  isClear: boolean | null;
}

/**
 * A brand's standing by age group and how it changed since the wave before. Intervals are those of the brand's own
 * scores, as published: the error of the mean of a market's brands is next to nothing beside them.
 * @param then the wave before; without the brand where it lies outside the reader's years
 */
export function toAgeChanges(slug: string, now: AgeDataset, then: AgeDataset): AgeChange[] {
  const estimateOf = (dataset: AgeDataset, age: string) => {
    const cell = dataset.brands.find((brand) => brand.slug === slug)?.cells.find((each) => each.age === age);
    const mean = dataset.means.find((each) => each.age === age)?.mean;
    const estimate =
      cell && cell.score !== null && cell.error !== null && mean !== undefined
        ? { value: cell.score - mean, standardError: cell.error, mean }
        : null;
    return { n: cell?.n ?? 0, estimate };
  };
  const rows = now.ages.map((age) => {
    const [a, b] = [estimateOf(then, age), estimateOf(now, age)];
    return { age, n: b.n, now: b.estimate, change: a.estimate && b.estimate ? toChange(a.estimate, b.estimate) : null };
  });
  const compared = rows.flatMap(({ age, change }) => (change ? [{ age, p: change.p }] : []));
  const found = isDiscovery(compared.map(({ p }) => p));
  const clear = new Map(compared.map(({ age }, index) => [age, found[index] ?? false]));
  return rows.map(({ age, n, now: estimate, change }) => {
    const ends = estimate && scoreInterval(estimate.value + estimate.mean, estimate.standardError);
    return {
      age,
      n,
      value: estimate?.value ?? null,
      low: estimate && ends ? ends.low - estimate.mean : null,
      high: estimate && ends ? ends.high - estimate.mean : null,
      change: change?.difference ?? null,
      isClear: clear.get(age) ?? null,
    };
  });
}
