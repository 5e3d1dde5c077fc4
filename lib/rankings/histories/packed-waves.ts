import type { MarketWave } from "@/lib/rankings/histories/dataset";

/** A market's study without the names of its figures. */
type WaveRow = [
  market: number,
  year: number,
  interviews: number | null,
  from: string | null,
  to: string | null,
  brandCount: number,
  hasScores: 0 | 1,
  isSample: 0 | 1,
  mean: number | null,
  deviation: number | null,
  compared: number | null,
  real: number | null,
];

/** Studies as sent with a page: names of markets once, and a row for each. */
export interface PackedWaves {
  markets: string[];
  rows: WaveRow[];
}

/** The studies with a third of the characters; the inverse of `unpackWaves`. */
export function packWaves(waves: readonly MarketWave[]): PackedWaves {
  const markets = [...new Set(waves.map(({ market }) => market))];
  return {
    markets,
    rows: waves.map((wave) => [
      markets.indexOf(wave.market),
      wave.year,
      wave.interviews,
      wave.fieldwork?.from ?? null,
      wave.fieldwork?.to ?? null,
      wave.brandCount,
      wave.hasScores ? 1 : 0,
      wave.isSample ? 1 : 0,
      wave.mean,
      wave.deviation,
      wave.compared,
      wave.real,
    ]),
  };
}

/** The studies as before `packWaves`. */
export function unpackWaves({ markets, rows }: PackedWaves): MarketWave[] {
  return rows.map(
    ([market, year, interviews, from, to, brandCount, hasScores, isSample, mean, deviation, compared, real]) => ({
      market: markets[market] ?? "",
      year,
      interviews,
      fieldwork: from === null || to === null ? null : { from, to },
      brandCount,
      hasScores: hasScores === 1,
      isSample: isSample === 1,
      mean,
      deviation,
      compared,
      real,
    }),
  );
}
