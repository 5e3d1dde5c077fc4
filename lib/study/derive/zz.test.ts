import { test } from "vitest";
import { forecastBrands } from "@/lib/study/derive/forecasts";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
test("x", () => {
  const found = forecastBrands(createSampleStudy().results);
  const chosen = found.forecastRecords.filter(({ isChosen }) => isChosen);
  const n = chosen.reduce((s, r) => s + r.forecasts, 0);
  const mean = (f: (r: (typeof chosen)[number]) => number | null) =>
    chosen.reduce((s, r) => s + (f(r) ?? NaN) * r.forecasts, 0) / n;
  console.log(
    "CRPS",
    mean(({ crps }) => crps),
    "MASE",
    mean(({ mase }) => mase),
  );
});
