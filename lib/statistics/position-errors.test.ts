import { expect, it } from "vitest";
import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import { positionErrors } from "@/lib/statistics/position-errors";

const past = (originYear: number, error: number, group = "one"): PastForecast => ({
  key: `${group} ${error}`,
  group,
  originYear,
  step: 1,
  horizon: 1,
  knownIn: originYear + 1,
  actual: 80,
  isShort: false,
  isVolatile: false,
  ownHalf: 0,
  unit: 2,
  scale: 1,
  deviation: 1,
  errors: { naive: error },
});

it("position errors exclude what all brands of a market have in common in a year", () => {
  const errors = positionErrors([
    past(2020, 10),
    past(2020, 14),
    past(2021, -3),
    past(2021, -3),
    past(2021, 3),
    past(2021, 3),
  ]);
  // Two errors of ±1 unit lose half of their squares by their own mean, four of ±1.5 a quarter.
  expect([...errors("naive", 1, 2021)].map((error) => Number(error.toFixed(6)))).toEqual([-1.414214, 1.414214]);
  expect([...errors("naive", 1, 2022)].map((error) => Number(error.toFixed(6)))).toEqual([
    -1.732051, -1.732051, -1.414214, 1.414214, 1.732051, 1.732051,
  ]);
});

it("position errors are unknown before an outcome, or for another model or horizon", () => {
  const errors = positionErrors([past(2020, 10), past(2020, 14), past(2020, 9, "two")]);
  expect(errors("naive", 1, 2020)).toHaveLength(0);
  expect(errors("naive", 1, 2021)).toHaveLength(2);
  expect(errors("naive", 2, 2025)).toHaveLength(0);
  expect(errors("theta", 1, 2025)).toHaveLength(0);
});
