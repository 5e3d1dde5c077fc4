import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import type { ConsumerQuery } from "@/lib/analyses/consumers/search-params";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { Market, MarketSlug } from "@/lib/catalogue/markets/market";

/** The selection of a consumer page, with defaults filled in. */
export interface ConsumerSelection {
  market: { slug: MarketSlug; name: string };
  /** Years of the reader's in which the market was asked about the page's subject, and those of them chosen. */
  allYears: number[];
  years: number[];
  from: number;
  /** The last selected year: the wave shown in figures of one year. */
  year: number;
  population: Population;
}

/**
 * The market, years and population to show: the market asked for where it was asked about the subject, else the first one
 * that was; the years of its own waves. Null where no wave of the reader's was.
 * @param markets those of the study, in their order
 */
export function toConsumerSelection(
  page: ConsumerPage,
  query: ConsumerQuery,
  waves: readonly ConsumerWave[],
  markets: readonly Market[],
): ConsumerSelection | null {
  const { main, hasGroups } = PAGE_NEEDS[page];
  const asked = waves.filter(({ sections }) => sections.includes(main));
  const has = (slug: string) => asked.some(({ market }) => market === slug);
  const known = markets.filter(({ slug }) => has(slug));
  const market = known.find(({ slug }) => slug === query.market) ?? known[0];
  if (!market) return null;
  const allYears = asked.flatMap((wave) => (wave.market === market.slug ? [wave.year] : [])).toSorted((a, b) => a - b);
  const chosen = allYears.filter((year) => year >= (query.from ?? year) && year <= (query.to ?? year));
  const years = chosen.length > 0 ? chosen : allYears;
  return {
    market: { slug: market.slug, name: market.name },
    allYears,
    years,
    from: years[0] ?? 0,
    year: years.at(-1) ?? 0,
    population: { age: query.age, sex: query.sex, group: hasGroups ? query.group : ALL },
  };
}
