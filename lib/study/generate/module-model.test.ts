import { expect, test } from "vitest";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import {
  batteryChances,
  discussionChance,
  doChances,
  expectationSteps,
  INDUSTRY_STEPS,
  type Person,
  saySteps,
} from "@/lib/study/generate/module-model";
import {
  AGE_GROUPS,
  ATTITUDE_ITEMS,
  BEHAVIOUR_GROUPS,
  SAY_DO_ITEMS,
  SEXES,
  TOPIC_ITEMS,
} from "@/lib/study/questionnaire";

const people = SAMPLE_MARKETS.flatMap(({ slug: market }) =>
  [2011, 2018, 2022, 2025].flatMap((year) =>
    AGE_GROUPS.flatMap((_, age) =>
      SEXES.flatMap((__, sex) => BEHAVIOUR_GROUPS.map((___, classNo): Person => ({ market, year, age, sex, classNo }))),
    ),
  ),
);
const person = (change: Partial<Person> = {}): Person => ({
  market: "sweden",
  year: 2025,
  age: 1,
  sex: 0,
  classNo: 1,
  ...change,
});
/** Share that answers 4 or 5. */
const agreeing = (steps: readonly number[], item: number) => 1 - (steps[4 * item + 2] ?? NaN);

test("probabilities in the modules are never certain, and steps rise", () => {
  for (const one of people) {
    const chances = [discussionChance(one), ...batteryChances("topics", one), ...doChances(one)];
    expect(chances).toHaveLength(1 + TOPIC_ITEMS.length + 2 * SAY_DO_ITEMS.length);
    expect(Math.min(...chances)).toBeGreaterThan(0.02);
    expect(Math.max(...chances)).toBeLessThan(0.98);
    for (const [steps, items] of [
      [batteryChances("attitudes", one), ATTITUDE_ITEMS.length],
      [saySteps(one), SAY_DO_ITEMS.length],
      [expectationSteps(one), INDUSTRIES.length],
    ] as const) {
      expect(steps).toHaveLength(4 * items);
      expect(steps.filter((step, i) => step <= (i % 4 === 0 ? 0 : (steps[i - 1] ?? NaN)) || step >= 1)).toEqual([]);
    }
  }
});

test("invented trust and willingness to pay fall around 2022 and recover", () => {
  for (const key of ["trust-claims", "pay-more", "pay-ten"]) {
    const item = ATTITUDE_ITEMS.findIndex((one) => one.key === key);
    const [before, during, after] = [2018, 2022, 2025].map((year) =>
      agreeing(batteryChances("attitudes", person({ year })), item),
    ) as [number, number, number];
    expect(during).toBeLessThan(Math.min(before, after) - 0.04);
  }
});

test("people who say an action matters are likelier to do it, and the young say more", () => {
  const gap = (one: Person, item: number) => {
    const sayShare = agreeing(saySteps(one), item);
    const [ifSaid = NaN, otherwise = NaN] = doChances(one).slice(2 * item, 2 * item + 2);
    expect(ifSaid).toBeGreaterThan(otherwise);
    return sayShare - (sayShare * ifSaid + (1 - sayShare) * otherwise);
  };
  for (const item of SAY_DO_ITEMS.keys())
    expect(gap(person({ age: 0 }), item)).toBeGreaterThan(gap(person({ age: 3 }), item));
});

test("most is expected of energy, food and transport", () => {
  const steps = expectationSteps(person());
  const ordered = INDUSTRIES.map(({ slug }, i) => ({ slug, share: agreeing(steps, i) })).sort(
    (a, b) => b.share - a.share,
  );
  expect(ordered.slice(0, 3).map(({ slug }) => slug)).toEqual(["energy", "food-grocery", "travel-transport"]);
});

test("the rotation of industries reaches none twice for one person", () => {
  for (const step of INDUSTRY_STEPS)
    expect(new Set([0, 1, 2, 3, 4, 5].map((i) => (i * step) % INDUSTRIES.length)).size).toBe(6);
});
