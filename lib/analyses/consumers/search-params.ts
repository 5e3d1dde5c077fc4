import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { toMarketSlug, type MarketSlug } from "@/lib/catalogue/markets/market";

/** The comparison: one population of one market's wave. */
export interface ComparedPopulation extends Population {
  market: MarketSlug;
  year: number;
}

/** The parameters of a consumer page. Null: not set, so the page chooses. */
export interface ConsumerQuery extends Population {
  market: MarketSlug | null;
  /** First and last year looked at; the last is the wave that is shown where a figure shows one. */
  from: number | null;
  to: number | null;
  /** A section's display option, such as `all`. */
  view: string | null;
  with: ComparedPopulation | null;
}

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/;
/** Maximum length of a study's age group, sex or behaviour group. */
const LONGEST = 60;

/**
 * Parses any address's parameters; invalid ones are ignored. `year` alone means the years up to it. The inverse of
 * `toConsumerSearch`.
 */
export function parseConsumerQuery(params: Params): ConsumerQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const [from, to] = [toYear(read("from")), toYear(read("to")) ?? toYear(read("year"))];
  const isTurned = from !== null && to !== null && from > to;
  return {
    market: toMarketSlug(read("market")),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    age: toAxis(read("age")),
    sex: toAxis(read("sex")),
    group: toAxis(read("group")),
    view: SLUG.test(read("view")) ? read("view") : null,
    with: toCompared(read("with")),
  };
}

/** The parameters of a query, with their "?"; defaults are left out, so "" for an empty one. */
export function toConsumerSearch(query: Partial<ConsumerQuery>): string {
  const params = new URLSearchParams();
  if (query.market) params.set("market", query.market);
  if (query.from) params.set("from", String(query.from));
  if (query.to) params.set("to", String(query.to));
  for (const axis of ["age", "sex", "group"] as const) {
    const value = query[axis];
    if (value && value !== ALL) params.set(axis, value);
  }
  if (query.view) params.set("view", query.view);
  if (query.with) {
    const { market, year, age, sex, group } = query.with;
    params.set("with", [market, String(year), age, sex, group].map(toPart).join("."));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Parts are separated by full stops, so one inside a part is escaped. */
const toPart = (text: string) => encodeURIComponent(text).replaceAll(".", "%2E");

function fromPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function toCompared(text: string): ComparedPopulation | null {
  const parts = text.split(".").map(fromPart);
  const [market, year] = [toMarketSlug(parts[0] ?? ""), toYear(parts[1] ?? "")];
  if (parts.length !== 5 || !market || year === null) return null;
  const [age = "", sex = "", group = ""] = parts.slice(2);
  return { market, year, age: toAxis(age), sex: toAxis(sex), group: toAxis(group) };
}

/** Values in the address are shown and passed on, so they are limited in length and characters. */
function toAxis(text: string): string {
  return text.length > 0 && text.length <= LONGEST && text.trim() === text && /^\P{C}+$/u.test(text) ? text : ALL;
}

function toYear(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
}

/** Carried to another consumer page: everything but the section's own view and the comparison. */
export function toCommonSearch(query: ConsumerQuery, selection: { market: { slug: MarketSlug } }): string {
  return toConsumerSearch({ ...query, market: selection.market.slug, view: null, with: null });
}
