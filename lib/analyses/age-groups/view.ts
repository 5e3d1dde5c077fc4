import { testAgeGaps } from "@/lib/analyses/age-groups/age-gap";
import { type AgeClaim, toAgeClaim } from "@/lib/analyses/age-groups/claim";
import { type AgeTable, toAgeTable } from "@/lib/analyses/age-groups/series";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandSlots } from "@/lib/charts/drawing/slots";
import { slotsOf } from "@/lib/rankings/histories/brand-slots";
import type { AgeDataset, BrandHistory, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { keepFigures } from "@/lib/rankings/histories/kept-figures";
import type { Named } from "@/lib/catalogue/names/named";

/** What colours a cell. */
export type Against = "own" | "market";

export interface AgeSource {
  query: AnalysisQuery;
  market: Named;
  industry: Named;
  dataset: IndustryDataset;
  ages: AgeDataset;
  waves: readonly MarketWave[];
}

export interface AgeView {
  market: Named;
  industry: Named;
  year: number;
  wave: MarketWave | null;
  against: Against;
  showsAll: boolean;
  /** The brands with marks; the first is in focus. */
  brands: Named[];
  /** Their slots among the colours and shapes. */
  slots: BrandSlots;
  /** Brands of the industry in that wave, whose gaps are tested together. */
  of: number;
  table: AgeTable;
  claim: AgeClaim;
  /** The same without names of brands that were not selected. */
  claimOfChosen: AgeClaim;
}

const VIEWS = ["market", "all"] as const;

/** The address's `view` (`market`, `all`, `market-all`) → what is asked of the table; the inverse of `toViewName`. */
export function parseViewName(view: string | null): { against: Against; showsAll: boolean } {
  const parts = (view ?? "").split("-");
  return { against: parts.includes("market") ? "market" : "own", showsAll: parts.includes("all") };
}

/** Null for the page's default. */
export function toViewName({ against, showsAll }: { against: Against; showsAll: boolean }): string | null {
  const parts = VIEWS.filter((each) => (each === "market" ? against === "market" : showsAll));
  return parts.length === 0 ? null : parts.join("-");
}

/** The page's input: scores and numbers of people asked. */
export function toDrawn({ brands, ...dataset }: IndustryDataset): IndustryDataset {
  return { ...dataset, brands: keepFigures(brands, () => ["score", "error", "n"]) };
}

/** The slugs whose age groups a page needs: all of its industry, since their gaps are tested together. */
export function agesAsked({ brands }: IndustryDataset, market: string, year: number): string[] {
  return brands
    .filter(({ years }) => years.some((each) => each.market === market && each.year === year))
    .map(({ slug }) => slug)
    .slice(0, 200);
}

/** The year of a page: the requested one if the market has it, otherwise its latest; null without waves. */
export function toYear(asked: number | null, waves: readonly MarketWave[], market: string): number | null {
  const years = waves.filter((wave) => wave.market === market).map(({ year }) => year);
  if (asked !== null && years.includes(asked)) return asked;
  return years.length === 0 ? null : Math.max(...years);
}

/** Books and query → the content of the age groups page. */
export function toAgeView({ query, market, industry, dataset, ages, waves }: AgeSource): AgeView {
  const { against, showsAll } = parseViewName(query.view);
  const gaps = testAgeGaps(ages);
  const wave = waves.find((each) => each.market === market.slug && each.year === ages.year) ?? null;
  const inWave = new Set(agesAsked(dataset, market.slug, ages.year));
  const whole = toAgeTable({
    dataset: ages,
    brands: dataset.brands.filter(({ slug }) => inWave.has(slug)),
    gaps,
    wave,
  });
  const brands = chooseBrands(query, dataset.brands, whole);
  const slugs = new Set(brands.map(({ slug }) => slug));
  const shown = showsAll
    ? dataset.brands.filter(({ slug }) => inWave.has(slug) || slugs.has(slug))
    : dataset.brands.filter(({ slug }) => slugs.has(slug));
  const found = {
    ages: ages.ages,
    brands: whole.rows,
    gaps,
    industry: industry.name,
    market: market.name,
    year: ages.year,
  };
  return {
    market,
    industry,
    year: ages.year,
    wave,
    against,
    showsAll,
    brands,
    slots: slotsOf(query.brands.some((slug) => slugs.has(slug)) ? query : { brands: [...slugs] }),
    of: whole.rows.length,
    table: toAgeTable({ dataset: ages, brands: shown, gaps, wave }),
    claim: toAgeClaim(found),
    claimOfChosen: toAgeClaim({ ...found, named: slugs }),
  };
}

/** Brands suggested, as on every page of brands. */
const SUGGESTED = 3;

/** The brands asked for; without any, the one to start from, those with the widest clear gaps and, to fill up, the best. */
function chooseBrands(
  { brands: asked, near }: AnalysisQuery,
  brands: readonly BrandHistory[],
  { rows }: AgeTable,
): Named[] {
  const chosen = asked.flatMap((slug) => brands.filter((brand) => brand.slug === slug));
  if (chosen.length > 0) return chosen.map(toNamed);
  const own = rows.filter(({ slug }) => slug === near);
  const widest = rows
    .flatMap((row) => (row.gap?.status === "known" && row.gap.clear ? [{ row, wide: Math.abs(row.gap.points) }] : []))
    .toSorted((a, b) => b.wide - a.wide)
    .map(({ row }) => row);
  return [...new Set([...own, ...widest, ...rows])].slice(0, SUGGESTED).map(toNamed);
}

const toNamed = ({ slug, name }: Named): Named => ({ slug, name });
