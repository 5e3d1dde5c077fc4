import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateRules, type EvaluationContext } from "@/lib/analyses/risk-alerts/evaluate";
import { sizeOf } from "@/lib/analyses/risk-alerts/kind";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import type { AlertMark } from "@/lib/analyses/risk-alerts/mark";
import { DEFAULT_RULE, isMuted, rulesInForce, toRuleName, type AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { toSeverities } from "@/lib/analyses/risk-alerts/severity";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { SENSITIVITIES } from "@/lib/study/risk-alert";

const NOW = new Date("2026-11-22T12:00:00Z");
const context = (more: Partial<EvaluationContext> = {}): EvaluationContext => ({
  followed: [],
  marks: [],
  now: NOW,
  ...more,
});
const rule = (more: Partial<AlertRule> = {}): AlertRule => ({ ...DEFAULT_RULE, id: "r", brands: "all", ...more });
const alert = (brand: string, more: Partial<Alert> = {}): Alert => ({
  market: "sweden",
  year: 2025,
  brand: { slug: brand, name: brand.toUpperCase() },
  industry: { slug: "food", name: "Food" },
  kind: "rank-drop",
  sensitivity: "standard",
  evidence: { positionThen: 10, positionNow: 25 },
  falseAlarmRate: 0.01,
  outcome: "open",
  ...more,
});
const decline = (brand: string, more: Partial<Alert> = {}) =>
  alert(brand, { kind: "sustained-decline", evidence: { againstMarketThen: 11.1, againstMarketNow: -5.1 }, ...more });
const read = (own: AlertRule, alerts: Alert[], more?: Partial<EvaluationContext>) => {
  const [reading] = evaluateRules([own], alerts, context(more));
  if (!reading) throw new Error("one rule, one reading");
  return reading;
};
const mark = (brand: string, more: Partial<AlertMark>): AlertMark => ({
  market: "sweden",
  year: 2025,
  brand,
  kind: "rank-drop",
  acknowledged: null,
  muted: null,
  note: null,
  ...more,
});
const BY = { name: "Maja Holm", at: "2026-11-20T10:00:00Z" };

describe("a rule", () => {
  it("a rule raises alerts only at its own sensitivity", () => {
    const raised = SENSITIVITIES.map((sensitivity) => alert("a", { sensitivity }));
    for (const limit of SENSITIVITIES) {
      const { fired } = read(rule({ kinds: { ...DEFAULT_RULE.kinds, "rank-drop": limit } }), raised);
      expect(fired.map((each) => each.alert.sensitivity)).toEqual([limit]);
      expect(fired[0]?.severity).toEqual({ level: "high", strictest: "strict", agreeing: [] });
    }
    expect(read(rule({ kinds: { ...DEFAULT_RULE.kinds, "rank-drop": "off" } }), raised)).toMatchObject({
      fired: [],
      silence: "nothing",
    });
  });

  it("a rule covers only its markets, industries and brands", () => {
    const alerts = [
      alert("a"),
      alert("a", { market: "norway" }),
      alert("b", { industry: { slug: "bank", name: "Bank" } }),
    ];
    const keys = (own: AlertRule, followed: string[] = []) =>
      read(own, alerts, { followed }).fired.map(({ key }) => key.replace("/rank-drop", ""));
    expect(keys(rule())).toHaveLength(3);
    expect(keys(rule({ markets: ["norway"] }))).toEqual(["norway/2025/a"]);
    expect(keys(rule({ industries: ["bank"] }))).toEqual(["sweden/2025/b"]);
    expect(keys(rule({ brands: ["b", "c"] }))).toEqual(["sweden/2025/b"]);
    expect(keys(DEFAULT_RULE, ["b"])).toEqual(["sweden/2025/b"]);
    expect(read(DEFAULT_RULE, alerts).silence).toBe("follows-nothing");
  });

  it("a rule says why it raised nothing", () => {
    const alerts = [alert("a"), decline("a")];
    expect(read(rule({ positions: 15, points: 16.2 }), alerts).fired).toHaveLength(2);
    expect(read(rule({ positions: 16, points: 16.3 }), alerts)).toMatchObject({
      fired: [],
      tooSmall: 2,
      silence: "too-small",
    });
    expect(read(rule({ positions: 16 }), alerts)).toMatchObject({ tooSmall: 1, silence: null });
    expect(read(rule({ mute: { until: "2026-11-23" } }), alerts)).toMatchObject({ fired: [], silence: "muted" });
    expect(read(rule({ mute: { until: "2026-11-22" } }), alerts).fired).toHaveLength(2);
    expect(read(rule({ mute: { through: 2025 } }), alerts)).toMatchObject({ fired: [], silence: "muted" });
    expect(read(rule({ mute: { through: 2024 } }), alerts).fired).toHaveLength(2);
    expect(read(rule(), []).silence).toBe("nothing");
  });

  it("what a team did with an alert counts only for that type and year", () => {
    const alerts = [alert("a"), alert("a", { year: 2024 }), decline("a")];
    const { fired, muted } = read(rule(), alerts, { marks: [mark("a", { muted: BY })] });
    expect(muted.map(({ key }) => key)).toEqual(["sweden/2025/a/rank-drop"]);
    expect(fired).toHaveLength(2);
    expect(
      read(rule(), alerts, { marks: [mark("a", { acknowledged: BY })] }).fired.map(
        ({ isAcknowledged }) => isAcknowledged,
      ),
    ).toContain(true);
  });

  it("a rule raises an alert even if its size cannot be measured", () => {
    expect(read(rule({ positions: 500 }), [alert("a", { evidence: { positionNow: 30 } })]).fired).toHaveLength(1);
  });
});

describe("the severity of an alert", () => {
  it("an alert's severity increases with sensitivity and with a second type", () => {
    const level = (...alerts: Alert[]) => toSeverities(alerts).get("sweden/2025/a/rank-drop")?.level;
    expect(level(alert("a", { sensitivity: "sensitive" }))).toBe("low");
    expect(level(alert("a"))).toBe("medium");
    expect(level(alert("a", { sensitivity: "strict" }))).toBe("high");
    expect(level(alert("a", { sensitivity: "sensitive" }), decline("a"))).toBe("medium");
    expect(level(alert("a"), decline("a"))).toBe("high");
    // What only the loosest limits raise agrees with nothing, nor does another wave, market or brand.
    expect(
      level(
        alert("a"),
        decline("a", { sensitivity: "sensitive" }),
        decline("a", { year: 2024 }),
        decline("a", { market: "norway" }),
        decline("b"),
      ),
    ).toBe("medium");
  });
});

it("each type of alert is measured by its own evidence", () => {
  expect(sizeOf(decline("a"))?.value).toBeCloseTo(16.2);
  expect(sizeOf({ kind: "level-shift", evidence: { meanBefore: 8, meanAfter: 1.5 } })).toEqual({
    unit: "points",
    value: 6.5,
  });
  expect(sizeOf({ kind: "age-divergence", evidence: { gapThen: -3, gapNow: -21 } })).toEqual({
    unit: "points",
    value: 18,
  });
  expect(sizeOf({ kind: "age-divergence", evidence: { gapThen: -16, gapNow: 36.5 } })?.value).toBe(52.5);
  expect(sizeOf({ kind: "age-divergence", evidence: { gapThen: 16, gapNow: -36.5 } })?.value).toBe(52.5);
  expect(sizeOf(alert("a"))).toEqual({ unit: "positions", value: 15 });
  expect(sizeOf({ kind: "age-divergence", evidence: { gapNow: 4 } })).toBeNull();
});

it("a team without rules has a built-in one, with a one-line name", () => {
  expect(rulesInForce([])).toEqual([DEFAULT_RULE]);
  expect(rulesInForce([rule()])).toEqual([rule()]);
  expect(isMuted({ mute: null }, 2025, NOW)).toBe(false);
  expect(toRuleName("  Our \n brands\u0000 ")).toBe("Our brands");
});

const anAlert = fc
  .record({
    brand: fc.constantFrom("a", "b", "c"),
    market: fc.constantFrom("sweden", "norway"),
    year: fc.constantFrom(2024, 2025),
    kind: fc.constantFrom(...ALERT_KINDS),
    sensitivity: fc.constantFrom(...SENSITIVITIES),
    size: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ brand, size, ...rest }) =>
    alert(brand, {
      ...rest,
      evidence: {
        positionThen: 0,
        positionNow: size,
        againstMarketThen: size,
        againstMarketNow: 0,
        meanBefore: size,
        meanAfter: 0,
        gapThen: 0,
        gapNow: size,
      },
    }),
  );

it("a narrower rule raises a subset of a wider one's alerts", () => {
  fc.assert(
    fc.property(
      fc.array(anAlert, { maxLength: 30 }),
      fc.integer({ min: 0, max: 30 }),
      fc.subarray(["a", "b"]),
      (alerts, smallest, followed) => {
        const wide = read(rule(), alerts, { followed });
        for (const narrow of [
          { points: smallest, positions: smallest },
          { markets: ["norway"] },
          { brands: "followed" as const },
          { brands: ["a"] },
          { mute: { through: 2024 } },
        ]) {
          const { fired, silence } = read(rule(narrow), alerts, { followed });
          const all = new Set(wide.fired.map(({ alert: each }) => each));
          expect(fired.every(({ alert: each }) => all.has(each))).toBe(true);
          expect(silence === null).toBe(fired.length > 0);
        }
        expect(wide.fired.length).toBe(alerts.filter(({ sensitivity }) => sensitivity === "standard").length);
      },
    ),
  );
});
