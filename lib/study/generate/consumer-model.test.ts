import { expect, test } from "vitest";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { behaviourSteps, classShares } from "@/lib/study/generate/consumer-model";
import { priorityDesigns } from "@/lib/study/generate/priority-design";
import { BEHAVIOUR_GROUPS, PRIORITY_ITEMS, PRIORITY_SETS, PRIORITY_SHOWN } from "@/lib/study/questionnaire";

const SIZE = (PRIORITY_ITEMS.length * PRIORITY_SHOWN) / PRIORITY_SETS;

test("behaviour classes divide everyone and change slowly", () => {
  for (const { slug } of SAMPLE_MARKETS) {
    for (let year = 2012; year <= 2025; year += 1) {
      for (const age of [0, 1, 2, 3]) {
        const shares = classShares(slug, year, age);
        const before = classShares(slug, year - 1, age);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
        shares.forEach((share, i) => {
          expect(share).toBeGreaterThan(0.07);
          expect(Math.abs(share - (before[i] ?? NaN))).toBeLessThan(0.01);
        });
      }
    }
  }
});

test("each behaviour class has its own profile", () => {
  const agreeing = BEHAVIOUR_GROUPS.map((_, classNo) => {
    const steps = behaviourSteps(classNo);
    steps.forEach((step, i) => expect(step).toBeGreaterThan(i % 4 === 0 ? 0 : (steps[i - 1] ?? NaN)));
    expect(Math.max(...steps)).toBeLessThan(1);
    return steps.filter((_, i) => i % 4 === 2).map((below) => 1 - below);
  });
  for (const [a, one] of agreeing.entries()) {
    for (const other of agreeing.slice(a + 1)) {
      const distance = Math.hypot(...one.map((share, i) => share - (other[i] ?? NaN)));
      expect(distance).toBeGreaterThan(0.6);
    }
  }
});

test("every form shows every priority equally often, never twice in a set", () => {
  const designs = priorityDesigns();
  expect(new Set(designs.map((sets) => JSON.stringify(sets))).size).toBe(designs.length);
  for (const sets of designs) {
    expect(sets).toHaveLength(PRIORITY_SETS);
    for (const set of sets) expect(new Set(set).size).toBe(SIZE);
    const shown = PRIORITY_ITEMS.map((_, item) => sets.flat().filter((other) => other === item).length);
    expect(shown).toEqual(PRIORITY_ITEMS.map(() => PRIORITY_SHOWN));
  }
});

test("over the forms every priority is in every set and position equally often", () => {
  const designs = priorityDesigns();
  for (let set = 0; set < PRIORITY_SETS; set += 1) {
    for (let position = 0; position < SIZE; position += 1) {
      const items = designs.map((sets) => sets[set]?.[position]);
      for (const [item] of PRIORITY_ITEMS.entries()) {
        expect(items.filter((other) => other === item)).toHaveLength(designs.length / PRIORITY_ITEMS.length);
      }
    }
  }
});
