import { type JudgedChange, judgeTogether, testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { SharesOfYear } from "@/lib/analyses/consumers/behaviour-groups/shares";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** A group's change in share (0 to 1) over two periods; null if a period is missing. */
export interface GroupChange {
  key: string;
  name: string;
  /** From the first year shown to the last. */
  long: JudgedChange | null;
  /** From the second-last wave to the last, if that is another period. */
  short: JudgedChange | null;
}

export interface ShareChanges {
  first: number;
  /** The second-last wave; null if it is the first. */
  before: number | null;
  last: number;
  groups: GroupChange[];
}

/**
 * Changes of the groups’ shares since the first year and since the previous wave, all tested together. Waves have
 * different people, so errors add. Null with fewer than two years with shares.
 */
export function testShareChanges(years: readonly SharesOfYear[], named: readonly Item[]): ShareChanges | null {
  const known = years.filter(({ shares }) => shares !== null);
  const [first, before, last] = [known[0], known.at(-2), known.at(-1)];
  if (!first || !last || !before || first.year === last.year) return null;
  const hasShort = before.year !== first.year;
  const change = (from: SharesOfYear, index: number) => {
    const [earlier, later] = [from.shares?.[index], last.shares?.[index]];
    return earlier && later ? testDifference(toEstimate(earlier), toEstimate(later)) : null;
  };
  const indices = named.map((_, index) => index);
  const judged = judgeTogether([
    ...indices.map((index) => change(first, index)),
    ...indices.map((index) => (hasShort ? change(before, index) : null)),
  ]);
  return {
    first: first.year,
    before: hasShort ? before.year : null,
    last: last.year,
    groups: named.map(({ key, text: name }, index) => ({
      key,
      name,
      long: judged[index] ?? null,
      short: judged[index + named.length] ?? null,
    })),
  };
}
