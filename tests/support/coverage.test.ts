import { describe, expect, test } from "vitest";
import { alertRows } from "@/tests/simulations/alerts";
import { forecastRows } from "@/tests/simulations/forecasts";
import { rankRows } from "@/tests/simulations/ranks";
import { changeRows, drawnScoreRows, exactScoreRows } from "@/tests/simulations/scores";
import { holds } from "@/lib/study/promises/coverage-row";

// The simulations of `npm run test:deep -- coverage` with few draws: seconds, and bounds as wide as that takes.

describe("intervals of scores", () => {
  test("among 50 people hold what they promise, exactly, at every score of the scale", () => {
    expect(exactScoreRows(50).filter((row) => !holds(row))).toEqual([]);
  });

  test("hold it with weights, as far as few draws tell", () => {
    for (const { what, simulated } of drawnScoreRows(50, true, { effort: 0.02 }))
      expect([what, simulated > (what.includes("lowest") ? 0.9 : 0.94), simulated < 0.99]).toEqual([what, true, true]);
  });

  test("and those of changes and rank ranges built on them", () => {
    for (const { promised, simulated } of changeRows({ effort: 0.02 }))
      expect(Math.abs(simulated - promised)).toBeLessThan(0.06);
    for (const { simulated } of rankRows({ effort: 0.03 })) expect(simulated).toBeGreaterThan(0.9);
  });
});

test("forecast intervals hold in each stratum of precision and of volatility", () => {
  for (const { stratum, simulated } of forecastRows({ effort: 0.1 })) {
    expect([stratum, simulated > 0.89, simulated < 0.99]).toEqual([stratum, true, true]);
  }
}, 120_000);

test("alerts are false as often as they say, whether all brands are alike or some are volatile", () => {
  for (const { what, promised, simulated } of alertRows({ effort: 0.08 })) {
    if (promised < 0.004) continue;
    expect([what, simulated > 0.4 * promised, simulated < 1.7 * promised]).toEqual([what, true, true]);
  }
}, 120_000);
