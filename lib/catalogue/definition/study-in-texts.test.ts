import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { say } from "@/lib/catalogue/definition/wording";

/**
 * What the default study’s definition decides, and what a study without code of its own must not find in the code. Where
 * a text needs it, it takes it from the published study, or has a token of `lib/catalogue/shown-study/study-words.ts`.
 */
const names = DEFAULT_DEFINITION.markets.flatMap(({ name, slug }) => [
  say(DEFAULT_DEFINITION, name).replace("The ", ""),
  slug,
]);
const SAID = [
  /\bNordic\b/,
  />= 4\b/,
  /\bfive (?:markets|countries)\b/i,
  /\b1 to 5\b/,
  /\b4 (?:or|and) 5\b/,
  /\b4–5\b/,
  /\bfewer than 50\b/i,
  /\bat least 50\b/i,
  /\bage, sex and region\b/,
];

const saysSo = (line: string) =>
  SAID.some((said) => said.test(line)) || line.split(/\W+/).some((word) => names.includes(word));

/** Files that may say so, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "lib/catalogue/markets/market.ts": "today’s study, shown where nothing is published",
  "lib/catalogue/shown-study/study-of-today.ts": "the same",
  "lib/platform/site/site.ts": "the publisher’s own words about today’s study",
  "lib/study/questionnaire.ts": "the sample generator’s study",
  "lib/study/scoring-rule.ts": "a published rule, which never changes",
  "lib/catalogue/countries/country.ts": "names of countries that people live in",
  "lib/accounts/identity/sample-accounts.ts": "where invented people live",
  "lib/accounts/identity/embedded/common-passwords.ts": "passwords",
  "lib/operations/email-previews/previews.ts": "letters with invented contents",
  "lib/study/cli/check.ts": "the command’s help, for the default definition",
  "lib/study/cli/publish.ts": "the same",
  "lib/study/cli/import.ts": "the same",
  "lib/sharing/api/rankings.ts": "an example that another study’s market replaces",
  "lib/sharing/api/consumers.ts": "the same",
  "lib/sharing/api/scores.ts": "the same",
  "lib/sharing/api/brands.ts": "the same",
  "lib/study/cli/progress-line.ts": "quarters of a progress line",
  "lib/study/interviews/kind.ts": "columns of a file",
};
const LEFT_OUT =
  /^lib\/study\/(?:generate|sample)\/|^components\/design\/|^app\/\(public\)\/design\/|\.(?:test|fixture)\.|^lib\/catalogue\/definition\/default/;

/** Without comments, which are on no page. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");

const files = ["app", "components", "lib"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));

test("no text or rule of the site names a market, the scale, the smallest base or the weighting of the default study", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !Object.hasOwn(ALLOWED, file))
    .flatMap((file) =>
      withoutComments(readFileSync(file, "utf8"))
        .split("\n")
        .filter(saysSo)
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found.join("\n")).toBe("");
});

test("each file that may say so still does", () => {
  const silent = Object.keys(ALLOWED).filter((file) => !saysSo(readFileSync(file, "utf8")));
  expect(silent).toEqual([]);
});
