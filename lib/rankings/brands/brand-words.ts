import {
  toAlphabetNeighbours,
  toHomeMarket,
  type BrandFacts,
  type BrandMarket,
} from "@/lib/rankings/brands/brand-facts";
import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countInWords, countOf, joinNames, possessive } from "@/lib/platform/words/sentences";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import type { RankRange } from "@/lib/rankings/ranking-row";
import { sayBase, sayRange, saySafely, toDescription, toShortName, type Answer } from "@/lib/rankings/plain-words";

const marketNameOf = ({ market }: BrandMarket) => inSentence(market.name);
const marketNamesOf = (markets: readonly BrandMarket[]) => joinNames(markets.map(marketNameOf));
const industryOf = ({ standing }: BrandMarket) => industryInSentence(standing.industry.name);

/** A market in which visitors see the brand's position. */
interface SeenMarket extends BrandMarket {
  overall: number;
}

function toSeen(markets: readonly BrandMarket[]): SeenMarket[] {
  return markets.flatMap((market) =>
    market.standing.position.status === "known" ? [{ ...market, overall: market.standing.position.overall }] : [],
  );
}

function toLocked(markets: readonly BrandMarket[]): BrandMarket[] {
  return markets.filter(({ standing }) => standing.position.status === "locked");
}

const isUnranked = ({ standing }: BrandMarket) => standing.position.status === "unranked";
/** Markets that rank the brand, whether visitors see its position or not. */
const toRanked = (markets: readonly BrandMarket[]) => markets.filter((market) => !isUnranked(market));

/** Where the brand is not ranked and why; empty if it is ranked everywhere. */
function sayUnranked(markets: readonly BrandMarket[], subject: string, base: number): string {
  const unranked = markets.filter(isUnranked);
  const years = [...new Set(unranked.map(({ market }) => market.year))].join(" and ");
  return unranked.length === 0
    ? ""
    : `${subject} is not ranked in ${marketNamesOf(unranked)} in ${years}, because fewer than ${base} people were asked about it.`;
}

/** `one of 54 food & grocery brands in Sweden`. */
export const sayAmong = (market: BrandMarket) =>
  `one of ${countOf(market.peers.length, `${industryOf(market)} brand`)} in ${marketNameOf(market)}`;
/** `4th of 412 in Sweden`. */
const sayStanding = (market: SeenMarket) =>
  `${formatOrdinal(market.overall)} of ${formatNumber(market.market.brandCount)} in ${marketNameOf(market)}`;

/** What stands on the social card of a brand in a public top 10: what is certain of its rank, where a range is public. */
export function toCardStandfirst({ markets, rankingYear }: BrandFacts): string {
  const official = `Official Rankings ${rankingYear}`;
  const safely = toSeen(markets).flatMap((market) => {
    const words = saySafely({ range: market.standing.range }, market.market.brandCount);
    return words ? [`${words} in ${marketNameOf(market)}`] : [];
  });
  return safely[0] ? `${official}: ${safely[0]}` : `${official}: how sustainable people say it is`;
}

/** The page's subject, in a sentence or two. */
export function toBrandStandfirst({ view, markets, smallestBase }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const [seen, locked, ranked] = [toSeen(markets), toLocked(markets), toRanked(markets)];
  if (ranked.length === 0) return sayUnranked(markets, name, smallestBase);
  const unranked = sayUnranked(markets, "It", smallestBase);
  const rest = unranked === "" ? "" : ` ${unranked}`;
  if (seen.length === 0)
    return `${name} is ${joinNames(locked.map(sayAmong))} that people rate on sustainability.${rest}`;
  const also = locked.length > 0 ? ` It is also ranked in ${marketNamesOf(locked)}, outside the top 10.` : "";
  return `People rank ${name} ${joinNames(seen.map(sayStanding))} on sustainability.${also}${rest}`;
}

/** Positions if they fit a description, otherwise only the markets. */
function sayRanks(name: string, seen: readonly SeenMarket[]): string {
  return seen.length < 3
    ? `${name} ranks ${joinNames(seen.map(sayStanding))} on sustainability, as people see it.`
    : `${name} is in the sustainability top 10 of ${marketNamesOf(seen)}, as people rate it.`;
}

/** The page's description in search results. */
export function toBrandDescription({ view, markets, smallestBase }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const [seen, ranked] = [toSeen(markets), toRanked(markets)];
  const [first] = ranked;
  if (!first) return toDescription([sayUnranked(markets, name, smallestBase)]);
  return toDescription([
    seen.length > 0
      ? sayRanks(name, seen)
      : `${name} is ranked on sustainability in ${marketNamesOf(ranked)}, based on what people think.`,
    `${asSentence(sayAmong(first))}.`,
    `From ${sayBase(first.market)}.`,
  ]);
}

/**
 * Public facts about the brand in one market: its ranking, which brands of its industry are in the top 10, and its
 * alphabetical neighbours.
 */
export function sayMarketOfBrand(
  brandMarket: BrandMarket,
  brand: { slug: string; name: string },
  base: number,
): string {
  const { market, standing, leaders, peers } = brandMarket;
  if (isUnranked(brandMarket))
    return `Not ranked: fewer than ${base} people asked. A position and a score need at least ${base}. The study ranks ${countOf(peers.length, `${industryOf(brandMarket)} brand`)} among the ${formatNumber(market.brandCount)} in ${marketNameOf(brandMarket)}, from ${sayBase(market)}.`;
  const others = leaders
    .filter((row) => row.brand.slug !== brand.slug)
    .map((row) => `${toShortName(row.brand.name)} (${formatOrdinal(row.position)})`);
  const top = `${possessive(marketNameOf(brandMarket))} top 10`;
  const beside =
    standing.position.status === "known"
      ? others.length > 0
        ? `In ${top} it is joined by ${joinNames(others)} from the same industry.`
        : `It is the only ${industryOf(brandMarket)} brand in ${top}.`
      : others.length > 0
        ? `It is not in ${top}, but ${joinNames(others)} from the same industry ${others.length === 1 ? "is" : "are"}.`
        : `It is not in ${top}, and no other ${industryOf(brandMarket)} brand is.`;
  const neighbours = toAlphabetNeighbours(peers, brand.slug).map(({ name }) => toShortName(name));
  const alphabet =
    neighbours.length > 0
      ? ` Listed alphabetically, it comes ${neighbours.length === 2 ? "between" : "next to"} ${joinNames(neighbours)}.`
      : "";
  return `One of ${countOf(peers.length, `${industryOf(brandMarket)} brand`)} among the ${formatNumber(market.brandCount)} ranked here, from ${sayBase(market)}. ${beside}${alphabet}`;
}

function answerWhere({ view, markets, smallestBase }: BrandFacts): string {
  const ranked = sayWhere(view.brand.name, toRanked(markets));
  const unranked = sayUnranked(markets, ranked === "" ? toShortName(view.brand.name) : "It", smallestBase);
  return [ranked, unranked].filter((sentence) => sentence !== "").join(" ");
}

function sayWhere(name: string, markets: readonly BrandMarket[]): string {
  if (markets.length === 0) return "";
  const [seen, locked] = [toSeen(markets), toLocked(markets)];
  const known = seen.map((market) => {
    const safely = saySafely({ range: market.standing.range }, market.market.brandCount);
    return `${sayStanding(market)}${safely ? ` (${safely})` : ""}`;
  });
  const years = [...new Set(seen.map(({ market }) => market.year))].join(" and ");
  const open =
    known.length > 0
      ? `In ${years}, ${joinNames(known)}.`
      : `${toShortName(name)} is not in the top 10 of ${marketNamesOf(markets)}, which is the part of the ranking anyone can see.`;
  if (locked.length === 0) return open;
  const rest = known.length > 0 ? ` In ${marketNamesOf(locked)} it is outside the top 10.` : "";
  return `${open}${rest} With an account you see its position there, overall and in its industry.`;
}

interface FirstOrNot {
  market: Named;
  position: number;
  /** Brands ranked in the market. */
  total: number;
  /** As far as the reader may see it. */
  range: RankRange | null;
}

/** Whether the survey shows that the brand is first. Only with a rank range. */
export function answerFirst({ market, position, total, range }: FirstOrNot, name: string): Answer | null {
  const rangeText = sayRange({ range }, total);
  if (!range || !rangeText) return null;
  const where = inSentence(market.name);
  if (position === 1) {
    return {
      question: `Is ${name} clearly first in ${where}?`,
      answer:
        range.high === 1
          ? "Yes. Its rank range covers first position only."
          : `It is in first position, but its rank range is ${rangeText}, so other brands could be ahead of it.`,
    };
  }
  return {
    question: `Could ${name} be first in ${where}?`,
    answer:
      range.low === 1
        ? `Possibly. It is ${formatOrdinal(position)}, and its rank range${range.exact ? "" : ", rounded outward,"} is ${rangeText}. That includes first position.`
        : `Not in this study. Its rank range is ${rangeText}, which does not include first position.`,
  };
}

/** The number of people behind a brand's rankings, where the study publishes it. */
function sayAsked(all: readonly BrandMarket[], name: string, base: number): string {
  const markets = toRanked(all);
  if (markets.length === 0) return `Fewer than ${base} in ${marketNamesOf(all)}.`;
  const asked = markets.flatMap((market) =>
    market.market.interviews === null
      ? []
      : [`${formatNumber(market.market.interviews)} interviews in ${marketNameOf(market)}`],
  );
  if (asked.length === 0) return "The number of interviews is not published.";
  return `${markets.length === 1 ? "The ranking is" : "The rankings are"} based on ${joinNames(asked)}. Each person is asked about some of the brands, so fewer people rated ${name}. Their number is shown with its score.`;
}

function sayCountries(all: readonly BrandMarket[], marketCount: number): string {
  const markets = toRanked(all);
  if (markets.length === 0) return "None of the latest studies ranks it.";
  const industries = [...new Set(markets.map(industryOf))];
  const lists = markets.map(
    (market) =>
      `${marketNameOf(market)} (${industries.length === 1 ? "one of" : industryOf(market)} ${formatNumber(market.peers.length)})`,
  );
  const start =
    markets.length === marketCount && marketCount > 1
      ? `In all ${countInWords(marketCount)} markets in the study`
      : `In ${countInWords(markets.length)} of the ${countInWords(marketCount)} markets in the study`;
  return `${start}${industries.length === 1 ? `, among ${industries.join("")} brands` : ""}: ${joinNames(lists)}.`;
}

const RANGE_ANSWER: Answer = {
  question: "What is a rank range?",
  answer:
    "The positions a brand could hold, because a survey asks some people and not everyone: with at least 95% confidence, for all brands at once. On free pages it is rounded outward to fixed steps.",
};

/** The part that is the same for all readers, whether or not they see the position. */
export function toSharedAnswers({ view, markets, marketCount, smallestBase }: BrandFacts): Answer[] {
  const name = toShortName(view.brand.name);
  const home = toHomeMarket(markets);
  return [
    { question: `In which countries is ${name} ranked?`, answer: sayCountries(markets, marketCount) },
    { question: `How many people were asked about ${name}?`, answer: sayAsked(markets, name, smallestBase) },
    ...(home && !isUnranked(home)
      ? [
          {
            question: `What is known about ${name} in its industry?`,
            answer: sayMarketOfBrand(home, view.brand, smallestBase),
          },
        ]
      : []),
  ];
}

/** The question about the widened rank ranges of free pages; none if no market with the brand has them. */
export function toRangeAnswers({ markets }: BrandFacts): Answer[] {
  return toRanked(markets).some(({ top }) => top.some(({ range }) => range !== null)) ? [RANGE_ANSWER] : [];
}

/** Questions about a brand, answered from published data. */
export function toBrandAnswers(facts: BrandFacts): Answer[] {
  const { view, markets } = facts;
  const name = toShortName(view.brand.name);
  const [best] = toSeen(markets).sort((a, b) => a.overall - b.overall);
  const first = best
    ? answerFirst(
        { market: best.market, position: best.overall, total: best.market.brandCount, range: best.standing.range },
        name,
      )
    : null;
  return [
    { question: `Where does ${name} rank on sustainability?`, answer: answerWhere(facts) },
    ...(first ? [first] : []),
    ...toSharedAnswers(facts),
    ...toRangeAnswers(facts),
  ];
}
