import { bitsOf, randomBits } from "@/lib/study/generate/uniform-sql";

/** Chances of questions are out of this many (16 bits): four draws from one hash. */
export const FINE = 2 ** 16;

/** Random draws by name, each 64 bits of its own for every respondent. Names keep the order of their first use. */
export type Draws = {
  /** SQL of the 64 bits of a name. */
  bits: (name: string) => string;
  /** SQL of the i-th uniform draw (out of FINE) of a group of questions. */
  draw: (group: string, i: number) => string;
  /** SQL that computes all bits asked for so far, as a list of columns. */
  columns: () => string;
};

/** Draws from streams of respondents' random bits, from `firstStream` on. */
export function createDraws(seed: string, firstStream: number): Draws {
  const names: string[] = [];
  const bits = (name: string): string => {
    if (!names.includes(name)) names.push(name);
    return name;
  };
  return {
    bits,
    draw: (group, i) => bitsOf(bits(`${group}${i >> 2}`), (i & 3) * 16, 16),
    columns: () =>
      names.map((name, i) => `${randomBits(seed, String(firstStream + i))} AS ${name}`).join(",\n        "),
  };
}
