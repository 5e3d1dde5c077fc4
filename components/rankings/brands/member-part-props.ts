import type { Answer } from "@/lib/rankings/plain-words";
import type { BrandFact } from "@/lib/rankings/brands/standing-words";
import type { Named } from "@/lib/catalogue/names/named";

/** Beside the name, where members find links to the brand's analyses on screens with room for them. */
export const ACTIONS_ID = "brand-actions";

/** A market that has the brand, with public facts about it. */
export interface BrandPlace {
  market: Named;
  industry: Named;
  year: number;
  /** Brands ranked in the market. */
  total: number;
  /** Brands ranked in the industry there. */
  peers: number;
  isRanked: boolean;
}

/** The brand of the page, and what every reader sees of it. */
export interface MemberPartProps {
  brand: Named;
  /** The market that the page is about comes first. */
  places: readonly [BrandPlace, ...BrandPlace[]];
  hasScores: boolean;
  facts: readonly BrandFact[];
  /** Public facts about the brand in its other markets. */
  elsewhere: readonly BrandFact[];
  /** Questions whose answers are the same for every reader. */
  answers: readonly Answer[];
  /** Questions about widened rank ranges, for readers who see those. */
  rangeAnswers: readonly Answer[];
  /** Whether public ranges alone prove that the study cannot tell which of the home market's first ten leads. */
  isLeadOpen: boolean;
  /** The public top 10 of the home market. */
  topTen: React.ReactNode;
  /** Other brands of the industry. */
  related: React.ReactNode;
  /** What visitors see. */
  children: React.ReactNode;
}
