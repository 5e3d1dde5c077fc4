import fc from "fast-check";
import { expect, test } from "vitest";
import { type Spot, toNamedOrder } from "@/lib/charts/drawing/named-spots";
import type { Point } from "@/lib/charts/drawing/path";

const FIELD = { left: 0, right: 200, top: 0, bottom: 100 };
const farOf = ([x, y]: Point) => Math.abs(x / 200 - 0.5) + Math.abs(y / 100 - 0.5);

const spots = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 200 }),
    y: fc.integer({ min: 0, max: 100 }),
    rank: fc.constantFrom("first", "chosen", "other"),
  }),
  { minLength: 1, maxLength: 90 },
);
const mosts = fc.constantFrom(0, 10, 24);

test("own, selected and clearly marked points are named before others, whatever their number", () => {
  fc.assert(
    fc.property(spots, mosts, (all, most) => {
      const named = order(all, most).map((spot) => all[spot]?.rank ?? "other");
      const ranks = ["first", "chosen", "other"];
      expect(named).toEqual(named.toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b)));
      const chosen = all.filter(({ rank }) => rank !== "other").length;
      expect(named.filter((rank) => rank !== "other")).toHaveLength(chosen);
      expect(named).toHaveLength(Math.min(all.length, Math.max(most, chosen)));
    }),
  );
});

test("of points that are not marked, those furthest from the middle are named", () => {
  fc.assert(
    fc.property(spots, mosts, (all, most) => {
      const named = new Set(order(all, most));
      const farOfOthers = (isNamed: boolean) =>
        all.flatMap(({ x, y, rank }, spot) => (rank === "other" && named.has(spot) === isNamed ? [farOf([x, y])] : []));
      expect(Math.min(...farOfOthers(true))).toBeGreaterThanOrEqual(Math.max(...farOfOthers(false)));
    }),
  );
});

function order(all: readonly { x: number; y: number; rank: string }[], most: number): number[] {
  const named = all.map(({ rank }, at): Spot => ({
    label: `Brand ${at}`,
    isChosen: rank !== "other",
    isFirst: rank === "first",
  }));
  return toNamedOrder(
    named,
    all.map(({ x, y }): Point => [x, y]),
    FIELD,
    most,
  );
}
