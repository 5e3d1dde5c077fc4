import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { toSharesByPeople } from "@/lib/analyses/consumers/behaviour-groups/by-people";
import { toGroupClaim } from "@/lib/analyses/consumers/behaviour-groups/claim";
import { toAssignment } from "@/lib/analyses/consumers/behaviour-groups/assignment";
import { toGroupProfile } from "@/lib/analyses/consumers/behaviour-groups/profile";
import { testShareChanges } from "@/lib/analyses/consumers/behaviour-groups/share-changes";
import { toShares } from "@/lib/analyses/consumers/behaviour-groups/shares";
import { toSlopes } from "@/lib/analyses/consumers/behaviour-groups/slopes";
import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { ConsumerSection } from "@/lib/study/consumer";

const { groups: BEHAVIOUR_GROUPS } = ASKED;

const share = (item: string, value: number, n = 1_000) =>
  n < 50
    ? { item, value: null, low: null, high: null, n, nEff: null }
    : { item, value, ...wilsonInterval(value, 0.85 * n), n, nEff: 0.85 * n };

const wave = (year: number, shares: readonly number[], population: Population = EVERYONE, n = 1_000) => ({
  market: "sweden",
  year,
  population,
  figures: BEHAVIOUR_GROUPS.map(({ key }, index) => share(key, shares[index] ?? 0, n)),
});

const dataset = (section: ConsumerSection, year: number, readings: ReturnType<typeof wave>[]) => ({
  section,
  market: "sweden",
  year,
  readings,
});
const EARLY = [0.28, 0.43, 0.2, 0.09];
const LATE = [0.21, 0.35, 0.28, 0.16];
const named = { market: "Sweden", among: "people", asked: ASKED };

describe("sizes of the behaviour groups", () => {
  it("the boundaries between behaviour groups lie inside their intervals and rise from Ego to Dedicated", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 50, max: 5_000 }), (weights, n) => {
        const sum = weights.reduce((total, each) => total + each, 0);
        const [year] = toShares(
          [
            wave(
              2025,
              weights.map((each) => each / sum),
              EVERYONE,
              n,
            ),
          ],
          BEHAVIOUR_GROUPS,
        );
        expect(year?.boundaries).toHaveLength(3);
        for (const { value, low, high } of year?.boundaries ?? []) {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
        }
        const values = year?.boundaries.map(({ value }) => value) ?? [];
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });

  it("the behaviour groups are not shown for a year with fewer than 50 people", () => {
    expect(toShares([wave(2025, LATE, EVERYONE, 49)], BEHAVIOUR_GROUPS)).toEqual([
      { year: 2025, n: 49, shares: null, boundaries: [] },
    ]);
  });

  it("the behaviour groups can change clearly over many years but not in one", () => {
    const years = toShares(
      [wave(2011, EARLY), wave(2024, [0.22, 0.35, 0.28, 0.15]), wave(2025, LATE)],
      BEHAVIOUR_GROUPS,
    );
    const changes = testShareChanges(years, BEHAVIOUR_GROUPS);
    expect(changes?.groups.map(({ long }) => long?.isClear)).toEqual([true, true, true, true]);
    expect(changes?.groups.map(({ short }) => short?.isClear)).toEqual([false, false, false, false]);
    expect(toGroupClaim({ years, changes, ...named })).toEqual({
      claim: "More people are Dedicated than in 2011",
      standfirst: expect.stringMatching(
        /^In Sweden, 16% of people were Dedicated in 2025 .* All four groups have clearly changed in size since 2011: Ego −7, Moderate −8, Smart \+8 and Dedicated \+7 points\. Since 2024, there is no clear change\.$/,
      ),
      real: { count: 4, of: 4, since: 2011 },
    });
  });

  it("two years of behaviour groups are one span, and one year has no change", () => {
    const two = testShareChanges(toShares([wave(2024, LATE), wave(2025, LATE)], BEHAVIOUR_GROUPS), BEHAVIOUR_GROUPS);
    expect([two?.first, two?.before, two?.groups[0]?.short]).toEqual([2024, null, null]);
    expect(
      toGroupClaim({ years: toShares([wave(2024, LATE), wave(2025, LATE)], BEHAVIOUR_GROUPS), changes: two, ...named })
        .claim,
    ).toBe("No clear change in the four groups since 2024");
    const one = toShares([wave(2025, LATE)], BEHAVIOUR_GROUPS);
    expect(testShareChanges(one, BEHAVIOUR_GROUPS)).toBeNull();
    expect(toGroupClaim({ years: one, changes: null, ...named }).standfirst).toContain(
      "The largest group is Moderate, 35%.",
    );
    expect(toGroupClaim({ years: [], changes: null, ...named }).claim).toBe("Too few people to show behaviour groups");
  });
});

describe("the groups by age and sex", () => {
  const young: Population = { ...EVERYONE, age: "18-29" };

  it("behaviour groups by age and sex are compared with everyone, unless too few are young", () => {
    const { rows, clear, of } = toSharesByPeople(
      dataset("behaviour-groups", 2025, [
        wave(2025, LATE),
        wave(2025, [0.05, 0.25, 0.35, 0.35], young, 240),
        wave(2025, LATE, { ...EVERYONE, sex: "male" }, 40),
      ]),
      ASKED,
    );
    expect(rows.map(({ name, n, shares }) => [name, n, shares.length])).toEqual([
      ["Everyone", 1_000, 4],
      ["Aged 18–29", 240, 4],
      ["Men", 40, 0],
    ]);
    expect(of).toBe(4);
    expect(clear).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.shares.every(({ fromAll }) => fromAll === null)).toBe(true);
  });

  it("behaviour groups by age have slopes between two years of one market only", () => {
    const women: Population = { ...EVERYONE, sex: "female" };
    const [first, last] = [
      dataset("behaviour-groups", 2011, [wave(2011, EARLY, women), wave(2011, EARLY, young, 240)]),
      dataset("behaviour-groups", 2025, [wave(2025, LATE, women), wave(2025, LATE, young, 40)]),
    ];
    const slopes = toSlopes(first, last, ASKED);
    expect(slopes?.panels.map(({ name }) => name)).toEqual(["Aged 18–29", "Women"]);
    expect(slopes?.panels[0]?.slopes.every(({ change }) => change === null)).toBe(true);
    expect(slopes?.panels[1]?.slopes.map(({ change }) => change?.isClear)).toEqual([true, true, true, true]);
    expect([slopes?.clear, slopes?.of]).toEqual([4, 4]);
    expect(toSlopes(last, last, ASKED)).toBeNull();
    expect(toSlopes(dataset("behaviour-groups", 2011, []), last, ASKED)?.of).toBe(0);
  });
});

describe("what sets the groups apart", () => {
  const rowOf = (population: Population, value: number, n: number) => ({
    market: "sweden",
    year: 2025,
    population,
    figures: [share("talks", value, n)],
  });
  const who = (population: Population, women: number, n: number) => ({
    market: "sweden",
    year: 2025,
    population,
    figures: [share("female", women, n), share("18-29", 0.23, n)],
  });
  const dedicated: Population = { ...EVERYONE, group: "dedicated" };
  const datasets = {
    behaviours: dataset("behaviours", 2025, [rowOf(EVERYONE, 0.41, 1_000), rowOf(dedicated, 0.86, 160)]),
    attitudes: dataset("attitudes", 2025, []),
    profile: dataset("profile", 2025, [
      who(EVERYONE, 0.51, 1_000),
      who(dedicated, 0.52, 160),
      who({ ...EVERYONE, sex: "female" }, 1, 510),
      who({ ...dedicated, sex: "female" }, 1, 80),
    ]),
  };

  it("differences of the behaviour groups from everyone are tested together", () => {
    const { parts, clear, of, bases, n } = toGroupProfile(datasets, EVERYONE, ASKED);
    expect(parts.map(({ key, rows }) => [key, rows.map(({ text }) => text)])).toEqual([
      ["behaviours", ["I talk with others about how companies behave"]],
      ["profile", ["Women", "Aged 18–29"]],
    ]);
    expect(parts[0]?.rows[0]?.cells[0]?.fromAll?.isClear).toBe(true);
    expect(parts[1]?.rows[0]?.cells[0]?.fromAll?.isClear).toBe(false);
    expect([clear, of, n, bases]).toEqual([1, 3, 1_000, [{ group: "dedicated", n: 160 }]]);
  });

  it("a breakdown of women omits their sex", () => {
    const { parts } = toGroupProfile(datasets, { age: "all", sex: "female" }, ASKED);
    expect(parts.find(({ key }) => key === "profile")?.rows.map(({ text }) => text)).toEqual(["Aged 18–29"]);
  });
});

describe("sorting people", () => {
  const value = (item: string, number: number) => ({
    item,
    value: number,
    low: null,
    high: null,
    n: 1_000,
    nEff: null,
  });

  it("the sorting into groups states the best number of classes and its certainty", () => {
    const figures = [
      value("classes/3", 13_430),
      value("classes/1", 13_900),
      value("classes/4", 13_391),
      value("certainty/ego", 0.91),
    ];
    expect(toAssignment({ market: "sweden", year: 2025, population: EVERYONE, figures }, BEHAVIOUR_GROUPS)).toEqual({
      fits: [
        { classes: 1, bic: 13_900 },
        { classes: 3, bic: 13_430 },
        { classes: 4, bic: 13_391 },
      ],
      best: 4,
      certainties: [{ group: "ego", name: "Ego", value: 0.91 }],
    });
    expect(toAssignment(null, BEHAVIOUR_GROUPS)).toBeNull();
  });
});
