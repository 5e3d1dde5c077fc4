import { expect, test } from "vitest";
import { holds, SIMULATED_COVERAGE } from "@/lib/study/promises/coverage-row";

test("what was last simulated is within its bounds", () => {
  expect(SIMULATED_COVERAGE.filter((row) => !holds(row))).toEqual([]);
});

test("every method page whose figures have intervals or rates shows some, each once", () => {
  expect(new Set(SIMULATED_COVERAGE.map(({ page }) => page))).toEqual(
    new Set(["scores", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"]),
  );
  const names = SIMULATED_COVERAGE.map(({ what, stratum }) => `${what} / ${stratum}`);
  expect(new Set(names).size).toBe(names.length);
});

test("a row outside its bounds fails", () => {
  const [row] = SIMULATED_COVERAGE;
  if (!row) throw new RangeError("nothing was simulated");
  expect(holds({ ...row, simulated: row.low - 0.001 })).toBe(false);
  expect(holds({ ...row, simulated: row.high + 0.001 })).toBe(false);
});
