import fc from "fast-check";
import { expect, it } from "vitest";
import { FutureOrder } from "@/lib/statistics/position-order";

/** `values`, and how often one of them was asked for. */
function counted(values: readonly number[]): { asked: () => number; values: Float64Array } {
  let asked = 0;
  const read = new Proxy(Float64Array.from(values), {
    get: (of, key) => {
      asked += 1;
      return Reflect.get(of, key) as unknown;
    },
  });
  return { asked: () => asked, values: read };
}

it.each([
  ["in order", (i: number) => 400 - i],
  ["in the reverse order", (i: number) => i],
  ["all alike", () => 7],
  ["in no order", (i: number) => (i * 149) % 400],
])("ordering 400 values that come %s asks for each a few times only", (_, valueOf) => {
  const { asked, values } = counted(Array.from({ length: 400 }, (__, i) => valueOf(i)));
  new FutureOrder(400).of(values);
  expect(asked()).toBeLessThanOrEqual(6 * 400);
});

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
