const LOG_SQRT_2PI = 0.9189385332046727;

/** Standard normal density at `x`. */
function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x - LOG_SQRT_2PI);
}

/**
 * Standard normal distribution function P(Z ≤ x), good to about 1e-15 in the centre and to about twelve
 * significant digits in both tails.
 *
 * Centre: the Taylor series of G. Marsaglia, "Evaluating the Normal Distribution", J. Stat. Software 11(4), 2004.
 * Tails: Laplace's continued fraction (Abramowitz & Stegun 26.2.14), evaluated from the back.
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return NaN;
  if (Math.abs(x) > 2.5) return x > 0 ? 1 - upperTail(x) : upperTail(-x);
  const square = x * x;
  let term = x;
  let sum = x;
  for (let odd = 3, previous = NaN; sum !== previous; odd += 2) {
    previous = sum;
    term *= square / odd;
    sum += term;
  }
  return 0.5 + sum * normalDensity(x);
}

function upperTail(x: number): number {
  if (x > 39) return 0;
  let fraction = x;
  for (let k = 200; k >= 1; k -= 1) fraction = x + k / fraction;
  return normalDensity(x) / fraction;
}

type Coefficients = readonly number[];

// Coefficients of Wichura's algorithm AS 241 (routine PPND16), lowest power first.
const CENTRE: readonly [Coefficients, Coefficients] = [
  [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
    67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
  ],
  [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061,
    28729.085735721942674, 5226.495278852854561,
  ],
];
const SHOULDER: readonly [Coefficients, Coefficients] = [
  [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
  ],
  [
    1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
    0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
];
const TAIL: readonly [Coefficients, Coefficients] = [
  [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
    0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ],
  [
    1, 0.59983220655588793769, 0.1369298809227358053, 0.0148753612908506148525, 7.868691311456132591e-4,
    1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
  ],
];

/**
 * Standard normal quantile: the x with P(Z ≤ x) = p; −∞ at 0, ∞ at 1, NaN outside [0, 1].
 *
 * Source: M. J. Wichura, "Algorithm AS 241: The Percentage Points of the Normal Distribution", Applied
 * Statistics 37 (1988), 477–484; about sixteen significant digits.
 */
export function normalQuantile(p: number): number {
  if (Number.isNaN(p) || p < 0 || p > 1) return NaN;
  if (p === 0) return -Infinity;
  if (p === 1) return Infinity;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q);
  const distance = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const x = distance <= 5 ? ratio(SHOULDER, distance - 1.6) : ratio(TAIL, distance - 5);
  return q < 0 ? -x : x;
}

function ratio([above, below]: readonly [Coefficients, Coefficients], x: number): number {
  return polynomial(above, x) / polynomial(below, x);
}

function polynomial(coefficients: Coefficients, x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
