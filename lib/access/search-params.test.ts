import { expect, it } from "vitest";
import { toSearch } from "@/lib/access/search-params";

it.each([
  [{}, ""],
  [{ market: undefined }, ""],
  [{ market: "sweden", q: "a&b" }, "?market=sweden&q=a%26b"],
  [{ brand: ["a", "b c"] }, "?brand=a&brand=b+c"],
])("the parameters %j are written as %j", (params, search) => {
  expect(toSearch(params)).toBe(search);
});
