/** What happens to interviews that a check finds: they are reported, excluded, or stop the computation. */
export type QualityAction = "report" | "exclude" | "refuse";

/** How many interviews of a wave a check found, and of how many. */
export type QualityCount = { market: string; year: number; interviews: number; found: number };

/** One check's findings. Checks of whole waves (quotas, weights, bases) have details instead of interviews. */
export type QualityFinding = {
  check: string;
  action: QualityAction;
  /** The rule with its thresholds, in words. */
  rule: string;
  waves: readonly QualityCount[];
  /** The first respondents found, for researchers only. */
  shown: readonly string[];
  details: readonly string[];
};

/** The findings of the quality checks, stored with a computation. */
export type QualityReport = {
  findings: readonly QualityFinding[];
  /** Excluded interviews, by check. */
  excluded: readonly { respondent: string; checks: readonly string[] }[];
};

/** Respondents shown per check. */
export const MOST_CASES = 50;
