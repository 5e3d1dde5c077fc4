import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { normalQuantile } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";

// Repeats the simulations of pure chance in guides and posts. A share may differ by two percentage points, a change by
// 0.2 points: there are fewer runs than for the texts.

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, `../../../content/${file}.md`), "utf8");
const ERROR = 2.6;
const random = createRandom("chance in the texts");
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const truth = Array.from({ length: 400 }, (_, i) => 65 + 21 * normalQuantile((i + 0.5) / 400));
const measure = (error: number) => truth.map((score) => score + error * random.normal());
/** The forty brands with the smallest value. */
const lowest = (values: readonly number[]) =>
  values
    .map((_, i) => i)
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    .slice(0, 40);
const change = (from: readonly number[], to: readonly number[]) => from.map((value, i) => (to[i] ?? value) - value);

describe("regression to the mean", () => {
  it("the article's numbers on regression to the mean are right for the forty brands that fell furthest", () => {
    const runs = times(100, () => {
      const [first, second, third] = [measure(ERROR), measure(ERROR), measure(ERROR)];
      const fall = change(first, second);
      const rise = change(second, third);
      const chosen = lowest(fall);
      return {
        fall: mean(chosen.map((i) => fall[i] ?? 0)),
        rise: mean(chosen.map((i) => rise[i] ?? 0)),
        risen: chosen.filter((i) => (rise[i] ?? 0) > 0).length / 40,
      };
    });
    const text = read("blog/the-worst-year");
    expect(text).toContain("−6.4 points |");
    expect(mean(runs.map((run) => run.fall))).toBeCloseTo(-6.4, 0);
    expect(text).toContain("+3.2 points |");
    expect(Math.abs(mean(runs.map((run) => run.rise)) - 3.2)).toBeLessThan(0.2);
    expect(text).toContain("| 84% |");
    expect(Math.abs(mean(runs.map((run) => run.risen)) - 0.84)).toBeLessThan(0.02);
  });

  it.each([
    [ERROR, 0.5, "rose by 0.5 points"],
    [8.1, 5, "rises by 5.0 points"],
  ])("the article's numbers are right for the lowest tenth with an error of %f", (error, expected, words) => {
    const rises = times(100, () => {
      const [first, second] = [measure(error), measure(error)];
      const rise = change(first, second);
      return mean(lowest(first).map((i) => rise[i] ?? 0));
    });
    expect(read("blog/the-worst-year")).toContain(words);
    expect(Math.abs(mean(rises) - expected)).toBeLessThan(0.4);
  });

  it("the article's numbers are right for the lowest of several measurements", () => {
    const lowestOf = (count: number) => mean(times(20_000, () => Math.min(...times(count, () => random.normal()))));
    expect(read("blog/the-worst-year")).toContain(
      "lies 3.3 points below the truth on average, and the lowest of ten lies 4.0",
    );
    expect(-ERROR * lowestOf(6)).toBeCloseTo(3.3, 0);
    expect(-ERROR * lowestOf(10)).toBeCloseTo(4, 0);
    const playbook = read("hub/trust-recovery-playbook");
    expect(playbook).toContain("lies 5.4 points below the truth");
    expect(Math.abs(-2 * ERROR * lowestOf(4) - 5.4)).toBeLessThan(0.2);
    const higher = times(
      20_000,
      () => ERROR * random.normal() > 2 * ERROR * Math.min(...times(4, () => random.normal())),
    );
    expect(playbook).toContain("higher than it in 89% of cases");
    expect(Math.abs(higher.filter(Boolean).length / 20_000 - 0.89)).toBeLessThan(0.02);
    const alarms = times(20_000, () => {
      const before = random.normal();
      return times(4, () => Math.abs(random.normal() - before) > 1.96 * Math.SQRT2).includes(true);
    });
    expect(playbook).toContain("like a clear change in 16% of cases");
    expect(Math.abs(alarms.filter(Boolean).length / 20_000 - 0.16)).toBeLessThan(0.02);
  });
});
