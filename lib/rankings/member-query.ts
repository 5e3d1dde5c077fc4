import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { marketOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { FULL_RANKINGS, trimSearch } from "@/lib/rankings/search-params";

export const SORTS = ["position", "change", "brand"] as const;
export type Sort = (typeof SORTS)[number];

/** Query of the members' ranking. Slugs; latest study. */
export interface MemberQuery {
  /** The market that an address without one means: the study’s default. */
  home: string;
  country: string;
  industry: string | null;
  /** The brand whose panel is open. */
  brand: string | null;
  /** Sorting by position equals sorting by score. */
  sort: Sort;
  /** Number of rows shown. */
  show: number;
  /** Text that a brand's name must contain. */
  q: string;
}

/** Initial number of rows, and how many more each time. */
const FIRST_ROWS = 20;
export const MORE_ROWS = 25;
/** More than the largest market; higher values are capped. */
const MOST_ROWS = FIRST_ROWS + 80 * MORE_ROWS;

type Params = Record<string, string | string[] | undefined>;

/** Address parameters → query; unknown values fall back to the default. */
export function parseMemberQuery(params: Params, study: Pick<ShownStudy, "markets" | "defaultMarket">): MemberQuery {
  const text = (name: string) => [params[name]].flat()[0] ?? "";
  const slug = (name: string) => (isBrandSlug(text(name)) ? text(name) : null);
  return {
    home: study.defaultMarket,
    country: marketOf(study, text("country"))?.slug ?? study.defaultMarket,
    industry: slug("industry"),
    brand: slug("brand"),
    sort: SORTS.find((sort) => sort === text("sort")) ?? "position",
    show: toRows(Number(text("show"))),
    q: trimSearch(text("q")),
  };
}

/** The next number of rows: 20, 45, 70 … */
export function toRows(atLeast: number): number {
  if (!(atLeast > FIRST_ROWS)) return FIRST_ROWS;
  return Math.min(FIRST_ROWS + Math.ceil((atLeast - FIRST_ROWS) / MORE_ROWS) * MORE_ROWS, MOST_ROWS);
}

/** The inverse of `parseMemberQuery`; defaults are omitted. */
export function memberRankingHref(query: Pick<MemberQuery, "home"> & Partial<MemberQuery>): string {
  const { home, country = home, industry, brand, sort = "position", show = FIRST_ROWS, q } = query;
  const params = new URLSearchParams();
  if (country !== home) params.set("country", country);
  if (industry) params.set("industry", industry);
  if (brand) params.set("brand", brand);
  if (sort !== "position") params.set("sort", sort);
  if (show !== FIRST_ROWS) params.set("show", String(show));
  if (q) params.set("q", q);
  return params.size > 0 ? `${FULL_RANKINGS}?${params.toString()}` : FULL_RANKINGS;
}
