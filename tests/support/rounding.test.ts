import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { readOwn } from "./documented";
import { repository } from "./process";

// Numbers are rounded by kind: DECIMALS in lib/platform/words/format.ts. What is hashed is rounded in lib/study and stays apart.

const files = globSync("{app,components,lib}/**/*.{ts,tsx}", { cwd: repository }).filter(
  (file) => !/\.test\.|\.fixture\.|^lib\/(?:statistics|study)\/|words\/format\.ts$|embedded\/totp\.ts$/.test(file),
);

const CALL = /\b(?:formatNumber|formatSigned|formatRange|toFigureParts|roundTo)\(/g;
/** A property, attribute, default or constant that holds decimals. */
const LITERAL = /\b\w*(?:[dD]igits|DIGITS)(?:=\{|: | = )\d/;

/** The text of a call's arguments, from behind its opening bracket. */
function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let end = from;
  while (depth > 0 && end < text.length) {
    if (text[end] === "(") depth += 1;
    if (text[end] === ")") depth -= 1;
    end += 1;
  }
  return text.slice(from, end - 1);
}

/** Calls and declarations that name their decimals as a number. */
const literalDecimals = (text: string): string[] => [
  ...[...text.matchAll(CALL)].flatMap(({ 0: name, index }) => {
    const given = argumentsAt(text, index + name.length);
    return /,\s*\d,?\s*$/.test(given) ? [`${name}${given})`] : [];
  }),
  // The digits of a code that people type in are its length.
  ...text.split("\n").filter((line) => LITERAL.test(line) && !/<Code(?:Input|Field)\b/.test(line)),
];

it("no call gives its number of decimals as a literal", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => literalDecimals(readOwn(file)).map((literal) => `${file}: ${literal.trim()}`));
  expect(found).toEqual([]);
});

it.each([
  "formatNumber(score, 1)",
  "formatRange(100 * low, Math.max(high, low), 1)",
  "formatSigned(change.points, 0)",
  "roundTo(\n  Math.max(...values),\n  2,\n)",
  "<Figure value={score} digits={1} />",
  "{ label: name, numeric: true, digits: 1 }",
  "const DIGITS = 1;",
])("a literal number of decimals is found in %s", (line) => {
  expect(literalDecimals(line)).toHaveLength(1);
});
