import { expect, test } from "vitest";
import { tagsOf, toCacheTag } from "./cache-tags";

test("a page's tags are read where Next writes them", () => {
  const tags = tagsOf({
    kind: "APP_ROUTE",
    status: 200,
    body: Buffer.from(""),
    headers: { "x-next-cache-tags": "_N_T_/layout,_N_T_/help,publication,posts" },
  } as Parameters<typeof tagsOf>[0]);
  expect(tags).toEqual(["_N_T_/layout", "_N_T_/help", "publication", "posts"]);
  expect(toCacheTag(tags)).toBe("publication,posts");
});

test("an entry without tags has none", () => {
  expect(tagsOf(null)).toEqual([]);
  expect(toCacheTag(["_N_T_/help"])).toBe("");
});
