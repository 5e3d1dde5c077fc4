import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { scoreInterval, scoreOfShares } from "@/lib/statistics/score";
import { wilsonInterval } from "@/lib/statistics/share-interval";

type ReferenceScore = { shares: [number, number, number]; n: number; error: number; low: number; high: number };
const reference: { rows: ReferenceScore[] } = JSON.parse(
  readFileSync(new URL("score-intervals.fixture.json", import.meta.url), "utf8"),
);

test.each(reference.rows)(
  "a score's error agrees with figures computed elsewhere for $shares of $n",
  ({ shares, n, ...expected }) => {
    const [environment, social, both] = shares;
    const { score, standardError } = scoreOfShares({ environment, social, both }, n);
    const { low, high } = scoreInterval(score, standardError);
    expect(standardError).toBeCloseTo(expected.error, 8);
    expect(low).toBeCloseTo(expected.low, 8);
    expect(high).toBeCloseTo(expected.high, 8);
  },
);

test("a score is right by hand: 61.2 % and 52.2 %, 40 % both, 1,000 people", () => {
  const { score, standardError } = scoreOfShares({ environment: 0.612, social: 0.522, both: 0.4 }, 1000);
  expect(score).toBeCloseTo(113.4, 10);
  // 0.612·0.388 + 0.522·0.478 + 2·(0.4 − 0.612·0.522) = 0.648044; √(0.648044/1000)·100 = 2.5457: away from the ends
  // the error is what the variance of a sum says.
  expect(standardError).toBeCloseTo(2.5457, 2);
});

test("answers that always agree have twice the error of one, and opposite answers less", () => {
  expect(scoreOfShares({ environment: 0.5, social: 0.5, both: 0.5 }, 400).standardError).toBeCloseTo(5, 1);
  expect(scoreOfShares({ environment: 0.5, social: 0.5, both: 0 }, 400).standardError).toBeLessThan(0.5);
});

describe("a score at an end of the scale", () => {
  test("a score of 0 has twice the interval of a share of 0 among as many people", () => {
    const { score, standardError } = scoreOfShares({ environment: 0, social: 0, both: 0 }, 50);
    const { low, high } = scoreInterval(score, standardError);
    expect([score, low]).toEqual([0, 0]);
    expect(high).toBeCloseTo(200 * wilsonInterval(0, 50).high, 9);
    expect(standardError).toBeCloseTo(high / (2 * 1.959963984540054), 9);
  });

  test("a score of 200 mirrors a score of 0", () => {
    const few = scoreOfShares({ environment: 0.06, social: 0.02, both: 0.02 }, 100);
    const most = scoreOfShares({ environment: 0.94, social: 0.98, both: 0.94 }, 100);
    const [atLow, atHigh] = [few, most].map(({ score, standardError }) => scoreInterval(score, standardError));
    expect(most.standardError).toBeCloseTo(few.standardError, 10);
    expect(atHigh?.low).toBeCloseTo(200 - (atLow?.high ?? 0), 9);
    expect(atHigh?.high).toBeCloseTo(200 - (atLow?.low ?? 0), 9);
  });
});

test("an interval without error is the score itself, and without information the whole scale", () => {
  expect(scoreInterval(80, 0)).toEqual({ low: 80, high: 80 });
  expect(scoreInterval(80, 52)).toEqual({ low: 0, high: 200 });
  // Half of the scale to each side, and next to it: 100/1.96 points.
  const half = 100 / 1.959963984540054;
  expect(scoreInterval(80, 1.0001 * half)).toEqual({ low: 0, high: 200 });
  const { low, high } = scoreInterval(100, 0.999 * half);
  expect(high - low).toBeCloseTo(2 * 99.9, 6);
  expect(scoreInterval(0, 0)).toEqual({ low: 0, high: 0 });
});

describe("for any shares and number of people", () => {
  const cells = fc
    .tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000))
    .filter((all) => all.some((each) => each > 0));
  const asked = fc.integer({ min: 50, max: 1_000_000 });

  test("a score's error is above 0, and half its interval is 1.96 times the error", () => {
    fc.assert(
      fc.property(cells, asked, ([both, onlyFirst, onlySecond, neither], n) => {
        const all = both + onlyFirst + onlySecond + neither;
        const shares = { environment: (both + onlyFirst) / all, social: (both + onlySecond) / all, both: both / all };
        const { score, standardError } = scoreOfShares(shares, n);
        // The importer takes errors from 0.0001.
        expect(standardError).toBeGreaterThanOrEqual(0.0001);
        const { low, high } = scoreInterval(score, standardError);
        expect(high - low).toBeCloseTo(2 * 1.959963984540054 * standardError, 6);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(200);
        expect(low).toBeLessThanOrEqual(score + 1e-9);
        expect(high).toBeGreaterThanOrEqual(score - 1e-9);
        const wider = scoreInterval(score, standardError, 0.999);
        expect(wider.low).toBeLessThanOrEqual(low);
        expect(wider.high).toBeGreaterThanOrEqual(high);
      }),
    );
  });
});

test("a score's error is what repeated studies show (simulation)", () => {
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

test("a score's error falls nearly with the square root of the number of people", () => {
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
        expect(many).toBeLessThan(few);
        expect((many * Math.sqrt(times)) / few).toBeCloseTo(1, n >= 2_000 ? 1 : 0);
      },
    ),
  );
});
