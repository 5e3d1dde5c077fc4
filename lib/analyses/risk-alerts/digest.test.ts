import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOfLogged, MOST_IN_EMAIL, MOST_LOGGED, toDigest, toEmailBrands } from "@/lib/analyses/risk-alerts/digest";
import type { Firing, RuleReading } from "@/lib/analyses/risk-alerts/evaluate";
import { ALERT_KINDS, SEVERITY_LEVELS } from "@/lib/study/alert-names";
import { DEFAULT_RULE } from "@/lib/analyses/risk-alerts/rule";

const firing = (
  brand: string,
  kind = ALERT_KINDS[0] as Firing["alert"]["kind"],
  level: Firing["severity"]["level"] = "low",
): Firing => ({
  key: `sweden/2025/${brand}/${kind}`,
  alert: {
    market: "sweden",
    year: 2025,
    brand: { slug: brand, name: brand },
    industry: { slug: "food", name: "Food" },
    kind,
    sensitivity: "standard",
    evidence: { p: 0.01 },
    falseAlarmRate: 0.01,
    outcome: "open",
  },
  severity: { level, strictest: "standard", agreeing: [] },
  size: null,
  isAcknowledged: false,
});
const reading = (fired: Firing[], muted: Firing[] = []): RuleReading => ({
  rule: DEFAULT_RULE,
  fired,
  muted,
  tooSmall: 0,
  silence: fired.length > 0 ? null : muted.length > 0 ? "muted" : "nothing",
});
const digest = (readings: RuleReading[], reported: string[] = [], wantsAll = false) =>
  toDigest(readings, { reported: new Set(reported), wantsAll });

describe("a digest", () => {
  it("a digest is due for alerts that no earlier email mentioned", () => {
    const fired = [firing("a"), firing("b")];
    expect(digest([reading(fired)])).toMatchObject({
      email: "due",
      events: [{ brand: { slug: "a" } }, { brand: { slug: "b" } }],
    });
    expect(digest([reading(fired)], [fired[0]?.key ?? ""]).events.map(({ brand }) => brand.slug)).toEqual(["b"]);
    expect(
      digest(
        [reading(fired)],
        fired.map(({ key }) => key),
      ),
    ).toMatchObject({ email: "nothing-new", events: [] });
    expect(digest([reading([], fired)])).toMatchObject({
      email: "nothing-fired",
      rules: [{ silence: "muted", muted: 2, count: 0 }],
    });
  });

  it("a digest is always due for people who want every email", () => {
    expect(digest([reading([])], [], true)).toMatchObject({ email: "due", events: [] });
  });

  it("a digest names an alert once however many rules raise it, and stores no values", () => {
    const { events, rules } = digest([
      reading([firing("a")]),
      reading([firing("a"), firing("b", "rank-drop", "high")]),
    ]);
    expect(events.map(({ brand }) => brand.slug)).toEqual(["b", "a"]);
    expect(rules.map(({ count }) => count)).toEqual([1, 2]);
    expect(JSON.stringify({ events, rules })).not.toMatch(/0\.01|evidence/);
  });

  it("a digest stays small and states what it omits", () => {
    const many = Array.from({ length: 350 }, (_, index) => firing(`b${index}`));
    const { rules, events } = digest([reading(many)]);
    expect(rules[0]).toMatchObject({ count: 350 });
    expect(rules[0]?.fired).toHaveLength(MOST_LOGGED);
    const { brands, leftOut } = toEmailBrands(events);
    expect(brands).toHaveLength(MOST_IN_EMAIL);
    expect(leftOut).toBe(350 - MOST_IN_EMAIL);
  });
});

it("a repeated digest has nothing new, and no alert is lost", () => {
  const drawn = fc.array(
    fc.record({
      brand: fc.constantFrom("a", "b", "c", "d"),
      kind: fc.constantFrom(...ALERT_KINDS),
      level: fc.constantFrom(...SEVERITY_LEVELS),
    }),
  );
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 4 }), (rules) => {
      const readings = rules.map((list) => reading(list.map(({ brand, kind, level }) => firing(brand, kind, level))));
      const { events } = digest(readings);
      expect(new Set(events.map(keyOfLogged))).toEqual(
        new Set(readings.flatMap(({ fired }) => fired.map(({ key }) => key))),
      );
      expect(digest(readings, events.map(keyOfLogged)).events).toEqual([]);
      const { brands, leftOut } = toEmailBrands(events);
      expect(brands.reduce((sum, { kinds }) => sum + kinds.length, leftOut)).toBe(events.length);
    }),
  );
});
