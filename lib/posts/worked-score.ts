import { normalCdf, normalQuantile } from "@/lib/statistics/normal";

/** What one brand's interviews come down to. Shares lie between 0 and 1. */
export interface ScoreInputs {
  /** Share answering 4 or 5 on environmental work, of all asked. */
  environment: number;
  /** Share answering 4 or 5 on social responsibility, of all asked. */
  social: number;
  /** Share answering 4 or 5 on both. */
  both: number;
  /** People asked. */
  asked: number;
  /** How much weighting widens the uncertainty: nΣw²/(Σw)², 1 without weights. */
  designEffect: number;
}

export interface WorkedScore {
  /** 0–200. */
  score: number;
  /** People asked, divided by the design effect. */
  effective: number;
  /** In points of the score. */
  standardError: number;
  /** 95 % interval, in points. */
  low: number;
  high: number;
}

/**
 * The score and its interval from published shares: S = 100·(pₑ + pₛ),
 * Var = 100²·[pₑ(1−pₑ) + pₛ(1−pₛ) + 2(pₑₛ − pₑpₛ)]/n_eff, interval S ± 1.96·SE.
 * Source: variance of a sum of two correlated indicators.
 */
export function workOutScore({ environment, social, both, asked, designEffect }: ScoreInputs): WorkedScore {
  const effective = asked / designEffect;
  const spread = environment * (1 - environment) + social * (1 - social) + 2 * (both - environment * social);
  const standardError = 100 * Math.sqrt(spread / effective);
  const score = 100 * (environment + social);
  const margin = normalQuantile(0.975) * standardError;
  return { score, effective, standardError, low: score - margin, high: score + margin };
}

/**
 * Standardised difference of two scores measured on separate people: z = (a − b)/√(SE_a² + SE_b²).
 * Beyond ±1.96 a single planned comparison counts as tested.
 */
export function compareScores(
  a: Pick<WorkedScore, "score" | "standardError">,
  b: Pick<WorkedScore, "score" | "standardError">,
): { difference: number; standardError: number; z: number } {
  const standardError = Math.hypot(a.standardError, b.standardError);
  const difference = a.score - b.score;
  return { difference, standardError, z: difference / standardError };
}

/** Points by which two scores of equal standard error must differ to count as tested, compared alone at 95 %. */
export function smallestTestedDifference(standardError: number): number {
  return normalQuantile(0.975) * Math.SQRT2 * standardError;
}

/**
 * Chance that a true rise of `points` tests as a change when two years are compared at 95 %, each score with the same
 * standard error: the power of the two-sided z test.
 */
export function chanceOfSeeing(points: number, standardError: number): number {
  const rise = points / (Math.SQRT2 * standardError);
  const limit = normalQuantile(0.975);
  return normalCdf(rise - limit) + normalCdf(-rise - limit);
}
