import { describe, expect, it } from "vitest";
import { DEFAULT_MARKET, defaultIndustryOf, defaultMarketOf } from "@/lib/catalogue/default-selection";

describe("the market shown first", () => {
  it("is the default one wherever it is among those there are", () => {
    expect(defaultMarketOf(["norway", DEFAULT_MARKET])).toBe(DEFAULT_MARKET);
  });

  it("is the first there is where the default one is not published", () => {
    expect(defaultMarketOf(["norway", "finland"])).toBe("norway");
    expect(defaultMarketOf([])).toBeNull();
  });
});

describe("the industry shown first", () => {
  it("has the most brands; the first by name of equals, whatever their order", () => {
    const [energy, food, travel] = [
      { name: "Energy", brandCount: 4 },
      { name: "Food", brandCount: 9 },
      { name: "Travel", brandCount: 9 },
    ];
    expect(defaultIndustryOf([travel, energy, food])).toBe(food);
    expect(defaultIndustryOf([])).toBeNull();
  });
});
