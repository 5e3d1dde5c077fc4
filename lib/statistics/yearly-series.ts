/** One series of values equally far apart, without gaps, of something that belongs to a group (a brand in its market). */
export type YearlySeries = {
  key: string;
  group: string;
  /** Year of the first value. */
  start: number;
  /** Years from one value to the next, the same in all series of a group; 1 unless given. */
  step?: number;
  values: readonly number[];
  /** The squared standard error of each value, where it is known. */
  variances?: readonly number[];
};
