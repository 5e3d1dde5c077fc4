import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { sayPopulation } from "@/lib/analyses/consumers/population-words";
import { formatNumber } from "@/lib/platform/words/format";

/** `a`, `a and b`, `a, b and c`. */
export function listInWords(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `3` → `three`; in figures above ten. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? formatNumber(count);
}

/** `three` → `Three`. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A population whose answers are counted: `people`, `women`, `people aged 18–29`. */
export function sayPeople(population: Population): string {
  const words = sayPopulation(population);
  return words === sayPopulation(EVERYONE) ? "people" : words;
}

/** A market inside a sentence: `Sweden`, `the Netherlands`. */
export const sayMarket = (name: string) => name.replace(/^The /, "the ");

/** `7 of 24 differences`, with what the test says of them; words where there was nothing to test. */
export function sayClear(clear: number, of: number, what: string): string {
  return of === 0
    ? `No ${what} could be tested: too few people were asked`
    : `${formatNumber(clear)} of ${formatNumber(of)} ${what} are clear (tested together at 5%)`;
}
