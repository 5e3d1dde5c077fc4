/** Longest search text that is looked up; longer ones are cut. */
export const SEARCH_LENGTH = 80;

interface RankingAddress {
  market: string;
  industry?: string | null;
}

/** Address of a public ranking: `/rankings/sweden`, `/rankings/sweden/food`. Slugs in, path out. */
export function rankingHref({ market, industry }: RankingAddress): string {
  return industry ? `/rankings/${market}/${industry}` : `/rankings/${market}`;
}

export interface BrandSearch {
  market: string;
  q: string;
}

/** Address of a brand search's results. */
export function brandSearchHref({ market, q }: BrandSearch): string {
  return `/rankings/search?${new URLSearchParams({ market, q }).toString()}`;
}

/** The inverse of `brandSearchHref`, for any parameters: blanks trimmed, length capped, first of several taken. */
export function parseBrandSearch(params: Record<string, string | string[] | undefined>): BrandSearch {
  return { market: first(params.market), q: trimSearch(first(params.q)) };
}

/** What the filter form sends. Empty where nothing was chosen. */
export interface RankingForm {
  market: string;
  industry: string;
  q: string;
}

/** The filter form's parameters as slugs and search text; of several values the first. */
export function parseRankingForm(params: URLSearchParams): RankingForm {
  const [market = "", industry = "", q = ""] = ["market", "industry", "q"].map((name) => params.get(name) ?? "");
  return { market, industry, q: trimSearch(q) };
}

/** Search text as it is looked up: no control characters, no outer blanks, inner runs one, at most `SEARCH_LENGTH` characters. */
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
