import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { rankingHref } from "@/lib/rankings/search-params";

/** What an address names that is not there: each has a page of its own that says so. */
export type Missing = "page" | "brand" | "ranking" | "text";
export const MISSING: readonly Missing[] = ["page", "brand", "ranking", "text"];

/** The page that says so. */
export const missingHref = (what: Missing): string => `/missing/${what}`;

/** Where the site tells the names of everything one can go to. */
const NAMES_PATH = "/api/palette";
/** Says of an answer that it may be of an earlier publication: then nothing is missing for not being in it. */
export const MAY_BE_OLD = "X-May-Be-Old";
/** Milliseconds for which a name that is not in the list is not asked for again. */
const HOLDS = 2_000;
/** Milliseconds the list is waited for: without it the page answers by itself. */
const PATIENCE = 3_000;

const BRAND = /^\/brands\/[^/]+$/;
const INDUSTRY = /^\/rankings\/([^/]+)\/([^/]+)$/;
const MARKET = /^\/rankings\/([^/]+)$/;
const TEXT = /^\/sustainability-branding-hub\/insights\/[a-z0-9-]+$/;
/** Pictures of pages stand below them. */
const PICTURE = /\/opengraph-image/;
/** Addresses beside the markets' that are none. */
const NO_MARKETS = new Set(["full", "go", "search"]);

/** Has the address letters that no spelling of percent signs gives, or separators hidden in one, which no address of ours has? */
export function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return /%(?:2f|5c|00)/i.test(path);
  } catch {
    return true;
  }
}

/** What an address names, by its form; null where its form says that no list can tell. */
export function toNamed(path: string): Missing | null {
  if (PICTURE.test(path)) return null;
  if (BRAND.test(path)) return "brand";
  if (TEXT.test(path)) return "text";
  const market = (INDUSTRY.exec(path) ?? MARKET.exec(path))?.[1];
  return market !== undefined && !NO_MARKETS.has(market) ? "ranking" : null;
}

const listOf = (value: unknown, key: string): unknown[] => {
  const list: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : null;
  return Array.isArray(list) ? list : [];
};
const textOf = (value: unknown, key: string): string => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : null;
  return typeof text === "string" ? text : "";
};

/** The palette's names as the addresses they stand for. */
export function toAddresses(names: unknown): ReadonlySet<string> {
  return new Set([
    ...listOf(names, "brands").map((brand) => brandHref(textOf(brand, "slug"))),
    ...listOf(names, "industries").flatMap((industry) =>
      listOf(industry, "markets").flatMap((market) => [
        rankingHref({ market: String(market) }),
        rankingHref({ market: String(market), industry: textOf(industry, "slug") }),
      ]),
    ),
    ...listOf(names, "markets").map((market) => rankingHref({ market: String(market) })),
    ...listOf(names, "texts").map((text) => textOf(text, "href")),
  ]);
}

let known: ReadonlySet<string> = new Set();
let asked: { at: number; origin: string; answer: Promise<boolean> } | null = null;

async function ask(origin: string, send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send(new URL(NAMES_PATH, origin), {
      signal: AbortSignal.timeout(PATIENCE),
      cache: "no-store",
    });
    if (!answer.ok || answer.headers.has(MAY_BE_OLD)) return false;
    known = toAddresses(await answer.json());
    return known.size > 0;
  } catch {
    // An older list does not know what was published since: the page answers by itself.
    return false;
  }
}

/**
 * What is missing at an address, or null where something is, or where no one can tell: then the page answers by itself.
 * A page that finds nothing to show is answered without words, for scripts to fill in; this is known before it is asked.
 * @param origin where this machine reaches the site: never what a request says of it
 */
export async function findMissing(
  path: string,
  origin: string,
  now = Date.now(),
  send: typeof fetch = fetch,
): Promise<Missing | null> {
  const what = toNamed(path);
  if (isMalformed(path)) return what ?? "page";
  if (what === null || known.has(path)) return null;
  if (!asked || asked.origin !== origin || now - asked.at > HOLDS)
    asked = { at: now, origin, answer: ask(origin, send) };
  return (await asked.answer) && !known.has(path) ? what : null;
}
