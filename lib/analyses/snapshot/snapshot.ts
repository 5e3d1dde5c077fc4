import { type AgeGap, testAgeGaps } from "@/lib/analyses/age-groups/age-gap";
import { type AgeMarket, type ShownAge, type ShownScore, toAgeTable, toShown } from "@/lib/analyses/age-groups/series";
import type {
  AgeDataset,
  BrandChange,
  BrandHistory,
  BrandYear,
  IndustryDataset,
  MarketWave,
} from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import {
  type Competitiveness,
  findClosest,
  type Performance,
  toCompetitiveness,
  toPercentile,
  toPerformance,
} from "@/lib/rankings/standing";
import { compareRivals, type Rivals } from "@/lib/analyses/snapshot/rivals";
import { type Interval, normalInterval } from "@/lib/statistics/interval";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { isUnranked } from "@/lib/rankings/unranked";

/** One of the two shares that a score consists of. */
export interface ShownShare extends Interval {
  part: "environment" | "social";
  name: string;
  share: number;
  error: number;
  /** Mean of the industry's brands. */
  average: number | null;
}

export interface Rival extends Named {
  position: number;
  range: { low: number; high: number } | null;
  score: ShownScore;
}

/** One year of the chart. */
export interface SnapshotYear {
  year: number;
  score: ShownScore;
  /** Standard error of the score; null without one. */
  error: number | null;
  mean: number | null;
}

export interface Snapshot {
  brand: Named;
  market: Named;
  industry: Named;
  year: number;
  isLatest: boolean;
  wave: MarketWave | null;
  score: ShownScore;
  error: number | null;
  /** Position in the industry; `of` and dependent values are null if the number of brands is unknown. */
  inIndustry: {
    position: number;
    of: number | null;
    percentile: number | null;
    performance: Performance | null;
    competition: Competitiveness | null;
  } | null;
  overall: { position: number; of: number | null; range: { low: number; high: number } | null } | null;
  change: (BrandChange & Interval) | null;
  years: SnapshotYear[];
  shares: ShownShare[];
  /** The brand and its closest competitors, by position. */
  closest: Rival[];
  rivals: Rivals | null;
  ages: { cells: ShownAge[]; gap: AgeGap | null; average: AgeMarket; compared: number } | null;
}

export interface SnapshotSource {
  slug: string;
  market: Named;
  dataset: IndustryDataset;
  ages: AgeDataset | null;
  /** Waves of all markets. */
  waves: readonly MarketWave[];
  year: number;
  /**
   * Number of brands in the industry in an earlier year; null if unknown. For the latest year the book itself has it.
   */
  industryCount: number | null;
}

/** One brand in a book in one year, with everything its page shows; null if the wave does not rank it. */
export function toSnapshot({
  slug,
  market,
  dataset,
  ages,
  waves,
  year,
  industryCount,
}: SnapshotSource): Snapshot | null {
  const brand = dataset.brands.find((each) => each.slug === slug);
  const own = brand && yearOf(brand, market.slug, year);
  if (!brand || !own) return null;
  const ofMarket = waves.filter((each) => each.market === market.slug);
  const wave = ofMarket.find((each) => each.year === year) ?? null;
  const peers = dataset.brands.flatMap((each) => {
    const at = yearOf(each, market.slug, year);
    return at?.industry.slug === own.industry.slug ? [{ slug: each.slug, name: each.name, at }] : [];
  });
  const isLatest = year === Math.max(...ofMarket.map((each) => each.year));
  return {
    brand: { slug: brand.slug, name: brand.name },
    market,
    industry: own.industry,
    year,
    isLatest,
    wave,
    score: toShown(own),
    error: own.score === null ? null : own.error,
    inIndustry: toIndustryPosition(
      own.inIndustry,
      isLatest ? peers.filter(({ at }) => !isUnranked(at)).length : industryCount,
    ),
    overall: own.overall === null ? null : { position: own.overall, of: wave?.brandCount ?? null, range: rangeOf(own) },
    change: own.change && { ...own.change, ...normalInterval(own.change.points, own.change.error) },
    years: ofMarket
      .filter((each) => each.year <= year)
      .map((each) => toYear(each, yearOf(brand, market.slug, each.year))),
    shares: toShares(
      own,
      peers.map(({ at }) => at),
    ),
    closest: toClosest(brand.slug, peers),
    rivals: toRivals(brand.slug, peers),
    ages: toAges(brand, ages, wave),
  };
}

type Peer = Named & { at: BrandYear };

const yearOf = (brand: BrandHistory, market: string, year: number) =>
  brand.years.find((each) => each.market === market && each.year === year);

const toYear = ({ year, mean }: MarketWave, at: BrandYear | undefined): SnapshotYear => ({
  year,
  mean,
  score: at ? toShown(at) : { status: "absent" },
  error: at && at.score !== null ? at.error : null,
});

const rangeOf = ({ rankLow: low, rankHigh: high }: BrandYear) => (low === null || high === null ? null : { low, high });

function toIndustryPosition(position: number | null, of: number | null): Snapshot["inIndustry"] {
  if (position === null) return null;
  if (of === null || of < position)
    return { position, of: null, percentile: null, performance: null, competition: null };
  const percentile = toPercentile(position, of);
  return { position, of, percentile, performance: toPerformance(percentile), competition: toCompetitiveness(of) };
}

/** A share has a Wilson interval; without the effective sample size there is none. */
function toShares(own: BrandYear, peers: readonly BrandYear[]): ShownShare[] {
  const of = (name: string, part: ShownShare["part"]): ShownShare[] => {
    const share = own[part];
    const asked = own.nEff ?? own.n;
    if (share === null || asked === null || own.score === null) return [];
    const known = peers.flatMap((peer) => peer[part] ?? []);
    const average = known.length > 1 ? known.reduce((sum, each) => sum + each, 0) / known.length : null;
    return [
      { part, name, share, error: Math.sqrt((share * (1 - share)) / asked), average, ...wilsonInterval(share, asked) },
    ];
  };
  return [...of("{{first.name}}", "environment"), ...of("{{second.name}}", "social")];
}

function toClosest(slug: string, peers: readonly Peer[]): Rival[] {
  const list = peers.flatMap(({ slug: other, name, at }) =>
    at.inIndustry === null ? [] : [{ position: at.inIndustry, brand: { slug: other, name }, at }],
  );
  const own = list.find(({ brand }) => brand.slug === slug);
  if (!own) return [];
  return [...findClosest(list, own), own]
    .toSorted((a, b) => a.position - b.position || (a.brand.slug === slug ? -1 : b.brand.slug === slug ? 1 : 0))
    .map(({ position, brand, at }) => ({ ...brand, position, range: rangeOf(at), score: toShown(at) }));
}

function toRivals(slug: string, peers: readonly Peer[]): Rivals | null {
  const scored = peers.flatMap(({ slug: other, name, at }) =>
    at.score !== null && at.error !== null ? [{ slug: other, name, score: at.score, error: at.error }] : [],
  );
  const own = scored.find((each) => each.slug === slug);
  return own ? compareRivals(own, scored) : null;
}

/** The gap is tested together with those of all brands in the book, as on the page of age groups. */
function toAges(brand: BrandHistory, dataset: AgeDataset | null, wave: MarketWave | null): Snapshot["ages"] {
  if (!dataset || dataset.year !== wave?.year || dataset.ages.length === 0) return null;
  const gaps = testAgeGaps(dataset);
  const { rows, average } = toAgeTable({ dataset, brands: [brand], gaps, wave });
  const [row] = rows;
  if (!row) return null;
  return {
    cells: row.cells,
    gap: row.gap,
    average,
    compared: [...gaps.values()].filter(({ status }) => status === "known").length,
  };
}
