/**
 * Half the width of a split-conformal interval: the ⌈(n+1)·level⌉-th smallest of the absolute errors that past forecasts
 * of the same kind made. A further error exchangeable with them is at most this with probability `level` or more.
 * Infinite where there are too few errors to promise that (19 for 95 %). `errors` may be signed; their order is free.
 *
 * Source: V. Vovk, A. Gammerman, G. Shafer, "Algorithmic Learning in a Random World", Springer 2005; as split conformal:
 * J. Lei et al., "Distribution-free predictive inference for regression", J. Amer. Statist. Assoc. 113 (2018), 1094–1111.
 */
export function conformalRadius(errors: readonly number[] | Float64Array, level: number): number {
  return conformalRadii(errors, [level])[0] as number;
}

/** The radius of each of several levels, from the same errors: a higher level never gives a smaller one. */
export function conformalRadii(errors: readonly number[] | Float64Array, levels: readonly number[]): number[] {
  const sorted = Float64Array.from(errors, Math.abs).sort();
  return levels.map((level) => {
    if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1, got ${level}`);
    // (n+1)·level is often whole; rounding must not lift it to the next.
    const rank = Math.ceil((sorted.length + 1) * level - 1e-9);
    return sorted[rank - 1] ?? Infinity;
  });
}
