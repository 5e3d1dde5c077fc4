import { foldName } from "@/lib/catalogue/names/slug";

/** Normalised text: without capitals, accents and signs, one space between words. */
export function toKey(text: string): string {
  return foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const joined = (key: string) => key.replaceAll(" ", "");

/** How well a name matches, best first; only the order of the numbers matters. */
const FIT = { same: 0, start: 1, words: 2, inside: 3 } as const;

/** How well `key` matches `asked`: 0 is best, null no match. Both from `toKey`. */
export function fitOf(asked: string, key: string): number | null {
  if (key === asked) return FIT.same;
  if (key.startsWith(asked) || joined(key).startsWith(joined(asked))) return FIT.start;
  const words = key.split(" ");
  if (asked.split(" ").every((token) => words.some((word) => word.startsWith(token)))) return FIT.words;
  // One or two letters occur in nearly every name.
  return asked.length > 2 && key.includes(asked) ? FIT.inside : null;
}

/** Typos tolerated in a text of this length. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Typos (a wrong, missing, additional or swapped letter) between `asked` and the most similar beginning of `text`. */
function slipsToStart(asked: string, text: string): number {
  const most = Math.min(text.length, asked.length + slipsIn(asked.length));
  let before: number[] = [];
  let last = Array.from({ length: most + 1 }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= most; column += 1) {
      const isSame = asked[row - 1] === text[column - 1];
      const isTurned =
        row > 1 && column > 1 && asked[row - 1] === text[column - 2] && asked[row - 2] === text[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isTurned ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** The number of typos between the text and a name, or null if there are too many. */
export function likenessOf(asked: string, key: string): number | null {
  const whole = slipsToStart(joined(asked), joined(key));
  if (whole <= slipsIn(joined(asked).length)) return whole;
  const words = key.split(" ");
  let sum = 0;
  for (const token of asked.split(" ")) {
    const slips = Math.min(...words.map((word) => slipsToStart(token, word)));
    if (slips > slipsIn(token.length)) return null;
    sum += slips;
  }
  return sum;
}

/** Share of a word's letters that must be in a name for the two to be similar. */
const NEAR = 0.6;

/** Share of a text that matches the beginning of one of the words: 1 all of it, 0 too little. */
function nearness(text: string, words: readonly string[]): number {
  const share = 1 - Math.min(...words.map((word) => slipsToStart(text, word))) / text.length;
  return share >= NEAR ? share : 0;
}

/**
 * How similar a name is to a text that no name contains, from 0 (not at all) to 1: the share of the text's letters in
 * the name, as a whole or word by word. Both from `toKey`. Words of one or two letters are ignored.
 */
export function nearnessOf(asked: string, key: string): number {
  const tokens = asked.split(" ").filter((token) => token.length > 2);
  const letters = tokens.reduce((sum, token) => sum + token.length, 0);
  if (letters === 0) return 0;
  const words = key.split(" ");
  const near = tokens.reduce((sum, token) => sum + nearness(token, words) * token.length, 0);
  return Math.max(near / letters, nearness(joined(asked), [joined(key)]));
}
