/** Longest search text; longer ones are cut. */
export const SEARCH_LENGTH = 80;

interface RankingAddress {
  market: string;
  industry?: string | null;
}

/** Address of a public ranking: `/rankings/sweden`, `/rankings/sweden/food`. Takes slugs, returns a path. */
export function rankingHref({ market, industry }: RankingAddress): string {
  return industry ? `/rankings/${market}/${industry}` : `/rankings/${market}`;
}

/** The page with every position, for people who are signed in. */
export const FULL_RANKINGS = "/rankings/full";

/** A public ranking's address: the default one, a market, an industry of a market. Also read by a script in the page's head. */
export const PUBLIC_RANKING = /^\/rankings(?=$|[/?#])(?!\/(?:full|search|go)\b)([a-z0-9/-]*)/;

/** The same ranking with every position; null for an address that is not a public ranking. */
export function fullRankingHref(address: string): string | null {
  const found = PUBLIC_RANKING.exec(address);
  if (!found) return null;
  const [, market, industry] = (found[1] ?? "").split("/");
  if (!market) return FULL_RANKINGS;
  return `${FULL_RANKINGS}?country=${market}${industry ? `&industry=${industry}` : ""}`;
}

export interface BrandSearch {
  market: string;
  q: string;
}

/** Address of brand search results. */
export function brandSearchHref({ market, q }: BrandSearch): string {
  return `/rankings/search?${new URLSearchParams({ market, q }).toString()}`;
}

/** The inverse of `brandSearchHref` for any parameters: trimmed, limited in length, the first of several values. */
export function parseBrandSearch(params: Record<string, string | string[] | undefined>): BrandSearch {
  return { market: first(params.market), q: trimSearch(first(params.q)) };
}

/** Values sent by the filter form. Empty if not selected. */
export interface RankingForm {
  market: string;
  industry: string;
  q: string;
}

/** The filter form's parameters as slugs and search text; the first of several values. */
export function parseRankingForm(params: URLSearchParams): RankingForm {
  const [market = "", industry = "", q = ""] = ["market", "industry", "q"].map((name) => params.get(name) ?? "");
  return { market, industry, q: trimSearch(q) };
}

/** Normalised search text: no control characters, trimmed, single spaces, at most `SEARCH_LENGTH` characters. */
export function trimSearch(text: string): string {
  return Array.from(
    text
      .normalize("NFC")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  )
    .slice(0, SEARCH_LENGTH)
    .join("")
    .trim();
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
