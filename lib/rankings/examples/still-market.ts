import { competitionRanks } from "@/lib/statistics/competition-rank";
import { normalQuantile } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";

/** A market in which no brand ever changes, measured repeatedly. Invented for explanation; no ranking uses it. */
export interface StillMarket {
  brands: number;
  /** People asked about each brand in each measurement. */
  asked: number;
  /** True scores are normally distributed with this mean and standard deviation, in points of 0–200. */
  centre: number;
  spread: number;
  /** Correlation between a person's two answers. */
  correlation: number;
  seed: string;
}

export const STILL_MARKET: StillMarket = {
  brands: 400,
  asked: 1000,
  centre: 65,
  spread: 21,
  correlation: 0.5,
  seed: "still market",
};

/** True scores of the market, best first, at evenly spaced quantiles of the normal distribution. */
export function trueScores({ brands, centre, spread }: StillMarket): number[] {
  return Array.from({ length: brands }, (_, i) => centre + spread * normalQuantile(1 - (i + 0.5) / brands));
}

/** Standard error of a score with two equal shares, in points. */
export function errorOfScore(
  score: number,
  { asked, correlation }: Pick<StillMarket, "asked" | "correlation">,
): number {
  const share = Math.min(0.995, Math.max(0.005, score / 200));
  return 100 * Math.sqrt((2 * share * (1 - share) * (1 + correlation)) / asked);
}

/** Ranks of all brands in each of `waves` measurements of the unchanging market: `[wave][brand]`. */
export function measureAgain(market: StillMarket, waves: number): number[][] {
  const random = createRandom(market.seed);
  const truth = trueScores(market);
  const errors = truth.map((score) => errorOfScore(score, market));
  return Array.from({ length: waves }, () =>
    competitionRanks(truth.map((score, i) => score + (errors[i] ?? 0) * random.normal())),
  );
}

/** Positions each brand moved between the two measurements of each pair (0–1, 2–3, …), unsigned. */
export function movesBetweenPairs(ranks: readonly number[][]): number[] {
  const moves: number[] = [];
  for (let wave = 0; wave + 1 < ranks.length; wave += 2) {
    const [before = [], after = []] = [ranks[wave], ranks[wave + 1]];
    before.forEach((rank, brand) => moves.push(Math.abs((after[brand] ?? rank) - rank)));
  }
  return moves;
}

/** Share (0–1) of moves of at least `positions`. */
export function shareAtLeast(moves: readonly number[], positions: number): number {
  return moves.filter((move) => move >= positions).length / moves.length;
}
