import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { MUTATION_AREAS } from "./mutation-areas";
import { codeSpans, everythingNamed, isThere, readOwn, shellLines, variablesRead } from "./documented";
import { repository } from "./process";

const readme = readOwn("README.md");
const scripts = new Set(
  Object.keys((JSON.parse(readOwn("package.json")) as { scripts: Record<string, string> }).scripts),
);
const spans = codeSpans(readme);
const commands = [...spans, ...shellLines(readme)];

/** Set by the tools that run the code, or from one process of the product to another: nobody chooses them. */
const NOT_CHOSEN = new Set([
  "NODE_ENV",
  "NEXT_PHASE",
  "NEXT_RUNTIME",
  "NODE_OPTIONS",
  "VERCEL",
  "LOCAL_ORIGIN",
  "DATA_SOURCE",
  "SKIP_TYPECHECK",
]);

/** Options that a command of the table knows, by the script; each is looked for in the file that reads it. */
const OPTIONS_IN: Readonly<Record<string, string>> = {
  study: "lib/study/cli*.ts",
  backup: "supabase/local/{backup*,restore*}.ts",
  restore: "supabase/local/{backup*,restore*}.ts",
  start: "supabase/local/*.ts",
  dev: "supabase/local/*.ts",
  bench: "tests/bench/*.ts",
  "test:deep": "tests/support/run-deep.ts",
  // Options are Playwright's own.
  "test:e2e": "node_modules/playwright/lib/program.js",
  mutate: "tests/support/*mutation*.ts",
};

const isOurs = (text: string) => /^(?:npm|npx) /.test(text);

it("every command that the README names exists", () => {
  const named = commands.flatMap((text) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(([, script, short]) => script ?? short ?? ""),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((script) => !scripts.has(script))).toEqual([]);
});

it("every option of a command stands in the code that reads it", () => {
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

it("every verb of the study command is one it knows", () => {
  const verbs = commands.flatMap((text) =>
    [...text.matchAll(/\bnpm run study -- ([a-z]+)/g)].map(([, verb = ""]) => verb),
  );
  const known = readOwn("lib/study/cli.ts");
  expect(verbs.length).toBeGreaterThan(8);
  expect(verbs.filter((verb) => !new RegExp(String.raw`\b${verb}\b`).test(known))).toEqual([]);
});

it("every suite and area that is named beside its command exists", () => {
  const deep = readOwn("tests/support/run-deep.ts");
  const suites = commands.flatMap((text) => [...text.matchAll(/test:deep -- ([a-z]+)/g)].map(([, name = ""]) => name));
  expect(suites.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(deep))).toEqual([]);
  const areas = commands.flatMap((text) => [...text.matchAll(/run mutate -- ([a-z]+)/g)].map(([, name = ""]) => name));
  expect(areas.filter((name) => !(name in MUTATION_AREAS))).toEqual([]);
});

it("lines to be typed are whole commands", () => {
  const lines = shellLines(readme);
  expect(lines.length).toBeGreaterThan(2);
  // The shell itself reads each of them, without doing anything.
  for (const line of lines)
    expect(() => execFileSync("bash", ["-n", "-c", line], { stdio: "pipe" }), line).not.toThrow();
});

it("every variable that code reads is in the README, and the README invents none", () => {
  const told = new Set(
    spans.flatMap((text) =>
      [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|INSTANCE)\b/g)].map(([, name = ""]) => name),
    ),
  );
  expect([...variablesRead()].filter((name) => !told.has(name) && !NOT_CHOSEN.has(name))).toEqual([]);
  const table = /## Configuration\n[\s\S]*?(?=\n## )/.exec(readme)?.[0] ?? "";
  const chosen = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = ""]) => name),
  );
  const code = everythingNamed();
  expect(chosen.length).toBeGreaterThan(25);
  expect(chosen.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))).toEqual([]);
});

it("every path of the repository that is named is there", () => {
  const paths = spans.filter((text) =>
    /^(?:app|components|lib|supabase|tests|content|public)\/[\w()[\]./-]+$/.test(text),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((file) => !isThere(file.replace(/\/$/, "")))).toEqual([]);
  const named = everythingNamed();
  const rootFiles = spans.filter((text) => /^[\w.-]+\.(?:cjs|mjs|yaml|json|config\.ts)$/.test(text));
  expect(rootFiles.filter((file) => !isThere(file) && !named.includes(file))).toEqual([]);
});

it("every link within the repository leads somewhere", () => {
  const headings = new Set(
    [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .trim()
        .replaceAll(/\s/g, "-"),
    ),
  );
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  expect(
    links.filter((target) => (target.startsWith("#") ? !headings.has(target.slice(1)) : !isThere(target))),
  ).toEqual([]);
});

it("no command is written in a way that is not looked at here", () => {
  expect(commands.filter((text) => /^(?:yarn|pnpm|bun) /.test(text))).toEqual([]);
  expect(commands.filter(isOurs).length).toBeGreaterThan(15);
});
