import { errorOfScore } from "@/lib/rankings/examples/still-market";
import { exampleMarket } from "@/lib/rankings/examples/example-market";

/** The brand in the example market that this page's figures show. */
export const EXAMPLE_LETTER = "F";

const ASKED = { asked: 1000, correlation: 0.5 };
const FIRST_YEAR = 2018;
/** Fictitious, like the market: values that lead to the brand's score and the market average. */
const BEFORE = [66, 65, 69, 70, 68, 73, 71] as const;
const MARKET_BEFORE = [64.2, 65.1, 65.8, 66.9, 67.2, 68.4, 68.9] as const;

/** Eight made-up years of one brand, each with its own 95% interval. */
export function exampleYears() {
  const market = exampleMarket();
  const own = market.find(({ letter }) => letter === EXAMPLE_LETTER);
  if (!own) throw new Error(`There is no brand ${EXAMPLE_LETTER}`);
  const mean = market.reduce((sum, { score }) => sum + score, 0) / market.length;
  const means = [...MARKET_BEFORE, mean];
  return [...BEFORE, own.score].map((value, index) => {
    const margin = 1.96 * errorOfScore(value, ASKED);
    return {
      year: FIRST_YEAR + index,
      score: { value, low: value - margin, high: value + margin },
      marketMean: means[index] ?? null,
    };
  });
}

/** Three made-up years ahead, each with an 80% interval that grows. */
export const EXAMPLE_FORECAST = [
  { year: 2026, value: 74.6, low: 69.4, high: 79.8 },
  { year: 2027, value: 75.1, low: 68.2, high: 82.0 },
  { year: 2028, value: 75.5, low: 67.3, high: 83.7 },
] as const;

/** A made-up record: of twenty earlier intervals of 80%, those that held what came. */
export const EXAMPLE_RECORD = { made: 20, held: [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 20] } as const;

/** One hundred fictitious people by behaviour group. */
export const EXAMPLE_GROUPS = [
  { name: "Ego", people: 22, fill: "fill-g1" },
  { name: "Moderate", people: 41, fill: "fill-g2" },
  { name: "Smart", people: 25, fill: "fill-g3" },
  { name: "Dedicated", people: 12, fill: "fill-g4" },
] as const;
