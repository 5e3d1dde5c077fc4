import { expect, test } from "vitest";
import { toGrowthRings } from "@/components/discovery/home/growth-rings";

/** Distances from the centre of the curve's corners: every third point, the ones between only bend it. */
function distances(path: string): number[] {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].slice(1);
  return points.filter((_, index) => index % 3 === 2).map(([, x, y]) => Math.hypot(Number(x), Number(y)));
}

test("there is one growth ring per year, each around the previous one", () => {
  const rings = toGrowthRings(15, 256).map(distances);
  expect(rings).toHaveLength(15);
  for (const [index, ring] of rings.entries()) {
    ring.forEach((distance, corner) => expect(distance).toBeGreaterThan(rings[index - 1]?.[corner] ?? 0));
  }
  expect(Math.max(...(rings.at(-1) ?? []))).toBeLessThanOrEqual(256);
  expect(Math.min(...(rings.at(-1) ?? []))).toBeGreaterThan(180);
});
