import type { Estimate } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { testDifference } from "@/lib/analyses/consumers/figure-test";

/**
 * Which of several figures of the same people clearly differ, each pair of them judged together with all others
 * (Benjamini–Hochberg at 5%).
 *
 * Anyone who puts one item first cannot put another there, and those who care for one may care for the next: figures of
 * the same people are correlated, and how is not published. SE(x − y) = √(SE_x² + SE_y² − 2·ρ·SE_x·SE_y) is largest at
 * ρ = −1, where it is SE_x + SE_y. That is the error taken, so a pair called apart is so whatever the correlation is.
 */
export function tellApart(estimates: readonly Estimate[]): boolean[][] {
  const pairs = estimates.flatMap((a, i) =>
    estimates
      .slice(i + 1)
      .map((b, step) => ({ i, j: i + 1 + step, p: testDifference(a, b, -a.standardError * b.standardError)?.p ?? 1 })),
  );
  const found = isDiscovery(pairs.map(({ p }) => p));
  const apart = estimates.map(() => estimates.map(() => false));
  pairs.forEach(({ i, j }, index) => {
    const isApart = found[index] ?? false;
    (apart[i] as boolean[])[j] = isApart;
    (apart[j] as boolean[])[i] = isApart;
  });
  return apart;
}

/** Positions from `first` to `last` (from 0, inclusive), none of which clearly differs from another of them. */
export interface TieRun {
  first: number;
  last: number;
}

/** The longest runs of two and more that are tied, in an order from high to low; they may overlap. */
export function toTieRuns(apart: readonly (readonly boolean[])[]): TieRun[] {
  const runs: TieRun[] = [];
  for (let first = 0; first < apart.length; first += 1) {
    let last = first;
    while (last + 1 < apart.length && isTied(apart, first, last + 1)) last += 1;
    if (last > first && (runs.at(-1)?.last ?? -1) < last) runs.push({ first, last });
  }
  return runs;
}

/** No item between `first` and `next` differs clearly from `next`. */
function isTied(apart: readonly (readonly boolean[])[], first: number, next: number): boolean {
  return apart.slice(first, next).every((row) => !row[next]);
}

/**
 * The possible positions of an item at `index`, from 1: after all that are clearly above it, before all clearly below.
 */
export function toPositionRange(
  apart: readonly (readonly boolean[])[],
  index: number,
): { best: number; worst: number } {
  const row = apart[index] ?? [];
  const [above, below] = [row.slice(0, index), row.slice(index + 1)].map((side) => (side ?? []).filter(Boolean).length);
  return { best: 1 + (above ?? 0), worst: apart.length - (below ?? 0) };
}
