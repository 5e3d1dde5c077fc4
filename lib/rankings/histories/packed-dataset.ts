import type {
  BrandChange,
  BrandDataset,
  BrandHistory,
  BrandYear,
  IndustryDataset,
  MarketDataset,
} from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { toSlug } from "@/lib/catalogue/names/slug";
import { roundTo } from "@/lib/platform/words/format";
import { readRows, writeRows } from "@/lib/platform/words/number-rows";

/** Numbers of one brand and year: the fields, and its change if it has one. */
type Row = (number | null)[];

/**
 * Name, number of the place (or one place for each row where it moved) and of the list of years, and as text a row per
 * year.
 */
type PackedBrand = [name: string, place: number | number[], years: number, rows: string];

/** An industry's dataset as sent with a page: a row of values per brand and year, what repeats once. */
export interface PackedDataset {
  market: string;
  industry: string;
  industries: Named[];
  /** Markets with the number of an industry. */
  places: [market: string, industry: number][];
  /** Lists of years; most brands share one. */
  years: number[][];
  /** The fields of a year that any of them has, in the order they are written. */
  fields: Field[];
  /** Positions are not written: each follows from the scores of all brands in its market and year. */
  isCounted: boolean;
  brands: PackedBrand[];
  /** Slugs that are not made from the name, by the number of their brand. */
  slugs: [brand: number, slug: string][];
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

/** Decimals of published scores and errors. */
const PUBLISHED = 4;

/** What the first number of a change says, added up. */
const SAYS = { clear: 1, points: 2, error: 4, since: 8, momentum: 16 } as const;

/** The dataset at a quarter of the size; the inverse of `unpackDataset`. */
export function packDataset({ market, industry, brands }: IndustryDataset): PackedDataset {
  const all = brands.flatMap(({ years }) => years);
  const industries: Named[] = [];
  const places: PackedDataset["places"] = [];
  const lists: number[][] = [];
  const numberOf = (named: Named): number => {
    const known = industries.findIndex(({ slug, name }) => slug === named.slug && name === named.name);
    return known < 0 ? industries.push(named) - 1 : known;
  };
  const placeOf = (year: BrandYear): number => {
    const number = numberOf(year.industry);
    const known = places.findIndex(([where, what]) => where === year.market && what === number);
    return known < 0 ? places.push([year.market, number]) - 1 : known;
  };
  const listOf = (years: readonly BrandYear[]): number => {
    const list = years.map(({ year }) => year);
    const known = lists.findIndex((each) => each.join() === list.join());
    return known < 0 ? lists.push(list) - 1 : known;
  };
  const counted = countPositions(all);
  const isCounted =
    all.some(({ overall }) => overall !== null) && all.every(({ overall }, at) => overall === counted[at]);
  const fields = FIELDS.filter((name) => !(isCounted && name === "overall") && all.some((year) => year[name] !== null));
  const toRow = (year: BrandYear, at: number, years: readonly BrandYear[]): Row => {
    const values = fields.map((name) => year[name]);
    return year.change ? [...values, ...fromChange(year.change, year, years[at - 1])] : withoutEmptyEnd(values);
  };
  return {
    market,
    industry,
    industries,
    places,
    years: lists,
    fields,
    isCounted,
    brands: brands.map(({ name, years }): PackedBrand => {
      const visited = years.map(placeOf);
      const [first = 0] = visited;
      const place = visited.every((one) => one === first) ? first : visited;
      return [name, place, listOf(years), writeRows(years.map(toRow))];
    }),
    slugs: brands.flatMap(({ slug, name }, brand): PackedDataset["slugs"] =>
      slug === toSlug(name) ? [] : [[brand, slug]],
    ),
  };
}

/** The position of each by its score among those of its market and year; null without a score. */
function countPositions(years: readonly Pick<BrandYear, "market" | "year" | "score">[]): (number | null)[] {
  const studyOf = ({ market, year }: (typeof years)[number]) => `${market} ${year}`;
  const scores = new Map<string, number[]>();
  for (const year of years) {
    const known = scores.get(studyOf(year)) ?? [];
    if (year.score !== null) known.push(year.score);
    scores.set(studyOf(year), known);
  }
  for (const known of scores.values()) known.sort((a, b) => b - a);
  return years.map((year) => (year.score === null ? null : 1 + (scores.get(studyOf(year))?.indexOf(year.score) ?? 0)));
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

/** Which parts are written, and those. */
function fromChange(change: BrandChange, year: BrandYear, before: BrandYear | undefined): Row {
  const { since, points, error, clear, momentum } = change;
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
  return [said, ...own.points, ...own.error, ...own.since, ...(momentum ? [momentum.points, momentum.error] : [])];
}

/** The dataset as before `packDataset`. */
export function unpackDataset(packed: PackedDataset): IndustryDataset {
  const { market, industry, industries, places, years: lists, fields, isCounted, brands, slugs } = packed;
  const none = Object.fromEntries(FIELDS.map((name) => [name, null])) as Record<Field, null>;
  const slugOf = new Map(slugs);
  const unpackYears = (place: number | number[], list: readonly number[], rows: readonly Row[]): BrandYear[] => {
    const years: BrandYear[] = [];
    for (const [at, of] of list.entries()) {
      const row = rows[at] ?? [];
      const [where = market, number = 0] = places[typeof place === "number" ? place : (place[at] ?? 0)] ?? [];
      const year: BrandYear = {
        market: where,
        year: of,
        industry: industries[number] ?? { slug: industry, name: industry },
        ...none,
        change: null,
      };
      for (const [field, name] of fields.entries()) year[name] = row[field] ?? null;
      if (row.length > fields.length) year.change = toChange(row.slice(fields.length).map(Number), year, years[at - 1]);
      years.push(year);
    }
    return years;
  };
  const unpacked = brands.map(([name, place, list, rows], brand): BrandHistory => ({
    slug: slugOf.get(brand) ?? toSlug(name),
    name,
    years: unpackYears(place, lists[list] ?? [], readRows(rows)),
  }));
  if (isCounted) {
    const all = unpacked.flatMap(({ years }) => years);
    for (const [at, position] of countPositions(all).entries()) {
      const year = all[at];
      if (year) year.overall = position;
    }
  }
  return { market, industry, brands: unpacked };
}

function toChange([said = 0, ...rest]: number[], year: BrandYear, before: BrandYear | undefined): BrandChange {
  const says = (what: keyof typeof SAYS) => (said & SAYS[what]) !== 0;
  const next = () => rest.shift() ?? 0;
  const known = followed(year, before);
  return {
    points: says("points") ? next() : (known?.points ?? 0),
    error: says("error") ? next() : (known?.error ?? 0),
    since: says("since") ? year.year - next() : (before?.year ?? year.year),
    clear: says("clear"),
    momentum: says("momentum") ? { points: next(), error: next() } : null,
  };
}

/** A market's dataset packed like an industry's, without an industry. */
export function packMarketDataset({ market, brands }: MarketDataset): PackedDataset {
  return packDataset({ market, industry: "", brands });
}

/** The inverse of `packMarketDataset`. */
export function unpackMarketDataset(packed: PackedDataset): MarketDataset {
  const { market, brands } = unpackDataset(packed);
  return { market, brands };
}

/** Some brands in all markets, packed like an industry's. */
export function packBrandDataset({ brands }: BrandDataset): PackedDataset {
  return packDataset({ market: "", industry: "", brands });
}

/** The inverse of `packBrandDataset`. */
export function unpackBrandDataset(packed: PackedDataset): BrandDataset {
  const { brands } = unpackDataset(packed);
  return { brands };
}
