import type { TrendPoint } from "@/lib/rankings/brand-panel";
import type { BrandDataset, BrandYear, MarketDataset } from "@/lib/rankings/histories/dataset";
import { toScoreCell } from "@/lib/rankings/histories/selections";
import type { ScoreCell } from "@/lib/rankings/ranking-row";
import { findClosest, toPercentile } from "@/lib/rankings/standing";
import type { Named } from "@/lib/catalogue/names/named";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import type { Interval } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";

/** A brand of the same industry, compared with the page's. */
export interface ClosestCompetitor extends Named {
  /** In the industry. */
  position: number;
  estimate: (Interval & { value: number }) | null;
  /** How its score differs; null for the brand itself, or without both scores. */
  against: { isHigher: boolean; isClear: boolean } | null;
}

/** Shares who answer 4 or 5 of 5, 0 to 1. */
export interface QuestionShare {
  part: "environment" | "social";
  own: number;
  /** Unweighted mean of the market's brands. */
  market: number | null;
}

/** A brand in one market for people with a plan; everything exact. */
export interface BrandReport {
  latest: BrandYear & { overall: number };
  score: Exclude<ScoreCell, { status: "locked" }>;
  interval: Interval | null;
  marketMean: number | null;
  /** In its industry; null without a position there. */
  percentile: number | null;
  trend: TrendPoint[];
  /** The brand and its closest competitors by position in the industry; only the brand if there are none. */
  closest: ClosestCompetitor[];
  shares: QuestionShare[];
}

interface ReportSource {
  /** The brand's years in the reader's plan. */
  dataset: BrandDataset;
  /** All brands of the market in `year`; null where they could not be loaded. */
  marketYear: MarketDataset | null;
  brand: Named;
  market: string;
  /** The latest study of the market. */
  year: number;
  /** Brands ranked in the market, and of them in the industry. */
  total: number;
  peers: number;
}

/** What a plan shows of a brand in one market; null if its latest study does not rank it. */
export function toBrandReport({
  dataset,
  marketYear,
  brand,
  market,
  year,
  total,
  peers,
}: ReportSource): BrandReport | null {
  const years = (dataset.brands.find(({ slug }) => slug === brand.slug)?.years ?? []).filter(
    (each) => each.market === market,
  );
  const latest = years.find((each) => each.year === year);
  if (!latest || latest.overall === null) return null;
  return {
    latest: { ...latest, overall: latest.overall },
    score: toScoreCell(latest),
    interval: latest.score === null || latest.error === null ? null : scoreInterval(latest.score, latest.error),
    marketMean: toMarketMean(latest),
    percentile: latest.inIndustry === null ? null : toPercentile(latest.inIndustry, peers),
    trend: years.map((each) => toTrendPoint(each, each.year === year ? total : null)),
    closest: toClosest(brand, latest, marketYear, year),
    shares: toShares(latest, marketYear, year),
  };
}

/** The index is 100 times the score divided by the market's average. */
const toMarketMean = ({ score, index }: BrandYear) => (score === null || !index ? null : (100 * score) / index);

function toTrendPoint(each: BrandYear, of: number | null): TrendPoint {
  const { year, overall, n, score, error } = each;
  return {
    year,
    position: overall,
    of,
    n,
    score: score === null || error === null ? null : { value: score, ...scoreInterval(score, error) },
    marketMean: toMarketMean(each),
  };
}

function toYears(marketYear: MarketDataset | null, year: number): (Named & { at: BrandYear })[] {
  return (marketYear?.brands ?? []).flatMap(({ slug, name, years }) =>
    years.flatMap((at) => (at.year === year ? [{ slug, name, at }] : [])),
  );
}

/** Within three positions of the industry, at most three; every pair tested at 5%, adjusted together. */
function toClosest(brand: Named, own: BrandYear, marketYear: MarketDataset | null, year: number): ClosestCompetitor[] {
  if (own.inIndustry === null) return [];
  const list = toYears(marketYear, year).flatMap(({ slug, name, at }) =>
    at.industry.slug === own.industry.slug && at.inIndustry !== null
      ? [{ brand: { slug, name }, position: at.inIndustry, at }]
      : [],
  );
  const self = { brand, position: own.inIndustry, at: own };
  const near = findClosest(list, self);
  const changes = near.map(({ at }) =>
    own.score === null || own.error === null || at.score === null || at.error === null
      ? null
      : toChange({ value: own.score, standardError: own.error }, { value: at.score, standardError: at.error }),
  );
  const known = changes.filter((change) => change !== null);
  const clear = isDiscovery(known.map(({ p }) => p));
  return [
    ...near.map(({ brand: { slug, name }, position, at }, index): ClosestCompetitor => {
      const change = changes[index] ?? null;
      return {
        slug,
        name,
        position,
        estimate: toTrendPoint(at, null).score,
        against: change && { isHigher: change.difference > 0, isClear: clear[known.indexOf(change)] ?? false },
      };
    }),
    { ...brand, position: own.inIndustry, estimate: toTrendPoint(own, null).score, against: null },
  ].toSorted((a, b) => a.position - b.position);
}

function toShares(own: BrandYear, marketYear: MarketDataset | null, year: number): QuestionShare[] {
  const all = toYears(marketYear, year);
  const mean = (part: QuestionShare["part"]) => {
    const known = all.flatMap(({ at }) => at[part] ?? []);
    return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
  };
  return (["environment", "social"] as const).flatMap((part) => {
    const share = own[part];
    return share === null ? [] : [{ part, own: share, market: mean(part) }];
  });
}
