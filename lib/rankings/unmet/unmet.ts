import { ALL_MARKETS } from "@/lib/catalogue/markets/market";
import { joinNames } from "@/lib/platform/words/sentences";

/** The parts of an address. Slugs; years of results. */
export interface Known {
  markets: ReadonlySet<string>;
  industries: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  /** First and last year that the reader may see; the first is null if there is no limit. */
  years: { first: number | null; last: number };
}

export type AddressParams = Readonly<Record<string, string | string[] | undefined>>;

/** Maximum characters repeated from an address. */
const LONGEST = 40;

const quote = (text: string): string => `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;

/**
 * The parts of an address that cannot be shown, in sentences: a country, industry or brand that the study does not
 * have, and years outside the reader's plan or after the latest study. Empty if everything is shown.
 */
export function unmetRequests(params: AddressParams, known: Known): string[] {
  const read = (name: string): string[] => {
    const value = [params[name]].flat()[0] ?? "";
    return [...new Set(value.split(",").map((each) => each.trim()))].filter((each) => each !== "");
  };
  // A portfolio's address names a brand with its market: `alfa.sweden`.
  const pairs = [...read("brands"), ...read("brand")].map((each) => each.split("."));
  const brands = pairs.map(([brand = ""]) => brand);
  const markets = [
    // Risk alerts can cover all markets.
    ...read("market").filter((market) => market !== ALL_MARKETS),
    ...read("country"),
    ...read("markets"),
    ...pairs.flatMap(([, market]) => market ?? []),
  ];
  return [
    ...unknown("country", "countries", markets, known.markets),
    ...unknown("industry", "industries", read("industry"), known.industries),
    ...unknown("brand", "brands", brands, known.brands),
    ...beyond(["from", "to", "year"].flatMap(read), known.years),
  ];
}

/** Whether the address has parts to check. */
export const asksForSomething = (params: AddressParams): boolean =>
  ["market", "country", "markets", "industry", "brand", "brands", "from", "to", "year"].some(
    (name) => params[name] !== undefined,
  );

function unknown(one: string, many: string, asked: readonly string[], known: ReadonlySet<string>): string[] {
  const missing = [...new Set(asked)].filter((slug) => !known.has(slug.toLowerCase()));
  if (missing.length === 0) return [];
  return [`We found no ${missing.length === 1 ? one : many} called ${joinNames(missing.map(quote))} in the study.`];
}

function beyond(asked: readonly string[], { first, last }: Known["years"]): string[] {
  const years = [...new Set(asked)].filter((text) => /^(?:19|20)\d\d$/.test(text)).map(Number);
  const [early, late] = [years.filter((year) => first !== null && year < first), years.filter((year) => year > last)];
  const say = (list: readonly number[]) =>
    `${joinNames(list.toSorted((a, b) => a - b).map(String))} ${list.length === 1 ? "is" : "are"} not shown`;
  return [
    ...(early.length > 0 && first !== null
      ? [`Your plan includes ${first === last ? first : `${first} to ${last}`}, so ${say(early)}.`]
      : []),
    ...(late.length > 0 ? [`The latest study is from ${last}, so ${say(late)}.`] : []),
  ];
}

/** The full list has one year and a market's own industries, whatever the address says. */
export function sayOtherList(
  params: AddressParams,
  market: { name: string; year: number } | undefined,
  industries: readonly { slug: string }[],
): string[] {
  if (!market) return [];
  const [year, industry] = [params.year, params.industry].map((value) => [value].flat()[0] ?? "");
  const isOtherYear = /^\d{4}$/.test(year ?? "") && year !== String(market.year);
  const isElsewhere = industry !== "" && !industries.some(({ slug }) => slug === industry);
  return [
    ...(isOtherYear
      ? [
          `This list shows the ${market.year} study, so ${year} is not shown. Earlier years are in each brand’s history.`,
        ]
      : []),
    ...(isElsewhere ? [`${market.name} has no ranking of that industry, so all its industries are shown.`] : []),
  ];
}
