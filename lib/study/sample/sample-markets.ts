import { type Market, MARKETS, type MarketSlug } from "@/lib/catalogue/markets/market";

const SLUGS = ["sweden", "norway", "denmark", "finland", "netherlands"] as const satisfies readonly MarketSlug[];

/**
 * A market of the invented study. A ranked market need not be in it: its pages are empty until a study is published.
 */
export type SampleMarketSlug = (typeof SLUGS)[number];
type SampleMarket = Market & { slug: SampleMarketSlug };

const isSample = (market: Market): market is SampleMarket => (SLUGS as readonly string[]).includes(market.slug);

/** The markets of the invented study, in the order of all markets. */
export const SAMPLE_MARKETS: readonly SampleMarket[] = MARKETS.filter(isSample);
