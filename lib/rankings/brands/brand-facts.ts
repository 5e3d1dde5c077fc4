import type { BrandStanding, BrandView } from "@/lib/rankings/brands/view";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { MarketSummary } from "@/lib/rankings/view";

/** One market that has a brand, with what anyone may know of the brand's industry there. */
export interface BrandMarket {
  standing: BrandStanding;
  market: MarketSummary;
  /** All ranked brands of its industry in the market, itself among them where it is ranked, alphabetical. */
  peers: Named[];
  /** Rows of the market's public top 10 that belong to the industry. */
  leaders: RankedBrand[];
}

/** Everything public about a brand. */
export interface BrandFacts {
  view: BrandView;
  /** In display order. */
  markets: BrandMarket[];
  /** Markets of the study, including those without the brand. */
  marketCount: number;
}

/** The names before and after a brand in an alphabetical list. */
export function toAlphabetNeighbours(peers: readonly Named[], slug: string): Named[] {
  const at = peers.findIndex((peer) => peer.slug === slug);
  if (at < 0) return [];
  return [peers[at - 1], peers[at + 1]].filter((peer) => peer !== undefined);
}
