import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { readOwn } from "./documented";
import { repository } from "./process";

// Numbers are rounded by kind: PLACES in lib/platform/words/format.ts. What is hashed is rounded in lib/study and stays apart.

const files = globSync("{app,components,lib}/**/*.{ts,tsx}", { cwd: repository }).filter(
  (file) => !/\.test\.|\.fixture\.|^lib\/(?:statistics|study)\/|words\/format\.ts$|embedded\/totp\.ts$/.test(file),
);

/** The line of a call with its places as a number, of such a property, attribute, default or constant. */
const LITERAL_PLACES = [
  /\b(?:formatNumber|formatSigned|formatRange|toFigureParts|roundTo)\((?:[^()\n]|\([^()\n]*\))*,\s*\d\)/,
  /\b\w*(?:[dD]igits|DIGITS)(?:=\{|: | = )\d/,
];

it("no call names its decimal places as a number", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    readOwn(file)
      .split("\n")
      // The places of a code that people type in are its length.
      .filter((line) => !/<Code(?:Input|Field)\b/.test(line) && LITERAL_PLACES.some((form) => form.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "formatNumber(score, 1)",
  "formatRange(100 * low, Math.max(high, low), 1)",
  "formatSigned(change.points, 0)",
  "<Figure value={score} digits={1} />",
  "{ label: name, numeric: true, digits: 1 }",
  "const DIGITS = 1;",
])("recognises %s", (line) => {
  expect(LITERAL_PLACES.some((form) => form.test(line))).toBe(true);
});
