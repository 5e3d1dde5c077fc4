import { chiSquareTail } from "@/lib/statistics/chi-square";
import type { KnownCell } from "@/lib/analyses/country-comparison/market-cell";
import type { Named } from "@/lib/catalogue/names/named";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";

/** Expected share of false ones among the clear differences. */
const RATE = 0.05;

interface Clear {
  /** p after Benjamini–Hochberg over all that were tested together. */
  q: number;
  clear: boolean;
}

/** The difference between a brand's results in two markets, each measured from its own average. */
export interface PairTest extends Clear {
  a: Named;
  b: Named;
  /** a − b in points, and its standard error. */
  points: number;
  error: number;
}

/** A brand against the average of one market. */
export interface AverageTest extends Clear {
  market: Named;
  points: number;
}

/** Whether a brand does equally well in all its markets: one test per brand, whatever the number of markets. */
export interface EvennessTest extends Clear {
  slug: string;
  markets: number;
  /** Its best and worst markets, in points from the average, and the difference. */
  highest: KnownCell;
  lowest: KnownCell;
  spread: number;
}

const twoSided = (z: number): number => 2 * normalCdf(-Math.abs(z));

function adjust<Test>(tests: readonly (Test & { p: number })[]): (Test & Clear)[] {
  const adjusted = adjustForFalseDiscovery(tests.map(({ p }) => p));
  return tests.map((test, index) => {
    const q = adjusted[index] ?? 1;
    return { ...test, q, clear: q <= RATE };
  });
}

/**
 * Every pair of markets once, the higher of the two first. People are asked in one market only, so the two errors are
 * independent; Benjamini–Hochberg over all pairs.
 */
export function testPairs(cells: readonly KnownCell[]): PairTest[] {
  const ordered = cells.toSorted((a, b) => b.difference - a.difference);
  const pairs = ordered.flatMap((a, index) =>
    ordered.slice(index + 1).map((b) => {
      const points = a.difference - b.difference;
      const error = Math.hypot(a.error, b.error);
      return { a: a.market, b: b.market, points, error, p: error > 0 ? twoSided(points / error) : 1 };
    }),
  );
  return adjust(pairs);
}

/** The test of two markets, whichever is named first, or null. */
export function findPair(pairs: readonly PairTest[], one: string, other: string): PairTest | null {
  return pairs.find(({ a, b }) => (a.slug === one && b.slug === other) || (a.slug === other && b.slug === one)) ?? null;
}

/** A brand against each market's average; Benjamini–Hochberg over the markets. */
export function testAgainstAverage(cells: readonly KnownCell[]): AverageTest[] {
  return adjust(
    cells.map(({ market, difference, error }) => ({
      market,
      points: difference,
      p: error > 0 ? twoSided(difference / error) : 1,
    })),
  );
}

/**
 * Each brand with a score in two markets or more: Cochran's test that its distance from the average is the same in all of
 * them; Benjamini–Hochberg over the brands.
 *
 * Source: W. G. Cochran, "The Combination of Estimates from Different Experiments", Biometrics 10 (1954), 101–129.
 */
export function testEvenness(brands: readonly { slug: string; cells: readonly KnownCell[] }[]): EvennessTest[] {
  const tests = brands.flatMap(({ slug, cells }) => {
    const ordered = cells.filter(({ error }) => error > 0).toSorted((a, b) => b.difference - a.difference);
    const [highest, lowest] = [ordered[0], ordered.at(-1)];
    if (!highest || !lowest || ordered.length < 2) return [];
    const spread = highest.difference - lowest.difference;
    return [
      {
        slug,
        markets: ordered.length,
        highest,
        lowest,
        spread,
        p: chiSquareTail(toHeterogeneity(ordered), ordered.length - 1),
      },
    ];
  });
  return adjust(tests);
}

/** Weighted sum of squares about the weighted mean. */
function toHeterogeneity(cells: readonly KnownCell[]): number {
  const weights = cells.map(({ error }) => 1 / error ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = cells.reduce((sum, { difference }, index) => sum + (weights[index] ?? 0) * difference, 0) / total;
  return cells.reduce((sum, { difference }, index) => sum + (weights[index] ?? 0) * (difference - centre) ** 2, 0);
}
