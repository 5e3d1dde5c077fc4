import type {
  BrandChange,
  BrandHistory,
  BrandYear,
  IndustryDataset,
  MarketDataset,
} from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

type Value = string | number | boolean | null;

/** An industry's dataset as sent with a page: a row of values per brand and year, names once. */
export interface PackedDataset {
  market: string;
  industry: string;
  industries: Named[];
  /** Slug, name, and a row for each year. */
  brands: [slug: string, name: string, years: Value[][]][];
}

/** Fields of a year in the order they are written; mostly missing ones come last and are omitted. */
const FIELDS = [
  "market",
  "year",
  "overall",
  "inIndustry",
  "rankLow",
  "rankHigh",
  "score",
  "error",
  "n",
  "nEff",
  "z",
  "index",
  "environment",
  "social",
  "both",
] as const satisfies readonly (keyof BrandYear)[];
const CHANGES = ["since", "points", "error", "q", "clear"] as const satisfies readonly (keyof BrandChange)[];
/** Offsets of a row's industry and of its change. */
const INDUSTRY = FIELDS.length;
const CHANGE = INDUSTRY + 1;
const MOMENTUM = CHANGE + CHANGES.length;

/** The dataset with a quarter of the characters; the inverse of `unpackBook`. */
export function packDataset({ market, industry, brands }: IndustryDataset): PackedDataset {
  const industries: Named[] = [];
  const numberOf = (named: Named): number => {
    const known = industries.findIndex(({ slug, name }) => slug === named.slug && name === named.name);
    return known < 0 ? industries.push(named) - 1 : known;
  };
  const toRow = (year: BrandYear): Value[] => {
    const { change } = year;
    const changed: Value[] = change ? CHANGES.map((name) => change[name]) : [];
    const momentum = change?.momentum ? [change.momentum.points, change.momentum.error] : [];
    return [...FIELDS.map((name) => year[name]), numberOf(year.industry), ...changed, ...momentum];
  };
  return {
    market,
    industry,
    industries,
    brands: brands.map(({ slug, name, years }) => [slug, name, years.map(toRow)]),
  };
}

/** The dataset as before `packBook`. */
export function unpackDataset({ market, industry, industries, brands }: PackedDataset): IndustryDataset {
  const toYear = (row: Value[]): BrandYear => {
    const fields = Object.fromEntries(FIELDS.map((name, at) => [name, row[at] ?? null])) as Omit<
      BrandYear,
      "industry" | "change"
    >;
    const named = industries[Number(row[INDUSTRY])] ?? { slug: industry, name: industry };
    return { ...fields, industry: named, change: row.length > CHANGE ? toChange(row) : null };
  };
  return {
    market,
    industry,
    brands: brands.map(([slug, name, years]): BrandHistory => ({ slug, name, years: years.map(toYear) })),
  };
}

/** A market's dataset packed like an industry's, without an industry. */
export function packMarketDataset({ market, brands }: MarketDataset): PackedDataset {
  return packDataset({ market, industry: "", brands });
}

/** The inverse of `packMarketBook`. */
export function unpackMarketDataset(packed: PackedDataset): MarketDataset {
  const { market, brands } = unpackDataset(packed);
  return { market, brands };
}

function toChange(row: Value[]): BrandChange {
  const fields = Object.fromEntries(CHANGES.map((name, at) => [name, row[CHANGE + at] ?? null])) as Omit<
    BrandChange,
    "momentum"
  >;
  const momentum = row.length > MOMENTUM ? { points: Number(row[MOMENTUM]), error: Number(row[MOMENTUM + 1]) } : null;
  return { ...fields, momentum };
}
