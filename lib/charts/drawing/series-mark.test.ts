import { describe, expect, it } from "vitest";
import { toMarkerOutline, toSeriesMark } from "@/lib/charts/drawing/series-mark";

const marks = (count: number) => Array.from({ length: count }, (_, order) => toSeriesMark(order));

describe("the mark of a series", () => {
  it("the first eight series have eight colours and eight shapes", () => {
    expect(marks(8).map(({ colour }) => colour)).toEqual(["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]);
    expect(new Set(marks(8).map(({ shape }) => shape)).size).toBe(8);
    expect(toSeriesMark(0).shape).toBe("circle");
  });
  it("64 series have different marks", () => {
    expect(new Set(marks(64).map(({ colour, shape }) => `${colour} ${shape}`)).size).toBe(64);
  });
  it("a series mark is one closed outline of finite numbers", () => {
    for (const { shape } of marks(8)) expect(toMarkerOutline(shape, 5)).toMatch(/^M[-\d. MLHVa]+Z$/);
  });
});
