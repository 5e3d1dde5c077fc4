/** One yearly series without gaps, of something that belongs to a group (a brand in its market). */
export type YearlySeries = {
  key: string;
  group: string;
  /** Year of the first value. */
  start: number;
  values: readonly number[];
  /** The squared standard error of each value, where it is known. */
  variances?: readonly number[];
};
