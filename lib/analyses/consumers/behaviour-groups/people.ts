import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { sayAge, saySex } from "@/lib/analyses/consumers/population-words";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";

/** Groups of people shown side by side: everyone first, then by age, then by sex. */
export const PEOPLE: readonly { key: string; name: string; population: Population }[] = [
  { key: "everyone", name: "Everyone", population: EVERYONE },
  ...AGE_GROUPS.map((age) => ({ key: age, name: `Aged ${sayAge(age)}`, population: { ...EVERYONE, age } })),
  ...SEXES.map((sex) => ({ key: sex, name: saySex(sex), population: { ...EVERYONE, sex } })),
];
