/** What a brand's answers come down to. Shares lie between 0 and 1. */
export type AnswerShares = {
  /** Weighted share answering 4–5 of 5 on the environment, among all asked. */
  environment: number;
  /** The same on social responsibility. */
  social: number;
  /** Share answering 4–5 on both. */
  both: number;
};

/** A score (0–200) with its standard error, in points. */
export type Score = { score: number; standardError: number };

/**
 * The score S = 100·(p_e + p_s) and its standard error from
 * Var = 100²·[p_e(1−p_e) + p_s(1−p_s) + 2(p_es − p_e·p_s)]/n_eff, the variance of a sum of two dependent
 * indicators; `effectiveN` is the number of interviews divided by the design effect of their weights.
 */
export function scoreOfShares({ environment, social, both }: AnswerShares, effectiveN: number): Score {
  const covariance = both - environment * social;
  const variance = environment * (1 - environment) + social * (1 - social) + 2 * covariance;
  return {
    score: 100 * (environment + social),
    standardError: 100 * Math.sqrt(Math.max(0, variance) / effectiveN),
  };
}
