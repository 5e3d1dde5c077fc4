import { expect, test } from "vitest";
import { holds, SIMULATED_COVERAGE } from "@/lib/study/promises/coverage-row";

test("the latest simulated coverage is within its bounds", () => {
  expect(SIMULATED_COVERAGE.filter((row) => !holds(row))).toEqual([]);
});

test("every method page with intervals or rates shows its coverage, each once", () => {
  expect(new Set(SIMULATED_COVERAGE.map(({ page }) => page))).toEqual(
    new Set(["scores", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"]),
  );
  const names = SIMULATED_COVERAGE.map(({ what, stratum }) => `${what} / ${stratum}`);
  expect(new Set(names).size).toBe(names.length);
});

test("a coverage row outside its bounds fails", () => {
  const [row] = SIMULATED_COVERAGE;
  if (!row) throw new RangeError("nothing was simulated");
  expect(holds({ ...row, simulated: row.low - 0.001 })).toBe(false);
  expect(holds({ ...row, simulated: row.high + 0.001 })).toBe(false);
});
