import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What the browser loads late, with what each module imports, and where its styles are named. */
const ANALYSES = {
  late: ["app/(portal)/late-analyses.tsx", "components/sharing/chart-actions.tsx"],
  named: "app/(portal)/analysis-styles.ts",
};
const PORTAL = {
  late: ["components/discovery/portal/late-parts.tsx"],
  named: "components/discovery/portal/late-styles.ts",
};
/** The frame's styles, which every page has. */
const FRAME = "components/shell/frame-styles.ts";

/** The files of ours that a file imports, at once or late; types alone bring none. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, "");
  return [...source.matchAll(/(?:from |import |import\()"([^"]+)"/g)].flatMap(([, to = ""]) => {
    const base = to.startsWith("@/") ? to.slice(2) : to.startsWith(".") ? path.join(path.dirname(file), to) : null;
    const found =
      base === null
        ? undefined
        : [base, `${base}.tsx`, `${base}.ts`].find((each) => /\.\w+$/.test(each) && existsSync(each));
    return found === undefined ? [] : [found];
  });
}

/** All style sheets that come with a file. */
function sheetsOf(first: readonly string[]): string[] {
  const seen = new Set(first);
  // A set gives what is added to it meanwhile as well.
  for (const file of seen) if (/\.tsx?$/.test(file)) for (const next of importsOf(file)) seen.add(next);
  return [...seen].filter((file) => file.endsWith(".css"));
}

test.each([
  { ...ANALYSES, least: 30 },
  { ...PORTAL, least: 1 },
])("$named names every style sheet of what is loaded late", ({ late: files, named, least }) => {
  const late = sheetsOf(files);
  expect(late.length).toBeGreaterThan(least);
  const frame = new Set(sheetsOf([FRAME]));
  expect(sheetsOf([named]).toSorted()).toEqual(late.filter((sheet) => !frame.has(sheet)).toSorted());
});

test("each page with an analysis that is loaded late names those styles", () => {
  const pages = globSync("app/**/page.tsx").filter((file) => importsOf(file).includes(ANALYSES.late[0] ?? ""));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((file) => !importsOf(file).includes(ANALYSES.named))).toEqual([]);
});
