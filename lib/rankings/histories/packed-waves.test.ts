import { describe, expect, it } from "vitest";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { packWaves, unpackWaves } from "@/lib/rankings/histories/packed-waves";

const wave = (patch: Partial<MarketWave>): MarketWave => ({
  market: "sweden",
  year: 2025,
  interviews: 3_000,
  fieldwork: { from: "2025-01-10", to: "2025-02-20" },
  brandCount: 83,
  hasScores: true,
  isSample: false,
  mean: 104.25,
  deviation: 12.5,
  compared: 80,
  real: 21,
  ...patch,
});

describe("packed studies", () => {
  it("come back as they were", () => {
    const waves = [
      wave({}),
      wave({ year: 2024, fieldwork: null, interviews: null, isSample: true }),
      wave({ market: "norway", hasScores: false, mean: null, deviation: null, compared: null, real: null }),
    ];
    expect(unpackWaves(packWaves(waves))).toEqual(waves);
  });

  it("take less than half of the characters", () => {
    const waves = Array.from({ length: 13 }, (_, at) => wave({ year: 2013 + at }));
    expect(JSON.stringify(packWaves(waves)).length).toBeLessThan(JSON.stringify(waves).length / 2);
  });
});
