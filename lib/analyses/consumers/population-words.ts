import { ALL, EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import type { PeopleGroup, Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { inSentence } from "@/lib/platform/words/in-sentence";

const JOINED_DASH = "–";

/** The words of a study for groups of people. */
export type PeopleWords = Pick<Questionnaire, "ages" | "sexes" | "groups">;

/** `18-29` → `18–29`; anything else as it is. */
export function sayAge(age: string): string {
  return age.replace(/^(\d+)-(\d+)$/, `$1${JOINED_DASH}$2`);
}

/** `18-29` → `Aged 18–29`, or the study’s own name for the age group. */
export function sayAged({ ages }: PeopleWords, age: string): string {
  return find(ages, age)?.name ?? `Aged ${sayAge(age)}`;
}

/** `female` → `Women`; a sex that the study has no name for as it is. */
export function saySex({ sexes }: PeopleWords, sex: string): string {
  return find(sexes, sex)?.name ?? sex;
}

/** `dedicated` → `Dedicated`. */
export function sayGroup({ groups }: PeopleWords, group: string): string {
  return groups.find(({ key }) => key === group)?.text ?? group;
}

/** A value of an axis where there is little room: `18–29`, `Women`, `Dedicated`. */
export function sayValue(words: PeopleWords, axis: keyof Population, value: string): string {
  if (axis === "age") return sayAge(value);
  return axis === "sex" ? saySex(words, value) : sayGroup(words, value);
}

const find = (groups: readonly PeopleGroup[], key: string) => groups.find((group) => group.key === key);

/** A population inside a sentence: `everyone`, `women`, `people aged 18–29`, `women aged 18–29 in the Dedicated group`. */
export function sayPopulation(words: PeopleWords, { age, sex, group }: Population): string {
  if (age === ALL && sex === ALL && group === ALL) return "everyone";
  const aged = age === ALL ? "people" : (find(words.ages, age)?.inSentence ?? `people aged ${sayAge(age)}`);
  const own = sex === ALL ? "people" : (find(words.sexes, sex)?.inSentence ?? `people (${sex})`);
  return [
    sex === ALL ? aged : aged.startsWith("people") ? `${own}${aged.slice("people".length)}` : `${own}, ${aged}`,
    group === ALL ? "" : `in the ${sayGroup(words, group)} group`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A population whose answers are counted: `people`, `women`, `people aged 18–29`. */
export function sayPeople(words: PeopleWords, population: Population): string {
  const said = sayPopulation(words, population);
  return said === sayPopulation(words, EVERYONE) ? "people" : said;
}

/** A group too small to show: `Too few women were asked in Sweden in 2025 to show results.` */
export function sayTooFew(people: string, market: string, year: number): string {
  return `Too few ${people} were asked in ${inSentence(market)} in ${year} to show results.`;
}
