import { expect, test } from "vitest";
import { toExtremes, toLargest } from "@/lib/analyses/portfolio/drawing";

test("a drawn list has its ends and says how many are between", () => {
  const list = (length: number) => Array.from({ length }, (_, index) => index);
  expect(toExtremes(list(10))).toEqual({ best: list(10), worst: [], between: 0 });
  expect(toExtremes(list(12))).toEqual({ best: list(12), worst: [], between: 0 });
  expect(toExtremes(list(13))).toEqual({ best: [0, 1, 2, 3, 4], worst: [8, 9, 10, 11, 12], between: 3 });
});

test("the largest brand and the sum of the others make the whole", () => {
  const items = [5, -4, 3, 1, 1].map((points) => ({ points }));
  expect(toLargest(items, 3)).toEqual({ shown: items.slice(0, 3), rest: { count: 2, points: 2 } });
  expect(toLargest(items, 4)).toEqual({ shown: items, rest: null });
});
