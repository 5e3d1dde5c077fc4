import { describe, expect, it } from "vitest";
import { joinRankView, readRankView, toRankPlace } from "@/lib/analyses/single-country/rank-view";

describe("the table of scores and ranks", () => {
  it("the ranking table is drawn as its address says", () => {
    expect(readRankView(null)).toEqual({ isAll: false, isIndex: false, list: "industry" });
    for (const view of ["all", "index", "market", "all-index", "all-market", "index-market", "all-index-market"])
      expect(joinRankView(readRankView(view))).toBe(view);
  });
  it("a position in the industry has no rank range, which belongs to the market", () => {
    const at = { inIndustry: 3, overall: 23, rankLow: 12, rankHigh: 40 };
    expect(toRankPlace(at, "industry")).toEqual({ position: 3, range: null });
    expect(toRankPlace(at, "market")).toEqual({ position: 23, range: { low: 12, high: 40 } });
    expect(toRankPlace({ ...at, rankLow: null, rankHigh: null }, "market")).toEqual({ position: 23, range: null });
  });
});
