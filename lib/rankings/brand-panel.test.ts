import { describe, expect, it } from "vitest";
import { describeOverlap } from "@/lib/rankings/brand-panel";

describe("overlapping intervals", () => {
  const at = (position: number, low: number, high: number) => ({
    brand: { slug: `b${position}`, name: "" },
    position,
    estimate: { value: (low + high) / 2, low, high },
  });
  it.each([
    [
      [at(6, 1, 5), at(7, 2, 6), at(8, 3, 7), at(9, 4, 8)],
      "All four intervals overlap.",
      "The order of 6 to 9 could change next time.",
    ],
    [
      [at(7, 1, 2), at(8, 3, 4), at(9, 5, 6)],
      "No other brand’s interval overlaps with this one’s.",
      "It is clearly ahead of or behind each of them.",
    ],
    [
      [at(7, 1, 2), at(8, 3, 4), at(9, 4, 6)],
      "One of two intervals overlaps with its own.",
      "The order of the others is clear.",
    ],
    [
      [at(7, 1, 3), at(8, 2, 5), at(9, 4, 6)],
      "Two of two intervals overlap with its own.",
      "It is tied with each of these.",
    ],
  ])("overlapping intervals of close brands are described: %#", (closest, finding, meaning) => {
    expect(describeOverlap(closest, "b8")).toEqual({ finding, meaning });
  });
  it("overlapping intervals are not mentioned where there are none", () => {
    expect(describeOverlap([{ ...at(7, 1, 2), estimate: null }, at(8, 1, 2)], "b8")).toBeNull();
  });
});
