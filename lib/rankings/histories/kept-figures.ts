import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";

/** Figures of a year of which nothing is known. */
export const NO_FIGURES = {
  overall: null,
  inIndustry: null,
  rankLow: null,
  rankHigh: null,
  score: null,
  error: null,
  n: null,
  nEff: null,
  environment: null,
  social: null,
  both: null,
  z: null,
  index: null,
  change: null,
} as const satisfies Partial<BrandYear>;

type Figure = keyof typeof NO_FIGURES;

/** Histories with only the fields that a page draws, so that the others are not sent with it. */
export function keepFigures(
  brands: readonly BrandHistory[],
  figuresOf: (year: number) => readonly Figure[],
): BrandHistory[] {
  const keep = (year: BrandYear): BrandYear => ({
    ...NO_FIGURES,
    market: year.market,
    year: year.year,
    industry: year.industry,
    ...Object.fromEntries(figuresOf(year.year).map((name) => [name, year[name]])),
  });
  return brands.map(({ slug, name, years }) => ({ slug, name, years: years.map(keep) }));
}
