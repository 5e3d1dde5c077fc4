import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { isUnranked } from "@/lib/rankings/unranked";

/** A brand of the industry in the selected year. */
export interface Standing {
  brand: Named;
  at: BrandYear;
  /** Order among the selected brands, which sets colour and shape; null if it was not selected. */
  order: number | null;
}

/** The page's selection, with defaults for everything that was not requested. */
export interface Subject {
  /** Years shown, ascending; empty if the reader's years have no data. */
  years: number[];
  /** All years of the book: the choices for the range. */
  allYears: number[];
  /** The year of the ranking, distribution and gaps: the last one shown. */
  year: number;
  /** Selected brands that the industry has, the first in focus. */
  chosen: BrandHistory[];
  /** Requested slugs that this industry of this market does not rank. */
  absent: string[];
  /** Every brand of the industry in the year, in order of position; those that are not ranked last. */
  standings: Standing[];
  /** How many of them are ranked. */
  rankedCount: number;
  wave: MarketWave | null;
  /** Waves of this market, by year. */
  waves: MarketWave[];
}

/** Positions of the default brands besides the focus and its neighbour: shares of the way down. */
const SPREAD = [1 / 4, 1 / 2, 5 / 6] as const;
/** The focus if no brand changed clearly: the third. */
const THIRD = 2;

/** Sets years and brands if the query leaves them open; requested ones that do not exist are listed as absent. */
export function toSubject(
  dataset: IndustryDataset,
  allWaves: readonly MarketWave[],
  query: Pick<AnalysisQuery, "brands" | "from" | "to">,
): Subject {
  const waves = allWaves.filter(({ market }) => market === dataset.market).toSorted((a, b) => a.year - b.year);
  const allYears = [...new Set(dataset.brands.flatMap(({ years }) => years.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  );
  const inRange = allYears.filter((year) => year >= (query.from ?? -Infinity) && year <= (query.to ?? Infinity));
  const years = inRange.length > 0 ? inRange : allYears;
  const year = years.at(-1) ?? 0;
  const ranked = dataset.brands.flatMap((brand) => {
    const at = findYear(brand, year);
    return at ? [{ brand, at }] : [];
  });
  ranked.sort((a, b) => positionOf(a.at) - positionOf(b.at) || a.brand.name.localeCompare(b.brand.name, "en"));
  const placed = ranked.filter(({ at }) => !isUnranked(at));
  const bySlug = new Map(dataset.brands.map((brand) => [brand.slug, brand]));
  const asked = query.brands.flatMap((slug) => bySlug.get(slug) ?? []);
  const chosen = asked.length > 0 ? asked : toDefaults(placed.length > 0 ? placed : ranked);
  const orders = new Map(chosen.map(({ slug }, order) => [slug, order]));
  return {
    years,
    allYears,
    year,
    chosen,
    absent: query.brands.filter((slug) => !bySlug.has(slug)),
    standings: ranked.map(({ brand, at }) => ({
      brand: { slug: brand.slug, name: brand.name },
      at,
      order: orders.get(brand.slug) ?? null,
    })),
    rankedCount: placed.length,
    wave: waves.find((wave) => wave.year === year) ?? null,
    waves,
  };
}

/** A brand's values in one year; a brand that moved to another industry keeps that year's values. */
export function findYear(brand: BrandHistory, year: number): BrandYear | null {
  return brand.years.find((each) => each.year === year) ?? null;
}

const positionOf = ({ inIndustry, overall }: BrandYear) => inIndustry ?? overall ?? Infinity;

/**
 * Defaults: the first brand with a clear change, the one above it (or below the first), and a spread over the industry.
 */
function toDefaults(ranked: readonly { brand: BrandHistory; at: BrandYear }[]): BrandHistory[] {
  const moved = ranked.findIndex(({ at }) => at.change?.clear);
  const focus = Math.min(moved === -1 ? THIRD : moved, ranked.length - 1);
  const beside = focus === 0 ? 1 : focus - 1;
  const indices = [focus, beside, ...SPREAD.map((share) => Math.round(share * ranked.length))].map((index) =>
    Math.min(index, ranked.length - 1),
  );
  return [...new Set(indices)].flatMap((index) => ranked[index]?.brand ?? []);
}
