import fc from "fast-check";
import { expect, it } from "vitest";
import { toLabelTops } from "./forecast-labels";

const LINE = 20;
const NOTE = 15;

it("the names of a brand and its rivals stand beside the plot without covering each other, in the order of their lines", () => {
  const end = fc.record({
    name: fc.oneof(fc.constantFrom("Smedsta", "Lingonbacka Livs"), fc.constant("Åkerfrid ".repeat(33).trim())),
    y: fc.double({ min: 0, max: 440, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(end, { minLength: 1, maxLength: 4 }), (ends) => {
      const { tops } = toLabelTops(ends, 50, 400);
      const inOrder = ends
        .map(({ name, y }, at) => ({ y, top: tops[at] ?? 0, height: (name.length > 16 ? 2 : 1) * LINE + NOTE }))
        .toSorted((a, b) => a.top - b.top);
      for (const [at, row] of inOrder.entries()) {
        const next = inOrder[at + 1];
        if (next) expect(next.top - row.top).toBeGreaterThanOrEqual(row.height);
        if (next) expect(next.y).toBeGreaterThanOrEqual(row.y);
        expect(row.top).toBeGreaterThanOrEqual(50 - 1e-6);
        expect(row.top).toBeLessThanOrEqual(400 + 1e-6);
      }
    }),
  );
});
