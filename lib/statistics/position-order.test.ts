import fc from "fast-check";
import { expect, it } from "vitest";
import { FutureOrder } from "@/lib/statistics/position-order";

it("the order is that of sorting, and equal values keep the order of the members", () => {
  const value = fc.oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.integer({ min: 0, max: 3 }));
  const futures = fc
    .integer({ min: 1, max: 40 })
    .chain((count) =>
      fc.array(fc.array(value, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(futures, (draws) => {
      const order = new FutureOrder(draws[0]?.length ?? 0);
      for (const values of draws) {
        const sorted = values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
        expect([...order.of(Float64Array.from(values))]).toEqual(sorted);
      }
    }),
  );
});
