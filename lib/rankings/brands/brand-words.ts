import { toAlphabetNeighbours, type BrandFacts, type BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { asSentence, countInWords, inSentence, joinNames } from "@/lib/platform/words/sentences";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import {
  countOf,
  industryInSentence,
  possessive,
  sayBase,
  sayRange,
  toDescription,
  toShortName,
  type Answer,
} from "@/lib/rankings/plain-words";

const positionOf = ({ market }: BrandMarket) => inSentence(market.name);
const positionsOf = (places: readonly BrandMarket[]) => joinNames(places.map(positionOf));
const industryOf = ({ standing }: BrandMarket) => industryInSentence(standing.industry.name);

/** A place that visitors see, with the position in it. */
interface SeenPosition extends BrandMarket {
  overall: number;
}

function toSeen(places: readonly BrandMarket[]): SeenPosition[] {
  return places.flatMap((place) =>
    place.standing.position.status === "known" ? [{ ...place, overall: place.standing.position.overall }] : [],
  );
}

function toLocked(places: readonly BrandMarket[]): BrandMarket[] {
  return places.filter(({ standing }) => standing.position.status === "locked");
}

/** `one of 54 food & grocery brands in Sweden`. */
const sayAmong = (place: BrandMarket) =>
  `one of ${countOf(place.peers.length, `${industryOf(place)} brand`)} in ${positionOf(place)}`;
/** `4th of 412 in Sweden`. */
const sayStanding = (place: SeenPosition) =>
  `${formatOrdinal(place.overall)} of ${formatNumber(place.market.brandCount)} in ${positionOf(place)}`;

/** What the page is about, in a sentence or two. */
export function toBrandStandfirst({ view, places }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const [seen, locked] = [toSeen(places), toLocked(places)];
  if (seen.length === 0)
    return `${name} is ${joinNames(places.map(sayAmong))} that people rate for how sustainable they seem.`;
  const also = locked.length > 0 ? ` It is ranked in ${positionsOf(locked)} too, outside the top 10.` : "";
  return `People rate ${name} ${joinNames(seen.map(sayStanding))} for how sustainable they say it is.${also}`;
}

/** Positions where they fit a description, else the markets alone. */
function sayRanks(name: string, seen: readonly SeenPosition[]): string {
  return seen.length < 3
    ? `${name} ranks ${joinNames(seen.map(sayStanding))} for how sustainable people say it is.`
    : `${name} is in the sustainability top 10 of ${positionsOf(seen)}, as people rate it.`;
}

/** The page in search results. */
export function toBrandDescription({ view, places }: BrandFacts): string {
  const name = toShortName(view.brand.name);
  const seen = toSeen(places);
  const [first] = places;
  return toDescription([
    seen.length > 0
      ? sayRanks(name, seen)
      : `${name} is ranked on sustainability in ${positionsOf(places)}, ${places.length === 1 ? "a list" : "lists"} of what people think.`,
    ...(first ? [`${asSentence(sayAmong(first))}.`, `From ${sayBase(first.market)}.`] : []),
  ]);
}

/** What is public of the brand in one market: its list, who of its industry is in the top 10, and its place in the alphabet. */
export function sayPositionOfBrand(place: BrandMarket, brand: { slug: string; name: string }): string {
  const { market, standing, leaders, peers } = place;
  const others = leaders
    .filter((row) => row.brand.slug !== brand.slug)
    .map((row) => `${toShortName(row.brand.name)} (${formatOrdinal(row.position)})`);
  const top = `${possessive(positionOf(place))} top 10`;
  const beside =
    standing.position.status === "known"
      ? others.length > 0
        ? `In ${top} it stands with ${joinNames(others)} from the same industry.`
        : `It is the only ${industryOf(place)} brand in ${top}.`
      : others.length > 0
        ? `It is not in ${top}; of its industry, ${joinNames(others)} ${others.length === 1 ? "is" : "are"}.`
        : `It is not in ${top}, and no other ${industryOf(place)} brand is.`;
  const neighbours = toAlphabetNeighbours(peers, brand.slug).map(({ name }) => toShortName(name));
  const alphabet =
    neighbours.length > 0
      ? ` In the alphabet it comes ${neighbours.length === 2 ? "between" : "next to"} ${joinNames(neighbours)}.`
      : "";
  return `One of ${countOf(peers.length, `${industryOf(place)} brand`)} among the ${formatNumber(market.brandCount)} ranked here, from ${sayBase(market)}. ${beside}${alphabet}`;
}

function answerWhere({ view, places }: BrandFacts): string {
  const [seen, locked] = [toSeen(places), toLocked(places)];
  const known = seen.map((place) => {
    const range = sayRange({ range: place.standing.range }, place.market.brandCount);
    return `${sayStanding(place)}${range ? ` (rank range ${range})` : ""}`;
  });
  const years = [...new Set(seen.map(({ market }) => market.year))].join(" and ");
  const open =
    known.length > 0
      ? `In ${years}, ${joinNames(known)}.`
      : `${toShortName(view.brand.name)} is not in the top 10 of ${positionsOf(places)}, which is the part of ${places.length === 1 ? "the" : "each"} ranking that is open to all.`;
  if (locked.length === 0) return open;
  const rest = known.length > 0 ? ` In ${positionsOf(locked)} it is beyond the top 10.` : "";
  return `${open}${rest} A free account shows its position${locked.length === 1 ? "" : "s"} there, overall and within its industry.`;
}

/** Can the survey tell whether the brand is first? Asked only where it has a public range. */
function answerFirst(place: SeenPosition, name: string): Answer | null {
  const { range } = place.standing;
  const said = sayRange({ range }, place.market.brandCount);
  if (!range || !said) return null;
  const where = positionOf(place);
  if (place.overall === 1) {
    return {
      question: `Is ${name} really first in ${where}?`,
      answer:
        range.high === 1
          ? `Yes: even rounded outward, its rank range is the first place alone.`
          : `It has the first position, but its rank range is ${said}, rounded outward: other brands may be ahead of it in truth.`,
    };
  }
  return {
    question: `Could ${name} be first in ${where}?`,
    answer:
      range.low === 1
        ? `It may be. It has the ${formatOrdinal(place.overall)} position, and its rank range, rounded outward, is ${said}: the first place is in it, as are many behind its own.`
        : `Hardly. Its rank range is ${said}, rounded outward, and the first place is not in it.`,
  };
}

/** How many people's answers a brand's rankings rest on, as far as the study says. */
function sayAsked(places: readonly BrandMarket[], name: string): string {
  const asked = places.flatMap((place) =>
    place.market.interviews === null
      ? []
      : [`${formatNumber(place.market.interviews)} interviews in ${positionOf(place)}`],
  );
  if (asked.length === 0) return "The number of interviews is not published.";
  return `${places.length === 1 ? "The ranking rests" : "The rankings rest"} on ${joinNames(asked)}. Each person is asked about some of the brands, so those who judged ${name} are a part of that; their number is published with its score.`;
}

function sayCountries(places: readonly BrandMarket[], marketCount: number): string {
  const industries = [...new Set(places.map(industryOf))];
  const lists = places.map(
    (place) =>
      `${positionOf(place)} (${industries.length === 1 ? "one of" : industryOf(place)} ${formatNumber(place.peers.length)})`,
  );
  const start =
    places.length === marketCount && marketCount > 1
      ? `In all ${countInWords(marketCount)} markets of the study`
      : `In ${countInWords(places.length)} of the ${countInWords(marketCount)} markets of the study`;
  return `${start}${industries.length === 1 ? `, among ${industries.join("")} brands` : ""}: ${joinNames(lists)}.`;
}

/** What people ask of a brand, answered from what is published. */
export function toBrandAnswers(facts: BrandFacts): Answer[] {
  const { view, places, marketCount } = facts;
  const name = toShortName(view.brand.name);
  const [best] = toSeen(places).sort((a, b) => a.overall - b.overall);
  const first = best ? answerFirst(best, name) : null;
  return [
    { question: `Where does ${name} rank on sustainability?`, answer: answerWhere(facts) },
    ...(first ? [first] : []),
    { question: `In which countries is ${name} ranked?`, answer: sayCountries(places, marketCount) },
    { question: `How many people were asked about ${name}?`, answer: sayAsked(places, name) },
  ];
}
