/** Years from one wave of a market to the next. */
export type StepOf = (market: string) => number;

/**
 * How far apart each market's waves are: the commonest distance from one to the next, of equally common ones the latest.
 * A study that asks every second year has steps of two; a year left out of a yearly one is a gap. 1 for a single wave.
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

/** What the evidence of an alert adds where a market's waves are not a year apart. */
export function stepEvidence(step: number): { step?: number } {
  return step === 1 ? {} : { step };
}
