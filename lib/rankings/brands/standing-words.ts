import { inSentence } from "@/lib/platform/words/in-sentence";
import { numberOf, ordinalRange } from "@/lib/platform/words/sentences";
import { formatMonths, formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import type { BrandMarket } from "@/lib/rankings/brands/brand-facts";
import type { BrandStanding } from "@/lib/rankings/brands/view";
import type { RankRange } from "@/lib/rankings/ranking-row";

/** A brand's position in one market's ranking, with its public rank range where the study has one. */
export interface KnownStanding {
  market: { name: string };
  year: number;
  total: number;
  position: number;
  range: RankRange | null;
}

/** The first ten, whose leader the study may be unable to tell. */
const LEADERS = 10;

/**
 * A position and its public rank range in two sentences.
 * @param isLeadOpen whether the public ranges alone prove that the study cannot tell which of the first ten is ahead
 */
export function sayKnownStanding(name: string, standing: KnownStanding, isLeadOpen: boolean): string {
  const { market, total, position, range } = standing;
  const where = inSentence(market.name);
  const rated =
    position === 1
      ? `Of all brands in ${where}, ${name} is rated most sustainable.`
      : `Of the ${formatNumber(total)} brands in ${where}, ${name} is rated ${formatOrdinal(position)} most sustainable.`;
  if (!range) return `${rated} This ranking was published without scores, so it has no rank range.`;
  const high = Math.min(range.high, total);
  if (range.low === 1 && high === total) return `${rated} The survey cannot tell where in the list it belongs.`;
  const placed = range.low === 1 && high > 1 ? `among the first ${formatNumber(high)}` : ordinalRange(range.low, high);
  const open = isLeadOpen && position <= LEADERS ? "; it does not show which of the top ten leads" : "";
  return `${rated} The survey places it ${placed} with at least 95% confidence${open}.`;
}

/** A fact about a brand: its label and value. */
export interface BrandFact {
  name: string;
  value: string;
}

/** Public facts about the brand in its other markets. */
export function toElsewhere(home: BrandMarket, all: readonly BrandMarket[]): BrandFact[] {
  return all.flatMap((each) => (each === home ? [] : [{ name: each.market.name, value: sayPlace(each.standing) }]));
}

/** The same for a member, who may see every position. */
export function toMemberElsewhere(elsewhere: readonly BrandFact[], standings: readonly BrandStanding[]): BrandFact[] {
  return elsewhere.map((fact) => {
    const own = standings.find(({ market }) => market.name === fact.name);
    return own ? { ...fact, value: sayPlace(own) } : fact;
  });
}

function sayPlace({ position, total }: Pick<BrandStanding, "position" | "total">): string {
  if (position.status === "unranked") return "not ranked";
  const place = position.status === "known" ? formatOrdinal(position.overall) : "one";
  return `${place} of ${formatNumber(total)}`;
}

/** Public facts about a brand besides its position: the industry's size and the study. */
export function toFactList({ market, peers }: BrandMarket, all: readonly BrandMarket[]): BrandFact[] {
  const inTopTen = all.filter(({ standing }) => standing.position.status === "known").length;
  return [
    { name: "Industry", value: numberOf(peers.length, "brand") },
    ...(market.interviews === null ? [] : [{ name: "Interviews", value: formatNumber(market.interviews) }]),
    ...(market.fieldwork === null
      ? []
      : [{ name: "Fieldwork", value: formatMonths(market.fieldwork.from, market.fieldwork.to) }]),
    ...(inTopTen === 0 ? [] : [{ name: "Top 10 of", value: numberOf(inTopTen, "country", "countries") }]),
  ];
}
