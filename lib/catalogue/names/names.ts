/** A brand of the study, without a position: everyone may know that it is ranked, or that it is not. */
export interface BrandName {
  slug: string;
  name: string;
  industry: string;
  /** Slugs of the markets that have it, in the order they are offered. */
  markets: string[];
  /** Those of them that do not rank it, because too few people rated it; absent where all do. */
  unrankedIn?: string[];
}

export interface IndustryName {
  slug: string;
  name: string;
  markets: string[];
}

/** A text to read: a guide of the hub, a post, a method of the study. */
export interface TextName {
  title: string;
  href: string;
  kind: "Guide" | "Post" | "Method";
}

/** Every name of the study, the same for everyone; each list alphabetical. */
export interface StudyNames {
  brands: BrandName[];
  industries: IndustryName[];
}

/** Every name the palette can lead to. */
export interface PaletteNames extends StudyNames {
  texts: TextName[];
  /** Slugs of the markets of the study, with and without published results. */
  markets: string[];
}

interface MarketIndustries {
  market: string;
  industries: readonly { slug: string; name: string }[];
}

/** The industries of several markets, each once. */
export function joinIndustries(lists: readonly MarketIndustries[]): IndustryName[] {
  const bySlug = new Map<string, IndustryName>();
  for (const { market, industries } of lists) {
    for (const { slug, name } of industries) {
      const known = bySlug.get(slug) ?? { slug, name, markets: [] };
      known.markets.push(market);
      bySlug.set(slug, known);
    }
  }
  return [...bySlug.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
