/** Everyone on an axis. */
export const ALL = "all";

/** A group of people: on each axis everyone (`ALL`), or a value in the interviews. */
export interface Population {
  age: string;
  sex: string;
  /** Key of a behaviour group. */
  group: string;
}

export const EVERYONE: Population = { age: ALL, sex: ALL, group: ALL };

/** The same text for equal populations. */
export function keyOfPopulation({ age, sex, group }: Population): string {
  return `${age}/${sex}/${group}`;
}

/** The people who belong to both; null if no one can. */
export function intersectPopulations(a: Population, b: Population): Population | null {
  const axes = (["age", "sex", "group"] as const).map((axis) => {
    if (a[axis] === ALL) return b[axis];
    return b[axis] === ALL || b[axis] === a[axis] ? a[axis] : null;
  });
  const [age, sex, group] = axes;
  return age && sex && group ? { age, sex, group } : null;
}
