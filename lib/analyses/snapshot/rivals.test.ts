import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRivals } from "@/lib/analyses/snapshot/rivals";

describe("pairs of rivals", () => {
  it("rivals are each ahead, behind or tied, and consistent in both directions", () => {
    const brand = fc.record({
      score: fc.double({ min: 0, max: 200, noNaN: true }),
      error: fc.double({ min: 0.5, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(brand, { minLength: 2, maxLength: 20 }), (drawn) => {
        const all = drawn.map((each, index) => ({ slug: `b${index}`, name: `B${index}`, ...each }));
        const [own] = all;
        const rivals = own && compareRivals(own, all);
        if (!own || !rivals) throw new Error("there are others");
        expect([rivals.ahead + rivals.behind + rivals.tied.length, rivals.of]).toEqual([rivals.of, all.length - 1]);
        expect(rivals.ahead).toBeLessThanOrEqual(all.filter(({ score }) => score < own.score).length);
      }),
    );
  });
  it("a single brand has no rivals", () => {
    expect(compareRivals({ slug: "a", name: "A", score: 1, error: 1 }, [])).toBeNull();
  });
});

it("a difference from a rival clear alone may not be clear among many", () => {
  const scored = (slug: string, score: number) => ({ slug, name: slug, score, error: 3 });
  const [own, far] = [scored("own", 80), scored("far", 71.2)];
  const near = Array.from({ length: 9 }, (_, index) => scored(`near-${index}`, 80 + index / 10));
  expect([compareRivals(own, [far])?.ahead, compareRivals(own, [far, ...near])?.ahead]).toEqual([1, 0]);
});
