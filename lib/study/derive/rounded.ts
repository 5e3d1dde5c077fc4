/** A number to some decimals; four are finer than any figure shown and the same on every machine. */
export function rounded(value: number, decimals = 4): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
