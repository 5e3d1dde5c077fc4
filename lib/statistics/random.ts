import { normalQuantile } from "@/lib/statistics/normal";

/** A reproducible source of random numbers. */
export type Random = {
  /** Uniform on (0, 1), never 0 or 1. */
  uniform(): number;
  /** Uniform among the integers from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** Normal with the given mean and standard deviation. */
  normal(mean?: number, deviation?: number): number;
  /** One of `items`, each as likely; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
};

/**
 * A random source fixed by its seed text: equal seeds give equal numbers on every machine. Streams with
 * different seeds are independent for all that a simulation can notice.
 *
 * Source: sfc32 ("small fast counting") of C. Doty-Humphrey's PractRand, seeded with 32-bit FNV-1a hashes.
 */
export function createRandom(seed: string): Random {
  let a = fnv1a(`${seed}/a`);
  let b = fnv1a(`${seed}/b`);
  let c = fnv1a(`${seed}/c`);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // The first draws still resemble the seed; fifteen rounds mix it through.
  for (let round = 0; round < 15; round += 1) next();

  const uniform = () => (next() + 0.5) / 2 ** 32;
  const integer = (low: number, high: number) => low + Math.floor(uniform() * (high - low + 1));
  return {
    uniform,
    integer,
    normal: (mean = 0, deviation = 1) => mean + deviation * normalQuantile(uniform()),
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError("cannot pick from an empty list");
      return items[integer(0, items.length - 1)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = integer(0, i);
        [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
      }
      return shuffled;
    },
  };
}

/** 32-bit FNV-1a over the UTF-16 code units of `text`. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
