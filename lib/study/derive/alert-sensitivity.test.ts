import { describe, expect, test } from "vitest";
import { ALERT_LIMITS } from "@/lib/study/derive/alert-limits";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { rankAlerts } from "@/lib/study/derive/rank-alerts";
import type { AlertKind, RiskAlert, Sensitivity } from "@/lib/study/risk-alert";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { AgeGroupResult, Study } from "@/lib/study/study";

const sample = createSampleStudy();
const finland = sample.results.filter(({ market }) => market === "finland");
/** Gaps between young and old that widen more from brand to brand. */
const ageGroups = finland
  .filter(({ year }) => year >= 2024)
  .flatMap(({ market, year, brandSlug, overallPosition }) =>
    ["18-29", "60-74"].map((ageGroup, old): AgeGroupResult => {
      const score = 70 + (old || year === 2024 ? 0 : ((overallPosition ?? 0) % 30) * 1.5);
      return { market, year, brandSlug, ageGroup, score, standardError: 5, n: 250, nEff: 220 };
    }),
  );
const study: Study = {
  ...sample,
  waves: sample.waves.filter(({ market }) => market === "finland"),
  results: finland,
  ageGroups,
};
const { alerts } = deriveStudy(study);
const keyOf = ({ brandSlug, year }: RiskAlert) => `${brandSlug} ${year}`;
const of = (kind: AlertKind, sensitivity: Sensitivity) =>
  alerts.filter((alert) => alert.kind === kind && alert.sensitivity === sensitivity);

describe("the three sensitivities", () => {
  test.each(["level-shift", "rank-drop", "age-divergence"] as const)(
    "strict alerts of %s are among the standard ones, and those among the sensitive",
    (kind) => {
      const [strict, standard, sensitive] = (["strict", "standard", "sensitive"] as const).map(
        (one) => new Set(of(kind, one).map(keyOf)),
      );
      expect([...(strict ?? [])].filter((key) => !standard?.has(key))).toEqual([]);
      expect([...(standard ?? [])].filter((key) => !sensitive?.has(key))).toEqual([]);
    },
  );

  test("the three sensitivities give different rank drops over all markets", () => {
    const drops = rankAlerts(sample.results);
    const [strict, standard, sensitive] = (["strict", "standard", "sensitive"] as const).map(
      (one) => drops.filter(({ sensitivity }) => sensitivity === one).length,
    );
    expect(strict).toBeLessThan(standard ?? NaN);
    expect(standard).toBeLessThan(sensitive ?? NaN);
  });

  test("a lower limit for a decline raises more alerts, and none later for the first time", () => {
    const first = (sensitivity: Sensitivity) => {
      const years = new Map<string, number>();
      for (const { brandSlug, year } of of("sustained-decline", sensitivity))
        years.set(brandSlug, Math.min(year, years.get(brandSlug) ?? Infinity));
      return years;
    };
    const [strict, standard, sensitive] = [first("strict"), first("standard"), first("sensitive")];
    for (const [brand, year] of strict) expect(standard.get(brand)).toBeLessThanOrEqual(year);
    for (const [brand, year] of standard) expect(sensitive.get(brand)).toBeLessThanOrEqual(year);
    expect(sensitive.size).toBeGreaterThan(standard.size);
  });

  test("stricter alerts have a lower false-alarm rate", () => {
    for (const kind of ["sustained-decline", "level-shift", "rank-drop", "age-divergence"] as const) {
      const rates = (["strict", "standard", "sensitive"] as const).flatMap(
        (one) => of(kind, one)[0]?.falseAlarmRate ?? [],
      );
      expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    }
  });

  test("an alert names the limits and values that raised it", () => {
    for (const { kind, sensitivity, evidence, year } of alerts) {
      const limits = ALERT_LIMITS[sensitivity];
      if (kind === "sustained-decline") {
        const { path, pathFrom, sum, limit } = evidence;
        expect(limit).toBe(limits.sum);
        expect(sum).toBeGreaterThanOrEqual(limits.sum);
        expect(Number(pathFrom) + (path as number[]).length - 1).toBe(year);
      }
      if (kind === "level-shift") expect(evidence["p"]).toBeLessThanOrEqual(limits.shiftP);
      if (kind === "rank-drop") {
        expect(evidence["drop"]).toBe(Number(evidence["positionNow"]) - Number(evidence["positionThen"]));
        expect(evidence["rangeNowLow"]).toBeGreaterThan(Number(evidence["rangeThenHigh"]));
      }
      if (kind === "age-divergence") expect(evidence["q"]).toBeLessThanOrEqual(limits.ageQ);
    }
  });
});
