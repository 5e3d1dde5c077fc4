import { describe, expect, it } from "vitest";
import { toOutlook } from "@/lib/analyses/snapshot/outlook";

describe("the outlook", () => {
  const forecast = { origin_year: 2025, year: 2026, model: "theta", value: 92, low: 84, high: 100 };
  it("the outlook is next year's forecast with its model's track record at that horizon", () => {
    const records = [
      { model: "theta", horizon: 1, forecasts: 100, coverage: 0.9 },
      { model: "theta", horizon: 1, forecasts: 300, coverage: 0.98 },
      { model: "theta", horizon: 2, forecasts: 300, coverage: 0.5 },
    ];
    const outlook = toOutlook(2025, [{ ...forecast, year: 2027, value: 99 }, forecast], records, null);
    expect(outlook?.forecast).toEqual({ year: 2026, value: 92, low: 84, high: 100 });
    expect(outlook?.record?.held).toBeCloseTo(0.96, 12);
    expect(outlook?.alerts).toBeNull();
  });
  it("only the latest year has an outlook, with the open alerts of that year", () => {
    expect(toOutlook(2024, [forecast], [], null)).toBeNull();
    const alerts = [
      { year: 2025, kind: "rank-drop" as const, sensitivity: "standard" as const, outcome: "open" },
      { year: 2025, kind: "rank-drop" as const, sensitivity: "strict" as const, outcome: "open" },
      { year: 2025, kind: "age-divergence" as const, sensitivity: "sensitive" as const, outcome: "open" },
      { year: 2024, kind: "level-shift" as const, sensitivity: "standard" as const, outcome: "lasted" },
    ];
    expect(toOutlook(2025, [], [], alerts)?.alerts).toEqual([{ year: 2025, words: "a rank drop" }]);
  });
});
