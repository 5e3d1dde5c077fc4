import { describe, expect, test } from "vitest";
import { selectWaves, UnknownWave } from "@/lib/study/computation/waves-asked";
import { createSampleStudy } from "@/lib/study/sample/sample-study";

const study = createSampleStudy();

describe("waves asked for", () => {
  test.each([
    [["sweden/2025"], 1],
    [["Sweden 2025", "se-2024"], 2],
    [["norway"], 15],
    [["2025"], 5],
    [["2025", "sweden/2025"], 5],
    [["all"], 75],
  ])("selecting %j gives %i waves with everything in them", (asked, waves) => {
    const part = selectWaves(study, asked);
    expect(part.waves).toHaveLength(waves);
    const keys = new Set(part.waves.map(({ market, year }) => `${market}/${year}`));
    expect(new Set(part.results.map(({ market, year }) => `${market}/${year}`))).toEqual(keys);
    expect(part.results).toHaveLength(study.results.filter(({ market, year }) => keys.has(`${market}/${year}`)).length);
  });

  test.each(["sweden/2031", "atlantis/2025", "", "2031"])(
    "%j is not a wave, and the message names those that exist",
    (text) => {
      expect(() => selectWaves(study, [text])).toThrow(UnknownWave);
      expect(() => selectWaves(study, [text])).toThrow(/The Netherlands 2025/);
    },
  );
});
