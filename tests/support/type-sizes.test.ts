import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository } from "./process";

const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const sheets = globSync("{app,components}/**/*.css", { cwd: repository }).toSorted();

/** Sizes in pixels that stay as they are whatever size of text the reader has set. */
const KEPT: Record<string, readonly string[]> = {
  // Words in drawings, and the size of paper.
  "app/globals.css": [
    "--step--2: 12px",
    "--step--1: 14px",
    "--step-0: 16px",
    "--step-1: 18px",
    "--step-2: 22px",
    "--text-note: 13px",
    "--text-small: 15px",
    "font-size: 16px",
  ],
  // Lines level with the marks of a drawing.
  "components/analyses/trajectory/forecast.module.css": ["line-height: 16px", "line-height: 20px", "line-height: 15px"],
  "components/charts/read-stage.module.css": [
    "line-height: 18px",
    "line-height: 15px",
    "line-height: 20px",
    "line-height: 30px",
    "line-height: 18px",
    "line-height: 15px",
    "line-height: 15px",
  ],
};

/** Declarations of sizes of type in pixels. */
function sizesInPixels(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [
    ...plain.matchAll(/(?<=[{;]\s*)(?:font|font-size|line-height|--step-[\w-]+|--text-[\w-]+)\s*:[^;}]*\dpx[^;}]*/g),
  ].map(([declaration]) => declaration.trim());
}

it("type grows with the reader's setting: style sheets set it in rem, but for drawings and paper", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets
    .map((file) => [file, sizesInPixels(read(file))] as const)
    .filter(([, sizes]) => sizes.length > 0);
  expect(Object.fromEntries(found)).toEqual(KEPT);
});

it("type grows with the reader's setting: no class sets it in pixels", () => {
  const files = [...sheets, ...globSync("{app,components}/**/*.{ts,tsx}", { cwd: repository })];
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:text|leading)-\[[^\]]*\dpx[^\]]*\]|\bfontSize: "\d[^"]*px"/g)].map(
      ([size]) => `${file}: ${size}`,
    ),
  );
  expect(found).toEqual([]);
});

it("lines keep their width when our faces arrive: no length is counted in the letters of whatever face is there", () => {
  const files = [...sheets, ...globSync("{app,components}/**/*.tsx", { cwd: repository })];
  const found = files.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/\/\*[\s\S]*?\*\//g, "")
        .matchAll(/[-\w.:[]*\d(?:ch|ex)\b/g),
    ].map(([length]) => `${file}: ${length}`),
  );
  expect(found).toEqual([]);
});
