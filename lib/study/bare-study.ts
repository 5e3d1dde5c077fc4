import type { Study, StudyResult } from "@/lib/study/study";

/** Results that need interviews or several waves; unknown until then. */
export const NOT_COMPUTED = {
  environmentShare: null,
  socialShare: null,
  bothShare: null,
  bootRankLow: null,
  bootRankHigh: null,
  zScore: null,
  marketIndex: null,
  change: null,
} satisfies Partial<StudyResult>;

/** The derived parts of a study, all empty. */
export function withoutFigures(): Omit<Study, "source" | "isSample" | "waves" | "results"> {
  return {
    ageGroups: [],
    consumers: [],
    forecasts: [],
    forecastHistories: [],
    forecastRecords: [],
    forecastTracks: [],
    passingOdds: [],
    alerts: [],
  };
}
