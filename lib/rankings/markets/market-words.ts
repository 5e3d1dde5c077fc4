import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countInWords, countOf, joinNames, possessive } from "@/lib/platform/words/sentences";
import { formatNumber } from "@/lib/platform/words/format";
import { bySize, toTopIndustries } from "@/lib/rankings/industries/industry-facts";
import { sayBase, sayPosition, toShortName, type Answer } from "@/lib/rankings/plain-words";
import { isLeadOpen } from "@/lib/rankings/range-runs";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";

/** A market's public top 10. */
export interface OpenList {
  market: MarketSummary;
  rows: RankedBrand[];
}

/** Everything public about a market, with the others for comparison. */
export interface MarketFacts extends OpenList {
  industries: IndustrySummary[];
  others: OpenList[];
}

/** The industries of the public positions. */
export function sayIndustriesOfTop({ market, rows }: OpenList): string {
  const industries = toTopIndustries(rows);
  const [only] = industries;
  if (only && industries.length === 1)
    return `${possessive(inSentence(market.name))} top ${rows.length} is made up entirely of ${industryInSentence(only.name)} brands.`;
  const several = industries
    .filter((each) => each.rows > 1)
    .map(({ name, rows: held }) => `${industryInSentence(name)} (${held})`);
  const single = industries.length - several.length;
  const parts =
    single > 0 ? [...several, `${countInWords(single)} with one brand${single === 1 ? "" : " each"}`] : several;
  return `The top ${rows.length} of ${market.year} comes from ${countInWords(industries.length)} industries${several.length > 0 ? `: ${joinNames(parts)}` : ", each with one brand"}.`;
}

/**
 * Whether the public brands' first is settled, where their public ranges prove it: a range that begins with 1 there may
 * begin with 2 in truth, so no brand is said to be possibly first. Null where nothing is proved.
 */
export function sayFirstPosition({ rows }: OpenList): string | null {
  const ranges = rows.flatMap(({ range }) => (range ? [range] : []));
  if (ranges.length === 0) return null;
  if (ranges.length === rows.length && ranges.filter(({ low }) => low === 1).length === 1)
    return "Only one of them could be first.";
  return isLeadOpen(rows)
    ? `The rank ranges of these ${countInWords(rows.length)} brands overlap: the study cannot show which of them leads.`
    : null;
}

/** Brands in this public top 10 that are in other markets' too, with those markets. */
export function toWidelyFound({
  rows,
  others,
}: Pick<MarketFacts, "rows" | "others">): { name: string; markets: string[] }[] {
  return rows.flatMap(({ brand }) => {
    const markets = others
      .filter((other) => other.rows.some((row) => row.brand.slug === brand.slug))
      .map(({ market }) => inSentence(market.name));
    return markets.length > 0 ? [{ name: toShortName(brand.name), markets }] : [];
  });
}

function sayWidelyFound(facts: MarketFacts): string {
  const found = toWidelyFound(facts);
  if (found.length === 0) return `None of these brands is in the top 10 in another market.`;
  return `${joinNames(found.map(({ name, markets }) => `${name} (${joinNames(markets)})`))} ${found.length === 1 ? "is" : "are"} in the top 10 of other markets too.`;
}

/** The composition of a market's ranking: its size compared with others, its largest and smallest industry. */
export function sayMarketSize({ market, industries, others }: MarketFacts): string {
  const [largest, smallest] = [bySize(industries)[0], bySize(industries).at(-1)];
  const larger = others.filter((other) => other.market.brandCount > market.brandCount).length;
  const comparison =
    others.length === 0
      ? ""
      : larger === 0
        ? ", more than in any other market in the study"
        : larger === others.length
          ? ", fewer than in any other market in the study"
          : "";
  const start = `${asSentence(inSentence(market.name))} has ${formatNumber(market.brandCount)} ranked brands in ${countOf(industries.length, "industry", "industries")}${comparison}.`;
  if (!largest || !smallest || largest.brandCount === smallest.brandCount) return start;
  return `${start} The largest is ${industryInSentence(largest.name)} with ${formatNumber(largest.brandCount)}, the smallest ${industryInSentence(smallest.name)} with ${formatNumber(smallest.brandCount)}.`;
}

/** Text about a market. */
export function toMarketText(facts: MarketFacts): string {
  return [sayIndustriesOfTop(facts), sayFirstPosition(facts), sayWidelyFound(facts)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

/** Questions about a market's ranking, answered from published data. */
export function toMarketAnswers(facts: MarketFacts): Answer[] {
  const { market, rows } = facts;
  const where = inSentence(market.name);
  const first = rows.filter(({ position }) => position === 1);
  const rest = rows.filter(({ position }) => position > 1 && position <= 3);
  if (first.length === 0) return [];
  return [
    {
      question: `Which brand do people in ${where} see as most sustainable?`,
      answer:
        `${joinNames(first.map((row) => sayPosition(row, market.brandCount)))} ${first.length === 1 ? "is first" : "share first position"} in ${market.year}${rest.length > 0 ? `, ahead of ${joinNames(rest.map((row) => sayPosition(row, market.brandCount)))}` : ""}. ${sayFirstPosition(facts) ?? ""}`.trim(),
    },
    {
      question: `How many brands are ranked in ${where}?`,
      answer: sayMarketSize(facts),
    },
    {
      question: `How was the ranking of ${where} made?`,
      answer: `From ${sayBase(market)}. We ask {{asked}}. Brands are ranked by the two shares of good ratings added together. It measures what people think; it is not an audit of what companies do.`,
    },
  ];
}
