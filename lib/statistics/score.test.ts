import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { scoreOfShares } from "@/lib/statistics/score";

test("by hand: 61.2 % and 52.2 %, 40 % both, 1,000 people", () => {
  const { score, standardError } = scoreOfShares({ environment: 0.612, social: 0.522, both: 0.4 }, 1000);
  expect(score).toBeCloseTo(113.4, 10);
  // 0.612·0.388 + 0.522·0.478 + 2·(0.4 − 0.612·0.522) = 0.648044; √(0.648044/1000)·100 = 2.5457
  expect(standardError).toBeCloseTo(2.5457, 3);
});

test("two answers that always agree have twice the error of one, two that never meet have less", () => {
  expect(scoreOfShares({ environment: 0.5, social: 0.5, both: 0.5 }, 400).standardError).toBeCloseTo(5, 10);
  expect(scoreOfShares({ environment: 0.5, social: 0.5, both: 0 }, 400).standardError).toBe(0);
});

test("the error is what repeating the study would show (simulation)", () => {
  const random = createRandom("score variance");
  const truth = { environment: 0.45, social: 0.35, both: 0.25 };
  const n = 300;
  const scores = Array.from({ length: 4_000 }, () => {
    let answers = 0;
    for (let person = 0; person < n; person += 1) {
      const draw = random.uniform();
      if (draw < 0.25) answers += 2;
      else if (draw < 0.45 + 0.35 - 0.25) answers += 1;
    }
    return (100 * answers) / n;
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1));
  const { score, standardError } = scoreOfShares(truth, n);
  expect(mean).toBeCloseTo(score, 0);
  expect(spread / standardError).toBeGreaterThan(0.96);
  expect(spread / standardError).toBeLessThan(1.04);
});

test("the error goes with one over the square root of the number of people", () => {
  const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  fc.assert(
    fc.property(
      share,
      share,
      fc.integer({ min: 50, max: 5_000 }),
      fc.integer({ min: 2, max: 20 }),
      (environment, social, n, times) => {
        const shares = { environment, social, both: environment * social };
        const few = scoreOfShares(shares, n).standardError;
        const many = scoreOfShares(shares, n * times).standardError;
        expect(many).toBeCloseTo(few / Math.sqrt(times), 8);
        expect(many).toBeLessThan(few);
      },
    ),
  );
});
