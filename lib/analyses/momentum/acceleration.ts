import type { Estimate } from "@/lib/statistics/change";

/** A brand's score in one wave, in points. */
interface WaveScore {
  year: number;
  score: number;
  error: number;
}

/**
 * How much faster a brand gains a year now than in the step before, in points a year: the slope of the last two waves
 * less that of the two before, which with yearly waves is s₃ − 2·s₂ + s₁.
 *
 * It is a sum of three independent scores with the coefficients 1/h₂, −(1/h₁ + 1/h₂) and 1/h₁, h being the years between
 * the waves. So its variance is SE₃²/h₂² + (1/h₁ + 1/h₂)²·SE₂² + SE₁²/h₁²: with yearly waves SE₃² + 4·SE₂² + SE₁². The
 * middle wave counts twice: with equal errors that is 2.4 times the error of one score, and a middle score that came out
 * high by chance looks like a turn downwards.
 *
 * Source: own algebra; checked by simulation.
 * @param scores three waves from the earliest, of different years
 */
export function toAcceleration([first, second, third]: readonly [WaveScore, WaveScore, WaveScore]): Estimate {
  const [before, now] = [second.year - first.year, third.year - second.year];
  if (!(before > 0 && now > 0)) throw new RangeError("three waves, from the earliest");
  const middle = 1 / before + 1 / now;
  return {
    value: (third.score - second.score) / now - (second.score - first.score) / before,
    standardError: Math.hypot(third.error / now, middle * second.error, first.error / before),
  };
}
