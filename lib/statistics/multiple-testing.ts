/**
 * Adjusted p-values of many tests at once: the smallest false discovery rate at which each would be rejected.
 * Order and length are those given.
 *
 * Source: Y. Benjamini, Y. Hochberg, "Controlling the False Discovery Rate", J. Royal Statist. Soc. B 57 (1995),
 * 289–300; step-up, as adjusted p-values.
 */
export function adjustForFalseDiscovery(pValues: readonly number[]): number[] {
  if (pValues.some((p) => !(p >= 0 && p <= 1))) throw new RangeError("p-values lie between 0 and 1");
  const count = pValues.length;
  const adjusted = new Array<number>(count).fill(1);
  const fromLargest = pValues.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  let least = 1;
  fromLargest.forEach(({ p, index }, position) => {
    least = Math.min(least, (p * count) / (count - position));
    adjusted[index] = least;
  });
  return adjusted;
}

/** Which of many tests are rejected when the expected share of false ones among them is to stay at `rate`. */
export function isDiscovery(pValues: readonly number[], rate = 0.05): boolean[] {
  return adjustForFalseDiscovery(pValues).map((p) => p <= rate);
}
