const decimals = {
  /** People asked, brands, positions. */
  count: 0,
  /** Axis ends, and numbers in little space. */
  whole: 0,
  index: 0,
  /** Scores and averages of scores. */
  score: 1,
  /** Differences between scores and between percentages. */
  points: 1,
  /** Parts of a change, which must add up. */
  exactPoints: 2,
  /** Percentages in a sentence. */
  percent: 0,
  chance: 0,
  /** Percentages in charts and tables. */
  share: 1,
  /** Percentages and fractions for further calculation. */
  exactShare: 2,
  exactFraction: 2,
  standardError: 2,
  designEffect: 2,
  ratio: 2,
  z: 2,
  /** p and q, below 0.1 and above. */
  probability: 3,
  largeProbability: 2,
  forecastError: 3,
  /** Expected numbers, multiples, megabytes. */
  amount: 1,
  /** Interval ends in the API: without the rounding errors of binary fractions. */
  exact: 6,
};

/** Decimals by kind of number: the one table for people, files and the API. */
export const DECIMALS: Readonly<typeof decimals> = decimals;

const LOCALE = "en-GB";
const MINUS = "−";
const JOINED_DASH = "\u2060\u200A–\u200A\u2060";

/** Below this size a product of our numbers has digits left to tell on which side of a half it is. */
const TOLD = 1e9;
/** How close to a half a product may lie on the wrong side of it, with room to spare. */
const NEAR = 1e-6;

/**
 * Rounds to `digits` decimals, halves away from zero, on the decimal form of the number (1.005 → 1.01). Every number
 * that is shown is rounded here.
 */
export function roundTo(value: number, digits: number): number {
  const size = Math.abs(value);
  const rounded = roundByProduct(size, digits) ?? shift(Math.round(shift(size, digits)), -digits);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The same without writing the number out, for pages with thousands of them; null where only that can tell. */
function roundByProduct(size: number, digits: number): number | null {
  const factor = 10 ** digits;
  const product = size * factor;
  if (digits < 0 || !(product < TOLD)) return null;
  const whole = Math.round(product);
  // A quotient of whole numbers is the number nearest to its decimal form.
  return Math.abs(product - whole) < 0.5 - NEAR ? whole / factor : null;
}

function shift(value: number, decimals: number): number {
  const [mantissa, exponent = "0"] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent) + decimals}`);
}

const formatters = new Map<number, Intl.NumberFormat>();

function formatter(digits: number): Intl.NumberFormat {
  const known = formatters.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formatters.set(digits, made);
  return made;
}

/** `12345.678, 1` → `12,345.7`, `-0.5, 1` → `−0.5`: the minus is as wide as the plus. */
export function formatNumber(value: number, digits = DECIMALS.count): string {
  return formatter(digits).format(roundTo(value, digits)).replace("-", MINUS);
}

/**
 * A difference with its sign, the minus as wide as the plus: `5.94, 1` → `+5.9`, `-13.2, 1` → `−13.2`; zero has none.
 */
export function formatSigned(value: number, digits = DECIMALS.points): string {
  const rounded = roundTo(value, digits);
  const sign = rounded > 0 ? "+" : rounded < 0 ? MINUS : "";
  return sign + formatNumber(Math.abs(rounded), digits);
}

export interface FigurePart {
  kind: "digits" | "separator";
  text: string;
}

/** The parts of a number, so that digits can be tabular while separators and signs keep their own width. */
export function toFigureParts(value: number, digits = DECIMALS.count): FigurePart[] {
  return formatter(digits)
    .formatToParts(roundTo(value, digits))
    .map(({ type, value: text }) => ({
      kind: type === "integer" || type === "fraction" ? "digits" : "separator",
      text: type === "minusSign" ? MINUS : text,
    }));
}

/** `3–19`, never broken, or `−4 to 12` where a minus sign and a dash would meet; a range of one value is shown as that value. */
export function formatRange(low: number, high: number, digits = DECIMALS.count): string {
  const [from, to] = [formatNumber(low, digits), formatNumber(high, digits)];
  if (from === to) return from;
  return low < 0 ? `${from}\u00A0to\u00A0${to}` : `${from}${JOINED_DASH}${to}`;
}

/**
 * The uncertainty of a number, from its interval: `± 4.3` if both halves print the same, otherwise the interval,
 * `67.9–76.5`.
 */
export function formatMargin(value: number, { low, high }: { low: number; high: number }, digits: number): string {
  const below = roundTo(value - low, digits);
  return below === roundTo(high - value, digits) ? `± ${formatNumber(below, digits)}` : formatRange(low, high, digits);
}

const plural = new Intl.PluralRules(LOCALE, { type: "ordinal" });
const SUFFIXES: Record<Intl.LDMLPluralRule, string> = {
  zero: "th",
  one: "st",
  two: "nd",
  few: "rd",
  many: "th",
  other: "th",
};

/** `1` → `1st`, `11` → `11th`, `1022` → `1,022nd`. */
export function formatOrdinal(value: number): string {
  return `${formatNumber(value)}${SUFFIXES[plural.select(value)]}`;
}

const dateFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" });

/** ISO date or timestamp → `20 November 2026` (UTC). */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** Two ISO dates → `January–March 2025`, or both years when they differ. */
export function formatMonths(fromIso: string, toIso: string): string {
  return monthFormat.formatRange(new Date(fromIso), new Date(toIso)).replaceAll(/\s*–\s*/g, "–");
}
