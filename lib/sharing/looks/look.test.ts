import { expect, it } from "vitest";
import fc from "fast-check";
import { colourFault, nearestReadable, parseColour } from "@/lib/sharing/looks/look";

it.each([
  ["#1A2B3C", "#1a2b3c"],
  [" 1a2b3c ", "#1a2b3c"],
  ["#abc", "#aabbcc"],
  ["", null],
  ["  ", null],
  ["#12345", undefined],
  ["red", undefined],
  ["#1a2b3c;color:red", undefined],
])("the typed colour %j is read as %j", (typed, colour) => expect(parseColour(typed)).toBe(colour));

it("a colour that is too light is named with its contrast, the contrast it needs and the nearest that passes", () => {
  expect(colourFault("main", "#ffcc00")).toEqual({
    words:
      "Main colour #ffcc00 has a contrast of 1.4:1 with paper; text needs at least 4.5:1. The nearest colour that passes is #8c7000.",
    nearest: "#8c7000",
  });
});

it("a contrast just below what is needed is not rounded up to it", () => {
  // 4.48 to 1 with paper.
  expect(colourFault("second", "#757575")?.words).toMatch(/contrast of 4\.4:1 with paper/);
});

it("the nearest colour of any colour passes, and a colour that passes is its own nearest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, "0")}`;
      const nearest = nearestReadable(hex);
      expect(colourFault("main", nearest)).toBeNull();
      if (colourFault("main", hex) === null) expect(nearest).toBe(hex);
    }),
  );
});
