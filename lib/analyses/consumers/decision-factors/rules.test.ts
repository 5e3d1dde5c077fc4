import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toFactorsByGroup } from "@/lib/analyses/consumers/decision-factors/by-group";
import { toFactorClaim } from "@/lib/analyses/consumers/decision-factors/claim";
import { toFactorImportance, toImportanceEstimate } from "@/lib/analyses/consumers/decision-factors/importance";
import { toFactorField } from "@/lib/analyses/consumers/decision-factors/quadrants";
import { toFactorYears } from "@/lib/analyses/consumers/decision-factors/series";
import { EVERYONE } from "@/lib/analyses/consumers/population";

const FACTOR_ITEMS = itemsOf(ASKED, "decision-factors");

const figure = (item: string, value: number | null, half: number) => ({
  item,
  value,
  low: value === null ? null : Math.max(0, value - half),
  high: value === null ? null : value + half,
  n: value === null ? 40 : 1_000,
  nEff: value === null ? null : 850,
});
const reading = (year: number, values: readonly (number | null)[], half = 0.01, group = "all") => ({
  market: "sweden",
  year,
  population: { ...EVERYONE, group },
  figures: FACTOR_ITEMS.map(({ key }, index) => figure(key, values[index] ?? null, half)),
});

// price, quality, environment, social, health, design, availability
const WEIGHTS = [0.12, 0.11, 0.06, 0.04, 0.03, 0.02, 0.005];
const DONE = [0.3, 0.8, 0.3, 0.55, 0.55, 0.8, 0.55];

describe("decision factors", () => {
  it("the importance of decision factors adds up to what they explain", () => {
    const importance = toFactorImportance(reading(2025, WEIGHTS), FACTOR_ITEMS);
    expect(importance?.explained).toBeCloseTo(0.385);
    expect(importance?.rows.map(({ key }) => key)).toEqual([
      "price",
      "quality",
      "environment",
      "social",
      "health",
      "design",
      "availability",
    ]);
    expect(toImportanceEstimate(figure("availability", 0.005, 0.01))?.standardError).toBeCloseTo(0.01 / 1.96, 4);
    expect(
      toFactorImportance(
        reading(
          2025,
          WEIGHTS.map(() => null),
        ),
        FACTOR_ITEMS,
      ),
    ).toBeNull();
  });

  it("a decision factor is in a corner only if both differences are clear", () => {
    const field = toFactorField(toFactorImportance(reading(2025, WEIGHTS), FACTOR_ITEMS), reading(2025, DONE, 0.03));
    expect(Object.fromEntries(field?.points.map(({ key, quadrant }) => [key, quadrant]) ?? [])).toEqual({
      price: "work",
      quality: "keep",
      environment: null,
      social: null,
      health: null,
      design: "ease",
      availability: null,
    });
    expect(toFactorField(toFactorImportance(reading(2025, WEIGHTS), FACTOR_ITEMS), null)).toBeNull();
  });

  it("the headline on decision factors names those tied for first", () => {
    const importance = toFactorImportance(reading(2025, WEIGHTS), FACTOR_ITEMS);
    const field = toFactorField(importance, reading(2025, DONE, 0.03));
    const { claim, standfirst } = toFactorClaim({
      importance,
      field,
      market: "Sweden",
      among: "people",
      isCombined: false,
      asked: ASKED,
    });
    expect(claim).toBe("Price and quality matter most");
    expect(standfirst).toContain(
      "Together, the seven factors explain 39% of the differences in how willing people in Sweden are to buy",
    );
    expect(standfirst).toContain("Environment and social responsibility account for 26%");
    expect(standfirst).toContain(
      "Price matters more than average, and the brands people usually buy do less well on it.",
    );
    expect(
      toFactorClaim({ importance: null, field: null, market: "Sweden", among: "women", isCombined: true, asked: ASKED })
        .claim,
    ).toBe("Choose one group at a time");
    expect(
      toFactorClaim({
        importance: null,
        field: null,
        market: "Sweden",
        among: "women",
        isCombined: false,
        asked: ASKED,
      }).claim,
    ).toBe("Too few people to compare the factors");
  });

  it("decision factors by group are compared with the average of the groups", () => {
    const greener = WEIGHTS.map((value, index) => (index === 2 ? value + 0.1 : value));
    const readings = [
      reading(2025, WEIGHTS, 0.01, "ego"),
      reading(2025, WEIGHTS, 0.01, "moderate"),
      reading(
        2025,
        WEIGHTS.map(() => null),
        0.01,
        "smart",
      ),
      reading(2025, greener, 0.01, "dedicated"),
    ];
    const table = toFactorsByGroup(
      { section: "decision-factors", market: "sweden", year: 2025, readings },
      EVERYONE,
      ASKED,
    );
    expect(table?.rows[2]?.cells.map(({ fromMean }) => fromMean?.isClear)).toEqual([true, true, undefined, true]);
    expect(table?.rows[0]?.cells.map(({ fromMean }) => fromMean?.isClear)).toEqual([false, false, undefined, false]);
    expect(table?.bases.map(({ n, explained }) => [n, explained === null])).toEqual([
      [1_000, false],
      [1_000, false],
      [40, true],
      [1_000, false],
    ]);
    expect(
      toFactorsByGroup({ section: "decision-factors", market: "sweden", year: 2025, readings: [] }, EVERYONE, ASKED),
    ).toBeNull();
  });

  it("decision factors over the years are tested from the first value to the last", () => {
    const years = toFactorYears(
      [
        reading(
          2023,
          WEIGHTS.map((value, index) => (index === 2 ? value - 0.05 : value)),
        ),
        reading(2025, WEIGHTS),
      ],
      FACTOR_ITEMS,
    );
    expect(years?.series.map(({ change }) => change?.isClear)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(toFactorYears([reading(2025, WEIGHTS)], FACTOR_ITEMS)).toBeNull();
  });
});
