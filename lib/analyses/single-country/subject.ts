import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { isUnranked } from "@/lib/rankings/unranked";

/** A brand of the industry in the year looked at. */
export interface Standing {
  brand: Named;
  at: BrandYear;
  /** Order among the brands chosen, which gives colour and shape; null where it was not chosen. */
  order: number | null;
}

/** What the page is about once everything that was not asked has been chosen. */
export interface Subject {
  /** Years shown, rising; empty where the reader's years hold nothing. */
  years: number[];
  /** All years of the book: what the range may be set to. */
  allYears: number[];
  /** The year that ranks, distribution and gaps are of: the last shown. */
  year: number;
  /** Brands chosen that the industry has, the first in focus. */
  chosen: BrandHistory[];
  /** Slugs asked for that this industry of this market does not rank. */
  absent: string[];
  /** Every brand of the industry in the year, in order of position; those that are not ranked last. */
  standings: Standing[];
  /** How many of them are ranked. */
  rankedCount: number;
  wave: MarketWave | null;
  /** Waves of this market, by year. */
  waves: MarketWave[];
}

/** Where the brands lie that are chosen beside the one in focus and its neighbour: shares of the way down. */
const SPREAD = [1 / 4, 1 / 2, 5 / 6] as const;
/** In focus where no one's change was found real: the third. */
const THIRD = 2;

/** Chooses years and brands where the query leaves them open; what was asked and is not there is listed as absent. */
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

/** A brand's figures of one year; a brand that moved to another industry is that year's figure all the same. */
export function findYear(brand: BrandHistory, year: number): BrandYear | null {
  return brand.years.find((each) => each.year === year) ?? null;
}

const positionOf = ({ inIndustry, overall }: BrandYear) => inIndustry ?? overall ?? Infinity;

/** When no one chose: the first brand whose change was found real, the one above it (or below the first), and a spread over the industry. */
function toDefaults(ranked: readonly { brand: BrandHistory; at: BrandYear }[]): BrandHistory[] {
  const moved = ranked.findIndex(({ at }) => at.change?.clear);
  const focus = Math.min(moved === -1 ? THIRD : moved, ranked.length - 1);
  const beside = focus === 0 ? 1 : focus - 1;
  const indices = [focus, beside, ...SPREAD.map((share) => Math.round(share * ranked.length))].map((index) =>
    Math.min(index, ranked.length - 1),
  );
  return [...new Set(indices)].flatMap((index) => ranked[index]?.brand ?? []);
}
