import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `3` → `three`; in digits from ten on. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? formatNumber(count);
}

/** The form that agrees with a count: `agree(1, "is", "are")` → `is`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `1 brand`, `2 brands`, `1,204 countries`: in headlines, tables and files. */
export function numberOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${agree(count, one, many)}`;
}

/** `one brand`, `two brands`, `12 brands`: in running text. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countInWords(count)} ${agree(count, one, many)}`;
}

/** `Sweden` → `Sweden’s`, `the Netherlands` → `the Netherlands’`. */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** `a`, `a and b`, `a, b and c`. */
export function joinNames(names: Iterable<string>): string {
  return list.format(names);
}

/** `3rd`, `3rd to 12th`: positions in a sentence. */
export function ordinalRange(low: number, high: number): string {
  return low === high ? formatOrdinal(low) : `${formatOrdinal(low)} to ${formatOrdinal(high)}`;
}

/** With a capital first letter. */
export function asSentence(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en-GB") + text.slice(first.length);
}
