/** Interviews of a wave that a check left out of everything that is computed, with nothing of a person. */
export type Exclusion = {
  market: string;
  year: number;
  check: string;
  /** The rule with its thresholds, in words. */
  rule: string;
  /** Interviews that were carried out. */
  interviews: number;
  excluded: number;
};
