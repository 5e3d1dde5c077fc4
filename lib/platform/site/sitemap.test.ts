import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import {
  MOST_ADDRESSES,
  parseSitemapName,
  SITEMAPS,
  sitemapPath,
  toParts,
  toSitemap,
  toSitemapIndex,
} from "@/lib/platform/site/sitemap";

const ORIGIN = "https://granskog.example";

function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  let inside = false;
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    inside = tag.name === name;
    if (inside) texts.push("");
  });
  parser.on("closetag", () => {
    inside = false;
  });
  parser.on("text", (text) => {
    if (inside) texts.push((texts.pop() ?? "") + text);
  });
  parser.write(xml).close();
  return texts;
}

test("a sitemap has absolute addresses, with the date of the last change if known", () => {
  const xml = toSitemap([{ path: "/" }, { path: "/help", changed: "2026-11-20" }], ORIGIN);
  expect(textsOf(xml, "loc")).toEqual([`${ORIGIN}/`, `${ORIGIN}/help`]);
  expect(textsOf(xml, "lastmod")).toEqual(["2026-11-20"]);
});

test("any path gives well-formed XML that reads back as that address", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = `/brands/${encodeURIComponent(text.toWellFormed())}?a=1&b=<"'>`;
      expect(textsOf(toSitemap([{ path }], ORIGIN), "loc")).toEqual([new URL(path, ORIGIN).href]);
    }),
  );
});

test("the sitemap index lists those with pages, each with its latest change", () => {
  const xml = toSitemapIndex(
    [
      { kind: "pages", entries: [{ path: "/" }] },
      { kind: "brands", entries: [] },
      {
        kind: "articles",
        entries: [
          { path: "/a", changed: "2026-11-02" },
          { path: "/b", changed: "2026-11-20" },
        ],
      },
    ],
    ORIGIN,
  );
  expect(textsOf(xml, "loc")).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/articles.xml`]);
  expect(textsOf(xml, "lastmod")).toEqual(["2026-11-20"]);
});

test("the sitemap index is empty and valid if nothing may be listed", () => {
  expect(textsOf(toSitemapIndex([{ kind: "pages", entries: [] }], ORIGIN), "loc")).toEqual([]);
});

test("addresses beyond one sitemap file continue in further files, each once", () => {
  const many = Array.from({ length: MOST_ADDRESSES + 1 }, (_, index) => ({ path: `/brands/${index}` }));
  const parts = toParts([...many, ...many.slice(0, 5)]);
  expect(parts.map(({ length }) => length)).toEqual([MOST_ADDRESSES, 1]);
  expect(textsOf(toSitemapIndex([{ kind: "brands", entries: many }], ORIGIN), "loc")).toEqual([
    `${ORIGIN}/sitemaps/brands.xml`,
    `${ORIGIN}/sitemaps/brands-2.xml`,
  ]);
});

test("a sitemap file's name says what it contains, and no other name is valid", () => {
  for (const kind of SITEMAPS) {
    for (const part of [1, 2, 31])
      expect(parseSitemapName(sitemapPath(kind, part).replace("/sitemaps/", ""))).toEqual({ kind, part });
  }
  for (const name of ["people.xml", "pages-1.xml", "pages-0.xml", "pages-99999.xml", "pages", "../pages.xml", ""])
    expect(parseSitemapName(name)).toBeNull();
});
