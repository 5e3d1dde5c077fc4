import { toAlphabetNeighbours, type BrandFacts, type BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countInWords, countOf, joinNames, possessive } from "@/lib/platform/words/sentences";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { sayBase, sayRange, toDescription, toShortName, type Answer } from "@/lib/rankings/plain-words";

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

/** `one of 54 food & grocery brands in Sweden`. */
const sayAmong = (market: BrandMarket) =>
  `one of ${countOf(market.peers.length, `${industryOf(market)} brand`)} in ${marketNameOf(market)}`;
/** `4th of 412 in Sweden`. */
const sayStanding = (market: SeenMarket) =>
  `${formatOrdinal(market.overall)} of ${formatNumber(market.market.brandCount)} in ${marketNameOf(market)}`;

/** What the page is about, in a sentence or two. */
export function toBrandStandfirst({ view, markets }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const [seen, locked] = [toSeen(markets), toLocked(markets)];
  if (seen.length === 0) return `${name} is ${joinNames(markets.map(sayAmong))} that people rate on sustainability.`;
  const also = locked.length > 0 ? ` It is also ranked in ${marketNamesOf(locked)}, outside the top 10.` : "";
  return `People rank ${name} ${joinNames(seen.map(sayStanding))} on sustainability.${also}`;
}

/** Positions where they fit a description, else the markets alone. */
function sayRanks(name: string, seen: readonly SeenMarket[]): string {
  return seen.length < 3
    ? `${name} ranks ${joinNames(seen.map(sayStanding))} on sustainability, as people see it.`
    : `${name} is in the sustainability top 10 of ${marketNamesOf(seen)}, as people rate it.`;
}

/** The page in search results. */
export function toBrandDescription({ view, markets }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const seen = toSeen(markets);
  const [first] = markets;
  return toDescription([
    seen.length > 0
      ? sayRanks(name, seen)
      : `${name} is ranked on sustainability in ${marketNamesOf(markets)}, based on what people think.`,
    ...(first ? [`${asSentence(sayAmong(first))}.`, `From ${sayBase(first.market)}.`] : []),
  ]);
}

/** What is public of the brand in one market: its list, who of its industry is in the top 10, and its position in the alphabet. */
export function sayMarketOfBrand(brandMarket: BrandMarket, brand: { slug: string; name: string }): string {
  const { market, standing, leaders, peers } = brandMarket;
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
        ? `It is not in ${top}; of its industry, ${joinNames(others)} ${others.length === 1 ? "is" : "are"}.`
        : `It is not in ${top}, and no other ${industryOf(brandMarket)} brand is.`;
  const neighbours = toAlphabetNeighbours(peers, brand.slug).map(({ name }) => toShortName(name));
  const alphabet =
    neighbours.length > 0
      ? ` Listed alphabetically, it comes ${neighbours.length === 2 ? "between" : "next to"} ${joinNames(neighbours)}.`
      : "";
  return `One of ${countOf(peers.length, `${industryOf(brandMarket)} brand`)} among the ${formatNumber(market.brandCount)} ranked here, from ${sayBase(market)}. ${beside}${alphabet}`;
}

function answerWhere({ view, markets }: BrandFacts): string {
  const [seen, locked] = [toSeen(markets), toLocked(markets)];
  const known = seen.map((market) => {
    const range = sayRange({ range: market.standing.range }, market.market.brandCount);
    return `${sayStanding(market)}${range ? ` (rank range ${range})` : ""}`;
  });
  const years = [...new Set(seen.map(({ market }) => market.year))].join(" and ");
  const open =
    known.length > 0
      ? `In ${years}, ${joinNames(known)}.`
      : `${toShortName(view.brand.name)} is not in the top 10 of ${marketNamesOf(markets)}, which is the part of the ranking anyone can see.`;
  if (locked.length === 0) return open;
  const rest = known.length > 0 ? ` In ${marketNamesOf(locked)} it is outside the top 10.` : "";
  return `${open}${rest} A free account shows its position there, overall and in its industry.`;
}

/** Can the survey tell whether the brand is first? Asked only where it has a public range. */
function answerFirst(market: SeenMarket, name: string): Answer | null {
  const { range } = market.standing;
  const rangeText = sayRange({ range }, market.market.brandCount);
  if (!range || !rangeText) return null;
  const where = marketNameOf(market);
  if (market.overall === 1) {
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
        ? `Possibly. It is ${formatOrdinal(market.overall)}, and its rank range is ${rangeText}, which includes first position.`
        : `Not in this study. Its rank range is ${rangeText}, which does not include first position.`,
  };
}

/** How many people's answers a brand's rankings rest on, as far as the study says. */
function sayAsked(markets: readonly BrandMarket[], name: string): string {
  const asked = markets.flatMap((market) =>
    market.market.interviews === null
      ? []
      : [`${formatNumber(market.market.interviews)} interviews in ${marketNameOf(market)}`],
  );
  if (asked.length === 0) return "The number of interviews is not published.";
  return `${markets.length === 1 ? "The ranking is" : "The rankings are"} based on ${joinNames(asked)}. Each person is asked about some of the brands, so fewer people rated ${name}. Their number is shown with its score.`;
}

function sayCountries(markets: readonly BrandMarket[], marketCount: number): string {
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

/** What people ask of a brand, answered from what is published. */
export function toBrandAnswers(facts: BrandFacts): Answer[] {
  const { view, markets, marketCount } = facts;
  const name = toShortName(view.brand.name);
  const [best] = toSeen(markets).sort((a, b) => a.overall - b.overall);
  const first = best ? answerFirst(best, name) : null;
  return [
    { question: `Where does ${name} rank on sustainability?`, answer: answerWhere(facts) },
    ...(first ? [first] : []),
    { question: `In which countries is ${name} ranked?`, answer: sayCountries(markets, marketCount) },
    { question: `How many people were asked about ${name}?`, answer: sayAsked(markets, name) },
  ];
}
