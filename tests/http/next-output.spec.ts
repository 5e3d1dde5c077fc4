import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { missingForms } from "@/lib/platform/next-output/next-html";
import { repository } from "../support/process";
import { expect, test } from "./fixtures";

// The page store rewrites what Next writes (lib/platform/next-output). Each form it relies on must be in the build's pages.
const folder = path.resolve(repository, process.env.NEXT_DIST_DIR ?? ".next", "server/app");

test("every prerendered page has the structure that the page cache relies on", () => {
  const pages = globSync("**/*.html", { cwd: folder }).filter((file) => !/(?:^|\/)_/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  const faults = pages.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), "utf8");
    return missingForms(html, inlineScripts(html)).map((fault) => `${file}: ${fault}`);
  });
  expect(faults.slice(0, 10)).toEqual([]);
});
