import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// A browser restyles everything in an element whose `:has()` decides about its descendants, each time anything in it
// changes: for a page or its main part, once for each piece that arrives. Rules for what stands beside it, or that ask
// for children only, cost next to nothing.

const filesIn = (ending: string): [file: string, text: string][] =>
  ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(ending) && !file.includes(".test."))
      .map((file): [string, string] => [join(folder, file), readFileSync(join(folder, file), "utf8")]),
  );

/** `body:has(.a) .b`, but not `body:has(> .a) .b`, nor `body:has(.a)`, which concerns one element. */
const WIDE = /\b(?:html|body|main)\b[^\s{,]*:has\((?!\s*>)[^{,]*\)\s+[^\s{]/;

/** A sheet without the parts for printing, which are not asked on a screen. */
const onScreen = (sheet: string): string =>
  sheet
    .split("\n@media print {")
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf("\n}\n"))))
    .join("");

it("no sheet styles what is in a page by anything that is in the page", () => {
  const sheets = filesIn(".css");
  expect(sheets.length).toBeGreaterThan(50);
  expect(WIDE.test(onScreen('body:has(main[data-header="tall"]) .header {}'))).toBe(true);
  expect(sheets.filter(([, text]) => WIDE.test(onScreen(text))).map(([file]) => file)).toEqual([]);
});

it("no group of a page styles its descendants by anything that is in it", () => {
  const parts = filesIn(".tsx");
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter(([, text]) => /\bgroup-has-(?!\[>)/.test(text)).map(([file]) => file)).toEqual([]);
});
