import { findChangePoint } from "@/lib/statistics/change-point";
import { createRandom } from "@/lib/statistics/random";
import { type AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import type { RiskAlert } from "@/lib/study/study";

/** Waves on either side of a shift: one bad year is no new level. */
const SHORTEST_SIDE = 2;
/** Waves looked at: a level of long ago is not what a brand has fallen from. */
const LONGEST = 12;
const LEVEL = 0.05;
const PERMUTATIONS = 199;
/** Series without a shift by which the rate of false alarms is measured. */
const SIMULATED = 1_000;

/**
 * Brands whose standing against their market dropped to a lower level and stayed there for two waves: the least-squares
 * change point, with a permutation p-value of at most five per cent (the fewest arrangements of a dozen values allow no less). It is looked for anew each year; an alert is given
 * in the second year of the lower level.
 */
export function shiftAlerts(series: readonly AdjustedSeries[], stepVariance: ReadonlyMap<string, number>): Omit<RiskAlert, "outcome">[] {
  const rates = new Map([...stepVariance].map(([market, variance]) => [market, falseAlarmRate(series, market, variance)]));
  return series.flatMap(({ market, brandSlug, results, values }) =>
    results.flatMap((result, index): Omit<RiskAlert, "outcome">[] => {
      const from = Math.max(0, index + 1 - LONGEST);
      const shift = findDrop(values.slice(from, index + 1), `shift/${market}/${brandSlug}/${result.year}`);
      if (!shift) return [];
      const evidence = {
        sinceYear: (results[index - SHORTEST_SIDE + 1] as (typeof results)[number]).year,
        meanBefore: round(shift.meanBefore),
        meanAfter: round(shift.meanAfter),
        waves: index + 1 - from,
        p: shift.p,
      };
      return [{ market, year: result.year, brandSlug, kind: "level-shift", evidence, falseAlarmRate: rates.get(market) ?? 0 }];
    }),
  );
}

/** A drop whose lower level is exactly as long as the shortest side: a year later it is old news. */
function findDrop(values: readonly number[], seed: string) {
  // Permuting is what costs; most series end no lower than they were.
  if (values.length < 2 * SHORTEST_SIDE + 1 || !endsLower(values)) return null;
  const shift = findChangePoint(values, { random: createRandom(seed), permutations: PERMUTATIONS, shortestSide: SHORTEST_SIDE });
  if (!shift || shift.before !== values.length - SHORTEST_SIDE || shift.meanAfter >= shift.meanBefore) return null;
  return shift.p <= LEVEL ? shift : null;
}

function endsLower(values: readonly number[]): boolean {
  const before = values.slice(0, -SHORTEST_SIDE);
  const lowest = Math.min(...before);
  const after = values.slice(-SHORTEST_SIDE);
  const mean = after.reduce((sum, value) => sum + value, 0) / SHORTEST_SIDE;
  return mean < lowest + (Math.max(...before) - lowest) / 2;
}

/** Share of brands that the rule flags in a year although they only wander as brands of this market do. */
function falseAlarmRate(series: readonly AdjustedSeries[], market: string, stepVariance: number): number {
  const errors = series.filter((one) => one.market === market).flatMap(({ variances }) => variances);
  const error = Math.sqrt(errors.reduce((sum, variance) => sum + variance, 0) / Math.max(1, errors.length));
  const random = createRandom(`shift/false-alarms/${market}`);
  let flagged = 0;
  for (let i = 0; i < SIMULATED; i += 1) {
    let level = 0;
    const values = Array.from({ length: LONGEST }, () => {
      level += random.normal(0, Math.sqrt(stepVariance));
      return level + random.normal(0, error);
    });
    if (findDrop(values, `shift/null/${market}/${i}`)) flagged += 1;
  }
  return flagged / SIMULATED;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
