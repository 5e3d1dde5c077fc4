import { findChangePoint } from "@/lib/statistics/change-point";
import { createRandom } from "@/lib/statistics/random";
import { type AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import { ALERT_LIMITS, bySensitivity, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { rounded } from "@/lib/study/derive/rounded";
import { SENSITIVITIES, type Sensitivity } from "@/lib/study/risk-alert";

/** Waves on either side of a shift: one bad year is no new level. */
const SHORTEST_SIDE = 2;
/** Waves looked at: a level of long ago is not what a brand has fallen from. */
const LONGEST = 12;
const PERMUTATIONS = 199;
/** Series without a shift by which the rate of false alarms is measured. */
const SIMULATED = 1_000;

/**
 * Brands whose standing against their market dropped to a lower level and stayed there for two waves: the least-squares
 * change point, with a permutation p-value of at most five per cent as standard (the fewest arrangements of a dozen
 * values allow little less). It is looked for anew each year; an alert is given in the second year of the lower level.
 */
export function shiftAlerts(
  series: readonly AdjustedSeries[],
  stepVariance: ReadonlyMap<string, number>,
): RaisedAlert[] {
  const rates = new Map(
    [...stepVariance].map(([market, variance]) => [market, falseAlarmRates(series, market, variance)]),
  );
  return series.flatMap(({ market, brandSlug, results, values }) =>
    results.flatMap((result, index): RaisedAlert[] => {
      const from = Math.max(0, index + 1 - LONGEST);
      const shift = findDrop(values.slice(from, index + 1), `shift/${market}/${brandSlug}/${result.year}`);
      if (!shift) return [];
      const shiftYear = (results[index - SHORTEST_SIDE + 1] as (typeof results)[number]).year;
      const evidence = {
        sinceYear: shiftYear,
        shiftYear,
        meanBefore: rounded(shift.meanBefore, 2),
        meanAfter: rounded(shift.meanAfter, 2),
        waves: index + 1 - from,
        p: shift.p,
      };
      return SENSITIVITIES.filter((sensitivity) => shift.p <= ALERT_LIMITS[sensitivity].shiftP).map((sensitivity) => {
        const falseAlarmRate = rates.get(market)?.[sensitivity] ?? 0;
        return { market, year: result.year, brandSlug, kind: "level-shift", sensitivity, evidence, falseAlarmRate };
      });
    }),
  );
}

/** A drop whose lower level is exactly as long as the shortest side: a year later it is old news. */
function findDrop(values: readonly number[], seed: string) {
  // Permuting is what costs; most series end no lower than they were.
  if (values.length < 2 * SHORTEST_SIDE + 1 || !endsLower(values)) return null;
  const shift = findChangePoint(values, {
    random: createRandom(seed),
    permutations: PERMUTATIONS,
    shortestSide: SHORTEST_SIDE,
  });
  return shift && shift.before === values.length - SHORTEST_SIDE && shift.meanAfter < shift.meanBefore ? shift : null;
}

function endsLower(values: readonly number[]): boolean {
  const before = values.slice(0, -SHORTEST_SIDE);
  const lowest = Math.min(...before);
  const after = values.slice(-SHORTEST_SIDE);
  const mean = after.reduce((sum, value) => sum + value, 0) / SHORTEST_SIDE;
  return mean < lowest + (Math.max(...before) - lowest) / 2;
}

/** Share of brands that each limit flags in a year although they only wander as brands of this market do. */
function falseAlarmRates(
  series: readonly AdjustedSeries[],
  market: string,
  stepVariance: number,
): Record<Sensitivity, number> {
  const errors = series.filter((one) => one.market === market).flatMap(({ variances }) => variances);
  const error = Math.sqrt(errors.reduce((sum, variance) => sum + variance, 0) / Math.max(1, errors.length));
  const random = createRandom(`shift/false-alarms/${market}`);
  const found: number[] = [];
  for (let i = 0; i < SIMULATED; i += 1) {
    let level = 0;
    const values = Array.from({ length: LONGEST }, () => {
      level += random.normal(0, Math.sqrt(stepVariance));
      return level + random.normal(0, error);
    });
    const shift = findDrop(values, `shift/null/${market}/${i}`);
    if (shift) found.push(shift.p);
  }
  return bySensitivity(({ shiftP }) => found.filter((p) => p <= shiftP).length / SIMULATED);
}
