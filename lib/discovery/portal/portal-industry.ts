import type { IndustryDataset } from "@/lib/rankings/histories/dataset";
import { defaultIndustryOf, defaultMarketOf } from "@/lib/catalogue/default-selection";
import { marketSpelled, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { Named } from "@/lib/catalogue/names/named";
import { foldName } from "@/lib/catalogue/names/slug";

export interface IndustryMove {
  brand: Named;
  /** Clear changes in points since the previous study. */
  points: number;
  inIndustry: number | null;
}

/** The latest study's changes in an industry. */
export interface IndustryMoves {
  market: Named;
  industry: Named;
  year: number;
  since: number;
  /** Brands with a score in both studies. */
  compared: number;
  /** Largest change first. */
  real: IndustryMove[];
}

/** The clear changes in one industry; null if no brand has a score in both the latest study and the previous one. */
export function toIndustryMoves(
  { brands }: IndustryDataset,
  market: Named & { year: number },
  industry: Named,
): IndustryMoves | null {
  const moves = brands.flatMap(({ slug, name, years }) => {
    const latest = years.find(({ year }) => year === market.year);
    return latest?.change ? [{ brand: { slug, name }, inIndustry: latest.inIndustry, ...latest.change }] : [];
  });
  const [first] = moves;
  if (!first) return null;
  return {
    market: { slug: market.slug, name: market.name },
    industry: { slug: industry.slug, name: industry.name },
    year: market.year,
    since: first.since,
    compared: moves.length,
    real: moves
      .filter(({ clear }) => clear)
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .map(({ brand, points, inIndustry }) => ({ brand, points, inIndustry })),
  };
}

/** The most frequent value, the first if tied; null for an empty list. */
function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (
    [...counts].reduce<[string, number] | null>(
      (best, each) => (best && best[1] >= each[1] ? best : each),
      null,
    )?.[0] ?? null
  );
}

interface Hints<Position> {
  /** The parameters in the address. */
  asked: string | null;
  /** Chosen at sign-up. */
  atSignUp: string;
  positions: readonly Position[];
}

/**
 * The market shown first: the requested one, the reader's country, the market of most followed brands, or the default.
 */
export function chooseMarket<Market extends Named>(
  markets: readonly Market[],
  { asked, atSignUp, positions }: Hints<{ market: Named }>,
  study: StudyMarkets,
): Market | null {
  const bySlug = (slug: string | null | undefined) => markets.find((market) => market.slug === slug);
  return (
    bySlug(asked) ??
    bySlug(marketSpelled(study, atSignUp)?.slug) ??
    bySlug(mostCommon(positions.map(({ market }) => market.slug))) ??
    bySlug(defaultMarketOf(markets.map(({ slug }) => slug))) ??
    null
  );
}

/** The requested industry, the reader's own, that of most followed brands, or the default. */
export function chooseIndustry<Industry extends Named & { brandCount: number }>(
  industries: readonly Industry[],
  { asked, atSignUp, positions }: Hints<{ latest: { industry: Named } }>,
): Industry | null {
  const bySlug = (slug: string | null) => industries.find((industry) => industry.slug === slug);
  const own = industries.find(({ name }) => foldName(name) === foldName(atSignUp));
  const followed = mostCommon(positions.map(({ latest }) => latest.industry.slug));
  return bySlug(asked) ?? own ?? bySlug(followed) ?? defaultIndustryOf(industries);
}

/**
 * Suggested brands: the reader's own company if it is one, then those of its industry by name. The order reveals no
 * positions, which not every plan includes.
 */
export function toOffered({ brands }: IndustryDataset, market: { year: number }, company: string, most = 8): Named[] {
  const own = foldName(company);
  const isOwn = ({ name }: Named) => own !== "" && foldName(name) === own;
  return brands
    .filter(({ years }) => years.some(({ year, inIndustry }) => year === market.year && inIndustry !== null))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.name.localeCompare(b.name, "en"))
    .slice(0, most)
    .map(({ slug, name }) => ({ slug, name }));
}
