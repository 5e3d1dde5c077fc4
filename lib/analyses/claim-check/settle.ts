import { ALL_INDUSTRIES, type Claim, isOfChange } from "@/lib/analyses/claim-check/claim";
import type { Field } from "@/lib/analyses/claim-check/claim-part";
import type { UnnamedClaim } from "@/lib/analyses/claim-check/leader";
import { defaultMarketOf } from "@/lib/catalogue/default-selection";
import type { ClaimReading } from "@/lib/analyses/claim-check/parse-claim";
import type { ClaimQuery } from "@/lib/analyses/claim-check/search-params";
import type { MarketWave } from "@/lib/rankings/histories/dataset";

/** What a text still lacks to be a claim that can be checked. */
export type Gap = "kind" | "count" | "brand" | "rival" | "market" | "part" | "wave" | "since" | "industry" | "words";

/** A claim's parts from the text and the selections, and what is missing. */
export interface Settled {
  kind: Claim["kind"] | null;
  count: number | null;
  brand: string | null;
  rival: string | null;
  market: string | null;
  /** Null: the whole market. */
  industry: string | null;
  part: Claim["part"] | null;
  year: number | null;
  since: number | null;
  /** Waves of the market in the reader's years, latest first. */
  years: number[];
  gaps: Gap[];
  /** What the words leave out and two named brands are compared by all the same. */
  assumed: ("market" | "part")[];
  /** Null while something is open. */
  claim: Claim | null;
  /** A claim to a position that is complete except for its brand; otherwise null. */
  unnamed: UnnamedClaim | null;
}

/** The markets that have a brand, in the order they are offered; none where that is not known. */
export type MarketsOf = (brand: string) => readonly string[];

const NO_MARKETS: readonly string[] = [];

export const toMarketsOf =
  (brands: readonly { slug: string; markets: readonly string[] }[]): MarketsOf =>
  (brand) =>
    brands.find(({ slug }) => slug === brand)?.markets ?? NO_MARKETS;

/**
 * What was chosen goes before what was read. Only what a claim leaves out by custom is filled in, and the page says so: no
 * industry is the whole market, no year the latest wave, an improvement without a date is one since the wave before, and
 * two brands are compared by their whole score in a market that has both.
 */
export function settle(
  query: ClaimQuery,
  reading: ClaimReading,
  waves: readonly MarketWave[],
  marketsOf: MarketsOf = () => NO_MARKETS,
): Settled {
  const kind = query.kind ?? statedValue(reading.kind);
  const isMarket = waves.some((wave) => wave.market === query.market);
  const brand = query.brand ?? statedValue(reading.brand);
  const rival = kind === "ahead" ? (query.rival ?? statedValue(reading.rival)) : null;
  const isPair = kind === "ahead" && brand !== null && rival !== null;
  const toSharedMarket = (first: string, second: string) => {
    const known = new Set(waves.flatMap((each) => (each.hasScores ? [each.market] : [])));
    const others = marketsOf(second);
    return defaultMarketOf(marketsOf(first).filter((each) => known.has(each) && others.includes(each)));
  };
  const home = isPair && reading.market.status === "unsaid" ? toSharedMarket(brand, rival) : null;
  const whole = isPair && reading.part.status === "unsaid" ? "score" : null;
  const market = (isMarket ? query.market : null) ?? statedValue(reading.market) ?? home;
  const part = query.part ?? statedValue(reading.part) ?? whole;
  const assumed: Settled["assumed"] = [
    ...(home !== null && query.market === null ? (["market"] as const) : []),
    ...(whole !== null && query.part === null ? (["part"] as const) : []),
  ];
  const count = kind === "top" ? (query.count ?? statedValue(reading.count)) : null;
  const years = waves
    .flatMap((each) => (each.market === market && each.hasScores ? [each.year] : []))
    .toSorted((a, b) => b - a);
  const asked = query.year ?? statedValue(reading.year);
  const year = asked === null ? (years[0] ?? null) : (years.find((each) => each === asked) ?? null);
  const since = kind !== null && isOfChange(kind) && year !== null ? sinceOf(query, reading, years, year) : null;
  const chosen = query.industry ?? statedValue(reading.industry);
  const industry = chosen === ALL_INDUSTRIES ? null : chosen;
  const needsField = kind !== "ahead" && kind !== "improved";
  const checks: [Gap, boolean][] = [
    ["kind", kind === null],
    ["count", kind === "top" && count === null],
    ["brand", brand === null],
    ["rival", kind === "ahead" && rival === null],
    ["market", market === null],
    ["industry", needsField && query.industry === null && reading.industry.status === "choose"],
    ["part", part === null],
    ["wave", market !== null && year === null],
    ["since", kind !== null && isOfChange(kind) && year !== null && since === null],
    ["words", !query.anyway && (reading.unread.length > 0 || reading.limits.length > 0)],
  ];
  const gaps = checks.flatMap(([gap, isOpen]) => (isOpen ? [gap] : []));
  const isNameless =
    brand === null &&
    reading.brand.status !== "choose" &&
    reading.alike.length === 0 &&
    kind !== null &&
    POSITION_CLAIMS.includes(kind);
  const isWhole =
    gaps.every((gap) => gap === "brand" && isNameless) &&
    kind !== null &&
    market !== null &&
    part !== null &&
    year !== null;
  const unnamed = isWhole
    ? { kind, market, industry: needsField ? industry : null, part, year, since, count, rival }
    : null;
  const claim = unnamed && brand !== null ? { ...unnamed, brand } : null;
  return {
    kind,
    count,
    brand,
    rival,
    market,
    industry,
    part,
    year,
    since,
    years,
    gaps,
    assumed,
    claim,
    unnamed: claim ? null : unnamed,
  };
}

/** Claims to a position: without a brand, any brand could make them. */
const POSITION_CLAIMS: readonly Claim["kind"][] = ["best", "top", "most-improved"];

const statedValue = <Value>(field: Field<Value>): Value | null => (field.status === "said" ? field.value : null);

function sinceOf(query: ClaimQuery, reading: ClaimReading, years: readonly number[], year: number): number | null {
  const before = years.filter((each) => each < year);
  const asked = query.since ?? statedValue(reading.since);
  if (asked === null || asked === "last") return before[0] ?? null;
  return before.find((each) => each === asked) ?? null;
}

/** The waves a claim needs. */
export function toAskedYears({ year, since }: Pick<Settled, "year" | "since">): number[] {
  return [year, since].filter((each) => each !== null);
}
