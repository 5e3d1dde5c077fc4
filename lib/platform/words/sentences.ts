import { formatNumber } from "@/lib/platform/words/format";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `3` → `three`; from eleven on in figures. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? formatNumber(count);
}

/** `The Netherlands` → `the Netherlands`, as it stands inside a sentence. */
export function inSentence(market: string): string {
  return market.replace(/^The /, "the ");
}

/** `a, b and c`. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** With a capital first letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
