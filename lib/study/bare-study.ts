import type { Study, StudyResult } from "@/lib/study/study";

/** What only interviews, or a look at several waves, can say of a result; before that it is unknown. */
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

/** The parts of a study that go beyond results, all of them empty. */
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
