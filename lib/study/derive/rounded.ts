/** Rounds to four decimals by default: finer than any displayed number and the same on every machine. */
export function rounded(value: number, decimals = 4): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
