import { describe, expect, test } from "vitest";
import { alertRows } from "@/tests/simulations/alerts";
import { factorRows, groupRows } from "@/tests/simulations/consumer-models";
import { consumerRows } from "@/tests/simulations/consumers";
import { forecastRows } from "@/tests/simulations/forecasts";
import { momentumRows } from "@/tests/simulations/momentum";
import { rankRows } from "@/tests/simulations/ranks";
import { changeRows, drawnScoreRows, exactScoreRows } from "@/tests/simulations/scores";
import { WEIGHTINGS } from "@/tests/simulations/weightings";
import { holds } from "@/lib/study/promises/coverage-row";

// The simulations of `npm run test:deep -- coverage` with few draws: seconds, and bounds as wide as that takes.

describe("intervals of scores", () => {
  test("intervals of scores from 50 people contain the truth as often as stated, at every score", () => {
    expect(exactScoreRows(50).filter((row) => !holds(row))).toEqual([]);
  });

  test("intervals of weighted scores contain the truth as often as stated", () => {
    for (const weighting of WEIGHTINGS)
      for (const { what, stratum, simulated } of drawnScoreRows(50, weighting, { effort: 0.02 })) {
        const isHeld = simulated > (what.includes("lowest") ? 0.89 : 0.93) && simulated < 0.995;
        expect([what, stratum, isHeld]).toEqual([what, stratum, true]);
      }
  });

  test("intervals of changes and rank ranges contain the truth as often as stated", () => {
    for (const { promised, simulated } of changeRows({ effort: 0.02 }))
      expect(Math.abs(simulated - promised)).toBeLessThan(0.06);
    for (const { simulated } of rankRows({ effort: 0.03 })) expect(simulated).toBeGreaterThan(0.9);
  });
});

test("intervals of momentum contain the true change of brands and industries", () => {
  for (const { what, stratum, simulated } of momentumRows({ effort: 0.2 }))
    expect([what, stratum, simulated > 0.91]).toEqual([what, stratum, true]);
});

test("intervals about consumers are right for few people and for estimated groups", () => {
  const rows = [...consumerRows({ effort: 0.02 }), ...groupRows({ effort: 0.05 }), ...factorRows({ effort: 0.1 })];
  for (const { what, stratum, simulated } of rows) {
    // Twenty draws tell little more than that: with groups treated as known, half of them would be held.
    const low = stratum.startsWith("groups estimated") ? 0.7 : 0.85;
    expect([what, stratum, simulated > low]).toEqual([what, stratum, true]);
  }
});

test("forecast intervals are right in each stratum of precision and of volatility", () => {
  for (const { stratum, simulated } of forecastRows({ effort: 0.1 })) {
    // Of brands that are both, these draws have a few dozen forecasts.
    const low = stratum.endsWith("that are both") ? 0.8 : 0.89;
    expect([stratum, simulated > low, simulated < 0.99]).toEqual([stratum, true, true]);
  }
});

test("alerts are false as often as they say, for calm and volatile brands", () => {
  for (const { what, promised, simulated } of alertRows({ effort: 0.08 })) {
    if (promised < 0.004) continue;
    expect([what, simulated > 0.4 * promised, simulated < 1.7 * promised]).toEqual([what, true, true]);
  }
});
