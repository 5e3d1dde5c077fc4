import { bitsOf, randomBits } from "@/lib/study/generate/uniform-sql";

/** Probabilities of answers are out of this number (16 bits): four draws from one hash. */
export const FINE = 2 ** 16;

/** Random draws by name, 64 bits for every respondent each. Names keep the order of first use. */
export type Draws = {
  /** SQL of the 64 bits of a name. */
  bits: (name: string) => string;
  /** SQL of the i-th uniform draw (out of FINE) of a group of questions. */
  draw: (group: string, i: number) => string;
  /** SQL that computes all bits requested so far, as a list of columns. */
  columns: () => string;
};

/** Draws from streams of the respondents' random bits, starting at `firstStream`. */
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
