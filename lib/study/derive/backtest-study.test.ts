import { expect, test } from "vitest";
import { backtestStudy } from "@/lib/study/derive/backtest-study";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { Study } from "@/lib/study/study";

const sample = createSampleStudy();
/** Every fourth brand of one market, as read back from storage. */
const stored = JSON.parse(
  JSON.stringify(
    deriveStudy({
      ...sample,
      waves: sample.waves.filter(({ market }) => market === "denmark"),
      results: sample.results.filter(({ market, brandSlug }) => market === "denmark" && brandSlug.length % 4 === 0),
    }),
  ),
) as Study;
const differencesOf = (study: Study) => backtestStudy(study).checks.flatMap(({ differences }) => differences);

test("a computation can be repeated from its results, with the same outcome", () => {
  expect(differencesOf(stored)).toEqual([]);
  expect(JSON.stringify(backtestStudy(stored))).toBe(JSON.stringify(backtestStudy(stored)));
});

test("a changed record is found, with its correct value", () => {
  const [first, ...rest] = stored.forecastRecords;
  if (!first) throw new RangeError("there are records");
  expect(differencesOf({ ...stored, forecastRecords: [{ ...first, coverage: 0.95 }, ...rest] })).toEqual([
    { row: `denmark ${first.horizon} ${first.model}`, figure: "coverage", stored: 0.95, again: first.coverage },
  ]);
});

test("a changed forecast, track, odds or missing row is found too", () => {
  const [history, ...histories] = stored.forecastHistories;
  const [past, ...others] = history?.past ?? [];
  if (!history || !past) throw new RangeError("there is a history");
  const changedHistory = { ...history, past: [{ ...past, high: past.high + 1 }, ...others] };
  expect(differencesOf({ ...stored, forecastHistories: [changedHistory, ...histories] })).toMatchObject([
    { row: `denmark ${history.brandSlug}`, figure: "past.0.high", again: past.high },
  ]);
  const changedOdds = stored.passingOdds.map((odds) => ({ ...odds, quantiles: odds.quantiles.with(0, -99) }));
  expect(differencesOf({ ...stored, passingOdds: changedOdds })).toHaveLength(3);
  expect(differencesOf({ ...stored, forecastTracks: stored.forecastTracks.slice(1) })).toMatchObject([
    { figure: "row", stored: undefined },
  ]);
});
