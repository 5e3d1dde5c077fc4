import { toKey } from "@/lib/catalogue/names/match";

/** An understood part of a text. */
export interface Found<Meaning> {
  meaning: Meaning;
  /** As in the text. */
  words: string;
  /** Positions of its first and last word. */
  from: number;
  to: number;
  /** The number matched by "#" in the phrase. */
  number: number | null;
}

/** A phrase; "#" stands for a number in digits or words. */
export interface Phrase<Meaning> {
  phrase: string;
  meaning: Meaning;
}

const NUMBERS = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/** The words of a text; words that one parser has understood are skipped by the next. */
export class Tokens {
  /** As in the text, and normalised: without capitals and accents. */
  private readonly words: readonly string[];
  readonly keys: readonly string[];
  private readonly isRead: boolean[];

  constructor(text: string) {
    const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => toKey(word) !== "");
    this.words = words;
    this.keys = words.map(toKey);
    this.isRead = words.map(() => false);
  }

  /** Finds phrases among the unread words, longest first, and marks them as read. In the order of the text. */
  take<Meaning>(phrases: readonly Phrase<Meaning>[]): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    const split = phrases.map(({ phrase, meaning }) => ({ keys: phrase.split(" "), meaning }));
    for (const { keys, meaning } of split.toSorted((a, b) => b.keys.length - a.keys.length)) {
      for (let from = 0; from + keys.length <= this.keys.length; from += 1) {
        if (keys.every((key, index) => this.fits(key, from + index))) found.push(this.mark(meaning, keys, from));
      }
    }
    return found.toSorted((a, b) => a.from - b.from);
  }

  /** The longest name at each unread position, by key. */
  takeNames<Meaning>(longest: number, find: (key: string, words: string) => Meaning | null): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    for (let from = 0; from < this.keys.length; from += 1) {
      for (let length = Math.min(longest, this.keys.length - from); length > 0; length -= 1) {
        const keys = this.keys.slice(from, from + length);
        if (this.isRead.slice(from, from + length).some(Boolean)) continue;
        const meaning = find(keys.join(" "), this.words.slice(from, from + length).join(" "));
        if (meaning === null) continue;
        found.push(this.mark(meaning, keys, from));
        break;
      }
    }
    return found;
  }

  /** The unread words; adjacent ones are joined. */
  left(): string[] {
    const runs: string[][] = [];
    this.words.forEach((word, index) => {
      if (this.isRead[index]) return;
      if (index > 0 && !this.isRead[index - 1] && runs.length > 0) runs.at(-1)?.push(word);
      else runs.push([word]);
    });
    return runs.map((run) => run.join(" "));
  }

  private fits(key: string, index: number): boolean {
    if (this.isRead[index]) return false;
    return key === "#" ? toNumber(this.keys[index]) !== null : this.keys[index] === key;
  }

  private mark<Meaning>(meaning: Meaning, keys: readonly string[], from: number): Found<Meaning> {
    const to = from + keys.length - 1;
    this.isRead.fill(true, from, to + 1);
    const hole = keys.indexOf("#");
    return {
      meaning,
      words: this.words.slice(from, to + 1).join(" "),
      from,
      to,
      number: hole < 0 ? null : toNumber(this.keys[from + hole]),
    };
  }
}

/** A small number in digits or words. */
function toNumber(key: string | undefined): number | null {
  if (key === undefined) return null;
  const spelled = NUMBERS.indexOf(key);
  if (spelled > 0) return spelled;
  return /^[1-9]\d{0,2}$/.test(key) ? Number(key) : null;
}

/** Several phrases with the same meaning. */
export const asPhrases = <Meaning>(meaning: Meaning, phrases: readonly string[]): Phrase<Meaning>[] =>
  phrases.map((phrase) => ({ phrase, meaning }));
