import { describe, expect, it } from "vitest";
import { toMarkerPath, toSeriesMark } from "@/components/charts/series-mark";

const marks = (count: number) => Array.from({ length: count }, (_, order) => toSeriesMark(order));

describe("the mark of a brand in charts", () => {
  it("gives the first eight brands eight colours and eight shapes", () => {
    expect(marks(8).map(({ color }) => color)).toEqual([
      "var(--c1)",
      "var(--c2)",
      "var(--c3)",
      "var(--c4)",
      "var(--c5)",
      "var(--c6)",
      "var(--c7)",
      "var(--c8)",
    ]);
    expect(new Set(marks(8).map(({ shape }) => shape)).size).toBe(8);
    expect(toSeriesMark(0).shape).toBe("circle");
  });
  it("tells 64 brands apart", () => {
    expect(new Set(marks(64).map(({ color, shape }) => `${color} ${shape}`)).size).toBe(64);
  });
  it("is drawn as one closed outline of finite numbers", () => {
    for (const { shape } of marks(8)) expect(toMarkerPath(shape, 5)).toMatch(/^M[-\d. MLHVa]+Z$/);
  });
});
