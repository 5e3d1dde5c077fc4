import { expect, test } from "vitest";
import { findUnequal } from "@/supabase/local/table-digests";

const of = (rows: number, sha256 = "a") => ({ rows, sha256 });

test("two databases are equal when every table has as many rows with the same digest", () => {
  expect(findUnequal({ x: of(1), y: of(0) }, { y: of(0), x: of(1) })).toBeNull();
});

test.each([
  ["a table that is missing", { x: of(1), y: of(1) }, { x: of(1) }, "y is missing"],
  ["a table too many", { x: of(1) }, { x: of(1), y: of(1) }, "y is missing"],
  ["fewer rows", { x: of(3) }, { x: of(2) }, "x has 2 rows instead of 3"],
  ["other contents", { x: of(3) }, { x: of(3, "b") }, "x has other contents"],
])("%s makes two databases unequal", (_, from, to, words) => {
  expect(findUnequal(from, to)).toBe(words);
});
