/** What is done with interviews that a check finds: they are told of, left out of the computation, or stop it. */
export type QualityAction = "report" | "exclude" | "refuse";

/** How many interviews of a wave a check found, of how many. */
export type QualityCount = { market: string; year: number; interviews: number; found: number };

/** What one check found. Checks of whole waves (quotas, weights, bases) have details in place of interviews. */
export type QualityFinding = {
  check: string;
  action: QualityAction;
  /** The rule with its thresholds, in words. */
  rule: string;
  waves: readonly QualityCount[];
  /** The first respondents that were found, for researchers only. */
  shown: readonly string[];
  details: readonly string[];
};

/** What the checks of quality came to; kept with a computation. */
export type QualityReport = {
  findings: readonly QualityFinding[];
  /** Interviews left out, and by which checks. */
  excluded: readonly { respondent: string; checks: readonly string[] }[];
};

/** Respondents shown of each check. */
export const MOST_CASES = 50;
