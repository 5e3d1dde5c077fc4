import { expect, test } from "vitest";
import { MOST_FOUND, sayFound } from "@/lib/rankings/brands/search-limit";

test("a search says when its list is full", () => {
  expect(sayFound(1)).toEqual({ heading: "One brand found", note: null });
  expect(sayFound(MOST_FOUND - 1)).toEqual({ heading: "19 brands found", note: null });
  expect(sayFound(MOST_FOUND)).toMatchObject({
    heading: "The first 20 brands found",
    note: expect.stringContaining("There may be more"),
  });
});
