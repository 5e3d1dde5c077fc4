/** A brand of the study, without a position: whether it is ranked is public. */
export interface BrandName {
  slug: string;
  name: string;
  industry: string;
  /** Slugs of its markets, in display order. */
  markets: string[];
  /** Markets that do not rank it, because too few people rated it; absent if all do. */
  unrankedIn?: string[];
}

export interface IndustryName {
  slug: string;
  name: string;
  markets: string[];
}

/** A text: a guide, a post or a method. */
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

/** Every name in the palette. */
export interface PaletteNames extends StudyNames {
  texts: TextName[];
  /** Slugs of the markets of the study, with and without published results. */
  markets: string[];
  /** What else each market is called, by its slug: pages for everyone do not bring it. */
  spellings?: Readonly<Record<string, readonly string[]>>;
}

interface MarketIndustries {
  market: string;
  industries: readonly { slug: string; name: string }[];
}

/** The distinct industries of several markets. */
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
