import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { toMarketSlug } from "@/lib/catalogue/markets/market";

/** Maximum number of brands compared at once. */
export const MOST_BRANDS = 8;

export const SCALES = ["score", "z", "index"] as const;
export type ScaleName = (typeof SCALES)[number];

export const PARTS_OF_SCORE = ["score", "environment", "social"] as const;
export type ScorePart = (typeof PARTS_OF_SCORE)[number];

/**
 * All address parameters of the analysis pages. Slugs and IDs, never names. Null or empty: not set, so the page uses
 * its default.
 */
export interface AnalysisQuery {
  market: string | null;
  industry: string | null;
  /** The first is in focus. */
  brands: readonly string[];
  /** The brands' slots among colours and shapes, from 0, one per brand; empty: in order. See `brand-slots`. */
  slots: readonly number[];
  markets: readonly string[];
  /** First and last year shown. */
  from: number | null;
  to: number | null;
  /** One year, for pages that show one. */
  year: number | null;
  scale: ScaleName;
  part: ScorePart;
  /** A brand to suggest others for if none is selected; read from an address, never written. */
  near: string | null;
  /** A page's display option, such as `heat`. */
  view: string | null;
}

export const NOTHING_ASKED: AnalysisQuery = {
  market: null,
  industry: null,
  brands: [],
  slots: [],
  markets: [],
  from: null,
  to: null,
  year: null,
  scale: "score",
  part: "score",
  near: null,
  view: null,
};

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

/** Address parameters → query; invalid values are ignored. The inverse of `toAnalysisSearch`. */
export function parseAnalysisQuery(params: Params, mostBrands = MOST_BRANDS): AnalysisQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const slug = (name: string) => (isBrandSlug(read(name)) ? read(name) : null);
  const [from, to] = [yearOf(read("from")), yearOf(read("to"))];
  const brands = listOf(read("brands")).filter(isBrandSlug).slice(0, mostBrands);
  const isTurned = from !== null && to !== null && from > to;
  return {
    market: toMarketSlug(read("market")),
    industry: slug("industry"),
    brands,
    slots: parseSlots(read("marks"), brands.length),
    near: slug("near"),
    markets: listOf(read("markets")).filter((each) => toMarketSlug(each) !== null),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    year: yearOf(read("year")),
    scale: SCALES.find((each) => each === read("scale")) ?? "score",
    part: PARTS_OF_SCORE.find((each) => each === read("part")) ?? "score",
    view: slug("view"),
  };
}

/** Query → query string, "" for the default; defaults are omitted. */
export function toAnalysisSearch(query: Partial<AnalysisQuery>): string {
  const { brands = [], slots = [], markets = [], scale = "score", part = "score" } = query;
  const params = new URLSearchParams();
  if (query.market) params.set("market", query.market);
  if (query.industry) params.set("industry", query.industry);
  if (brands.length > 0) params.set("brands", brands.join(","));
  if (slots.length === brands.length && !isInOrder(slots)) params.set("marks", slots.map((slot) => slot + 1).join(","));
  if (markets.length > 0) params.set("markets", markets.join(","));
  for (const name of ["from", "to", "year"] as const) {
    const year = query[name];
    if (year) params.set(name, String(year));
  }
  if (scale !== "score") params.set("scale", scale);
  if (part !== "score") params.set("part", part);
  if (query.view) params.set("view", query.view);
  // A comma between slugs stays readable.
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** `1,3` → slots from 0; empty unless there is one for each brand, all different. */
function parseSlots(text: string, count: number): number[] {
  const slots = text.split(",").map((each) => (/^[1-9]$/.test(each) ? Number(each) - 1 : MOST_BRANDS));
  const isWhole = slots.length === count && new Set(slots).size === count && Math.max(...slots) < MOST_BRANDS;
  return isWhole && !isInOrder(slots) ? slots : [];
}

const isInOrder = (slots: readonly number[]) => slots.every((slot, order) => slot === order);

function listOf(text: string): string[] {
  return [...new Set(text.split(","))].filter((each) => each !== "");
}

function yearOf(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
}
