import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { sayPopulation } from "@/lib/analyses/consumers/population-words";
import { formatNumber } from "@/lib/platform/words/format";

/** A population whose answers are counted: `people`, `women`, `people aged 18–29`. */
export function sayPeople(population: Population): string {
  const words = sayPopulation(population);
  return words === sayPopulation(EVERYONE) ? "people" : words;
}

/** `7 of 24 differences are clear`; words where nothing could be compared. */
export function sayClear(clear: number, of: number, what: string): string {
  return of === 0
    ? `Too few people were asked to compare ${what}`
    : `${formatNumber(clear)} of ${formatNumber(of)} ${what} are clear (tested together at 5%)`;
}
