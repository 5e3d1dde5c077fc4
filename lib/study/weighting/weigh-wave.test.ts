import { describe, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { weightingOf } from "@/lib/catalogue/definition/weighting";
import { type Target, weighWave, WeightingFailed } from "@/lib/study/weighting/weigh-wave";

const cell = (age: string, sex: string, interviews: number, weight = 1) => ({
  age_group: age,
  sex,
  region: "North",
  base_weight: weight,
  interviews,
});
const target = (variable: Target["variable"], category: string, share: number): Target => ({
  variable,
  category,
  share,
});

function refusalOf(...args: Parameters<typeof weighWave>): WeightingFailed {
  try {
    weighWave(...args);
  } catch (error) {
    if (error instanceof WeightingFailed) return error;
    throw error;
  }
  throw new Error("the wave was weighted");
}

describe("a wave", () => {
  test("a wave is weighted to its targets, with mean 1", () => {
    const cells = [cell("18-44", "female", 60), cell("45-74", "female", 40)];
    const { weightOf, weighting } = weighWave("Sweden 2025", cells, [
      target("age_group", "18-44", 0.5),
      target("age_group", "45-74", 0.5),
    ]);
    expect(weightOf.map((weight) => Math.round(weight * 1e6) / 1e6)).toEqual([0.833333, 1.25]);
    expect(weighting).toMatchObject({ cap: 5, capped: 0, smallest: weightOf[0], largest: weightOf[1] });
    expect(weighting.effectiveN).toBeCloseTo(100 / weighting.designEffect, 9);
  });

  test("a wave without targets keeps its base weights", () => {
    const { weightOf, weighting } = weighWave("Sweden 2025", [cell("a", "f", 1, 3), cell("b", "f", 3, 1)], []);
    expect(weightOf).toEqual([2, 2 / 3]);
    expect(weighting).toMatchObject({ iterations: 0, largestGap: 0, capped: 0 });
  });
});

describe("weights and their precision", () => {
  const cells = [cell("a", "f", 1, 3), cell("b", "f", 3, 1)];
  const given = { ...weightingOf(DEFAULT_DEFINITION, { market: "", year: 0 }), by: [] };

  test("unequal weights cost precision: the design effect is Kish's", () => {
    // n Σw² / (Σw)² = 4 (2² + 3 (2/3)²) / 4² = 4/3.
    const { weighting } = weighWave("Sweden 2025", cells, []);
    expect(weighting.designEffect).toBeCloseTo(4 / 3, 12);
    expect(weighting.effectiveN).toBeCloseTo(3, 12);
    expect([weighting.smallest, weighting.largest]).toEqual([2 / 3, 2]);
  });

  test("a study without weighting ignores base weights", () => {
    expect(weighWave("Sweden 2025", cells, [], { ...given, method: "none" }).weightOf).toEqual([1, 1]);
  });

  test("raking starts from base weights", () => {
    const people = [cell("a", "f", 10, 3), cell("a", "m", 10, 1), cell("b", "f", 20, 1)];
    const { weightOf } = weighWave("Sweden 2025", people, [
      target("age_group", "a", 0.5),
      target("age_group", "b", 0.5),
    ]);
    // Within a category the base weights' ratio of three to one stays.
    expect((weightOf[0] as number) / (weightOf[1] as number)).toBeCloseTo(3, 9);
    expect(weightOf).toEqual([expect.closeTo(1.5, 9), expect.closeTo(0.5, 9), expect.closeTo(1, 9)]);
  });

  test("raked weights are capped at the cap of the rule", () => {
    const people = [cell("a", "f", 95), cell("b", "f", 5)];
    const margins = [target("age_group", "a", 0.9), target("age_group", "b", 0.1)];
    const rule = { ...weightingOf(DEFAULT_DEFINITION, { market: "", year: 0 }), cap: 1.5, largestGap: 1 };
    const { weighting } = weighWave("Sweden 2025", people, margins, rule);
    expect(weighting).toMatchObject({ cap: 1.5, capped: 5 });
    expect(weighting.largest / weighting.smallest).toBeLessThan(1.7);
  });
});

describe("targets that cannot be reached are named, with wave, category, share and fix,", () => {
  const cells = [cell("18-44", "female", 50), cell("45-74", "male", 50)];

  test("targets that contradict each other are named, with share and fix", () => {
    // All young people are women, so both shares must be equal.
    const failed = refusalOf("Sweden 2025", cells, [
      target("age_group", "18-44", 0.5),
      target("age_group", "45-74", 0.5),
      target("sex", "female", 0.7),
      target("sex", "male", 0.3),
    ]);
    expect(failed.reason).toBe(
      'the targets of "Sweden 2025" cannot be met together: after 500 rounds the share of age_group "18-44" is 70.0%, and its target 50.0%',
    );
    expect(failed.fix).toMatch(/^correct targets that contradict each other, or join categories/);
    expect(failed.at).toEqual({ variable: "age_group", category: "18-44" });
    expect([failed.name, failed.message]).toEqual(["WeightingFailed", `${failed.reason}; ${failed.fix}`]);
  });

  test.each<[string, Target[], string, WeightingFailed["at"]]>([
    [
      "where no one was interviewed",
      [target("age_group", "18-44", 0.5), target("age_group", "45-74", 0.4), target("age_group", "75+", 0.1)],
      '"Sweden 2025": age_group "75+" has a target but no interviews',
      { variable: "age_group", category: "75+" },
    ],
    [
      "where interviews have none",
      [target("sex", "female", 1), target("sex", "male", 0)],
      '"Sweden 2025": there are interviews whose sex has no target',
      { variable: "sex", category: "male" },
    ],
    [
      "where one is no share",
      [target("sex", "female", 1.5), target("sex", "male", -0.5)],
      '"Sweden 2025": the target of sex "male" is not a share',
      { variable: "sex", category: "male" },
    ],
  ])("unreachable targets are named %s", (_, margins, reason, at) => {
    expect(refusalOf("Sweden 2025", cells, margins)).toMatchObject({ reason, at });
  });
});
