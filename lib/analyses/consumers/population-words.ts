import { ALL, EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { BEHAVIOUR_GROUPS } from "@/lib/study/questionnaire";
import { inSentence } from "@/lib/platform/words/in-sentence";

const JOINED_DASH = "–";
const SEX_NAMES: Record<string, { one: string; many: string }> = {
  female: { one: "Women", many: "women" },
  male: { one: "Men", many: "men" },
};

/** `18-29` → `18–29`; anything else as it is. */
export function sayAge(age: string): string {
  return age.replace(/^(\d+)-(\d+)$/, `$1${JOINED_DASH}$2`);
}

/** `female` → `Women`; a sex a study names otherwise as it does. */
export function saySex(sex: string): string {
  return SEX_NAMES[sex]?.one ?? sex;
}

/** `dedicated` → `Dedicated`. */
export function sayGroup(group: string): string {
  return BEHAVIOUR_GROUPS.find(({ key }) => key === group)?.text ?? group;
}

/** A population inside a sentence: `everyone`, `women`, `people aged 18–29`, `women aged 18–29 in the Dedicated group`. */
export function sayPopulation({ age, sex, group }: Population): string {
  if (age === ALL && sex === ALL && group === ALL) return "everyone";
  const people = sex === ALL ? "people" : (SEX_NAMES[sex]?.many ?? `people (${sex})`);
  return [people, age === ALL ? "" : `aged ${sayAge(age)}`, group === ALL ? "" : `in the ${sayGroup(group)} group`]
    .filter(Boolean)
    .join(" ");
}

/** A population whose answers are counted: `people`, `women`, `people aged 18–29`. */
export function sayPeople(population: Population): string {
  const words = sayPopulation(population);
  return words === sayPopulation(EVERYONE) ? "people" : words;
}

/** A group too small to show: `Too few women were asked in Sweden in 2025 to show results.` */
export function sayTooFew(people: string, market: string, year: number): string {
  return `Too few ${people} were asked in ${inSentence(market)} in ${year} to show results.`;
}
