import { standardise } from "@/lib/statistics/standardise";
import type { StudyResult, StudyWave } from "@/lib/study/study";

/** Compares every score with its market and year: z score, index, and the wave's mean and standard deviation. */
export function standardiseWaves(
  waves: readonly StudyWave[],
  results: readonly StudyResult[],
): { waves: StudyWave[]; results: StudyResult[] } {
  const byWave = Map.groupBy(results, keyOf);
  const standard = new Map([...byWave].map(([key, wave]) => [key, standardiseWave(wave)]));
  return {
    waves: waves.map((wave) => {
      const { mean, deviation } = standard.get(keyOf(wave)) ?? { mean: null, deviation: null };
      return { ...wave, marketMean: mean, marketDeviation: deviation };
    }),
    results: [...standard.values()].flatMap((wave) => wave.results),
  };
}

function standardiseWave(results: readonly StudyResult[]) {
  const scored = results.flatMap(({ score, brandSlug }) => (score === null ? [] : [{ brandSlug, score }]));
  if (scored.length === 0) return { mean: null, deviation: null, results };
  const { mean, deviation, zScores, indices } = standardise(scored.map(({ score }) => score));
  const indexBySlug = new Map(scored.map(({ brandSlug }, i) => [brandSlug, i]));
  return {
    mean: round(mean),
    deviation: round(deviation),
    results: results.map((result): StudyResult => {
      const index = indexBySlug.get(result.brandSlug);
      if (index === undefined) return result;
      return { ...result, zScore: round(zScores[index] ?? null), marketIndex: round(indices[index] ?? null) };
    }),
  };
}

function keyOf({ market, year }: Pick<StudyWave, "market" | "year">): string {
  return `${market}/${year}`;
}

function round<T extends number | null>(value: T): T {
  return (value === null ? null : Math.round(value * 10_000) / 10_000) as T;
}
