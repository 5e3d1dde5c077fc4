import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, test } from "vitest";
import { toAgeChanges } from "@/lib/analyses/risk-alerts/age-changes";
import { toShortChance, wordAtMost, wordChance, wordMost } from "@/lib/analyses/risk-alerts/chance";
import { wordClaim, wordStandfirst } from "@/lib/analyses/risk-alerts/claim";
import { toCsvTable } from "@/lib/analyses/risk-alerts/csv-table";
import { toDrop } from "@/lib/analyses/risk-alerts/drop";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import { formatAlertKey } from "@/lib/analyses/risk-alerts/mark";
import { toRankBars } from "@/lib/analyses/risk-alerts/rank-bars";
import { DEFAULT_RULE } from "@/lib/analyses/risk-alerts/rule";
import { faultOf } from "@/lib/analyses/risk-alerts/rule-fault";
import { wordRule } from "@/lib/analyses/risk-alerts/rule-words";
import { parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import { type RisksSource, selectRisks } from "@/lib/analyses/risk-alerts/selection";
import { toStory } from "@/lib/analyses/risk-alerts/story";
import { toRisksView } from "@/lib/analyses/risk-alerts/view";
import { wordChange, wordEvidence } from "@/lib/analyses/risk-alerts/wording";
import type { AgeDataset } from "@/lib/rankings/histories/dataset";
import { MARKETS } from "@/lib/catalogue/markets/market";
import type { Alert } from "@/lib/analyses/predictions/alert";

const alert = (brand: string, more: Partial<Alert> = {}): Alert => ({
  market: "sweden",
  year: 2025,
  brand: { slug: brand, name: brand.toUpperCase() },
  industry: { slug: "food", name: "Food" },
  kind: "rank-drop",
  sensitivity: "standard",
  evidence: {
    positionThen: 10,
    positionNow: 25,
    rangeThenLow: 4,
    rangeThenHigh: 18,
    rangeNowLow: 20,
    rangeNowHigh: 31,
    drop: 15,
  },
  falseAlarmRate: 0.01,
  outcome: "open",
  ...more,
});
const source = (alerts: Alert[], more: Partial<RisksSource> = {}): RisksSource => ({
  query: parseRisksQuery({}),
  alerts,
  overview: { role: "owner", rules: [], marks: [], followed: [], wantsAll: false, latestYear: 2025 },
  watched: [2024, 2025].map((year) => ({ market: "sweden", year, industry: "food", brands: 100, named: [] })),
  markets: MARKETS.map(({ slug }) => slug),
  now: new Date("2026-11-22T12:00:00Z"),
  ...more,
});
describe("the alerts shown", () => {
  test("alerts are shown at the chosen sensitivity, and those near the limit only at sensitive", () => {
    const alerts = [
      alert("a"),
      alert("a", { sensitivity: "sensitive" }),
      alert("b", { sensitivity: "sensitive" }),
      alert("c", { year: 2024, outcome: "lasted" }),
    ];
    const { shown, near, settled, counts, expected } = selectRisks(source(alerts));
    expect(shown.map(({ alert: { brand } }) => brand.slug)).toEqual(["a"]);
    expect(near.map(({ alert: { brand } }) => brand.slug)).toEqual(["b"]);
    expect(settled.map(({ alert: { brand } }) => brand.slug)).toEqual(["c"]);
    expect(counts).toMatchObject({ open: 1, near: 1, settled: 1, muted: 0 });
    // A hundred brands at one false alarm in a hundred, in one wave and in the one before.
    expect(expected.latest).toBeCloseTo(1);
    expect(expected.settled).toBeCloseTo(1);
  });

  test("alerts cover the followed brands, or a market for people who follow none", () => {
    expect(selectRisks(source([])).lens).toMatchObject({ of: "all", market: "sweden" });
    const overview = { ...source([]).overview, followed: ["a"] };
    const { lens, shown } = selectRisks(source([alert("a"), alert("b")], { overview }));
    expect(lens).toMatchObject({ of: "followed", market: null });
    expect(shown.map(({ alert: { brand } }) => brand.slug)).toEqual(["a"]);
  });

  test("muted alerts are listed separately and stay in the track record", () => {
    const mark = {
      market: "sweden",
      year: 2025,
      brand: "a",
      kind: "rank-drop" as const,
      acknowledged: null,
      muted: { name: "Maja", at: "2026-11-01T00:00:00Z" },
      note: null,
    };
    const own = source([alert("a")], { overview: { ...source([]).overview, marks: [mark] } });
    const selection = selectRisks(own);
    expect(selection.counts).toMatchObject({ open: 0, muted: 1, settled: 0 });
    expect(toRisksView(own, selection, { brands: [] }, []).record).toEqual({ lasted: 0, passed: 0, open: 1 });
    expect([...selection.muted]).toEqual([formatAlertKey(mark)]);
    expect(toCsvTable(selection, STUDY_OF_TODAY).rows).toHaveLength(0);
  });
});

describe("texts and drawings", () => {
  test("the alerts title counts open alerts beside the expected false alarms, if both fit", () => {
    const view = { counts: { open: 5, near: 0, settled: 0, acknowledged: 0, muted: 0, rules: 1 } };
    const strongest = alert("a");
    const expected = (latest: number) => ({ ...view, expected: { latest, settled: 0 } });
    expect(wordClaim(strongest, expected(7.2), "400 brands in Sweden")).toBe(
      "Five open alerts for 400 brands in Sweden, up to seven by chance",
    );
    expect(wordClaim(strongest, expected(0.3), "400 brands in Sweden")).toBe(
      "Five open alerts for 400 brands in Sweden",
    );
    expect(wordClaim(strongest, expected(7), "1,234 brands in the Netherlands")).toBe(
      "Five open alerts for 1,234 brands in the Netherlands",
    );
  });

  test("one sentence gives the expected false alarms and how many settled alerts persisted", () => {
    const chosen = source([alert("a"), alert("b"), alert("c", { year: 2024, outcome: "lasted" })]);
    const view = toRisksView(chosen, selectRisks(chosen), { brands: [] }, []);
    expect(wordStandfirst({ ...view, unknown: [] }, "100 brands in Sweden")).toBe(
      "If no brand had changed, this setting would still raise up to 1 alert for 100 brands in Sweden. Of 1 earlier alert, 1 persisted into the next study.",
    );
  });

  test("each sensitivity says how many alerts it raises and how many chance would raise", () => {
    const alerts = [
      alert("a", { sensitivity: "sensitive", falseAlarmRate: 0.04 }),
      alert("a"),
      alert("b", { sensitivity: "sensitive", falseAlarmRate: 0.04 }),
    ];
    const { limits } = selectRisks(source(alerts));
    expect(limits).toMatchObject({ standard: { open: 1 }, sensitive: { open: 2 }, strict: { open: 0 } });
    expect(limits?.standard.expected).toBeCloseTo(1);
    expect(limits?.sensitive.expected).toBeCloseTo(4);
  });

  test("a false-alarm rate in a file is never zero", () => {
    const rateOf = (falseAlarmRate: number) =>
      toCsvTable(selectRisks(source([alert("a", { falseAlarmRate })])), STUDY_OF_TODAY).rows[0]?.[11];
    expect([0.0123, 0.00004, 0.000301].map(rateOf)).toEqual([1.23, 0.004, 0.03]);
  });

  test("a false-alarm rate with none found in n tries is given as below three in n", () => {
    expect(wordChance({ kind: "sustained-decline", falseAlarmRate: 1 / 152 }, 400)).toBe("1 brand in 150");
    expect(wordChance({ kind: "rank-drop", falseAlarmRate: 0 }, 400)).toBe("fewer than 1 in 2,000");
    expect(wordChance({ kind: "level-shift", falseAlarmRate: 0 }, 400)).toBe("fewer than 1 in 300");
    expect(wordAtMost(1 / 11)).toBe("at most one alert every 11 years");
    expect(wordAtMost(7.2)).toBe("up to 7 alerts");
    expect(wordAtMost(0)).toBe("almost no alerts");
    expect([0.2, 18.7].map(wordMost)).toEqual(["fewer than 1", "up to 19"]);
    expect(["1 brand in 150", "fewer than 1 in 2,000"].map(toShortChance)).toEqual(["1 in 150", "under 1 in 2,000"]);
  });

  test("values outside the plan's years are reported as missing", () => {
    for (const kind of ALERT_KINDS) {
      const words = wordEvidence(alert("a", { kind, evidence: {} }));
      expect(words).toContain("outside the years of your plan");
      expect(words).not.toMatch(/NaN|undefined|null/);
      expect(wordChange(alert("a", { kind, evidence: {} }))).toBe(
        "Earlier results are outside the years of your plan.",
      );
      expect(toDrop(alert("a", { kind, evidence: {} }), [2024, 2025])).toEqual([]);
    }
  });

  test("an alert of a study every second year compares with two years before", () => {
    const words = (kind: Alert["kind"], evidence: Alert["evidence"]) =>
      wordEvidence(alert("a", { kind, evidence: { ...evidence, step: 2 } }));
    expect(words("rank-drop", alert("a").evidence)).toMatch(/ in 2023, .+ in 2025; position 10, then 25\.$/);
    expect(words("age-divergence", { gapThen: 3, gapNow: 20, ageYoung: "18-29", ageOld: "60-74" })).toContain(
      "+3.0 points in 2023 to",
    );
    expect(words("level-shift", { meanBefore: 3, meanAfter: -9, shiftYear: 2023 })).toContain("between 2021 and 2023");
    const shift = { meanBefore: 3, meanAfter: -9, shiftYear: 2023, waves: 5, step: 2 };
    expect(toDrop(alert("a", { kind: "level-shift", evidence: shift }), [2017, 2019, 2021, 2023, 2025])).toEqual([
      [2017, 3],
      [2022, 3],
      [2022, -9],
      [2025, -9],
    ]);
    const lasted = alert("a", { outcome: "lasted", evidence: { ...alert("a").evidence, step: 2 } });
    expect(toStory(lasted, [], null)[0]).toMatchObject({ is: "settled", at: 2027 });
    expect(toRankBars(lasted, []).map(({ year }) => year)).toEqual([]);
    const wave = { value: 1, low: 0, high: 2, n: 400, position: 10, rankLow: 1, rankHigh: 40 };
    expect(
      toRankBars(
        lasted,
        [2023, 2025].map((year) => ({ ...wave, year })),
      ).map(({ low, isCompared }) => [low, isCompared]),
    ).toEqual([
      [4, true],
      [20, true],
    ]);
  });

  test("no alert is called confirmed", () => {
    const wave = { year: 2025, value: -3, low: -5, high: -1, n: 400, position: 30, rankLow: 20, rankHigh: 40 };
    for (const kind of ALERT_KINDS) {
      for (const outcome of ["lasted", "passed", "open"] as const) {
        const story = toStory(alert("a", { kind, year: 2024, outcome }), [wave], null);
        expect(JSON.stringify(story)).not.toMatch(/confirm|significant/i);
        expect(story.map(({ is }) => is)).toEqual(["settled", "raised"]);
      }
    }
  });

  test("a step is drawn between its two years", () => {
    const shift = alert("a", {
      kind: "level-shift",
      evidence: { shiftYear: 2024, meanBefore: 4, meanAfter: -6, waves: 8 },
    });
    expect(toDrop(shift, [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])).toEqual([
      [2018, 4],
      [2023.5, 4],
      [2023.5, -6],
      [2025, -6],
    ]);
  });

  test("a rule is described in words, with what prevents saving it", () => {
    const names = { markets: [{ slug: "sweden", name: "Sweden" }], industries: [], brands: [] };
    expect(wordRule({ ...DEFAULT_RULE, markets: ["sweden"], points: 5 }, names)).toBe(
      "All four types at standard limits, for the brands each team member follows in Sweden; 5 points or more.",
    );
    expect(faultOf({ ...DEFAULT_RULE, name: "" })?.field).toBe("name");
    expect(faultOf({ ...DEFAULT_RULE, points: NaN })?.field).toBe("points");
    expect(faultOf({ ...DEFAULT_RULE, points: 0.29 })).toBeNull();
    expect(faultOf({ ...DEFAULT_RULE, positions: 1.5 })?.field).toBe("positions");
    expect(faultOf({ ...DEFAULT_RULE, brands: [] })?.field).toBe("brands");
  });
});

test("an age group is compared with the market's group, and has no value below fifty people", () => {
  const dataset = (year: number, score: number): AgeDataset => ({
    market: "sweden",
    year,
    ages: ["18–29", "30–44"],
    brands: [
      {
        slug: "a",
        name: "A",
        cells: [
          { age: "18–29", score, error: 2, n: 200 },
          { age: "30–44", score: null, error: null, n: 39 },
        ],
      },
    ],
    means: [
      { age: "18–29", mean: 90, brandCount: 400 },
      { age: "30–44", mean: 95, brandCount: 400 },
    ],
  });
  const [young, old] = toAgeChanges("a", dataset(2025, 80), dataset(2024, 100));
  expect(young).toMatchObject({ value: -10, change: -20, isClear: true });
  expect(old).toMatchObject({ value: null, low: null, change: null, isClear: null, n: 39 });
});
