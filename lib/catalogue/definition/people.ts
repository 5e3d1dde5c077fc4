import type { StudyDefinition } from "@/lib/catalogue/definition/definition";

/** The first number of an age group's name: 18 of "18-29". Names without one come last. */
const firstNumber = (group: string) => Number(/\d+/.exec(group)?.[0] ?? Infinity);

/**
 * Compares two age groups, youngest first: by the definition, or by the first number of their names if files can add
 * groups.
 */
export function compareAges({ people }: Pick<StudyDefinition, "people">): (a: string, b: string) => number {
  const { open, groups } = people.age;
  const start = new Map(groups.map(({ key, from }) => [key, from]));
  const startOf = (group: string) => start.get(group) ?? firstNumber(group);
  if (!open) {
    const order = groups.map(({ key }) => key);
    return (a, b) => order.indexOf(a) - order.indexOf(b);
  }
  return (a, b) => startOf(a) - startOf(b) || (a < b ? -1 : Number(a > b));
}

/** Compares two sexes: in the definition's order, or by name if files can add others. */
export function compareSexes({ people }: Pick<StudyDefinition, "people">): (a: string, b: string) => number {
  const { open = false, categories = [] } = people.sex ?? {};
  const order = categories.map(({ key }) => key);
  return open ? (a, b) => (a < b ? -1 : Number(a > b)) : (a, b) => order.indexOf(a) - order.indexOf(b);
}

/** The sexes whose share of a group is shown: the first of two, since the second is the rest; otherwise each. */
export function sexesInProfile({ people }: Pick<StudyDefinition, "people">): readonly string[] {
  const reported = (people.sex?.categories ?? []).filter((category) => category.reported).map(({ key }) => key);
  return reported.length === 2 ? reported.slice(0, 1) : reported;
}

/** Sexes that count in totals and weights but have no separate results. */
export function unreportedSexes({ people }: Pick<StudyDefinition, "people">): ReadonlySet<string> {
  return new Set((people.sex?.categories ?? []).filter(({ reported }) => !reported).map(({ key }) => key));
}
