import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewRule, type WatchedIndustry } from "@/lib/analyses/risk-alerts/preview";
import { DEFAULT_RULE, type AlertRule } from "@/lib/analyses/risk-alerts/rule";
import type { Alert } from "@/lib/analyses/predictions/alert";

const rule = (more: Partial<AlertRule> = {}): AlertRule => ({ ...DEFAULT_RULE, id: "r", brands: "all", ...more });
const ranksOnly = {
  "sustained-decline": "off",
  "level-shift": "off",
  "rank-drop": "standard",
  "age-divergence": "off",
} as const;
const alert = (year: number, brand: string, more: Partial<Alert> = {}): Alert => ({
  market: "sweden",
  year,
  brand: { slug: brand, name: brand },
  industry: { slug: "food", name: "Food" },
  kind: "rank-drop",
  sensitivity: "standard",
  evidence: {},
  falseAlarmRate: 0.02,
  outcome: "passed",
  ...more,
});
const industry = (year: number, brands: number, more: Partial<WatchedIndustry> = {}): WatchedIndustry => ({
  market: "sweden",
  year,
  industry: "food",
  brands,
  named: [],
  ...more,
});
const watched = [
  industry(2023, 50),
  industry(2024, 50),
  industry(2025, 50),
  industry(2025, 30, { industry: "bank", named: ["a"] }),
];

describe("the test of a rule on past data", () => {
  const alerts = [
    alert(2024, "a"),
    alert(2024, "b", { outcome: "lasted" }),
    alert(2025, "c", { outcome: "open", falseAlarmRate: 0.04 }),
  ];

  it("testing a rule counts past alerts, their outcomes and the expected false alarms", () => {
    const { waves, total, perWave, unknown } = previewRule(rule({ kinds: ranksOnly }), alerts, watched, []);
    expect(waves.map(({ year, brands, fired, expected }) => [year, brands, fired, expected])).toEqual([
      [2025, 80, 1, 3.2],
      [2024, 50, 2, 1],
      // No alert of this kind had been raised by then: too few waves.
      [2023, 50, 0, 0],
    ]);
    expect(total).toEqual({ brands: 180, fired: 3, lasted: 1, passed: 1, open: 1, expected: 4.2 });
    expect(perWave).toBe(1);
    expect(unknown).toEqual([]);
  });

  it("testing a rule uses named and followed brands only in years they were ranked", () => {
    const named = previewRule(rule({ kinds: ranksOnly, brands: ["a"] }), alerts, watched, []);
    expect(named.waves).toEqual([
      { market: "sweden", year: 2025, brands: 1, fired: 0, lasted: 0, passed: 0, open: 0, expected: 0.04 },
    ]);
    expect(previewRule(rule({ kinds: ranksOnly, brands: "followed" }), alerts, watched, ["a"]).total).toEqual(
      named.total,
    );
    expect(previewRule(rule({ brands: "followed" }), alerts, watched, [])).toMatchObject({ waves: [], perWave: null });
  });

  it("testing a rule uses the market's rate if a year raised no alert", () => {
    const { waves, unknown } = previewRule(
      rule({ kinds: { ...ranksOnly, "level-shift": "strict" } }),
      alerts,
      [...watched, industry(2026, 100)],
      [],
    );
    expect(waves[0]).toMatchObject({ year: 2026, fired: 0 });
    expect(waves[0]?.expected).toBeCloseTo(3);
    expect(unknown).toEqual(["level-shift"]);
  });
});

it("the test of a rule adds up and raises no more with a larger minimum size", () => {
  const year = fc.integer({ min: 2020, max: 2025 });
  const drawn = fc.array(
    fc.record({
      year,
      brand: fc.constantFrom("a", "b", "c"),
      lost: fc.integer({ min: 0, max: 40 }),
      outcome: fc.constantFrom("open" as const, "lasted" as const, "passed" as const),
    }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 40 }), (list, positions) => {
      const alerts = list.map(({ year: at, brand, lost, outcome }) =>
        alert(at, brand, { outcome, evidence: { positionThen: 1, positionNow: 1 + lost } }),
      );
      const years = [2020, 2021, 2022, 2023, 2024, 2025].map((each) => industry(each, 40));
      const [any, large] = [
        previewRule(rule(), alerts, years, []),
        previewRule(rule({ positions }), alerts, years, []),
      ];
      for (const { waves, total } of [any, large]) {
        expect(total.fired).toBe(waves.reduce((sum, { fired }) => sum + fired, 0));
        expect(total.lasted + total.passed + total.open).toBe(total.fired);
      }
      expect(any.total.fired).toBe(alerts.length);
      expect(large.total.fired).toBeLessThanOrEqual(any.total.fired);
      expect(large.total.expected).toBe(any.total.expected);
    }),
  );
});
