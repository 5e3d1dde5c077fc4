import type { ClaimKind } from "@/lib/analyses/claim-check/claim";
import { compareWithAll, type Comparison, isBehind } from "@/lib/analyses/claim-check/comparison";
import type { ClaimField, Contender } from "@/lib/analyses/claim-check/field";
import { halfWidth } from "@/lib/statistics/interval";
import { normalQuantile } from "@/lib/statistics/normal";

export type Status = "supported" | "tied" | "not-supported";

/** A claim compared with the results. */
export interface Verdict {
  status: Status;
  own: Contender;
  /** Comparisons that count for the claim, hardest first. */
  comparisons: Comparison[];
  /** The required z of the deciding comparison. */
  limit: number;
  /** The deciding comparison: the claim holds if it reaches the limit. */
  decisive: Decisive;
  /** Brands tied with the claim's brand, and those clearly ahead of it. */
  tied: Comparison[];
  ahead: Comparison[];
  /**
   * How much higher the brand's value would have to be for the claim, all else equal; null if unknown, 0 if it holds.
   */
  neededPoints: number | null;
}

/** A difference, and the other brand; z is null if nothing can be tested. */
export interface Decisive {
  difference: number;
  error: number | null;
  z: number | null;
}

/** Why a claim cannot be judged. */
export type NoVerdict = "no-brand" | "no-rival" | "same-brand" | "alone" | "no-errors" | "no-count" | "count-too-large";

export type Judgement = ({ isJudged: true } & Verdict) | { isJudged: false; reason: NoVerdict };

interface Asked {
  kind: ClaimKind;
  brand: string;
  rival: string | null;
  count: number | null;
}

/** z of a two-sided test at 5%: half of the error lies on the side that a claim speaks of. */
const LIMIT = halfWidth(1);
const ONE_SIDE = 0.025;

/**
 * What z must reach for a position among the first `count`. The brand is not among them when at least `count` others
 * are truly no lower. For each set of `count` others that may be the ones, the hypothesis "all of them are no lower" is
 * rejected when the largest of their z reaches Φ⁻¹(1 − 0.025/count) (Bonferroni). The claim holds when that is so for
 * every set, which is when the `count`-th smallest z of all reaches it: each set has a z as large. An
 * intersection–union test: since the claim is granted only when every one of the hypotheses is rejected, its error
 * stays at 2.5% without any further adjustment. With one position it asks for z ≥ 1.96 against each of the others.
 *
 * Source: R. L. Berger, "Multiparameter hypothesis testing and acceptance sampling", Technometrics 24 (1982), 295–300;
 * own algebra for the sets.
 */
export function toLimit(count: number): number {
  return count === 1 ? LIMIT : normalQuantile(1 - ONE_SIDE / count);
}

/** Compares a claim's brand with the others. Nothing is rounded first. */
export function judge({ kind, brand, rival, count }: Asked, { contenders }: ClaimField): Judgement {
  const own = contenders.find(({ slug }) => slug === brand);
  if (!own) return { isJudged: false, reason: "no-brand" };
  if (own.error === null) return { isJudged: false, reason: "no-errors" };
  if (kind === "improved")
    return judgeOne(own, [], { difference: own.value, error: own.error, z: toZ(own.value, own.error) });
  if (contenders.length === 1) return { isJudged: false, reason: "alone" };
  if (kind === "above-average") {
    const decisive = aboveMean(own, contenders);
    return decisive.error === null ? { isJudged: false, reason: "no-errors" } : judgeOne(own, [], decisive);
  }
  if (kind === "ahead") {
    if (rival === own.slug) return { isJudged: false, reason: "same-brand" };
    const [comparison] = compareWithAll(
      own,
      contenders.filter(({ slug }) => slug === rival),
    );
    if (!comparison) return { isJudged: false, reason: "no-rival" };
    return comparison.z === null ? { isJudged: false, reason: "no-errors" } : judgeOne(own, [comparison], comparison);
  }
  const positions = kind === "top" ? count : 1;
  if (positions === null) return { isJudged: false, reason: "no-count" };
  if (positions >= contenders.length) return { isJudged: false, reason: "count-too-large" };
  return judgePositions(own, compareWithAll(own, contenders), positions);
}

function judgePositions(own: Contender, comparisons: Comparison[], positions: number): Judgement {
  const limit = toLimit(positions);
  const decisive = comparisons[positions - 1];
  if (!decisive) return { isJudged: false, reason: "count-too-large" };
  const ahead = comparisons.filter(isBehind);
  const holds = decisive.z !== null && decisive.z >= limit;
  return {
    isJudged: true,
    status: holds ? "supported" : ahead.length >= positions ? "not-supported" : "tied",
    own,
    comparisons,
    limit,
    decisive,
    tied: comparisons.filter(({ clear }) => !clear),
    ahead,
    neededPoints: toNeeded(comparisons, positions, limit),
  };
}

/** The value at which all but `positions` − 1 of the comparisons reach the limit. */
function toNeeded(comparisons: readonly Comparison[], positions: number, limit: number): number | null {
  const gains = comparisons
    .map(({ difference, error }) => (error === null ? Infinity : limit * error - difference))
    .toSorted((a, b) => b - a);
  const needed = gains[positions - 1] ?? 0;
  return Number.isFinite(needed) ? Math.max(0, needed) : null;
}

function judgeOne(own: Contender, comparisons: Comparison[], { difference, error, z }: Decisive): Judgement {
  const status = z === null || Math.abs(z) < LIMIT ? "tied" : z > 0 ? "supported" : "not-supported";
  return {
    isJudged: true,
    status,
    own,
    comparisons,
    limit: LIMIT,
    decisive: { difference, error, z },
    tied: status === "tied" ? comparisons : [],
    ahead: status === "not-supported" ? comparisons : [],
    neededPoints: error === null ? null : Math.max(0, LIMIT * error - difference),
  };
}

/**
 * A brand against the mean of all, which holds it: of K independent figures with variances v the difference has the variance
 * vᵢ·(1 − 2/K) + Σv/K².
 */
function aboveMean(own: Contender, contenders: readonly Contender[]): Decisive {
  const count = contenders.length;
  const mean = contenders.reduce((sum, { value }) => sum + value, 0) / count;
  if (own.error === null || contenders.some(({ error }) => error === null))
    return { difference: own.value - mean, error: null, z: null };
  const shared = contenders.reduce((sum, { error }) => sum + (error ?? 0) ** 2, 0) / count ** 2;
  const error = Math.sqrt(own.error ** 2 * (1 - 2 / count) + shared);
  return { difference: own.value - mean, error, z: toZ(own.value - mean, error) };
}

const toZ = (difference: number, error: number): number => (difference === 0 ? 0 : difference / error);

/**
 * The fewest positions of which it can be said that the brand is among the first so many; null where not even the last is ruled
 * out. The hypotheses lie in each other ("beyond the first 9" within "beyond the first 8"), so they are tested from the widest
 * down and the first that is not rejected ends it: no further adjustment is needed.
 *
 * Source: fixed-sequence testing, W. Maurer, L. A. Hothorn, W. Lehmacher (1995); see R. L. Berger above.
 */
export function fewestPositions(own: Contender, contenders: readonly Contender[]): number | null {
  const comparisons = compareWithAll(own, contenders);
  let fewest: number | null = null;
  for (let positions = comparisons.length; positions >= 1; positions -= 1) {
    const z = comparisons[positions - 1]?.z ?? null;
    if (z === null || z < toLimit(positions)) break;
    fewest = positions;
  }
  return fewest;
}
