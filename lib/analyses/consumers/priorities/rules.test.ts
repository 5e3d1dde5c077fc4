import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toPrioritiesByGroup } from "@/lib/analyses/consumers/priorities/by-group";
import { toPriorityClaim } from "@/lib/analyses/consumers/priorities/claim";
import { toPriorityRanking } from "@/lib/analyses/consumers/priorities/ranking";
import { toPriorityYears } from "@/lib/analyses/consumers/priorities/series";
import { EVERYONE } from "@/lib/analyses/consumers/population";

const HALF = 0.02;
const PRIORITY_ITEMS = itemsOf(ASKED, "priorities");

/** Values of the priorities in the questionnaire's order; null: too few asked. */
const reading = (year: number, values: readonly (number | null)[], group = "all") => ({
  market: "sweden",
  year,
  population: { ...EVERYONE, group },
  figures: PRIORITY_ITEMS.map(({ key }, index) => {
    const value = values[index] ?? null;
    return {
      item: key,
      value,
      low: value === null ? null : value - HALF,
      high: value === null ? null : value + HALF,
      n: value === null ? 31 : 1_000,
      nEff: value === null ? null : 850,
    };
  }),
});

const STEPS = PRIORITY_ITEMS.map((_, index) => 0.45 - 0.1 * index);
const among = { market: "Sweden", among: "people", asked: ASKED };

describe("priorities", () => {
  it("priorities have the positions that the tests allow", () => {
    const ranking = toPriorityRanking(reading(2025, STEPS), PRIORITY_ITEMS);
    expect(ranking?.rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ranking?.ties).toEqual([]);
    expect([ranking?.apart, ranking?.of]).toEqual([45, 45]);
    expect(ranking?.rows[0]).toMatchObject({ key: "climate", best: 1, worst: 1 });
  });

  it("tied priorities share a position, and the headline names no winner", () => {
    const ranking = toPriorityRanking(reading(2025, [0.4, 0.4, ...STEPS.slice(2)]), PRIORITY_ITEMS);
    expect(ranking?.rows.slice(0, 2).map(({ position, best, worst }) => [position, best, worst])).toEqual([
      [1, 1, 2],
      [1, 1, 2],
    ]);
    expect(toPriorityClaim({ ranking, years: null, ...among }).claim).toBe("Two priorities are tied for first");
  });

  it("priorities are suppressed completely if too few people were asked", () => {
    const ranking = toPriorityRanking(
      reading(
        2025,
        STEPS.map(() => null),
      ),
      PRIORITY_ITEMS,
    );
    expect(ranking).toBeNull();
    expect(toPriorityClaim({ ranking, years: null, ...among }).claim).toBe("Too few people to rank priorities");
  });

  it("priorities change position with their values, and only clear changes are stated", () => {
    const later = STEPS.map((value, index) => (index === 0 ? value - 0.15 : index === 1 ? value + 0.005 : value));
    const years = toPriorityYears(
      [
        reading(2023, STEPS),
        reading(
          2024,
          STEPS.map(() => null),
        ),
        reading(2025, later),
      ],
      PRIORITY_ITEMS,
    );
    expect(years?.years).toEqual([2023, 2024, 2025]);
    expect(years?.series[0]?.points.map(({ position }) => position)).toEqual([1, null, 2]);
    expect(years?.series.map(({ change }) => change?.isClear)).toEqual([true, ...STEPS.slice(1).map(() => false)]);
    const { claim, standfirst } = toPriorityClaim({
      ranking: toPriorityRanking(reading(2025, later), PRIORITY_ITEMS),
      years,
      ...among,
    });
    expect(claim).toBe("Clean water comes first");
    expect(standfirst).toContain(
      "Since 2023, 1 of 10 has clearly changed, most of all “Lower climate emissions”: −15.",
    );
    expect(toPriorityYears([reading(2025, STEPS)], PRIORITY_ITEMS)).toBeNull();
  });

  it("a group's priorities are compared with everyone's, except with too few people", () => {
    const readings = [
      reading(2025, STEPS),
      reading(
        2025,
        STEPS.map((value) => value + 0.2),
        "dedicated",
      ),
      reading(
        2025,
        STEPS.map(() => null),
        "ego",
      ),
    ];
    const table = toPrioritiesByGroup(
      { section: "priorities", market: "sweden", year: 2025, readings },
      EVERYONE,
      ASKED,
    );
    expect(table?.rows[0]?.cells.map(({ group, fromAll }) => [group, fromAll?.isClear])).toEqual([
      ["ego", undefined],
      ["moderate", undefined],
      ["smart", undefined],
      ["dedicated", true],
    ]);
    expect(table?.bases.map(({ n }) => n)).toEqual([31, 0, 0, 1_000]);
    expect([table?.clear, table?.of]).toEqual([10, 10]);
  });
});
