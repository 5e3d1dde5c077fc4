import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatNumber } from "@/lib/platform/words/format";
import { rebuildScore } from "@/lib/rankings/scores/rebuilt-score";
import { chanceOfSeeing } from "@/lib/rankings/scores/clear-difference";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf, normalQuantile } from "@/lib/statistics/normal";
import { jointMultiplier } from "@/lib/statistics/rank-range";
import { wilsonInterval } from "@/lib/statistics/share-interval";

// Recomputes the numbers that the method pages ask readers to check, and looks for them in the text.

const textOf = (method: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../../../content/study/methods/${method}.md`), "utf8");
const percent = (share: number, digits: number) => `${formatNumber(100 * share, digits)}%`;

describe("the examples to check by hand", () => {
  it("the worked example of scores is right", () => {
    const text = textOf("scores");
    // wilson_412_1000_95: 0.38188731, 0.4427862
    const { low, high } = wilsonInterval(0.412, 1000);
    expect(text).toContain(`${percent(low, 2)} to ${percent(high, 2)}`);
    // two_prop_412_368_n1000_p: 0.043678766, with the pooled share
    const z = 0.044 / Math.sqrt((0.39 * 0.61 * 2) / 1000);
    expect(2 * normalCdf(-z)).toBeCloseTo(0.043678766, 6);
    expect(text).toContain(`**${percent(2 * normalCdf(-z), 1)}**`);
    const score = rebuildScore({ environment: 0.412, social: 0.368, both: 0.271, asked: 1013, designEffect: 1.21 });
    expect(text).toContain(
      `score ${formatNumber(score.score, 1)}, standard error ${formatNumber(score.standardError, 2)}, interval ${formatNumber(score.low, 1)}–${formatNumber(score.high, 1)}`,
    );
  });

  it("the worked example of weighting is right", () => {
    // rake_apiclus1, weights by R's survey package
    const cells = [
      [12, 39.8392362],
      [132, 29.8706755],
      [3, 67.1255292],
      [11, 50.3294011],
      [8, 49.0690722],
      [17, 36.7910249],
    ] as const;
    const sum = cells.reduce((total, [n, w]) => total + n * w, 0);
    const squares = cells.reduce((total, [n, w]) => total + n * w * w, 0);
    const effect = (183 * squares) / sum ** 2;
    expect([effect, 183 / effect]).toEqual([expect.closeTo(1.0516567, 6), expect.closeTo(174.011159, 4)]);
    const text = textOf("weighting");
    for (const [n, w] of cells) expect(text).toContain(`| ${n} | ${formatNumber(w, 4)} |`);
    expect(text).toContain(`${formatNumber(squares)}, so the design effect`);
    expect(text).toContain(
      `**${formatNumber(effect, 4)}**, and 183 schools count as **${formatNumber(183 / effect, 1)}**`,
    );
  });

  it("the worked example of rank ranges is right", () => {
    const text = textOf("rank-ranges");
    const multipliers = [1, 12, 50, 100, 400].map((count) => formatNumber(jointMultiplier(count, 0.95), 2));
    expect(text).toContain(`| Standard errors to each side | ${multipliers.join(" | ")} |`);
    expect(text).toContain(`**${formatNumber(jointMultiplier(51, 0.9), 4)}**`);
    const rows = [...text.matchAll(/^\| [A-Z][A-Za-z ]+ \| (\d+\.\d) \| (\d\.\d) \| (\d+\.\d)–(\d+\.\d) \|/gm)];
    expect(rows).toHaveLength(6);
    for (const [, minutes, margin, low, high] of rows) {
      const half = (jointMultiplier(51, 0.9) * Number(margin)) / normalQuantile(0.95);
      expect([low, high]).toEqual([formatNumber(Number(minutes) - half, 1), formatNumber(Number(minutes) + half, 1)]);
    }
  });

  it("the worked example of changes is right", () => {
    const text = textOf("changes");
    const { difference, standardError, z, p } = toChange(
      { value: 69.2, standardError: 2.88 },
      { value: 78, standardError: 2.92 },
    );
    expect(text).toContain(
      `the difference is ${formatNumber(difference, 1)}, its standard error √(2.88² + 2.92²) = ${formatNumber(standardError, 2)}`,
    );
    expect(text).toContain(`*z* = **${formatNumber(z, 2)}**. Alone that is *p* = ${formatNumber(p, 3)}`);
    const fifteen = /in order: ([\d., ]+)\. The fourth/.exec(text)?.[1]?.split(", ").map(Number) ?? [];
    expect(fifteen).toHaveLength(15);
    expect(isDiscovery(fifteen).filter(Boolean)).toHaveLength(4);
    expect(fifteen.filter((value) => value < 0.05)).toHaveLength(9);
    expect(text).toContain("So **four** pass, where nine have");
    // "A true rise of five points passes a test of its own in about one case of four."
    expect(chanceOfSeeing(5, 2.6)).toBeCloseTo(0.25, 1);
  });

  it("the worked example of forecasts is right", () => {
    const text = textOf("forecasts");
    // crps_norm_0_0_1: 0.23369498
    expect((Math.SQRT2 - 1) / Math.sqrt(Math.PI)).toBeCloseTo(0.23369498, 8);
    expect(text).toContain("**0.2337**");
    // theta_nile1871_1885: 1037.4325, 1033.7914, 1030.1503
    expect(text).toContain("**1037.4, 1033.8, 1030.2**");
    const nile = /from 1871 to 1885: ([\d, ]+)\./.exec(text)?.[1]?.split(", ").map(Number) ?? [];
    const mean = nile.reduce((sum, value) => sum + value, 0) / nile.length;
    const slope =
      nile.reduce((sum, value, i) => sum + (i - 7) * (value - mean), 0) /
      nile.reduce((sum, _, i) => sum + (i - 7) ** 2, 0);
    expect(text).toContain(`−${formatNumber(-slope, 2)}`);
    expect(text).toContain(`each ${formatNumber(-slope / 2, 2)} below the one before`);
  });

  it("the worked example of risk alerts is right", () => {
    const text = textOf("risk-alerts");
    // cusum_montgomery, the first five values
    let low = 0;
    const sums = [102, 94.8, 98.3, 98.4, 102].map((value) => (low = Math.max(0, 98 - value + low)));
    expect(sums.map((sum) => Number(sum.toFixed(1)))).toEqual([0, 3.2, 2.9, 2.5, 0]);
    expect(text).toContain(`**${percent(1 - 0.99 ** 400, 0)}**`);
    // changepoint_nile: after 1898, means 1097.75 and 849.97222
    expect(text).toContain("after **1898**: the mean is 1,097.75 up to that year and 849.97 after it");
  });

  it("the worked examples about consumers are right", () => {
    const text = textOf("consumer-groups");
    // lca_values_2class: n 216, ll2 −504.4677, bic2 1057.313
    const bic = 2 * 504.4677 + 9 * Math.log(216);
    expect(bic).toBeCloseTo(1057.313, 2);
    expect(text).toContain(`**${formatNumber(bic, 2)}**`);
    expect(text).toContain(`${formatNumber(2 * 543.6498 + 4 * Math.log(216), 2)}, so two`);
    const gap = 0.26 - 0.05;
    expect(text).toContain(`**${formatNumber(gap, 2)}**`);
    expect(text).toContain(`**${formatNumber(Math.sqrt((0.31 - gap ** 2) / 1000), 4)}**`);
    // lmg_swiss: the parts add up to R² 0.706735
    expect(formatNumber(0.057091221 + 0.171173029 + 0.260134679 + 0.10557015 + 0.112765923, 4)).toBe("0.7067");
    expect(text).toContain("**0.7067**");
    expect(text).toContain(`**${formatNumber((640 - 180) / 2000, 2)}**`);
  });
});
