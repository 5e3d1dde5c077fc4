import type { TrendYear } from "@/components/charts/trend-chart";
import type { PlottedInterval } from "@/components/charts/interval-plot";

/** Invented, as is every name: no brand of any ranking. */
const SCORES = [78.2, 81.4, 80.1, 86.9, 90.3, 88.7, 94.5, 97.8];
const MEANS = [58.1, 58.9, 60.2, 59.7, 61.3, 61.1, 62, 61.4];

export const YEARS: TrendYear[] = SCORES.map((value, index) => ({
  year: 2018 + index,
  score: { value, low: value - 5.2, high: value + 5.2 },
  marketMean: MEANS[index] ?? null,
  n: 1000,
}));

/** One wave missing, one with too few answers. */
export const BROKEN_YEARS: TrendYear[] = YEARS.flatMap((point) => {
  if (point.year === 2020) return [];
  return [point.year === 2023 ? { ...point, score: null, n: 32 } : point];
});

const spread = (value: number) => ({ value, low: value - 4.6, high: value + 4.6 });

export const CLOSEST: PlottedInterval[] = [
  { id: "a", position: 14, name: "Tallmo", estimate: spread(99.1) },
  { id: "b", position: 15, name: "Kaldvik", estimate: spread(98.6) },
  { id: "c", position: 16, name: "Havremark", estimate: spread(97.8) },
  { id: "d", position: 17, name: "Molenveld-Brinkhof", estimate: null, n: 41 },
  { id: "e", position: 18, name: "Vindrosa", estimate: spread(91.2) },
];

export const ZONES = [
  { from: 50, words: "Above average", short: "Above avg." },
  { from: 75, words: "Strong", short: "Strong" },
  { from: 90, words: "Top 10%", short: "Top 10%" },
];

/** An industry from the last to the first, with one whose score is not known. */
export const MEMBERS = Array.from({ length: 24 }, (_, index) => ({
  slug: `m${index}`,
  score: index === 5 ? null : 38 + index * 2.6 + (index % 3) * 1.4,
}));
