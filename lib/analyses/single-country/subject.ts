import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import type { BrandSlots } from "@/lib/charts/drawing/slots";
import { slotsOf } from "@/lib/rankings/histories/brand-slots";
import { isUnranked } from "@/lib/rankings/unranked";

/** A brand of the industry in the selected year. */
export interface Standing {
  brand: Named;
  at: BrandYear;
  /** Order among the selected brands; null if it was not selected. */
  order: number | null;
  /** Its place among the colours and shapes; null if it was not selected. */
  slot: number | null;
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
  /** Their places among the colours and shapes. */
  slots: BrandSlots;
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

/** Brands suggested: one, and the next above and below it. */
const SUGGESTED = 3;

/** Sets years and brands if the query leaves them open; requested ones that do not exist are listed as absent. */
export function toSubject(
  dataset: IndustryDataset,
  allWaves: readonly MarketWave[],
  query: Pick<AnalysisQuery, "brands" | "from" | "to"> & Partial<Pick<AnalysisQuery, "slots" | "near">>,
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
  const chosen = asked.length > 0 ? asked : suggest(placed.length > 0 ? placed : ranked, query.near ?? null);
  const orders = new Map(chosen.map(({ slug }, order) => [slug, order]));
  const slots = asked.length > 0 ? slotsOf(query) : new Map(orders);
  return {
    years,
    allYears,
    year,
    chosen,
    slots,
    absent: query.brands.filter((slug) => !bySlug.has(slug)),
    standings: ranked.map(({ brand, at }) => ({
      brand: { slug: brand.slug, name: brand.name },
      at,
      order: orders.get(brand.slug) ?? null,
      slot: orders.has(brand.slug) ? (slots.get(brand.slug) ?? null) : null,
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

/** Suggestions: the brand asked to start from, or the industry's first, then its neighbours: above, below, or the next. */
function suggest(ranked: readonly { brand: BrandHistory; at: BrandYear }[], near: string | null): BrandHistory[] {
  const focus = Math.max(
    0,
    ranked.findIndex(({ brand }) => brand.slug === near),
  );
  const last = Math.max(0, ranked.length - SUGGESTED);
  const from = Math.min(Math.max(0, focus - 1), last);
  const brands = ranked.slice(from, from + SUGGESTED).map(({ brand }) => brand);
  return [...brands.filter((_, at) => from + at === focus), ...brands.filter((_, at) => from + at !== focus)];
}
