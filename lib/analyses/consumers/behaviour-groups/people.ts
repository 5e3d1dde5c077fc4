import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import type { PeopleWords } from "@/lib/analyses/consumers/population-words";

/** Groups of people shown side by side: everyone first, then by age, then by sex. */
export function toPeople({ ages, sexes }: PeopleWords): { key: string; name: string; population: Population }[] {
  return [
    { key: "everyone", name: "Everyone", population: EVERYONE },
    ...ages.map(({ key, name }) => ({ key, name, population: { ...EVERYONE, age: key } })),
    ...sexes.map(({ key, name }) => ({ key, name, population: { ...EVERYONE, sex: key } })),
  ];
}
