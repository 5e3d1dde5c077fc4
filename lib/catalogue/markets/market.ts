import { foldSpelling } from "@/lib/catalogue/definition/spelling";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * The ranked markets in display order; the first is the default. `code` for the database, `slug` for addresses, `name`
 * for people; `spellings` and words for its `people` are recognised in files, profiles and claims. Types, address
 * parts, words and checks derive from these entries.
 */
const ENTRIES = [
  {
    code: "Se",
    slug: "sweden",
    name: "Sweden",
    spellings: ["sweden", "sverige", "se", "swe", "swed", "sv", "svezia", "schweden", "suede", "zweden", "ruotsi"],
    people: ["swedish", "swede", "swedes"],
  },
  {
    code: "No",
    slug: "norway",
    name: "Norway",
    spellings: ["norway", "norge", "noreg", "no", "nor", "norwegen", "norvege", "noorwegen", "norja"],
    people: ["norwegian", "norwegians"],
  },
  {
    code: "Dk",
    slug: "denmark",
    name: "Denmark",
    spellings: ["denmark", "danmark", "dk", "dnk", "den", "danemark", "denemarken", "tanska"],
    people: ["danish", "dane", "danes"],
  },
  {
    code: "Fi",
    slug: "finland",
    name: "Finland",
    spellings: ["finland", "suomi", "fi", "fin", "finnland", "finlande"],
    people: ["finnish", "finn", "finns"],
  },
  {
    code: "Nl",
    slug: "netherlands",
    name: "The Netherlands",
    spellings: [
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
    people: ["dutch", "dutchman", "dutchmen"],
  },
] as const;

/** Two or three letters that name a market in the database and in study files. */
export type MarketCode = string;
/** A market's slug. Slugs are in the study's definition, so no type can list them. */
export type MarketSlug = string;
/** A ranked market, for pages. */
export type Market = { code: MarketCode; slug: MarketSlug; name: string };

export const MARKETS: readonly Market[] = ENTRIES.map(({ code, slug, name }) => ({ code, slug, name }));

const SLUG_OF_SPELLING = new Map(
  ENTRIES.flatMap(({ slug, spellings }) => spellings.map((spelling) => [spelling as string, slug] as const)),
);

/** The market with this slug, or null. */
export function findMarketBySlug(slug: string): Market | null {
  return MARKETS.find((market) => market.slug === slug) ?? null;
}

/**
 * The market a spelling means ("sverige", "SE", "Swe", "Holland" …), ignoring case, accents, spaces and full stops;
 * null for none.
 */
export function findMarketBySpelling(spelling: string): Market | null {
  const slug = SLUG_OF_SPELLING.get(foldSpelling(spelling));
  return slug === undefined ? null : findMarketBySlug(slug);
}

/** All names of a market, in lower case and without accents. */
export function spellingsOf(slug: MarketSlug): readonly string[] {
  return ENTRIES.find((market) => market.slug === slug)?.spellings ?? [];
}

/** Words for the people of a market, in lower case: "swedish", "swede". */
export function peopleOf(slug: MarketSlug): readonly string[] {
  return ENTRIES.find((market) => market.slug === slug)?.people ?? [];
}

/**
 * The full name of the market a spelling means; an unknown spelling is returned unchanged, with a warning on the
 * console. For profiles only: an import refuses unknown ones.
 */
export function normaliseMarket(spelling: string): string {
  const market = findMarketBySpelling(spelling);
  if (market) return market.name;
  browserLog.warn(`Unknown market spelling ${JSON.stringify(spelling)}: used as it is.`);
  return spelling;
}

const ADDRESS_PART = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Can it be a market's part of an address? Whether the study has such a market is known where its results are read. */
export const isMarketSlug = (text: string): text is MarketSlug => ADDRESS_PART.test(text);

/** The text where it can be a market's part of an address, else null. */
export const toMarketSlug = (text: string): MarketSlug | null => (isMarketSlug(text) ? text : null);

/** What an address says in place of a market where results of all of them are listed. */
export const ALL_MARKETS = "all";
