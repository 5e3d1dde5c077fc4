import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatNumber } from "@/lib/platform/words/format";
import { chanceOfSeeing, smallestClearDifference } from "@/lib/rankings/scores/clear-difference";
import { normalCdf } from "@/lib/statistics/normal";
import { wilsonInterval } from "@/lib/statistics/share-interval";

// Recomputes the numbers in guides and posts and looks for them in the text.

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, `../../../content/${file}.md`), "utf8");
const percent = (share: number, digits: number) => `${formatNumber(100 * share, digits)}%`;
const ERROR = 2.6;

/** Two-sided power at 5% for a normal estimate this many standard errors from zero. */
const power = (distance: number) => normalCdf(distance - 1.96) + normalCdf(-distance - 1.96);

/** People per version to find the step from one share to another with 80% power. */
const peopleFor = (from: number, to: number) => {
  const middle = (from + to) / 2;
  return (2 * middle * (1 - middle) * (1.96 + 0.8416) ** 2) / (to - from) ** 2;
};

describe("the guide to the landscape", () => {
  const text = read("hub/understanding-landscape");

  it("the landscape guide's example of weighting is right", () => {
    const effect = 0.2 * 1.5 ** 2 + 0.8 * 0.875 ** 2;
    expect(text).toContain(
      `0.875² = ${formatNumber(effect, 2)}: a thousand interviews now tell as much as ${formatNumber(1000 / effect)}`,
    );
    expect(text).toContain(`${formatNumber(0.2 * 45 + 0.8 * 30, 1)}%. Give each`);
    expect(text).toContain(`${formatNumber(0.3 * 45 + 0.7 * 30, 1)}%. The price`);
  });

  it("the landscape guide computes the effect of willing respondents correctly", () => {
    expect(text).toContain(`The true share is ${percent(0.2 * 0.5 + 0.8 * 0.3, 1)}`);
    expect(text).toContain(`the study finds ${percent((0.4 * 0.5 + 0.8 * 0.3) / 1.2, 1)}`);
  });

  it("the landscape guide counts brands per point correctly", () => {
    expect(text).toContain(`√(2π)) = ${formatNumber(400 / (21 * Math.sqrt(2 * Math.PI)), 1)} brands`);
  });
});

describe("the playbook", () => {
  const text = read("hub/trust-recovery-playbook");

  it("the playbook states the power of one comparison and of several years correctly", () => {
    for (const rise of [3, 5, 7, 10, 15])
      expect(text).toContain(`| ${rise} | ${percent(chanceOfSeeing(rise, ERROR), 0)} |`);
    expect(text).toContain(`or ${formatNumber(smallestClearDifference(ERROR), 1)} points`);
    for (const waves of [3, 4, 5]) {
      const squares = Array.from({ length: waves }, (_, i) => (i - (waves - 1) / 2) ** 2).reduce(
        (sum, square) => sum + square,
        0,
      );
      const line = power((3 * Math.sqrt(squares)) / ERROR);
      expect(text).toContain(
        `| ${waves} | ${percent(line, 0)} | ${percent(chanceOfSeeing(3 * (waves - 1), ERROR), 0)} |`,
      );
    }
    expect((2 * 0.658 * (1.96 + 0.8416) ** 2) / 0.05 ** 2).toBeCloseTo(4130, -1);
  });

  it("the playbook evaluates each year of brand K correctly", () => {
    const before = 74;
    const fromBefore = Math.hypot(ERROR, ERROR / Math.sqrt(3));
    const words = (difference: number, error: number) =>
      `${difference > 0 ? "+" : "−"}${formatNumber(Math.abs(difference), 1)}, ${Math.abs(difference) > 1.96 * error ? "clear" : "not clear"}`;
    for (const [i, score] of [63, 61, 66, 69].entries())
      expect(text).toContain(
        `| ${i + 1} | ${score} | ${words(score - 58, ERROR * Math.SQRT2)} | ${words(score - before, fromBefore)} |`,
      );
    expect(text).toContain(
      `an interval from −${formatNumber(5 + 1.96 * fromBefore, 1)} to ${formatNumber(1.96 * fromBefore - 5, 1)}`,
    );
    const pooled = Math.hypot(ERROR / Math.SQRT2, ERROR / Math.sqrt(3));
    expect(text).toContain(`reaches down to −${formatNumber(6.5 + 1.96 * pooled, 1)}`);
  });
});

describe("the posts", () => {
  it("the post on the worst year has the right numbers", () => {
    const text = read("blog/the-worst-year");
    expect(text).toContain(`Ten elevenths is ${percent(10 / 11, 0)}`);
    expect(text).toContain(`six sevenths, or ${percent(6 / 7, 0)}`);
    expect(text).toContain(`(21² + 2.6²) = ${percent(21 ** 2 / (21 ** 2 + ERROR ** 2), 1)}`);
    const real = 9 / (9 + 13.5);
    expect(text).toContain(`= ${percent(real, 0)} of it`);
    expect(text).toContain(`a true fall of ${formatNumber(12 * real, 1)}`);
    expect(text).toContain(`come out ${formatNumber((12 - 12 * real) / 2, 1)} points higher`);
  });

  it("the post on how many people to ask has the right numbers", () => {
    const text = read("blog/how-many-people-to-ask");
    for (const n of [100, 250, 500, 1000, 2000, 4000]) {
      const { low, high } = wilsonInterval(0.3, n);
      expect(text).toContain(
        `| ${formatNumber(n)} | ${percent(low, 1)} to ${percent(high, 1)} | ${formatNumber(50 * (high - low), 1)} |`,
      );
    }
    for (const to of [40, 35, 33, 32]) expect(text).toContain(`| ${to}% | ${formatNumber(peopleFor(0.3, to / 100))} |`);
    for (const n of [500, 1000, 10_000]) {
      const shift = 0.02 / Math.sqrt((0.35 * 0.65) / n);
      const held = normalCdf(1.96 - shift) - normalCdf(-1.96 - shift);
      expect(text).toContain(`| ${formatNumber(n)} | ${formatNumber(100 * held)} in 100 |`);
    }
  });

  it("the post on “don’t know” has the right numbers", () => {
    const text = read("blog/what-a-dont-know-says");
    for (const [brand, known, liked] of [
      ["P", 0.9, 0.24],
      ["Q", 0.6, 0.36],
      ["R", 0.3, 0.72],
    ] as const) {
      const margin = 196 * Math.sqrt((liked * (1 - liked)) / (1000 * known));
      expect(text).toContain(
        `| ${brand} | ${percent(known, 0)} | ${percent(liked, 0)} ± ${formatNumber(margin, 1)} | ${percent(known * liked, 1)} |`,
      );
    }
    expect(0.1 * 0.49).toBeCloseTo(0.049, 9);
    expect(0.1 * 0.49 - 0.02 * 0.45).toBeCloseTo(0.5 * 0.48 - 0.4 * 0.5, 9);
  });

  it("the post on one brand in two countries has the right numbers", () => {
    const text = read("blog/one-brand-two-countries");
    const [home, abroad] = [(78 - 66) / 21, (71 - 52) / 19];
    const error = Math.hypot(2.8 / 21, 2.7 / 19);
    expect(text).toContain(`(78 − 66) ÷ 21 = ${formatNumber(home, 2)}`);
    expect(text).toContain(
      `= ${formatNumber(error, 3)}, and an interval from ${formatNumber(abroad - home - 1.96 * error, 2)} to ${formatNumber(abroad - home + 1.96 * error, 2)}`,
    );
    const losses = [4, 19, 13, 8, 21, 13];
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / 6;
    const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / 5);
    expect(text).toContain(`loses ${formatNumber(mean)} points on crossing`);
    expect(text).toContain(
      `${formatNumber(spread, 1)} × √(1 + 1/6) = ${formatNumber(spread * Math.sqrt(7 / 6), 1)} points`,
    );
    expect(text).toContain(`it takes ${formatNumber(1.96 * 5.4, 1)} to be sure`);
  });
});
