import type {
  BrandChange,
  BrandHistory,
  BrandYear,
  IndustryDataset,
  MarketDataset,
} from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { toSlug } from "@/lib/catalogue/names/slug";
import { roundTo } from "@/lib/platform/words/format";

/** A number of an unpacked year, or null. */
type Value = number | null;

/** Numbers of one brand and year: years since the row before, the fields, and its change if it has one. */
type Row = Value[];

/**
 * Slug, or 0 where it is made from the name; name; number of the place, or one for each row where it moved; rows.
 */
type PackedBrand = [slug: string | 0, name: string, place: number | number[], ...rows: Row[]];

/** An industry's dataset as sent with a page: a row of values per brand and year, names and names of fields once. */
export interface PackedDataset {
  market: string;
  industry: string;
  industries: Named[];
  /** Markets with the number of an industry. */
  places: [market: string, industry: number][];
  /** The year that each brand's first row counts from. */
  from: number;
  /** The fields of a year that any of them has, in the order they are written. */
  fields: Field[];
  brands: PackedBrand[];
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

/** Digits of q: more than any page or file shows. */
const DIGITS_OF_Q = 4;
/** Decimals of published scores and errors. */
const PUBLISHED = 4;

/** What the first number of a change says, added up. */
const SAYS = { clear: 1, points: 2, error: 4, since: 8, momentum: 16 } as const;

/** The dataset at a quarter of the size; the inverse of `unpackDataset`. */
export function packDataset({ market, industry, brands }: IndustryDataset): PackedDataset {
  const all = brands.flatMap(({ years }) => years);
  const industries: Named[] = [];
  const places: PackedDataset["places"] = [];
  const numberOf = (named: Named): number => {
    const known = industries.findIndex(({ slug, name }) => slug === named.slug && name === named.name);
    return known < 0 ? industries.push(named) - 1 : known;
  };
  const placeOf = (year: BrandYear): number => {
    const number = numberOf(year.industry);
    const known = places.findIndex(([where, what]) => where === year.market && what === number);
    return known < 0 ? places.push([year.market, number]) - 1 : known;
  };
  const from = Math.min(...all.map(({ year }) => year));
  const fields = FIELDS.filter((name) => all.some((year) => year[name] !== null));
  const toRow = (year: BrandYear, at: number, years: readonly BrandYear[]): Row => {
    const before = years[at - 1];
    const values = fields.map((name) => year[name]);
    const begun = [year.year - (before?.year ?? from), ...values];
    return year.change ? [...begun, ...fromChange(year.change, year, before)] : withoutEmptyEnd(begun);
  };
  return {
    market,
    industry,
    from: all.length === 0 ? 0 : from,
    fields,
    brands: brands.map(({ slug, name, years }): PackedBrand => {
      const visited = years.map(placeOf);
      const [first = 0] = visited;
      const place = visited.every((one) => one === first) ? first : visited;
      return [slug === toSlug(name) ? 0 : slug, name, place, ...years.map(toRow)];
    }),
    industries,
    places,
  };
}

function withoutEmptyEnd(row: Row): Row {
  return row.slice(0, row.findLastIndex((value) => value !== null) + 1);
}

/** What a change is when it follows from the two scores, as it nearly always does. */
function followed(year: BrandYear, before: BrandYear | undefined) {
  if (!before || before.market !== year.market) return null;
  const { score, error } = year;
  if (score === null || error === null || before.score === null || before.error === null) return null;
  return {
    points: roundTo(score - before.score, PUBLISHED),
    error: roundTo(Math.hypot(error, before.error), PUBLISHED),
  };
}

/** Which parts follow, q, and the parts that are written. */
function fromChange(change: BrandChange, year: BrandYear, before: BrandYear | undefined): Row {
  const { since, points, error, q, clear, momentum } = change;
  const known = followed(year, before);
  const own = {
    points: points === known?.points ? [] : [points],
    error: error === known?.error ? [] : [error],
    since: since === before?.year ? [] : [year.year - since],
  };
  const said =
    (clear ? SAYS.clear : 0) +
    (own.points.length > 0 ? SAYS.points : 0) +
    (own.error.length > 0 ? SAYS.error : 0) +
    (own.since.length > 0 ? SAYS.since : 0) +
    (momentum ? SAYS.momentum : 0);
  const beyond = momentum ? [momentum.points, momentum.error] : [];
  return [said, Number(q.toPrecision(DIGITS_OF_Q)), ...own.points, ...own.error, ...own.since, ...beyond];
}

/** The dataset as before `packDataset`. */
export function unpackDataset(packed: PackedDataset): IndustryDataset {
  const { market, industry, industries, places, from, fields, brands } = packed;
  const none = Object.fromEntries(FIELDS.map((name) => [name, null])) as Record<Field, null>;
  const unpackYears = (place: number | number[], rows: readonly Row[]): BrandYear[] => {
    const years: BrandYear[] = [];
    for (const [at, row] of rows.entries()) {
      const before = years[at - 1];
      const [where = market, number = 0] = places[typeof place === "number" ? place : (place[at] ?? 0)] ?? [];
      const own = Object.fromEntries(fields.map((name, field) => [name, row[1 + field] ?? null]));
      const year: BrandYear = {
        market: where,
        year: (before?.year ?? from) + Number(row[0]),
        industry: industries[number] ?? { slug: industry, name: industry },
        ...none,
        ...own,
        change: null,
      };
      const change = row.slice(1 + fields.length).map(Number);
      years.push(change.length === 0 ? year : { ...year, change: toChange(change, year, before) });
    }
    return years;
  };
  return {
    market,
    industry,
    brands: brands.map(([slug, name, place, ...rows]): BrandHistory => ({
      slug: slug === 0 ? toSlug(name) : slug,
      name,
      years: unpackYears(place, rows),
    })),
  };
}

function toChange([said = 0, q = 0, ...rest]: number[], year: BrandYear, before: BrandYear | undefined): BrandChange {
  const says = (what: keyof typeof SAYS) => (said & SAYS[what]) !== 0;
  const next = () => rest.shift() ?? 0;
  const known = followed(year, before);
  return {
    points: says("points") ? next() : (known?.points ?? 0),
    error: says("error") ? next() : (known?.error ?? 0),
    since: says("since") ? year.year - next() : (before?.year ?? year.year),
    q,
    clear: says("clear"),
    momentum: says("momentum") ? { points: next(), error: next() } : null,
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
