import { rankingHref } from "@/lib/rankings/search-params";

/** Something with an address, by its name. */
export interface NamedPlace {
  href: string;
  name: string;
}

/** A brand by name; its industry tells brands of like names apart. */
export interface BrandName {
  slug: string;
  name: string;
  industry: string;
}

/** All names one can go to besides the pages of the site itself. Alphabetical: their order tells nothing. */
export interface PaletteNames {
  brands: BrandName[];
  industries: NamedPlace[];
  /** Guides, methods and posts. */
  texts: NamedPlace[];
}

interface NameRow {
  brand_slug: string;
  brand_name: string;
  industry_slug: string;
  industry_name: string;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en");

/** Markets' brands → each brand and each industry once. An industry leads to the first market that has it. */
export function toNames(markets: readonly { slug: string; rows: readonly NameRow[] }[]): Pick<PaletteNames, "brands" | "industries"> {
  const brands = new Map<string, BrandName>();
  const industries = new Map<string, NamedPlace>();
  for (const { slug: market, rows } of markets) {
    for (const row of rows) {
      const industry = row.industry_slug;
      if (!brands.has(row.brand_slug)) brands.set(row.brand_slug, { slug: row.brand_slug, name: row.brand_name, industry: row.industry_name });
      if (!industries.has(industry)) industries.set(industry, { href: rankingHref({ market, industry }), name: row.industry_name });
    }
  }
  return { brands: [...brands.values()].sort(byName), industries: [...industries.values()].sort(byName) };
}
