import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { type AnalysisQuery, MOST_BRANDS } from "@/lib/rankings/histories/analysis-query";

/** A brand that can be selected here. */
interface Choosable {
  slug: string;
  name: string;
  markets: readonly string[];
}

/** How many brands an analysis shows. */
interface Counts {
  /** At most, of those asked for. */
  most: number;
  /** If none of the study is asked for: as many as can be read at a glance. */
  atFirst: number;
}

/** Of both analyses across markets, for the page and for what is shared and downloaded. */
export const SHOWN_BRANDS = {
  "multi-country": { most: 1, atFirst: 1 },
  "country-comparison": { most: MOST_BRANDS, atFirst: 6 },
} as const satisfies Record<string, Counts>;

/** The brands that most markets rank, the first `most` by name: the page's default. */
export function chooseBrands(names: readonly Choosable[], most: number): string[] {
  return names
    .toSorted((a, b) => b.markets.length - a.markets.length || a.name.localeCompare(b.name, "en"))
    .slice(0, most)
    .map(({ slug }) => slug);
}

/** The query with defaults filled in: brands and years that exist. */
export function completeQuery(
  query: AnalysisQuery,
  names: readonly Choosable[],
  years: readonly number[],
  { most, atFirst }: Counts,
): AnalysisQuery {
  const [first = null, last = null] = [years[0], years.at(-1)];
  const within = (year: number | null, other: number | null) => (year !== null && years.includes(year) ? year : other);
  // The page names the others in a notice (lib/rankings/unmet).
  const known = query.brands.filter((asked) => names.some(({ slug }) => slug === asked));
  const brands = known.length > 0 ? known.slice(0, most) : chooseBrands(names, atFirst);
  return { ...query, ...withSlots(query, brands), from: within(query.from, first), to: within(query.to, last) };
}
