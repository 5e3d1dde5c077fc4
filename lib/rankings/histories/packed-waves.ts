import type { MarketWave } from "@/lib/rankings/histories/dataset";

/** A market's study without the names of its figures; empty ones at its end are left out. */
type WaveRow = [
  market: number,
  year: number,
  brandCount: number,
  /** What `SAYS` lists, added up. */
  said: number,
  mean?: number | null,
  deviation?: number | null,
  compared?: number | null,
  real?: number | null,
  interviews?: number | null,
  from?: string | null,
  to?: string | null,
];

const SAYS = { scores: 1, sample: 2 } as const;

/** Studies as sent with a page: names of markets once, and a row for each. */
export interface PackedWaves {
  markets: string[];
  rows: WaveRow[];
}

/** The studies with a third of the characters; the inverse of `unpackWaves`. */
export function packWaves(waves: readonly MarketWave[]): PackedWaves {
  const markets = [...new Set(waves.map(({ market }) => market))];
  return { markets, rows: waves.map((wave) => toRow(wave, markets.indexOf(wave.market))) };
}

function toRow({ fieldwork, ...wave }: MarketWave, market: number): WaveRow {
  const said = (wave.hasScores ? SAYS.scores : 0) + (wave.isSample ? SAYS.sample : 0);
  const own = [wave.mean, wave.deviation, wave.compared, wave.real, wave.interviews] as const;
  const row: WaveRow = [
    market,
    wave.year,
    wave.brandCount,
    said,
    ...own,
    fieldwork?.from ?? null,
    fieldwork?.to ?? null,
  ];
  while (row.at(-1) === null) row.pop();
  return row;
}

/** The studies as before `packWaves`. */
export function unpackWaves({ markets, rows }: PackedWaves): MarketWave[] {
  return rows.map(
    ([
      market,
      year,
      brandCount,
      said,
      mean = null,
      deviation = null,
      compared = null,
      real = null,
      interviews = null,
      from = null,
      to = null,
    ]) => ({
      market: markets[market] ?? "",
      year,
      interviews,
      fieldwork: from === null || to === null ? null : { from, to },
      brandCount,
      hasScores: (said & SAYS.scores) !== 0,
      isSample: (said & SAYS.sample) !== 0,
      mean,
      deviation,
      compared,
      real,
    }),
  );
}
