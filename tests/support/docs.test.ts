import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { MUTATION_AREAS } from "./mutation-areas";
import { codeSpans, everythingNamed, headingAnchors, isThere, readOwn, shellLines, variablesRead } from "./documented";
import { repository } from "./process";

const HANDBOOK = globSync("content/handbook/*.md", { cwd: repository }).toSorted();
const DISTRICTS = [
  ...new Set(globSync("{lib,components}/*/", { cwd: repository }).map((folder) => path.basename(folder))),
].toSorted();
/** A district in `lib` and `components` has its page in `lib`. */
const pageOf = (district: string) =>
  ["lib", "components"].map((layer) => `${layer}/${district}/README.md`).find(isThere) ?? district;
const DISTRICT_PAGES = globSync("{lib,components}/*/README.md", { cwd: repository }).toSorted();
const PAGES = ["README.md", ...HANDBOOK, ...DISTRICT_PAGES];

const lineCount = (file: string) => readOwn(file).trimEnd().split("\n").length;
const all = PAGES.map(readOwn).join("\n\n");
const configuration = readOwn("content/handbook/configuration.md");
const scripts = new Set(
  Object.keys((JSON.parse(readOwn("package.json")) as { scripts: Record<string, string> }).scripts),
);
const spans = codeSpans(all);
const commands = [...spans, ...shellLines(all)];

/** Set by tools that run the code, or by one process of the product for another: not settings. */
const NOT_CHOSEN = new Set(["NODE_ENV", "NEXT_PHASE", "NEXT_RUNTIME", "VERCEL", "SKIP_TYPECHECK"]);

/** Files that read the options of a command, by script. */
const OPTIONS_IN: Readonly<Record<string, string>> = {
  study: "lib/study/cli/*.ts",
  backup: "supabase/local/{backup*,restore*}.ts",
  restore: "supabase/local/{backup*,restore*}.ts",
  start: "supabase/local/*.ts",
  dev: "supabase/local/*.ts",
  bench: "tests/bench/*.ts",
  check: "tests/support/run-check.ts",
  test: "tests/support/run-tests.ts",
  "test:deep": "tests/support/run-deep.ts",
  // What follows is a path, or one of vitest's own options.
  "test:unit": "node_modules/vitest/dist/chunks/cac*.js",
  // Options are Playwright's own.
  "test:e2e": "node_modules/playwright/lib/program.js",
  mutate: "tests/support/*mutation*.ts",
};

const isOurs = (text: string) => /^(?:npm|npx) /.test(text);

it("every command that the documentation names exists", () => {
  const named = commands.flatMap((text) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(([, script, short]) => script ?? short ?? ""),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((script) => !scripts.has(script))).toEqual([]);
});

it("every documented option of a command is in the code that reads it", () => {
  const unknown = commands.flatMap((text) => {
    const [, script = "", rest = ""] = /\bnpm (?:run )?([\w:-]+) -- ([^&|]*)/.exec(text) ?? [];
    const files = OPTIONS_IN[script];
    if (!files) return script ? [text] : [];
    const code = globSync(files, { cwd: repository }).map(readOwn).join("\n");
    const options = [...rest.matchAll(/--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
    return options
      .filter(
        (option) =>
          !code.includes(`--${option}`) &&
          !code.includes(`"${option}"`) &&
          !new RegExp(String.raw`\b${option}: \{`).test(code),
      )
      .map((option) => `${text}: --${option}`);
  });
  expect(unknown).toEqual([]);
});

it("every documented verb of the study command exists", () => {
  const verbs = commands.flatMap((text) =>
    [...text.matchAll(/\bnpm run study -- ([a-z]+)/g)].map(([, verb = ""]) => verb),
  );
  const known = readOwn("lib/study/cli/cli.ts");
  expect(verbs.length).toBeGreaterThan(8);
  expect(verbs.filter((verb) => !new RegExp(String.raw`\b${verb}\b`).test(known))).toEqual([]);
});

it("every documented suite and area exists", () => {
  const deep = readOwn("tests/support/run-deep.ts");
  const suites = commands.flatMap((text) => [...text.matchAll(/test:deep -- ([a-z]+)/g)].map(([, name = ""]) => name));
  expect(suites.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(deep))).toEqual([]);
  const areas = commands.flatMap((text) => [...text.matchAll(/run mutate -- ([a-z]+)/g)].map(([, name = ""]) => name));
  expect(areas.filter((name) => !(name in MUTATION_AREAS))).toEqual([]);
});

it("documented lines for the shell are whole commands", () => {
  const lines = shellLines(all);
  expect(lines.length).toBeGreaterThan(2);
  // Bash parses each line without running it.
  for (const line of lines)
    expect(() => execFileSync("bash", ["-n", "-c", line], { stdio: "pipe" }), line).not.toThrow();
});

it("every setting in the code is documented, and every documented one is in the code", () => {
  const documented = new Set(
    spans.flatMap((text) =>
      [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|INSTANCE)\b/g)].map(([, name = ""]) => name),
    ),
  );
  expect([...variablesRead()].filter((name) => !documented.has(name) && !NOT_CHOSEN.has(name))).toEqual([]);
  const chosen = [...configuration.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = ""]) => name),
  );
  const code = everythingNamed();
  expect(chosen.length).toBeGreaterThan(25);
  expect(chosen.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))).toEqual([]);
});

it("every documented path of the repository exists", () => {
  const paths = spans.filter((text) =>
    /^(?:app|components|lib|supabase|tests|content|public)\/[\w()[\]./-]+$/.test(text),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((file) => !isThere(file.replace(/\/$/, "")))).toEqual([]);
  const named = everythingNamed();
  const rootFiles = spans.filter((text) => /^[\w.-]+\.(?:cjs|mjs|yaml|json|config\.ts)$/.test(text));
  expect(rootFiles.filter((file) => !isThere(file) && !named.includes(file))).toEqual([]);
});

it.each(PAGES)("every link of %s within the repository leads somewhere", (page) => {
  const links = [...readOwn(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  const dead = links.filter((target) => {
    const [file = "", anchor] = target.split("#");
    const found = file === "" ? page : path.join(path.dirname(page), file);
    return !isThere(found) || (anchor !== undefined && !headingAnchors(readOwn(found)).has(anchor));
  });
  expect(dead).toEqual([]);
});

it.each(DISTRICT_PAGES)("every file and area that %s names exists", (page) => {
  const text = readOwn(page);
  const areas = [...text.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = ""]) => codeSpans(cell));
  const files = codeSpans(text).filter((name) => /^[\w./-]+\.tsx?$/.test(name));
  const named = [...areas, ...files].filter((name) => !name.includes("*"));
  const district = path.basename(path.dirname(page));
  const isHere = (name: string) =>
    globSync(`{lib,components}/${district}/**/${name}{,.ts,.tsx}`, { cwd: repository }).length > 0;
  const missing = named.filter((name) => !isThere(name) && !isHere(name));
  expect(named.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it("every documented metric is measured", () => {
  const metrics = spans.filter((text) => /^granskog_[a-z_]+$/.test(text));
  const code = globSync("lib/platform/telemetry/*.ts", { cwd: repository }).map(readOwn).join("\n");
  expect(metrics.length).toBeGreaterThan(5);
  expect(metrics.filter((name) => !code.includes(name))).toEqual([]);
});

describe("pages", () => {
  it("the README has at most 150 lines", () => {
    expect(lineCount("README.md")).toBeLessThanOrEqual(150);
  });

  it("every district has one page, of at most 30 lines", () => {
    expect(DISTRICTS.length).toBeGreaterThan(15);
    expect(DISTRICT_PAGES).toEqual(DISTRICTS.map(pageOf).toSorted());
    expect(DISTRICT_PAGES.filter((page) => lineCount(page) > 30)).toEqual([]);
  });

  it("every page of the handbook is linked from the README", () => {
    const readme = readOwn("README.md");
    expect(HANDBOOK.filter((page) => !readme.includes(`](${page})`))).toEqual([]);
  });
});

it("every documented command is in a form that these tests read", () => {
  expect(commands.filter((text) => /^(?:yarn|pnpm|bun) /.test(text))).toEqual([]);
  expect(commands.filter(isOurs).length).toBeGreaterThan(15);
});
