import { afterEach, describe, expect, test, vi } from "vitest";
import { findMarketBySlug, findMarketBySpelling, MARKETS, normaliseMarket } from "@/lib/catalogue/markets/market";

afterEach(() => vi.restoreAllMocks());

describe("market spellings", () => {
  test.each([
    ["sverige", "Sweden"],
    ["SE", "Sweden"],
    ["Se", "Sweden"],
    ["Swe", "Sweden"],
    [" Suède ", "Sweden"],
    ["S.E.", "Sweden"],
    ["Norge", "Norway"],
    ["Noreg", "Norway"],
    ["Danmark", "Denmark"],
    ["DK", "Denmark"],
    ["Suomi", "Finland"],
    ["holland", "The Netherlands"],
    ["Netherlands", "The Netherlands"],
    ["the  netherlands", "The Netherlands"],
    ["Nederland", "The Netherlands"],
    ["Pays-Bas", "The Netherlands"],
    ["NL", "The Netherlands"],
  ])("the market spelling %j is read as %s", (spelling, name) => {
    expect(normaliseMarket(spelling)).toBe(name);
  });

  test("every market is recognised by its code, slug and name", () => {
    for (const market of MARKETS) {
      for (const spelling of [market.code, market.slug, market.name]) {
        expect(findMarketBySpelling(spelling)).toBe(market);
      }
      expect(findMarketBySlug(market.slug)).toBe(market);
    }
  });

  test("an unknown market spelling is used as it is, with a warning", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(normaliseMarket("Iceland")).toBe("Iceland");
    expect(warn).toHaveBeenCalledOnce();
    expect(findMarketBySpelling("Iceland")).toBeNull();
    expect(findMarketBySpelling("")).toBeNull();
    expect(findMarketBySpelling("constructor")).toBeNull();
    expect(findMarketBySlug("Sweden")).toBeNull();
  });
});
