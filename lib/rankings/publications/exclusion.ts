/** Interviews of a wave that a check left out of everything that is computed, of how many that were carried out. */
export interface Exclusion {
  market: string;
  year: number;
  check: string;
  /** The rule with its thresholds, in words. */
  rule: string;
  interviews: number;
  excluded: number;
}
