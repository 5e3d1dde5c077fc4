import { wilsonInterval, type ShareInterval } from "@/lib/statistics/share-interval";

/** A brand of a portfolio with its scores, in points; null in a wave without it. */
export type PortfolioBrand = { before: number | null; after: number | null };

/** How the mean score of a portfolio changed, in points. */
export type PortfolioChange = {
  before: number;
  after: number;
  change: number;
  /** What each brand added to the change, in the order given; they sum to it. */
  contributions: number[];
};

/** How many of the scores lie above their market's mean, as a share (0–1). */
export type ShareAbove = ShareInterval & { share: number; above: number; brands: number };

/**
 * The share of brands whose score exceeds the mean of their market, with Wilson's interval. Brands may be of several
 * markets; each is held against its own. Throws a RangeError for an empty portfolio.
 */
export function shareAboveMarket(brands: readonly { score: number; marketMean: number }[], level = 0.95): ShareAbove {
  if (brands.length === 0) throw new RangeError("a portfolio has at least one brand");
  const above = brands.filter(({ score, marketMean }) => score > marketMean).length;
  const share = above / brands.length;
  return { share, ...wilsonInterval(share, brands.length, level), above, brands: brands.length };
}

/**
 * Herfindahl–Hirschman index of amounts: the sum of their squared shares, from 1/count (all equal) to 1 (all in one);
 * times 10,000 it is in the usual points. Amounts may be counts of brands by industry. Throws a RangeError where they
 * are negative or all nought.
 *
 * Source: O. C. Herfindahl, "Concentration in the U.S. Steel Industry", dissertation, Columbia University 1950;
 * A. O. Hirschman, "The paternity of an index", Amer. Economic Review 54 (1964), 761–762.
 */
export function concentration(amounts: readonly number[]): number {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (amounts.some((amount) => !(amount >= 0)) || !(total > 0)) throw new RangeError("a concentration needs amounts");
  return amounts.reduce((sum, amount) => sum + (amount / total) ** 2, 0);
}

/**
 * Splits the change of a portfolio's unweighted mean score among its brands. With the same n brands in both waves each
 * adds its own change over n. A brand that came adds how far it lies above the mean before, over the brands after; one
 * that left, how far it lay below, over the brands before; one that stayed does both. Null where a wave has no brand.
 *
 * Source: own algebra: Σ(after − m)/n_after − Σ(before − m)/n_before is the change for every m; m is the mean before.
 */
export function portfolioChange(brands: readonly PortfolioBrand[]): PortfolioChange | null {
  const earlier = brands.flatMap(({ before }) => (before === null ? [] : [before]));
  const later = brands.flatMap(({ after }) => (after === null ? [] : [after]));
  if (earlier.length === 0 || later.length === 0) return null;
  const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const [before, after] = [mean(earlier), mean(later)];
  const distance = (score: number | null, count: number) => (score === null ? 0 : (score - before) / count);
  return {
    before,
    after,
    change: after - before,
    contributions: brands.map((brand) => distance(brand.after, later.length) - distance(brand.before, earlier.length)),
  };
}
