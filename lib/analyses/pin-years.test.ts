import { describe, expect, it } from "vitest";
import { toConfiguration } from "@/lib/analyses/configuration";
import { pinYears } from "@/lib/analyses/pin-years";
import { ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";

const pinned = (figure: AnalysisId, search: string, years: readonly number[] = [2015, 2020, 2025]) =>
  pinYears(toConfiguration(figure, new URLSearchParams(search)), years).search;

describe("years of a selection on paper", () => {
  it.each([
    ["single-country", "market=sweden", "market=sweden&from=2015&to=2025"],
    ["single-country", "market=sweden&from=2018", "market=sweden&from=2018&to=2025"],
    ["momentum", "market=sweden", "market=sweden&year=2025"],
    ["age-groups", "market=sweden&year=2024", "market=sweden&year=2024"],
    ["priorities", "market=sweden", "market=sweden&from=2015&to=2025"],
  ] as const)("%s with %s is kept as %s", (figure, search, kept) => expect(pinned(figure, search)).toBe(kept));

  it("a forecast always starts from the latest study", () => {
    expect(pinned("trajectory", "market=sweden")).toBe("market=sweden");
  });

  it.each(ANALYSIS_IDS)("%s is the same when it is pinned twice", (figure) => {
    const once = pinYears(toConfiguration(figure, new URLSearchParams("market=sweden")), [2015, 2025]);
    expect(pinYears(once, [2015, 2026])).toEqual(once);
  });
});
