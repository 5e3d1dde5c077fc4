import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandSlots } from "@/lib/charts/drawing/slots";
import { slotsOf } from "@/lib/rankings/histories/brand-slots";
import type { MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { type BrandMove, type ThreeWaves, toBrandMoves } from "@/lib/analyses/momentum/brand-moves";
import { type MeanMomentum, toMeanMomenta } from "@/lib/analyses/momentum/industry-momentum";
import { type MovementLabels, toMovementLabels } from "@/lib/analyses/momentum/movement-labels";
import type { Named } from "@/lib/catalogue/names/named";
import { keepFigures } from "@/lib/rankings/histories/kept-figures";
import { isUnranked, type UnrankedBrand } from "@/lib/rankings/unranked";

/** An industry of the market, the fastest first. */
export interface IndustryMove extends MeanMomentum {
  industry: Named;
  /** Brands with a change, and those of which it is tested. */
  compared: number;
  real: number;
}

export interface MomentumView {
  market: Named;
  waves: ThreeWaves;
  wave: MarketWave | null;
  /** Years one can look at, those with a wave before them. */
  years: number[];
  industries: Named[];
  /** Null: the whole market. */
  industry: Named | null;
  /** All of the market, by name. */
  moves: BrandMove[];
  /** Those looked at, of the industry where one is chosen: the fastest first. Brands with momentum alone. */
  ranked: BrandMove[];
  /** Those looked at with an acceleration, the sharpest turn upwards first. */
  turning: BrandMove[];
  byIndustry: IndustryMove[];
  labels: MovementLabels | null;
  /** Changes of score that are real, among all of the market. */
  movements: { real: number; of: number };
  /** Brands looked at that changed clearly more or less than the market. */
  gaining: number;
  losing: number;
  chosen: BrandMove[];
  /** Their places among the colours and shapes. */
  slots: BrandSlots;
  /** Brands of the year that are not ranked, of the industry where one is chosen; by name. */
  unranked: UnrankedBrand[];
  /** Names asked for that the market does not rank in the year. */
  absent: number;
  isSample: boolean;
}

/** The waves of a market up to a year that a reader has, the three latest. Null where there is none. */
export function toThreeWaves(waves: readonly MarketWave[], market: string, year: number | null): ThreeWaves | null {
  const years = yearsOf(waves, market);
  const open = comparableYears(waves, market);
  const at = open.find((each) => each === year) ?? open[0] ?? years[0];
  if (at === undefined) return null;
  const [before, first] = years.filter((each) => each < at);
  return { year: at, before: before ?? null, first: first ?? null };
}

/** Latest first. */
function yearsOf(waves: readonly MarketWave[], market: string): number[] {
  return waves.flatMap((each) => (each.market === market ? [each.year] : [])).toSorted((a, b) => b - a);
}

/** Years of a market that have a wave before them among the reader's; latest first. */
function comparableYears(waves: readonly MarketWave[], market: string): number[] {
  return yearsOf(waves, market).slice(0, -1);
}

/** What the page draws from: of the waves before the latest, nothing but position and score. */
export function toDrawn({ market, brands }: MarketDataset, latest: number): MarketDataset {
  const figuresOf = (year: number) =>
    year === latest
      ? (["overall", "score", "error", "n", "change"] as const)
      : (["overall", "score", "error"] as const);
  return { market, brands: keepFigures(brands, figuresOf) };
}

/** The three waves as a book is asked for. */
export function toAsked({ year, before, first }: ThreeWaves): number[] {
  return [year, before, first].filter((each) => each !== null);
}

interface Source {
  dataset: MarketDataset;
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  market: Named;
}

/** What the page shows; null where the reader has no wave of the market, or it ranks no one. */
export function toMomentumView({ dataset, waves, query, market }: Source): MomentumView | null {
  const three = toThreeWaves(waves, market.slug, query.year);
  if (!three) return null;
  const moves = toBrandMoves(dataset, three);
  if (moves.length === 0) return null;
  const industries = [...new Map(moves.map(({ industry }) => [industry.slug, industry])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, "en"),
  );
  const industry = industries.find(({ slug }) => slug === query.industry) ?? null;
  const looked = moves.filter((each) => industry === null || each.industry.slug === industry.slug);
  const wave = waves.find((each) => each.market === market.slug && each.year === three.year) ?? null;
  const chosen = query.brands.flatMap((slug) => moves.find(({ brand }) => brand.slug === slug) ?? []);
  return {
    market,
    waves: three,
    wave,
    years: comparableYears(waves, market.slug),
    industries,
    industry,
    moves,
    ranked: looked
      .filter(({ momentum }) => momentum !== null)
      .toSorted((a, b) => (b.momentum?.points ?? 0) - (a.momentum?.points ?? 0)),
    turning: looked
      .filter(({ turn }) => turn !== null)
      .toSorted((a, b) => (b.turn?.points ?? 0) - (a.turn?.points ?? 0)),
    byIndustry: toIndustryMoves(moves, industries),
    labels: toMovementLabels(moves),
    movements: {
      real: moves.filter(({ change }) => change?.clear).length,
      of: moves.filter(({ change }) => change !== null).length,
    },
    gaining: looked.filter(({ beyond }) => beyond?.clear && beyond.points > 0).length,
    losing: looked.filter(({ beyond }) => beyond?.clear && beyond.points < 0).length,
    chosen,
    slots: slotsOf(query),
    unranked: toUnrankedBrands(dataset, three.year, industry),
    absent: query.brands.length - chosen.length,
    isSample: wave?.isSample ?? false,
  };
}

function toUnrankedBrands({ brands }: MarketDataset, year: number, industry: Named | null): UnrankedBrand[] {
  return brands.flatMap(({ slug, name, years }) => {
    const at = years.find((each) => each.year === year);
    return at && isUnranked(at) && (industry === null || at.industry.slug === industry.slug)
      ? [{ brand: { slug, name }, industry: at.industry, n: at.n }]
      : [];
  });
}

function toIndustryMoves(moves: readonly BrandMove[], industries: readonly Named[]): IndustryMove[] {
  const groups = industries.flatMap((industry) => {
    const changes = moves.flatMap(({ industry: own, change }) =>
      own.slug === industry.slug && change ? [change] : [],
    );
    return changes.length > 0 ? [{ industry, changes }] : [];
  });
  const means = toMeanMomenta(
    groups.map(({ changes }) => changes.map(({ points, error }) => ({ value: points, standardError: error }))),
  );
  const found = groups.flatMap(({ industry, changes }, index): IndustryMove[] => {
    const mean = means[index];
    return mean
      ? [{ ...mean, industry, compared: changes.length, real: changes.filter(({ clear }) => clear).length }]
      : [];
  });
  return found.toSorted((a, b) => b.points - a.points);
}
