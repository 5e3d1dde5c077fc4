import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { semidefiniteRoot, type MatrixRoot } from "@/lib/statistics/cholesky";

function square({ root, rank }: MatrixRoot, size: number): Float64Array {
  return Float64Array.from({ length: size * size }, (_, at) => {
    const [i, j] = [Math.floor(at / size), at % size];
    let sum = 0;
    for (let k = 0; k < rank; k += 1) sum += (root[i * rank + k] as number) * (root[j * rank + k] as number);
    return sum;
  });
}

test("the root of the matrix 4, 2, 5 is 2, 1, 2 by hand", () => {
  // The larger variance is the pivot: its root stands in the second row.
  const { root, rank } = semidefiniteRoot(Float64Array.of(4, 2, 2, 5), 2);
  expect(rank).toBe(2);
  expect(root[2]).toBeCloseTo(Math.sqrt(5), 12);
  expect(root[0]).toBeCloseTo(2 / Math.sqrt(5), 12);
  expect(root[1]).toBeCloseTo(Math.sqrt(4 - 4 / 5), 12);
});

test("a matrix of zeros has an empty root", () => {
  expect(semidefiniteRoot(new Float64Array(9), 3)).toEqual({ root: new Float64Array(0), rank: 0 });
});

describe("refuses", () => {
  test.each([
    ["another size", Float64Array.of(1, 0, 0), 2],
    ["an entry that is not a number", Float64Array.of(1, NaN, NaN, 1), 2],
    ["a negative variance", Float64Array.of(1, 0, 0, -1), 2],
    ["a correlation above 1", Float64Array.of(1, 2, 2, 1), 2],
  ])("a root is refused for %s", (_, matrix, size) => {
    expect(() => semidefiniteRoot(matrix, size)).toThrow(RangeError);
  });
});

test("the root times its transpose is the matrix, for any rank", () => {
  const factor = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })).chain(([size, rank]) =>
    fc.record({
      size: fc.constant(size),
      rank: fc.constant(Math.min(size, rank)),
      entries: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size * size, maxLength: size * size }),
    }),
  );
  fc.assert(
    fc.property(factor, ({ size, rank, entries }) => {
      const matrix = square({ root: Float64Array.from(entries.slice(0, size * rank)), rank }, size);
      const found = semidefiniteRoot(matrix, size);
      expect(found.rank).toBeLessThanOrEqual(rank);
      square(found, size).forEach((entry, at) => expect(entry).toBeCloseTo(matrix[at] as number, 6));
    }),
  );
});
