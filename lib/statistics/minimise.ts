const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The point in [low, high] where a function with a single dip there is least, to within `tolerance`, and its value
 * there; the ends themselves are tried too. Golden section search: J. Kiefer, "Sequential minimax search for a
 * maximum", Proc. Amer. Math. Soc. 4 (1953), 502–506.
 */
export function minimise(
  objective: (at: number) => number,
  low: number,
  high: number,
  tolerance: number,
): { at: number; value: number } {
  let [left, right] = [low, high];
  let inner = right - GOLDEN * (right - left);
  let outer = left + GOLDEN * (right - left);
  let atInner = objective(inner);
  let atOuter = objective(outer);
  while (right - left > tolerance) {
    if (atInner <= atOuter) {
      [right, outer, atOuter] = [outer, inner, atInner];
      inner = right - GOLDEN * (right - left);
      atInner = objective(inner);
    } else {
      [left, inner, atInner] = [inner, outer, atOuter];
      outer = left + GOLDEN * (right - left);
      atOuter = objective(outer);
    }
  }
  const tried = [low, high, (left + right) / 2].map((at) => ({ at, value: objective(at) }));
  return tried.reduce((best, next) => (next.value < best.value ? next : best));
}
