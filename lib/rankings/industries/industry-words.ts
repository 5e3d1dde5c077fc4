import { inSentence, industryInSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf, joinNames, possessive } from "@/lib/platform/words/sentences";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import {
  areSeparate,
  toLeaders,
  toSharedBrands,
  toSizeRank,
  toTopIndustries,
  type IndustryFacts,
} from "@/lib/rankings/industries/industry-facts";
import { sayBase, sayPositions, saySafely, toDescription, toShortName, type Answer } from "@/lib/rankings/plain-words";

/** Industry, market and public rows in the form sentences need. */
function toWords(facts: IndustryFacts) {
  const { market, industry, topTen } = facts;
  const marketName = inSentence(market.name);
  return {
    marketName,
    top: `${possessive(marketName)} top ${topTen.length || 10}`,
    name: industryInSentence(industry.name),
    leaders: toLeaders(topTen, industry.slug),
    brands: countOf(industry.brandCount, `${industryInSentence(industry.name)} brand`),
  };
}

/** The page's heading: `Food & grocery brands in Sweden`. */
export function toIndustryTitle({ industry, market }: Pick<IndustryFacts, "industry" | "market">): string {
  return `${industry.name} brands in ${inSentence(market.name)}`;
}

/** The page's subject, in two sentences. */
export function toIndustryStandfirst(facts: IndustryFacts): string {
  const { marketName, top, leaders, brands } = toWords(facts);
  const all = `${asSentence(brands)} ${facts.industry.brandCount === 1 ? "is" : "are"} rated on sustainability by people in ${marketName}.`;
  if (leaders.length === 0) return `${all} None of them is in ${top} for ${facts.market.year}.`;
  const named = leaders.map(({ brand, position }) => `${toShortName(brand.name)} (${formatOrdinal(position)})`);
  return `${all} ${asSentence(countInWords(leaders.length))} of them ${leaders.length === 1 ? "is" : "are"} in ${top} for ${facts.market.year}: ${joinNames(named)}.`;
}

/** The page's description in search results. */
export function toIndustryDescription(facts: IndustryFacts): string {
  const { top, leaders, brands, marketName } = toWords(facts);
  const names = joinNames(leaders.map(({ brand }) => toShortName(brand.name)));
  return toDescription([
    `The ${brands} ranked on sustainability in ${marketName} in ${facts.market.year}, from A to Z.`,
    leaders.length > 0 ? `In ${top}: ${names}.` : `None is in ${top}.`,
    `From ${sayBase(facts.market)}.`,
  ]);
}

/** Which public rows are in the industry, and where the others are from. */
export function sayTopTen(facts: IndustryFacts): string {
  const { leaders, name, top } = toWords(facts);
  const others = toTopIndustries(facts.topTen).filter(({ slug }) => slug !== facts.industry.slug);
  const [most] = others;
  if (!most)
    return leaders.length === 0
      ? "The ranking of this market is not published."
      : `${asSentence(top)} is made up entirely of ${name} brands.`;
  const rest =
    others.length === 1
      ? industryInSentence(most.name)
      : `${countInWords(others.length)} ${leaders.length > 0 ? "other " : ""}industries${most.rows > 1 ? `, most often ${industryInSentence(most.name)} (${most.rows})` : ""}`;
  const left = facts.topTen.length - leaders.length;
  if (leaders.length === 0) return `No ${name} brand is in ${top}; it is made up of brands from ${rest}.`;
  return `The other ${left === 1 ? "brand in" : `${countInWords(left)} brands in`} ${top} ${agree(left, "is", "are")} from ${rest}.`;
}

/** Whether the order of the leaders is clear, or null with fewer than two ranges. */
function saySettled(facts: IndustryFacts): string | null {
  const { leaders } = toWords(facts);
  if (leaders.filter(({ range }) => range).length < 2) return null;
  return areSeparate(leaders)
    ? "Not all of their rank ranges overlap, so some of these brands are clearly ahead of others."
    : `Their rank ranges overlap, so the ${countInWords(leaders.length)} are tied: the survey does not show which is ahead.`;
}

/** The size of the industry compared with others in its market. */
export function saySize(facts: IndustryFacts): string {
  const { brands, marketName } = toWords(facts);
  const { larger, asLarge } = toSizeRank(facts);
  const { market, industry, industries } = facts;
  const share = Math.round(market.brandCount / Math.max(1, industry.brandCount));
  const start = `The study ranks ${brands} among its ${formatNumber(market.brandCount)} in ${marketName}${share > 1 ? `, about one in ${countInWords(share)}` : ""}.`;
  if (industries.length < 2) return start;
  const equal =
    asLarge > 0 ? ` ${asSentence(countOf(asLarge, "other"))} ${asLarge === 1 ? "has" : "have"} the same number.` : "";
  if (larger === 0) return `${start} No industry has more.${equal}`;
  if (larger === industries.length - 1) return `${start} No industry has fewer.`;
  return `${start} ${asSentence(countInWords(larger))} of the ${countInWords(industries.length)} industries ${larger === 1 ? "has" : "have"} more.${equal}`;
}

/** Other markets that rank the industry, with counts. */
export function sayElsewhere(facts: IndustryFacts): string {
  const { name, marketName } = toWords(facts);
  if (facts.elsewhere.length === 0)
    return `${asSentence(marketName)} is the only market in the study with ${name} brands.`;
  const parts = facts.elsewhere.map(
    ({ market, brands, leaders }) =>
      `${inSentence(market.name)} (${formatNumber(brands.length)}${leaders.length > 0 ? `, ${countInWords(leaders.length)} in its top 10` : ""})`,
  );
  const counts = facts.elsewhere.map(({ brands }) => brands.length);
  const own = facts.industry.brandCount;
  const longest =
    own > Math.max(...counts)
      ? ` ${asSentence(marketName)} has the longest list.`
      : own < Math.min(...counts)
        ? ` ${asSentence(marketName)} has the shortest list.`
        : "";
  return `${asSentence(name)} brands are also ranked in ${joinNames(parts)}.${longest}`;
}

/** Maximum number of brands named in an answer. */
const MOST_NAMED = 6;

/** Brands that other markets rank too. */
export function sayShared(facts: IndustryFacts): string {
  const { marketName, name } = toWords(facts);
  const shared = toSharedBrands(facts);
  if (shared.length === 0) return `None. Every ${name} brand ranked in ${marketName} is ranked only there.`;
  const named = shared
    .slice(0, MOST_NAMED)
    .map(
      ({ brand, markets }) => `${toShortName(brand.name)} (${joinNames(markets.map((each) => inSentence(each.name)))})`,
    );
  const more = shared.length - named.length;
  return `${asSentence(countInWords(shared.length))} of the ${formatNumber(facts.industry.brandCount)}: ${more > 0 ? `${named.join(", ")} and ${countInWords(more)} more` : joinNames(named)}.`;
}

/** Questions about the industry in the market, answered from published data. */
export function toIndustryAnswers(facts: IndustryFacts): Answer[] {
  const { name, top, marketName, leaders } = toWords(facts);
  const { market } = facts;
  const settled = saySettled(facts);
  const [first] = leaders;
  const safely = first ? saySafely(first, market.brandCount) : null;
  return [
    {
      question: `Which ${name} brands are in ${top}?`,
      answer: first
        ? `Of the ${formatNumber(market.brandCount)} brands ranked in ${market.year}: ${sayPositions(leaders, market.brandCount)}.${settled ? ` ${settled}` : ""}`
        : sayTopTen(facts),
    },
    {
      question: `Which ${name} brand do people in ${marketName} see as most sustainable?`,
      answer: first
        ? `In the public list, ${toShortName(first.brand.name)} is highest overall, in ${formatOrdinal(first.position)} position${safely ? `, ${safely}` : ""}. With an account you see the order of all ${formatNumber(facts.industry.brandCount)}.`
        : `None of the ${formatNumber(facts.industry.brandCount)} is in the public top 10, so we can’t name one here. With an account you see their order.`,
    },
    {
      question: `Are ${name} brands from ${marketName} ranked in other countries too?`,
      answer: `${sayShared(facts)} ${sayElsewhere(facts)}`,
    },
    {
      question: `How many people in ${marketName} were asked?`,
      answer:
        market.interviews === null
          ? `The number of interviews in ${marketName} is not published for ${market.year}.`
          : `The ${market.year} ranking is based on ${sayBase(market)}. No one rates all ${formatNumber(market.brandCount)} brands: each person is asked about some of them, so each brand has fewer answers than there were interviews.`,
    },
  ];
}
