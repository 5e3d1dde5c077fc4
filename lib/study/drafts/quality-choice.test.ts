import { describe, expect, it } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { hasChoice, needsAdmin, withAction } from "@/lib/study/drafts/quality-choice";

const definition = {
  ...DEFAULT_DEFINITION,
  quality: {
    ...DEFAULT_DEFINITION.quality,
    speeders: { belowShareOfMedian: 0.33, atLeastSeconds: null, action: "report" as const },
    impossible: [{ name: "child drives", when: [{ column: "age", below: 16 }], action: "report" as const }],
  },
};

describe("what is done with interviews that a check found", () => {
  it("the action of a check is changed in the definition", () => {
    expect(withAction(definition, "speeders", "exclude")?.quality.speeders).toEqual({
      ...definition.quality.speeders,
      action: "exclude",
    });
    expect(withAction(definition, "impossible: child drives", "refuse")?.quality.impossible).toEqual([
      { ...definition.quality.impossible[0], action: "refuse" },
    ]);
  });

  it("a check that the definition does not have can’t be changed", () => {
    expect(withAction(definition, "straight-lining", "exclude")).toBeNull();
    expect(withAction(definition, "impossible: other", "exclude")).toBeNull();
    expect(withAction(definition, "bases", "exclude")).toBeNull();
    expect(hasChoice("bases")).toBe(false);
  });

  it("excluding more than 5% of a wave needs an admin", () => {
    expect(needsAdmin([{ interviews: 100, found: 5 }])).toBe(false);
    expect(
      needsAdmin([
        { interviews: 1000, found: 1 },
        { interviews: 100, found: 6 },
      ]),
    ).toBe(true);
  });
});
