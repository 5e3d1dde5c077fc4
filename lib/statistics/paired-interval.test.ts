import { expect, test } from "vitest";
import { pairedInterval } from "@/lib/statistics/paired-interval";

/** Of `n` people, `first` gave the first answer alone and `second` the second alone. */
const of = (first: number, second: number, n: number) => {
  const value = (first - second) / n;
  return { value, standardError: Math.sqrt(((first + second) / n - value ** 2) / n), nEff: n };
};

test("a paired interval adds half a person to each pair of answers (by hand)", () => {
  // 12.5 and 4.5 of 102: 8/102 = 0.078431; √(17 − 64/102)/102 = 0.0396696.
  const { low, high } = pairedInterval(of(12, 4, 100));
  expect(low).toBeCloseTo(0.0784314 - 1.959964 * 0.0396696, 6);
  expect(high).toBeCloseTo(0.0784314 + 1.959964 * 0.0396696, 6);
});

test("a paired interval has a margin even if no one's answers differ", () => {
  const { low, high } = pairedInterval(of(0, 0, 50));
  expect(high).toBeCloseTo((1.959964 * 1) / 52, 6);
  expect(low).toBeCloseTo(-high, 12);
});

test("a paired interval adds less for a smaller step, and is wider at a higher level", () => {
  const half = ({ low, high }: { low: number; high: number }) => (high - low) / 2;
  expect(half(pairedInterval(of(0, 0, 50), 0.5))).toBeCloseTo((1.959964 * 0.5) / 52, 6);
  expect(half(pairedInterval(of(3, 1, 50), 1, 0.99))).toBeGreaterThan(half(pairedInterval(of(3, 1, 50))));
});

test("a paired interval contains the mean, which is nearer its middle with more people", () => {
  for (const n of [50, 500, 5_000]) {
    const figure = of(0.6 * n, 0.1 * n, n);
    const { low, high } = pairedInterval(figure);
    expect(low).toBeLessThan(figure.value);
    expect(high).toBeGreaterThan(figure.value);
    expect(Math.abs((low + high) / 2 - figure.value)).toBeCloseTo((figure.value * 2) / (n + 2), 10);
  }
});
