import type { RankedBrand, RankRange } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { MarketSummary } from "@/lib/rankings/view";

/** Builders of what visitors may know, for tests of the words made from it. */
export const named = (name: string): Named => ({ slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), name });

/** A market with a published wave of 2025. */
export function marketOf(name: string, more: Partial<MarketSummary>): MarketSummary {
  return {
    ...named(name),
    year: 2025,
    brandCount: 100,
    industryCount: 3,
    interviews: 4_000,
    fieldwork: { from: "2025-01-08", to: "2025-03-28" },
    publishedAt: "2025-11-22T10:00:00.000Z",
    isSample: false,
    hasScores: true,
    ...more,
  };
}

/** A row of a public list, as an anonymous visitor gets it. */
export function rowOf(
  position: number,
  brand: string,
  industry: string,
  range: Omit<RankRange, "exact"> | null = { low: 1, high: 20 },
): RankedBrand {
  return {
    position,
    brand: named(brand),
    industry: named(industry),
    range: range && { ...range, exact: false },
    score: { status: "locked" },
    movement: { status: "locked" },
  };
}
