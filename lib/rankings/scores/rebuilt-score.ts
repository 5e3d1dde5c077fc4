import { scoreInterval, scoreOfShares } from "@/lib/statistics/score";

/** Summary of one brand's interviews. Shares are between 0 and 1. */
export interface ScoreInputs {
  /** Share of everyone asked who answer 4 or 5 on environmental work. */
  environment: number;
  /** Share of everyone asked who answer 4 or 5 on social responsibility. */
  social: number;
  /** Share answering 4 or 5 on both. */
  both: number;
  /** People asked. */
  asked: number;
  /** How much weighting increases the variance: nΣw²/(Σw)², 1 without weights. */
  designEffect: number;
}

export interface RebuiltScore {
  /** 0–200. */
  score: number;
  /** People asked, divided by the design effect. */
  effective: number;
  /** In points of the score. */
  standardError: number;
  /** 95% interval, in points. */
  low: number;
  high: number;
}

/** The score of published shares with its standard error and 95% interval; the formulas are `scoreOfShares`'s. */
export function rebuildScore({ asked, designEffect, ...shares }: ScoreInputs): RebuiltScore {
  const effective = asked / designEffect;
  const { score, standardError } = scoreOfShares(shares, effective);
  return { score, effective, standardError, ...scoreInterval(score, standardError) };
}
