import type { AgeDataset, AgeCell } from "@/lib/rankings/histories/dataset";
import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";

/** Expected share of false ones among the clear gaps. */
const FALSE_GAPS = 0.05;

/** Score among the youngest minus that among the oldest. */
export type AgeGap =
  | {
      status: "known";
      points: number;
      error: number;
      low: number;
      high: number;
      /** p after Benjamini–Hochberg over all brands compared. */
      q: number;
      clear: boolean;
    }
  /** One of the two groups has fewer than 50 answers, or none. */
  | { status: "not-shown"; groups: { age: string; n: number }[] };

type Scored = AgeCell & { score: number; error: number };
const isScored = (cell: AgeCell): cell is Scored => cell.score !== null && cell.error !== null;

/**
 * The age gap of every brand in the book, by slug: one test per brand, youngest against oldest group, all tested
 * together. The two groups are different people, so their errors add. Empty if the book has fewer than two groups.
 */
export function testAgeGaps({ ages, brands }: Pick<AgeDataset, "ages" | "brands">): Map<string, AgeGap> {
  if (ages.length < 2) return new Map();
  const ends = brands.flatMap(({ slug, cells }) => {
    const [young, old] = [cells[0], cells.at(-1)];
    return young && old ? [{ slug, young, old }] : [];
  });
  const gaps = new Map<string, AgeGap>();
  const testable: { slug: string; change: ReturnType<typeof toChange> }[] = [];
  for (const { slug, young, old } of ends) {
    if (isScored(young) && isScored(old)) {
      const change = toChange(
        { value: old.score, standardError: old.error },
        { value: young.score, standardError: young.error },
      );
      testable.push({ slug, change });
    } else {
      gaps.set(slug, {
        status: "not-shown",
        groups: [young, old].filter((cell) => !isScored(cell)).map(({ age, n }) => ({ age, n })),
      });
    }
  }
  const adjusted = adjustForFalseDiscovery(testable.map(({ change }) => change.p));
  testable.forEach(({ slug, change }, index) => {
    const q = adjusted[index] ?? 1;
    const { difference: points, standardError: error, low, high } = change;
    gaps.set(slug, { status: "known", points, error, low, high, q, clear: q <= FALSE_GAPS });
  });
  return gaps;
}
