import type { BrandStanding, BrandView } from "@/lib/rankings/brands/view";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { MarketSummary } from "@/lib/rankings/view";

/** One market that has a brand, with the public facts about the brand's industry there. */
export interface BrandMarket {
  standing: BrandStanding;
  market: MarketSummary;
  /** All ranked brands of its industry in the market, alphabetical, including itself if ranked. */
  peers: Named[];
  /** Rows of the market's public top 10 that belong to the industry. */
  leaders: RankedBrand[];
  /** The market's public top 10. */
  top: RankedBrand[];
}

/** Everything public about a brand. */
export interface BrandFacts {
  view: BrandView;
  /** In display order. */
  markets: BrandMarket[];
  /** Markets of the study, including those without the brand. */
  marketCount: number;
  /** The year that is shown first. */
  rankingYear: number;
  /** Fewer people than this have no position and no score. */
  smallestBase: number;
}

/** The market that a brand's page is about: the first in whose top 10 it is, otherwise the first that ranks it. */
export function toHomeMarket(markets: readonly BrandMarket[]): BrandMarket | undefined {
  const withStatus = (status: BrandStanding["position"]["status"]) =>
    markets.find(({ standing }) => standing.position.status === status);
  return withStatus("known") ?? withStatus("locked") ?? markets[0];
}

/** Maximum names of an industry beside a brand. */
const MOST_NEIGHBOURS = 10;

/** A brand's neighbours in the alphabet, so that every brand of an industry is linked from some page. */
export function toNeighbours(peers: readonly Named[], slug: string): Named[] {
  const at = Math.max(
    0,
    peers.findIndex((peer) => peer.slug === slug),
  );
  const others = peers.filter((peer) => peer.slug !== slug);
  const from = Math.max(0, Math.min(at - MOST_NEIGHBOURS / 2, others.length - MOST_NEIGHBOURS));
  return others.slice(from, from + MOST_NEIGHBOURS);
}

/** The names before and after a brand in an alphabetical list. */
export function toAlphabetNeighbours(peers: readonly Named[], slug: string): Named[] {
  const at = peers.findIndex((peer) => peer.slug === slug);
  if (at < 0) return [];
  return [peers[at - 1], peers[at + 1]].filter((peer) => peer !== undefined);
}
