import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const pages = globSync("app/(portal)/**/page.tsx", { cwd: root });
/** A page made by `toAnalysisPage` is one as well (app/(portal)/analysis-page.tsx). */
const IN_TIME = /export default toMemberPage\(|= toAnalysisPage[<(]/;

test("every page for one person has a time limit and a message if its data cannot be read", () => {
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter((file) => !IN_TIME.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  expect(readFileSync(path.join(root, "app/(portal)/analysis-page.tsx"), "utf8")).toContain("Page: toMemberPage(");
});
