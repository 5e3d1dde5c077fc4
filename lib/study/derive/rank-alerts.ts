import { createRandom } from "@/lib/statistics/random";
import { wavePairs, type ScoredResult, type WavePair } from "@/lib/study/derive/wave-pairs";
import { waveRankRanges } from "@/lib/study/rank-wave";
import type { RiskAlert, StudyResult } from "@/lib/study/study";

/** Pairs of waves without any change that are drawn for each market to measure false alarms. */
const SIMULATED = 20;

/** Brands whose whole rank range lies below the range they had the year before. */
export function rankAlerts(results: readonly StudyResult[]): Omit<RiskAlert, "outcome">[] {
  const rates = new Map<string, number>();
  return wavePairs(results)
    .toReversed()
    .flatMap((pair) => {
      const { market, year } = pair;
      const rate = rates.get(market) ?? falseAlarmRate(pair);
      rates.set(market, rate);
      return pair.brands
        .filter(({ then, now }) => isBelow(now, then))
        .map(({ then, now }): Omit<RiskAlert, "outcome"> => ({
          market,
          year,
          brandSlug: now.brandSlug,
          kind: "rank-drop",
          evidence: {
            positionThen: then.overallPosition,
            positionNow: now.overallPosition,
            rangeThenLow: then.rankLow as number,
            rangeThenHigh: then.rankHigh as number,
            rangeNowLow: now.rankLow as number,
            rangeNowHigh: now.rankHigh as number,
          },
          falseAlarmRate: rate,
        }));
    });
}

function isBelow(now: ScoredResult, then: ScoredResult): boolean {
  return now.rankLow !== null && then.rankHigh !== null && now.rankLow > then.rankHigh;
}

/** Share of brands flagged where all true scores stay as they are and only the people asked differ. */
function falseAlarmRate({ market, brands }: WavePair): number {
  const random = createRandom(`rank-drop/false-alarms/${market}`);
  const draw = () =>
    waveRankRanges(brands.map(({ now }) => ({ score: random.normal(now.score, now.standardError), standardError: now.standardError })));
  let flagged = 0;
  for (let i = 0; i < SIMULATED; i += 1) {
    const [then, now] = [draw(), draw()];
    flagged += now.filter(({ low }, brand) => low > (then[brand]?.high ?? Infinity)).length;
  }
  return flagged / (SIMULATED * brands.length);
}
