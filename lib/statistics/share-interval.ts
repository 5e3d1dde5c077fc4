import { normalQuantile } from "@/lib/statistics/normal";

/** An interval of a share; both ends lie between 0 and 1. */
export type ShareInterval = { low: number; high: number };

/**
 * Wilson's score interval of a share (0–1) observed among `count` people; with weights, give the effective number.
 *
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", J. Amer. Statist.
 * Assoc. 22 (1927), 209–212.
 */
export function wilsonInterval(share: number, count: number, level = 0.95): ShareInterval {
  if (!(count > 0)) throw new RangeError(`a share needs people asked, got ${count}`);
  const z = normalQuantile(0.5 + level / 2);
  const shrink = 1 + z ** 2 / count;
  const centre = (share + z ** 2 / (2 * count)) / shrink;
  const margin = (z / shrink) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return { low: centre - margin, high: centre + margin };
}
