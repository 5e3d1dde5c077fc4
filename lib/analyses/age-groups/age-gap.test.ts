import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testAgeGaps } from "@/lib/analyses/age-groups/age-gap";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";

const cell = (age: string, score: number | null, error: number | null = 5, n = 200) => ({
  age,
  score,
  error: score === null ? null : error,
  n,
});
const brand = (slug: string, ...scores: (number | null)[]) => ({
  slug,
  name: slug,
  cells: scores.map((score, index) =>
    cell(["18-29", "30-59", "60-74"][index] ?? "", score, 5, score === null ? 39 : 200),
  ),
});
const AGES = ["18-29", "30-59", "60-74"];

describe("the gap between young and old", () => {
  it("an age gap is the youngest group's score minus the oldest's, with the error of a difference", () => {
    const gap = testAgeGaps({ ages: AGES, brands: [brand("a", 108, 96, 83)] }).get("a");
    expect(gap).toMatchObject({ status: "known", points: 25, clear: true });
    expect(gap?.status === "known" && gap.error).toBeCloseTo(Math.hypot(5, 5), 12);
    expect(gap?.status === "known" && gap.low).toBeCloseTo(25 - 1.959964 * Math.hypot(5, 5), 4);
  });

  it("an age gap is unknown if either group has too few people, and says which", () => {
    const gaps = testAgeGaps({ ages: AGES, brands: [brand("a", null, 96, 83), brand("b", 90, null, 60)] });
    expect(gaps.get("a")).toEqual({ status: "not-shown", groups: [{ age: "18-29", n: 39 }] });
    expect(gaps.get("b")).toMatchObject({ status: "known", points: 30 });
  });

  it("age gaps are tested together, so one clear alone is not clear among many", () => {
    const alone = testAgeGaps({ ages: AGES, brands: [brand("a", 100, 90, 85.5)] }).get("a");
    const others = Array.from({ length: 40 }, (_, index) => brand(`b${index}`, 80, 80, 80));
    const among = testAgeGaps({ ages: AGES, brands: [brand("a", 100, 90, 85.5), ...others] }).get("a");
    expect(alone).toMatchObject({ clear: true });
    expect(among).toMatchObject({ clear: false, points: 14.5 });
  });

  it("an age gap needs two age groups", () => {
    expect(testAgeGaps({ ages: ["18-74"], brands: [brand("a", 100)] }).size).toBe(0);
    expect(testAgeGaps({ ages: [], brands: [] }).size).toBe(0);
  });

  it("an age gap changes only its sign when the ages are swapped", () => {
    const score = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 12 }), (pairs) => {
        const ages = ["18-29", "60-74"];
        const of = (turned: boolean) =>
          testAgeGaps({
            ages,
            brands: pairs.map(([a, b], index) => brand(`b${index}`, ...(turned ? [b, a] : [a, b]))),
          });
        const [there, back] = [of(false), of(true)];
        for (const [slug, gap] of there) {
          const other = back.get(slug);
          if (gap.status !== "known" || other?.status !== "known") throw new Error("both are known");
          expect(other.points).toBeCloseTo(-gap.points, 9);
          expect(other.q).toBeCloseTo(gap.q, 9);
          expect(gap.clear ? gap.low > 0 || gap.high < 0 : true).toBe(true);
        }
      }),
    );
  });
});

describe("age groups in words", () => {
  it.each([
    ["18-29", "18–29"],
    ["60+", "60+"],
    ["Under 25", "Under 25"],
  ])("the age group %s is shown as %s", (age, words) => {
    expect(toAgeWords(age)).toBe(words);
  });
});
