import { expect, test } from "vitest";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { missingForms } from "@/lib/platform/next-output/next-html";

const FONT = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const AHEAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const FILE = '<script src="/_next/static/chunks/b.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"a"])</script>';
const PAGE = `<!DOCTYPE html><html lang="en"><head>${FONT}${AHEAD}${FILE}</head><body><p>Text</p>${DATA}</body></html>`;

const faultsOf = (page: string) => missingForms(page, inlineScripts(page));

test("a page as Next writes it has every expected form", () => {
  expect(faultsOf(PAGE)).toEqual([]);
});

test.each([
  ["<!DOCTYPE html>", "<!doctype html>", "does not begin"],
  ["</body></html>", "</body></html>\n", "does not end"],
  ["</head>", "", "</head> exactly once"],
  [' async=""></script>', " defer></script>", "script files"],
  ['rel="preload" as="script"', 'rel="modulepreload" as="script"', "first script"],
  ['as="font"', 'as="style"', "fonts"],
  ["self.__next_f.push(", "self.__next_g.push(", "__next_f"],
])("a page with %s changed to %s is reported", (form, changed, sentence) => {
  expect(faultsOf(PAGE.replace(form, changed))).toEqual([expect.stringContaining(sentence)]);
});
