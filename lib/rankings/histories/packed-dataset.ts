import type {
  BrandChange,
  BrandHistory,
  BrandYear,
  IndustryDataset,
  MarketDataset,
} from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

type Value = string | number | boolean | null;

/** An industry's dataset as sent with a page: a row of values per brand and year, names and names of fields once. */
export interface PackedDataset {
  market: string;
  industry: string;
  industries: Named[];
  markets: string[];
  /** The fields of a year that any of them has, in the order they are written. */
  fields: Field[];
  /** Slug, name, and a row for each year. */
  brands: [slug: string, name: string, years: Value[][]][];
}

const FIELDS = [
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
type Field = (typeof FIELDS)[number];

/** A row begins with its market's and its industry's number and the year; fields follow, and then its change if it has one. */
const BEGINNING = 3;
/** Numbers of a change: years since, points, error, q, clear; and with momentum two more. */
const CHANGE = 5;
/** Decimals of q: more than any page or file shows. */
const DIGITS_OF_Q = 6;

/** The dataset at a third of the size; the inverse of `unpackDataset`. */
export function packDataset({ market, industry, brands }: IndustryDataset): PackedDataset {
  const all = brands.flatMap(({ years }) => years);
  const markets = [...new Set(all.map((year) => year.market))];
  const industries: Named[] = [];
  const numberOf = (named: Named): number => {
    const known = industries.findIndex(({ slug, name }) => slug === named.slug && name === named.name);
    return known < 0 ? industries.push(named) - 1 : known;
  };
  const fields = FIELDS.filter((name) => all.some((year) => year[name] !== null));
  const toRow = (year: BrandYear): Value[] => [
    markets.indexOf(year.market),
    numberOf(year.industry),
    year.year,
    ...fields.map((name) => year[name]),
    ...fromChange(year),
  ];
  return {
    market,
    industry,
    industries,
    markets,
    fields,
    brands: brands.map(({ slug, name, years }) => [slug, name, years.map(toRow)]),
  };
}

function fromChange({ year, change }: BrandYear): Value[] {
  if (!change) return [];
  const { since, points, error, q, clear, momentum } = change;
  const tested = [year - since, points, error, Number(q.toPrecision(DIGITS_OF_Q)), clear ? 1 : 0];
  return momentum ? [...tested, momentum.points, momentum.error] : tested;
}

/** The dataset as before `packDataset`. */
export function unpackDataset({
  market,
  industry,
  industries,
  markets,
  fields,
  brands,
}: PackedDataset): IndustryDataset {
  const none = Object.fromEntries(FIELDS.map((name) => [name, null])) as Record<Field, null>;
  const end = BEGINNING + fields.length;
  const toYear = (row: Value[]): BrandYear => {
    const own = Object.fromEntries(fields.map((name, at) => [name, row[BEGINNING + at] ?? null]));
    const year = Number(row[2]);
    return {
      market: markets[Number(row[0])] ?? market,
      year,
      industry: industries[Number(row[1])] ?? { slug: industry, name: industry },
      ...none,
      ...own,
      change: row.length > end ? toChange(year, row.slice(end).map(Number)) : null,
    };
  };
  return {
    market,
    industry,
    brands: brands.map(([slug, name, years]): BrandHistory => ({ slug, name, years: years.map(toYear) })),
  };
}

function toChange(year: number, row: number[]): BrandChange {
  const [ago = 0, points = 0, error = 0, q = 0, clear = 0, momentum = 0, momentumError = 0] = row;
  return {
    since: year - ago,
    points,
    error,
    q,
    clear: clear === 1,
    momentum: row.length > CHANGE ? { points: momentum, error: momentumError } : null,
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
