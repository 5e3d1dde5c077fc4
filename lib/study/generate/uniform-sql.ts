import { fnv1a } from "@/lib/statistics/random";

/**
 * Probabilities are compared as integers out of this number (24 bits), so that rounding cannot differ between machines.
 */
const UNIT = 2 ** 24;

/** Streams below this are a wave's brands; other questions use streams from here on. */
export const FIRST_QUESTION_STREAM = 2048;
const STREAMS = 4096;

/** A probability as an integer out of `unit`. */
export function toChance(share: number, unit = UNIT): number {
  return Math.round(Math.min(1, Math.max(0, share)) * unit);
}

/**
 * SQL for 64 random bits (UBIGINT) of a respondent and a stream: DuckDB's hash of both and the seed.
 * @param stream SQL of an integer below 4096
 */
export function randomBits(seed: string, stream: string): string {
  const key = (BigInt(fnv1a(`${seed}/high`)) << 32n) | BigInt(fnv1a(`${seed}/low`));
  return `hash(xor(${key}::UBIGINT, (respondent * ${STREAMS} + ${stream})::UBIGINT))`;
}

/** SQL for `width` of the 64 bits in `column`, from bit `from` on, as an INTEGER (width below 32). */
export function bitsOf(column: string, from: number, width: number): string {
  return `((${column} >> ${from}) & ${2 ** width - 1})::INTEGER`;
}
