import { createRandom } from "@/lib/statistics/random";
import { jointScoreIntervals, type RankRange, rankRangesOfIntervals } from "@/lib/statistics/rank-range";
import { ALERT_LIMITS, bySensitivity, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { isScored, type ScoredResult, wavePairs, type WavePair } from "@/lib/study/derive/wave-pairs";
import { stepEvidence } from "@/lib/study/derive/wave-steps";
import { SENSITIVITIES, type Sensitivity } from "@/lib/study/risk-alert";
import type { StudyResult } from "@/lib/study/study";

/** Simulated pairs of waves without any change, for each market's false-alarm rate. */
const SIMULATED = 20;

/**
 * Brands whose whole rank range is below their range in the previous wave: at standard sensitivity the published 95 %
 * ranges, otherwise ranges of higher or lower confidence. Higher confidence gives wider ranges, so that strict alerts
 * are a subset of standard ones, and these of sensitive ones.
 */
export function rankAlerts(results: readonly StudyResult[]): RaisedAlert[] {
  const rates = new Map<string, Record<Sensitivity, number>>();
  const rangeOf = rangesByLevel(results);
  return wavePairs(results)
    .toReversed()
    .flatMap((pair) => {
      const { market, year, previousYear } = pair;
      const rate = rates.get(market) ?? falseAlarmRates(pair);
      rates.set(market, rate);
      return pair.brands.flatMap(({ then, now }) => {
        const published = { then: publishedRange(then), now: publishedRange(now) };
        const isPublished = isBelow(published.now, published.then);
        return SENSITIVITIES.flatMap((sensitivity): RaisedAlert[] => {
          const own = { then: rangeOf(then, sensitivity), now: rangeOf(now, sensitivity) };
          const isOwn = isBelow(own.now, own.then);
          const isRaised = { strict: isPublished && isOwn, standard: isPublished, sensitive: isPublished || isOwn }[
            sensitivity
          ];
          // A drop in the published ranges is sufficient at the sensitivity that uses them.
          const ranges = sensitivity !== "standard" && isOwn ? own : published;
          if (!isRaised || !ranges.then || !ranges.now) return [];
          const evidence = {
            positionThen: then.overallPosition,
            positionNow: now.overallPosition,
            rangeThenLow: ranges.then.low,
            rangeThenHigh: ranges.then.high,
            rangeNowLow: ranges.now.low,
            rangeNowHigh: ranges.now.high,
            drop: now.overallPosition - then.overallPosition,
            ...stepEvidence(year - previousYear),
          };
          return [
            {
              market,
              year,
              brandSlug: now.brandSlug,
              kind: "rank-drop",
              sensitivity,
              evidence,
              falseAlarmRate: rate[sensitivity],
            },
          ];
        });
      });
    });
}

function publishedRange({ rankLow, rankHigh }: ScoredResult): RankRange | null {
  return rankLow === null || rankHigh === null ? null : { low: rankLow, high: rankHigh };
}

function isBelow(now: RankRange | null, then: RankRange | null): boolean {
  return now !== null && then !== null && now.low > then.high;
}

/** The rank ranges of a wave's ranked brands at each sensitivity's confidence. */
function rangesByLevel(
  results: readonly StudyResult[],
): (result: StudyResult, sensitivity: Sensitivity) => RankRange | null {
  const ranges = bySensitivity(() => new Map<StudyResult, RankRange>());
  for (const wave of Map.groupBy(results.filter(isScored), ({ market, year }) => `${market}/${year}`).values()) {
    for (const sensitivity of SENSITIVITIES) {
      if (sensitivity === "standard") continue;
      const found = rangesOf(wave.map(toEstimate), ALERT_LIMITS[sensitivity].rankLevel);
      wave.forEach((result, i) => ranges[sensitivity].set(result, found[i] as RankRange));
    }
  }
  return (result, sensitivity) => ranges[sensitivity].get(result) ?? null;
}

function rangesOf(estimates: Parameters<typeof jointScoreIntervals>[0], level: number): RankRange[] {
  return rankRangesOfIntervals(jointScoreIntervals(estimates, level));
}

function toEstimate({ score, standardError }: ScoredResult) {
  return { value: score, standardError };
}

/** Share of brands flagged if all true scores stay the same and only the sample differs. */
function falseAlarmRates({ market, brands }: WavePair): Record<Sensitivity, number> {
  const random = createRandom(`rank-drop/false-alarms/${market}`);
  const draw = () =>
    brands.map(({ now: { score, standardError } }) => ({ value: random.normal(score, standardError), standardError }));
  const pairs = Array.from({ length: SIMULATED }, () => [draw(), draw()] as const);
  return bySensitivity(({ rankLevel }) => {
    let flagged = 0;
    for (const [before, after] of pairs) {
      const then = rangesOf(before, rankLevel);
      flagged += rangesOf(after, rankLevel).filter(({ low }, brand) => low > (then[brand]?.high ?? Infinity)).length;
    }
    // None in n simulations means, with 95 % confidence, a rate below 3/n: this is reported instead of zero.
    return Math.max(flagged, 3) / (SIMULATED * brands.length);
  });
}
