import { type Claim, isOfChange } from "@/lib/analyses/claim-check/claim";
import type { ScorePart } from "@/lib/rankings/histories/analysis-query";
import type { BrandYear, MarketDataset } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { normalInterval } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";
import { wilsonInterval } from "@/lib/statistics/share-interval";

/** A brand in the comparison, with its value: points, percentage points of a share, or a change of them. */
export interface Contender extends Named {
  value: number;
  /** Null: no error was published, so it cannot be tested. */
  error: number | null;
  /** Ends of the 95 % interval; null without an error. */
  low: number | null;
  high: number | null;
  n: number;
  at: BrandYear;
}

/** The brands that can be compared, and those that cannot. */
export interface ClaimField {
  /** Highest first. */
  contenders: Contender[];
  /** Ranked, but without a value: too few answers, or missing in one of the two waves. */
  without: (Named & { n: number | null })[];
}

/** The brands among which a claim is checked: those of its market and industry in its wave. */
export function toField(
  { brands }: MarketDataset,
  claim: Pick<Claim, "kind" | "market" | "industry" | "part" | "year" | "since">,
): ClaimField {
  const contenders: Contender[] = [];
  const without: ClaimField["without"] = [];
  for (const { slug, name, years } of brands) {
    const at = years.find(({ year }) => year === claim.year);
    if (!at || (claim.industry !== null && at.industry.slug !== claim.industry)) continue;
    const now = toFigure(at, claim.part);
    const then = isOfChange(claim.kind)
      ? toFigure(years.find(({ year }) => year === claim.since) ?? null, claim.part)
      : null;
    if (!now || (isOfChange(claim.kind) && !then)) without.push({ slug, name, n: at.n });
    else contenders.push({ slug, name, at, n: at.n ?? 0, ...(then ? toChangeOf(then, now) : now) });
  }
  contenders.sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, "en"));
  return { contenders, without };
}

type Figure = Pick<Contender, "value" | "error" | "low" | "high">;

function toChangeOf(then: Figure, now: Figure): Figure {
  const value = now.value - then.value;
  if (then.error === null || now.error === null) return { value, error: null, low: null, high: null };
  const error = Math.hypot(then.error, now.error);
  return { value, error, ...normalInterval(value, error) };
}

/**
 * The figure, its error and its interval, Wilson's in each case. A score's error is the published one. A share's is √(p̃(1 − p̃)/(n + 4)) with p̃ = (x + 2)/(n + 4)
 * and the effective n, so that a share of all or no one is not taken for certain.
 *
 * Source: A. Agresti, B. A. Coull, "Approximate is better than “exact” for interval estimation of binomial proportions",
 * The American Statistician 52 (1998), 119–126.
 */
function toFigure(at: BrandYear | null, part: ScorePart): Figure | null {
  if (at === null || at.score === null) return null;
  // No error, or zero: estimates are never that certain.
  if (part === "score") {
    if (at.error === null || !(at.error > 0)) return { value: at.score, error: null, low: null, high: null };
    return { value: at.score, error: at.error, ...scoreInterval(at.score, at.error) };
  }
  const share = at[part];
  if (share === null) return null;
  const n = at.nEff ?? at.n;
  if (n === null || !(n > 0)) return { value: 100 * share, error: null, low: null, high: null };
  const drawn = (share * n + 2) / (n + 4);
  const { low, high } = wilsonInterval(share, n);
  return {
    value: 100 * share,
    error: 100 * Math.sqrt((drawn * (1 - drawn)) / (n + 4)),
    low: 100 * low,
    high: 100 * high,
  };
}
