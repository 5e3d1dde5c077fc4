/** Years between consecutive waves of a market. */
export type StepOf = (market: string) => number;

/**
 * Each market's interval between waves: the most frequent one, the latest if tied. A study every second year has
 * steps of two; a year left out of a yearly one is a gap. 1 for a single wave.
 */
export function waveSteps(waves: readonly { market: string; year: number }[]): StepOf {
  const steps = new Map(
    [...Map.groupBy(waves, ({ market }) => market)].map(([market, own]) => {
      const years = [...new Set(own.map(({ year }) => year))].sort((a, b) => a - b);
      const distances = years.slice(1).map((year, i) => year - (years[i] as number));
      const times = (distance: number) => distances.filter((each) => each === distance).length;
      return [market, distances.reduce((best, each) => (times(each) >= times(best) ? each : best), distances[0] ?? 1)];
    }),
  );
  return (market) => steps.get(market) ?? 1;
}

/** Text added to an alert's evidence if a market's waves are not yearly. */
export function stepEvidence(step: number): { step?: number } {
  return step === 1 ? {} : { step };
}
