import { pairWithFocus, type Pairing } from "@/lib/analyses/single-country/pairwise";
import { sampleToProve, smallestTestable } from "@/lib/analyses/single-country/sample-size";
import type { Standing } from "@/lib/analyses/single-country/subject";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import type { BrandHistory } from "@/lib/rankings/histories/dataset";

/** One of the two dimensions of the gap. Shares from 0 to 1, the difference in percentage points. */
interface DimensionGap {
  part: "environment" | "social";
  own: number;
  rival: number;
  difference: number;
  /** A clear difference, with the two dimensions tested together. */
  clear: boolean;
}

/** The gap to the next brand above; for the first brand, its lead over the next below. */
export interface Gap {
  direction: "behind" | "ahead";
  rival: Standing;
  /** Points between the two, never negative. */
  points: number;
  /** A clear difference, tested among all brands of the industry against the focus. */
  clear: boolean;
  /** The smallest difference that is clear with samples of this size, in a single comparison. */
  smallest: number;
  /** Points to gain to be that far ahead. */
  toBeTested: number;
  /** Interviews per brand needed to make the gap clear; null if there is no gap. */
  sample: number | null;
  /** Environment first; empty if the shares were not published. */
  dimensions: DimensionGap[];
}

/** The gap between the focus and the brand next above by score, or next below for the highest; null without scores. */
export function toGap(
  standings: readonly Standing[],
  focus: Standing,
  pairs: readonly Pairing[] = pairWithFocus(standings, focus),
): Gap | null {
  const nearest = (list: Pairing[]) => list.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference))[0];
  const above = nearest(pairs.filter(({ difference }) => difference > 0));
  const pair = above ?? nearest(pairs.filter(({ difference }) => difference <= 0));
  const { error, n } = focus.at;
  if (!pair || error === null || n === null || pair.other.at.error === null || pair.other.at.n === null) return null;
  const rival = { error: pair.other.at.error, n: pair.other.at.n };
  const points = Math.abs(pair.difference);
  const smallest = smallestTestable({ error }, rival);
  return {
    direction: above ? "behind" : "ahead",
    rival: pair.other,
    points,
    clear: pair.clear,
    smallest,
    toBeTested: above ? points + smallest : Math.max(0, smallest - points),
    sample: sampleToProve(points, { error, n }, rival),
    dimensions: toDimensions(focus, pair.other),
  };
}

const PARTS = ["environment", "social"] as const;

function toDimensions(focus: Standing, rival: Standing): DimensionGap[] {
  const found = PARTS.flatMap((part) => {
    const [own, theirs] = [toShare(focus, part), toShare(rival, part)];
    return own && theirs ? [{ part, own: own.value, rival: theirs.value, ...toChange(own, theirs) }] : [];
  });
  const clear = isDiscovery(found.map(({ p }) => p));
  return found.map(({ part, own, rival: theirs, difference }, index) => ({
    part,
    own,
    rival: theirs,
    difference: 100 * difference,
    clear: clear[index] ?? false,
  }));
}

function toShare({ at }: Standing, part: (typeof PARTS)[number]) {
  const [share, answers] = [at[part], at.nEff ?? at.n];
  return share === null || !answers
    ? null
    : { value: share, standardError: Math.sqrt((share * (1 - share)) / answers) };
}

/** How many yearly changes of an industry's brands were rises of at least `points`, among all in these years. */
export function toBaseRate(
  brands: readonly BrandHistory[],
  years: readonly number[],
  points: number,
): { rises: number; of: number; since: number } | null {
  const changes = brands.flatMap((brand) =>
    brand.years.flatMap(({ year, change }) => (change && years.includes(year) ? [change] : [])),
  );
  if (changes.length === 0) return null;
  const since = Math.min(...changes.map((change) => change.since));
  return { rises: changes.filter((change) => change.points >= points).length, of: changes.length, since };
}
