import { findChangePoint } from "@/lib/statistics/change-point";
import { createRandom } from "@/lib/statistics/random";
import type { VolatilityOf } from "@/lib/statistics/volatility";
import type { adjustedSeries, AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import { ALERT_LIMITS, bySensitivity, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { rounded } from "@/lib/study/derive/rounded";
import { stepEvidence } from "@/lib/study/derive/wave-steps";
import { WaveRates } from "@/lib/study/derive/wave-rates";
import { SENSITIVITIES, type Sensitivity } from "@/lib/study/risk-alert";

/** Waves on either side of a shift: one bad year is not a new level. */
const SHORTEST_SIDE = 2;
/** Number of waves considered: a drop from a level long ago is not news. */
const LONGEST = 12;
const PERMUTATIONS = 199;
/** Simulated series without a shift for each market's false-alarm rate. */
const SIMULATED = 1_000;

/**
 * Brands whose score compared with their market dropped to a lower level and stayed there for two waves: the
 * least-squares change point, with a permutation p-value of at most 5 % as standard (with a dozen values, hardly less
 * is possible). It is searched for each year; an alert is raised in the second year of the lower level. A wave's
 * false-alarm rate is the mean over its brands, each with its own number of waves.
 */
export function shiftAlerts({ series, volatilityOf }: ReturnType<typeof adjustedSeries>): RaisedAlert[] {
  const rates = ratesOfWaves(series, volatilityOf);
  return series.flatMap(({ market, step, brandSlug, results, values }) =>
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
        ...stepEvidence(step),
      };
      return SENSITIVITIES.filter((sensitivity) => shift.p <= ALERT_LIMITS[sensitivity].shiftP).map((sensitivity) => {
        const falseAlarmRate = Math.max(rates[sensitivity].of(market, result.year), LEAST_RATE);
        return { market, year: result.year, brandSlug, kind: "level-shift", sensitivity, evidence, falseAlarmRate };
      });
    }),
  );
}

/** A drop whose lower level has exactly the minimum length: a year later it is no longer news. */
function findDrop(values: readonly number[], seed: string) {
  // Permutation is expensive, and most series do not end lower.
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

/** None in twice the number of simulations would be a rate below this. */
const LEAST_RATE = 1 / (2 * SIMULATED);

function ratesOfWaves(series: readonly AdjustedSeries[], volatilityOf: VolatilityOf): Record<Sensitivity, WaveRates> {
  const rates = bySensitivity(() => new WaveRates());
  for (const [market, own] of Map.groupBy(series, (one) => one.market)) {
    const byLength = falseAlarmRates(own, market, volatilityOf);
    for (const { results } of own)
      results.forEach(({ year }, index) => {
        if (index === 0) return;
        for (const sensitivity of SENSITIVITIES)
          rates[sensitivity].add(market, year, byLength[sensitivity][Math.min(LONGEST, index + 1)] ?? 0);
      });
  }
  return rates;
}

/**
 * By number of waves, the share of brands that each threshold flags in a year although they only vary as brands of this
 * market do, measured as precisely.
 */
function falseAlarmRates(
  series: readonly AdjustedSeries[],
  market: string,
  volatilityOf: VolatilityOf,
): Record<Sensitivity, number[]> {
  const random = createRandom(`shift/false-alarms/${market}`);
  const found = Array.from({ length: LONGEST + 1 }, (): number[] => []);
  for (let i = 0; i < SIMULATED; i += 1) {
    const one = random.pick(series);
    const likely = volatilityOf(one, one.start + (one.values.length - 1) * one.step)?.likely ?? [];
    const deviation = Math.sqrt(drawVariance(likely, random.uniform()));
    let level = 0;
    const values = Array.from({ length: LONGEST }, (_, at) => {
      level += random.normal(0, deviation);
      return level + random.normal(0, Math.sqrt(one.variances[at % one.variances.length] as number));
    });
    for (let waves = 2 * SHORTEST_SIDE + 1; waves <= LONGEST; waves += 1) {
      const shift = findDrop(values.slice(0, waves), `shift/null/${market}/${i}/${waves}`);
      if (shift) found[waves]?.push(shift.p);
    }
  }
  return bySensitivity(({ shiftP }) => found.map((ps) => ps.filter((p) => p <= shiftP).length / SIMULATED));
}

function drawVariance(likely: readonly { variance: number; share: number }[], draw: number): number {
  let upTo = 0;
  return likely.find(({ share }) => (upTo += share) > draw)?.variance ?? likely.at(-1)?.variance ?? 0;
}
