/** A brand's place in its industry, in the specification's words. */

/** Share of the industry that a position is at or above, in percent: first is 100. */
export function toPercentile(position: number, total: number): number {
  return ((total - position + 1) / total) * 100;
}

export interface Performance {
  words: "Top 10% performer" | "Strong performer" | "Above average" | "Room for improvement";
  badge: "Top 10%" | "Top 25%" | null;
}

export function toPerformance(percentile: number): Performance {
  if (percentile >= 90) return { words: "Top 10% performer", badge: "Top 10%" };
  if (percentile >= 75) return { words: "Strong performer", badge: "Top 25%" };
  return { words: percentile >= 50 ? "Above average" : "Room for improvement", badge: null };
}

export type Competitiveness = "Highly competitive" | "Moderately competitive" | "Limited competition";

/** Above these numbers of brands, an industry is moderately or highly competitive. */
export const COMPETITION_STEPS = { moderate: 20, high: 50 } as const;

export function toCompetitiveness(brands: number): Competitiveness {
  if (brands > COMPETITION_STEPS.high) return "Highly competitive";
  return brands > COMPETITION_STEPS.moderate ? "Moderately competitive" : "Limited competition";
}

const REACH = 3;
const MOST_COMPETITORS = 3;

/** Up to three closest brands within three positions, by position. */
export function findClosest<Ranked extends { position: number; brand: { slug: string } }>(
  list: readonly Ranked[],
  own: Ranked,
): Ranked[] {
  const distance = ({ position }: Ranked) => Math.abs(position - own.position);
  return list
    .filter((other) => other.brand.slug !== own.brand.slug && distance(other) <= REACH)
    .sort((a, b) => distance(a) - distance(b) || a.position - b.position)
    .slice(0, MOST_COMPETITORS)
    .sort((a, b) => a.position - b.position);
}
