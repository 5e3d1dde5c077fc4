import { describe, expect, it } from "vitest";
import { toPositionAxis } from "./bump-layout";
import { cellByKey } from "./heat-keys";
import { formatSigned } from "@/lib/platform/words/format";
import { toTint } from "./heat-cell";
import { columnByKey, nearestColumn } from "./reading";
import { nearestPoint } from "./scatter-layout";

describe("reading a chart", () => {
  it("the pointer selects the nearest column of a chart", () => {
    expect(nearestColumn([0, 100, 300], 190)).toBe(1);
    expect(nearestColumn([], 10)).toBeNull();
  });
  it("the arrow keys start at the last column and stay inside the chart", () => {
    expect(columnByKey("ArrowLeft", null, 5)).toBe(4);
    expect(columnByKey("ArrowLeft", 0, 5)).toBe(0);
    expect(columnByKey("ArrowRight", 4, 5)).toBe(4);
    expect(columnByKey("Home", 3, 5)).toBe(0);
    expect(columnByKey("a", 3, 5)).toBeUndefined();
  });
  it("the pointer selects the nearest point, or none if it is far away", () => {
    const points = [
      { left: 0, top: 0 },
      { left: 50, top: 50 },
    ];
    expect(nearestPoint(points, 45, 48, 28)).toBe(1);
    expect(nearestPoint(points, 200, 200, 28)).toBeNull();
  });
});

describe("a heat table", () => {
  it("the focus leaves a heat table only with Tab, not at an edge", () => {
    expect(cellByKey("ArrowUp", [0, 2], [4, 5])).toBeNull();
    expect(cellByKey("ArrowRight", [0, 2], [4, 5])).toEqual([0, 3]);
    expect(cellByKey("End", [1, 2], [4, 5])).toEqual([1, 4]);
    expect(cellByKey("Home", [3, 2], [4, 5], true)).toEqual([0, 0]);
  });
  it("a heat table's cell is never too dark for its text", () => {
    expect(toTint(40, 16)).toContain("var(--above) 54.0%");
    expect(toTint(-4, 16)).toContain("var(--below) 13.5%");
    expect(toTint(null, 16)).toBeUndefined();
  });
  it("a heat table signs differences, except those that round to zero", () => {
    expect([4.56, -4.56, 0, -0.02, 0.04].map((value) => formatSigned(value, 1))).toEqual([
      "+4.6",
      "−4.6",
      "0.0",
      "0.0",
      "0.0",
    ]);
  });
});

it("an axis of positions starts at 1, never at 0", () => {
  const line = (positions: number[]) => ({
    slug: "a",
    name: "A",
    mark: { colour: "c1" as const, shape: "circle" as const },
    isOwn: true,
    points: positions.map((position, x) => ({ x, position })),
  });
  expect(toPositionAxis([line([1, 3, 40])])).toMatchObject({ first: 1, last: 40 });
  expect(Math.min(...toPositionAxis([line([2, 9])]).ticks)).toBeGreaterThanOrEqual(1);
});
