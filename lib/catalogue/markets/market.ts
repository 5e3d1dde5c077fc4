/** A ranked market: `code` as in the database, `slug` as in addresses, `name` as people read it. */
export type Market = { code: MarketCode; slug: MarketSlug; name: string };
export type MarketCode = "Se" | "No" | "Dk" | "Fi" | "Nl";
export type MarketSlug = "sweden" | "norway" | "denmark" | "finland" | "netherlands";

/** The ranked markets in the order in which they are listed everywhere; the first is the default. */
export const MARKETS: readonly Market[] = [
  { code: "Se", slug: "sweden", name: "Sweden" },
  { code: "No", slug: "norway", name: "Norway" },
  { code: "Dk", slug: "denmark", name: "Denmark" },
  { code: "Fi", slug: "finland", name: "Finland" },
  { code: "Nl", slug: "netherlands", name: "The Netherlands" },
];

const SPELLINGS: Record<MarketSlug, readonly string[]> = {
  sweden: ["sweden", "sverige", "se", "swe", "swed", "sv", "svezia", "schweden", "suede", "zweden", "ruotsi"],
  norway: ["norway", "norge", "noreg", "no", "nor", "norwegen", "norvege", "noorwegen", "norja"],
  denmark: ["denmark", "danmark", "dk", "dnk", "den", "danemark", "denemarken", "tanska"],
  finland: ["finland", "suomi", "fi", "fin", "finnland", "finlande"],
  netherlands: [
    "netherlands",
    "the netherlands",
    "nederland",
    "nederlanden",
    "holland",
    "nl",
    "nld",
    "ned",
    "niederlande",
    "pays bas",
    "nederlanderna",
    "nederlandene",
    "alankomaat",
    "hollanti",
    "kingdom of the netherlands",
  ],
};

const SLUG_OF_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([slug, spellings]) => spellings.map((spelling) => [spelling, slug] as const)),
);

/** The market with this address part, or null. */
export function findMarketBySlug(slug: string): Market | null {
  return MARKETS.find((market) => market.slug === slug) ?? null;
}

/**
 * The market a spelling means ("sverige", "SE", "Swe", "Holland" …), whatever its case, accents, spaces and
 * full stops; null when it means none of them.
 */
export function findMarketBySpelling(spelling: string): Market | null {
  const slug = SLUG_OF_SPELLING.get(fold(spelling));
  return slug === undefined ? null : findMarketBySlug(slug);
}

/** Everything a market is called by, in lower case and without accents. */
export function spellingsOf(slug: MarketSlug): readonly string[] {
  return SPELLINGS[slug];
}

/**
 * The full name of the market a spelling means; an unknown spelling is returned as it is, with a warning on
 * the console. For profiles only: an import refuses what it does not know.
 */
export function normaliseMarket(spelling: string): string {
  const market = findMarketBySpelling(spelling);
  if (market) return market.name;
  console.warn(`Unknown market spelling ${JSON.stringify(spelling)}: used as it is.`);
  return spelling;
}

function fold(spelling: string): string {
  return spelling
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\./g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
}
