import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { inTime } from "@/lib/platform/requests/in-time";
import { rankingHref } from "@/lib/rankings/search-params";

/** What an address can name; each has its own page for "not found". */
export type Missing = "page" | "brand" | "ranking" | "text";
export const MISSING: readonly Missing[] = ["page", "brand", "ranking", "text"];

/** The page for "not found". */
export const missingHref = (what: Missing): string => `/missing/${what}`;

/** Where the site lists the names of all destinations. */
const NAMES_PATH = "/api/palette";
/** Header of a response that may be of an earlier publication: then a name it lacks is not missing. */
export const MAY_BE_OLD = "X-May-Be-Old";
/** Milliseconds before an unknown name is looked up again. */
const HOLDS = 2_000;
/** Milliseconds to wait for the list: without it the page handles the address. */
const PATIENCE = 3_000;

const BRAND = /^\/brands\/[^/]+$/;
const INDUSTRY = /^\/rankings\/([^/]+)\/([^/]+)$/;
const MARKET = /^\/rankings\/([^/]+)$/;
const TEXT = /^\/sustainability-branding-hub\/insights\/[a-z0-9-]+$/;
/** Parents of the pages' images. */
const PICTURE = /\/opengraph-image/;
/** Addresses beside the markets' that are not markets. */
const NO_MARKETS = new Set(["full", "go", "search"]);

/** Whether the address has invalid percent-encoding or encoded separators, which no address of ours has. */
export function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return /%(?:2f|5c|00)/i.test(path);
  } catch {
    return true;
  }
}

/** What an address names, by its form; null if the list cannot decide it. */
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

/** The palette's names as their addresses. */
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
    return await inTime(PATIENCE, async (signal) => {
      const answer = await send(new URL(NAMES_PATH, origin), { signal, cache: "no-store" });
      if (!answer.ok || answer.headers.has(MAY_BE_OLD)) return false;
      known = toAddresses(await answer.json());
      return known.size > 0;
    });
  } catch {
    // An older list lacks later publications: the page handles the address.
    return false;
  }
}

/**
 * What is missing at an address; null if nothing is, or if that is not known: then the page handles it. A not-found
 * page by Next has no content without JavaScript, so this is checked before rendering.
 * @param origin the site's address on this machine: never taken from a request
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
