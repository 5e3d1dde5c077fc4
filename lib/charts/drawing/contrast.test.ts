import { describe, expect, it } from "vitest";
import { contrastOf } from "./contrast";

describe("contrast", () => {
  it("contrast is 21 for black on white and 1 for a colour on itself", () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrastOf([15, 85, 53], [15, 85, 53])).toBe(1);
  });
  it("contrast is the same in both orders and correct for a known pair", () => {
    // #767676 is the lightest grey that WCAG's own examples call readable on white.
    expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrastOf([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  });
});
