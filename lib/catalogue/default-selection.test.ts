import { describe, expect, it } from "vitest";
import { DEFAULT_MARKET, defaultIndustryOf, defaultMarketOf } from "@/lib/catalogue/default-selection";

describe("the market shown first", () => {
  it("the default market is shown first wherever it is available", () => {
    expect(defaultMarketOf(["norway", DEFAULT_MARKET])).toBe(DEFAULT_MARKET);
  });

  it("another market is shown first if the default one is not published", () => {
    expect(defaultMarketOf(["norway", "finland"])).toBe("norway");
    expect(defaultMarketOf([])).toBeNull();
  });
});

describe("the industry shown first", () => {
  it("the industry shown first has the most brands, and is the first by name among equals", () => {
    const [energy, food, travel] = [
      { name: "Energy", brandCount: 4 },
      { name: "Food", brandCount: 9 },
      { name: "Travel", brandCount: 9 },
    ];
    expect(defaultIndustryOf([travel, energy, food])).toBe(food);
    expect(defaultIndustryOf([])).toBeNull();
  });
});
