import { describe, expect, it } from "vitest";
import { sayMove, sayStanding, type ListPosition } from "@/lib/rankings/list-position";
import type { MovementCell } from "@/lib/rankings/ranking-row";

const cell = (change: number): MovementCell => ({ status: "known", change, clear: false });
const inMarket = (over: Partial<Extract<ListPosition, { list: "market" }>> = {}): ListPosition => ({
  list: "market",
  slug: "netherlands",
  name: "The Netherlands",
  position: 23,
  of: 412,
  range: { low: 12, high: 40, exact: true },
  movement: { since: 2024, cell: cell(19) },
  ...over,
});
const inIndustry = (movement: MovementCell): ListPosition => ({
  list: "industry",
  slug: "food-grocery",
  name: "Food & grocery",
  position: 3,
  of: 54,
  percentile: 96.3,
  movement: { since: 2024, cell: movement },
});

describe("a position", () => {
  it("a position has its rank range in the market and its percentile in the industry", () => {
    expect(sayStanding(inMarket())).toBe("Rank range 12 to 40");
    expect(sayStanding(inMarket({ range: { low: 300, high: 500, exact: false } }))).toBe(
      "Rank range 300 to 412, rounded outward",
    );
    expect(sayStanding(inMarket({ range: { low: 1, high: 1, exact: true } }))).toBe("Rank range 1");
    expect(sayStanding(inMarket({ range: null }))).toBeNull();
    expect(sayStanding(inIndustry(cell(2)))).toBe("96th percentile");
  });
  it("a position names the list in which it moved", () => {
    expect(sayMove(inMarket())).toBe("Up 19 positions in the Netherlands since 2024");
    expect(sayMove(inIndustry(cell(-1)))).toBe("Down 1 position in food & grocery since 2024");
    expect(sayMove(inIndustry(cell(0)))).toBe("Same position in food & grocery as in 2024");
    expect(sayMove(inIndustry({ status: "new" }))).toBe("Not ranked in food & grocery in 2024");
  });
  it("a position without a known move says nothing about one", () => {
    expect(sayMove(inMarket({ movement: null }))).toBeNull();
    expect(sayMove(inIndustry({ status: "locked" }))).toBeNull();
  });
});
