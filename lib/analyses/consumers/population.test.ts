import { describe, expect, it } from "vitest";
import { ALL, EVERYONE, intersectPopulations, keyOfPopulation } from "@/lib/analyses/consumers/population";

const women = { ...EVERYONE, sex: "female" };
const young = { ...EVERYONE, age: "18-29" };

describe("groups of people", () => {
  it("two groups of people intersect in those who belong to both", () => {
    expect(intersectPopulations(women, young)).toEqual({ age: "18-29", sex: "female", group: ALL });
    expect(intersectPopulations(EVERYONE, young)).toEqual(young);
    expect(intersectPopulations(women, women)).toEqual(women);
  });

  it("groups of people are disjoint if they differ on an axis", () => {
    expect(intersectPopulations(women, { ...young, sex: "male" })).toBeNull();
  });

  it("different groups of people have different keys", () => {
    expect(keyOfPopulation(women)).not.toBe(keyOfPopulation(young));
    expect(keyOfPopulation(women)).toBe(keyOfPopulation({ ...women }));
  });
});
