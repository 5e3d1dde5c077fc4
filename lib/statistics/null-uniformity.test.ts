import { expect } from "vitest";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { createRandom, type Random } from "@/lib/statistics/random";
import { scoreOfShares } from "@/lib/statistics/score";
import { simulation } from "@/tests/support/simulation";

/** Largest distance between the empirical distribution of values and the uniform one. */
function distanceFromUniform(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.max(
    ...sorted.map((value, index) => Math.max((index + 1) / sorted.length - value, value - index / sorted.length)),
  );
}

/** Asymptotic 1 % point of Kolmogorov's statistic. */
const ONE_PERCENT = 1.628;

/** A brand's score from so many interviews, each with its two answers drawn. */
function interview(random: Random, n: number, share: number) {
  const counts = { environment: 0, social: 0, both: 0 };
  for (let person = 0; person < n; person += 1) {
    const environment = random.uniform() < share;
    const social = random.uniform() < (environment ? 0.6 : 0.3);
    counts.environment += Number(environment);
    counts.social += Number(social);
    counts.both += Number(environment && social);
  }
  const { score, standardError } = scoreOfShares(
    { environment: counts.environment / n, social: counts.social / n, both: counts.both / n },
    n,
  );
  return { value: score, standardError };
}

simulation("p-values of changes that are none are uniform", () => {
  const random = createRandom("null changes");
  const p = Array.from({ length: 5_000 }, () => {
    const standardErrors = [1 + 4 * random.uniform(), 1 + 4 * random.uniform()] as const;
    const [earlier, later] = standardErrors.map((standardError) => ({
      value: random.normal(80, standardError),
      standardError,
    }));
    return earlier && later ? toChange(earlier, later).p : NaN;
  });
  expect(distanceFromUniform(p)).toBeLessThan(ONE_PERCENT / Math.sqrt(p.length));
});

simulation("p-values are uniform if scores and errors come from interviews", () => {
  const random = createRandom("null interviews");
  const p = Array.from({ length: 1_000 }, () => toChange(interview(random, 400, 0.45), interview(random, 500, 0.45)).p);
  expect(distanceFromUniform(p)).toBeLessThan(ONE_PERCENT / Math.sqrt(p.length));
});

simulation("about 5% of clear changes are false, whatever the share of true changes", () => {
  const random = createRandom("false discoveries");
  for (const moving of [0.1, 0.3, 0.6]) {
    const studies = 300;
    let [proportions, found, real] = [0, 0, 0];
    for (let study = 0; study < studies; study += 1) {
      const moves = Array.from({ length: 400 }, () => random.uniform() < moving);
      const p = moves.map((isMove) => {
        const standardError = 2 + random.uniform();
        const later = random.normal(isMove ? 80 + random.normal(0, 12) : 80, standardError);
        return toChange({ value: random.normal(80, standardError), standardError }, { value: later, standardError }).p;
      });
      const tested = isDiscovery(p)
        .map((is, index) => (is ? (moves[index] ?? false) : null))
        .filter((is) => is !== null);
      proportions += tested.length === 0 ? 0 : tested.filter((isMove) => !isMove).length / tested.length;
      found += tested.filter(Boolean).length;
      real += moves.filter(Boolean).length;
    }
    // The procedure keeps it at 5 % times the share of brands that do not move.
    expect(proportions / studies).toBeGreaterThan(0.05 * (1 - moving) - 0.012);
    expect(proportions / studies).toBeLessThan(0.05 * (1 - moving) + 0.012);
    expect(found / real).toBeGreaterThan(0.3);
  }
});
