/** The ranked markets, in the order they are offered. `code` is the database's, `slug` the URL's. */
export const MARKETS = [
  { code: "Se", slug: "sweden", name: "Sweden" },
  { code: "No", slug: "norway", name: "Norway" },
  { code: "Dk", slug: "denmark", name: "Denmark" },
  { code: "Fi", slug: "finland", name: "Finland" },
  { code: "Nl", slug: "netherlands", name: "The Netherlands" },
] as const;

export type Market = (typeof MARKETS)[number];

/** The market a URL segment names, or null. */
export function findMarketBySlug(slug: string): Market | null {
  return MARKETS.find((market) => market.slug === slug) ?? null;
}
