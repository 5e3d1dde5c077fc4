import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shorten, toScale, toShare } from "@/components/charts/scale";

describe("a scale", () => {
  it.each([
    [69, 136.9, 6, [60, 80, 100, 120, 140]],
    [0, 118.7, 4, [0, 50, 100, 150]],
    [103, 124, 4, [100, 110, 120, 130]],
    [50, 50, 4, [50, 51]],
  ])("from %s to %s in %s steps", (low, high, intervals, ticks) => {
    expect(toScale(low, high, intervals).ticks).toEqual(ticks);
  });
  it("holds what it is for, in few steps", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const scale = toScale(low, high, 6);
          expect(scale.min).toBeLessThanOrEqual(low);
          expect(scale.max).toBeGreaterThanOrEqual(high);
          expect(scale.ticks.length).toBeLessThanOrEqual(7);
          expect(toShare(scale, a)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe("a name", () => {
  it("is cut by letters and says so", () => {
    expect(shorten("Vindrosa", 8)).toBe("Vindrosa");
    expect(shorten("Vindrosa Kraft", 9)).toBe("Vindrosa…");
    expect(shorten("🌲".repeat(9), 4)).toBe("🌲🌲🌲…");
  });
});
