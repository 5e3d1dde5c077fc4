import { normalQuantile } from "@/lib/statistics/normal";

/** Yearly scores of an invented brand before and after an incident; it is in no ranking. */
const BEFORE = [72, 76, 74] as const;
const AFTER = [58, 63, 61, 66, 69] as const;
const ERROR = 2.6;

export type Comparison = "low" | "before";

interface RecoveryYear {
  /** Years since the incident; below zero before it. */
  year: number;
  score: number;
  low: number;
  high: number;
}

const REACH = normalQuantile(0.975);

/** The whole series with the 95% interval of each score. */
export function recoveryYears(): RecoveryYear[] {
  return [...BEFORE, ...AFTER].map((score, i) => ({
    year: i - BEFORE.length,
    score,
    low: score - REACH * ERROR,
    high: score + REACH * ERROR,
  }));
}

/** The reference for each year: the first reading after the incident, or the mean of the three before it. */
export function referenceOf(comparison: Comparison): { score: number; error: number } {
  if (comparison === "low") return { score: AFTER[0], error: ERROR };
  return {
    score: BEFORE.reduce((sum, score) => sum + score, 0) / BEFORE.length,
    error: ERROR / Math.sqrt(BEFORE.length),
  };
}

interface RecoveryTest {
  year: number;
  score: number;
  difference: number;
  low: number;
  high: number;
  isClear: boolean;
}

/**
 * The score one year after the incident compared with a reference: the difference, its 95% interval, and whether it
 * excludes zero.
 */
export function testYear(year: number, comparison: Comparison): RecoveryTest {
  const score = AFTER[year];
  if (score === undefined || year < 1) throw new RangeError(`There is no year ${year} after the incident`);
  const reference = referenceOf(comparison);
  const difference = score - reference.score;
  const reach = REACH * Math.hypot(ERROR, reference.error);
  return {
    year,
    score,
    difference,
    low: difference - reach,
    high: difference + reach,
    isClear: Math.abs(difference) > reach,
  };
}

/** Years after the incident that can be compared with the time before. */
export const YEARS_AFTER: readonly number[] = AFTER.slice(1).map((_, i) => i + 1);
