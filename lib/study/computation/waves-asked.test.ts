import { describe, expect, test } from "vitest";
import { selectWaves, UnknownWave, waveKey } from "@/lib/study/computation/waves-asked";
import { createTwoMarkets } from "@/lib/study/computation/two-markets.fixture";

const study = createTwoMarkets();

describe("waves asked for", () => {
  test.each([
    [["sweden/2025"], ["sweden/2025"]],
    [
      ["Sweden 2025", "se-2024"],
      ["sweden/2024", "sweden/2025"],
    ],
    [["sweden2025"], ["sweden/2025"]],
    [[" The Netherlands "], ["netherlands/2023", "netherlands/2024", "netherlands/2025"]],
    [["2025"], ["sweden/2025", "netherlands/2025"]],
    [
      ["2025", "sweden/2025", "sweden/2023"],
      ["sweden/2023", "sweden/2025", "netherlands/2025"],
    ],
    [["all"], study.waves.map(waveKey)],
    [["sweden/2025", "all"], study.waves.map(waveKey)],
  ])("selecting %j gives these waves with everything in them", (asked, waves) => {
    const part = selectWaves(study, asked);
    const keysOf = (rows: readonly object[]) => rows.map((row) => Object.values(row).join("/"));
    expect(part.waves.map(waveKey)).toEqual(waves);
    expect([...new Set(part.results.map(waveKey))]).toEqual(waves);
    expect(part.results).toHaveLength(4 * waves.length);
    const { ageGroups, consumers, forecasts, forecastHistories, forecastRecords, forecastTracks, passingOdds, alerts } =
      part;
    const others = {
      ageGroups,
      consumers,
      forecasts,
      forecastHistories,
      forecastRecords,
      forecastTracks,
      passingOdds,
      alerts,
    };
    for (const rows of Object.values(others)) expect(keysOf(rows)).toEqual(waves);
    expect([part.source, part.isSample]).toEqual([study.source, study.isSample]);
  });

  test.each(["sweden/2031", "atlantis/2025", "", "2031", "norway", "sweden/202"])(
    "%j is not a wave, and the message names those that exist",
    (text) => {
      expect(() => selectWaves(study, [text])).toThrow(UnknownWave);
      expect(() => selectWaves(study, ["sweden/2025", text])).toThrow(
        `Wave "${text}" is not in this computation, which has 6. Latest: Sweden 2023, Sweden 2024, Sweden 2025, The Netherlands 2023, The Netherlands 2024, The Netherlands 2025.`,
      );
    },
  );

  test("of many waves the message names the last twelve", () => {
    const years = Array.from({ length: 15 }, (_, i) => 2011 + i);
    const waves = years.map((year) => ({ ...(study.waves[0] as (typeof study.waves)[number]), year }));
    expect(() => selectWaves({ ...study, waves }, ["2031"])).toThrow(
      /has 15\. Latest: Sweden 2014, .*, Sweden 2025\.$/,
    );
  });
});
