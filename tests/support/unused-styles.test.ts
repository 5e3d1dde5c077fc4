import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository } from "./process";

const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const code = globSync("{app,components}/**/*.{ts,tsx}", { cwd: repository }).map((file) => ({
  file,
  text: read(file),
}));
const sheets = globSync("{app,components}/**/*.module.css", { cwd: repository });

/** Classes defined in a stylesheet, without comments, addresses and composed classes. */
function classesOf(sheet: string): string[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/url\([^)]*\)|:global\([^)]*\)/g, "");
  const selectors = [...plain.matchAll(/([^{}]+)\{/g)].map(([, selector = ""]) => selector.replace(/^[\s\S]*;/, ""));
  return [
    ...new Set(
      selectors
        .filter((selector) => !selector.trim().startsWith("@"))
        .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
    ),
  ];
}

it("every style sheet is imported, and each of its classes is used", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const unused = sheets.flatMap((file) => {
    const sheet = read(file);
    const users = code.filter(({ text }) => text.includes(`/${path.basename(file)}"`));
    if (users.length === 0) return [`${file} is imported by nobody`];
    // A name worked out while the page is drawn may be any of them.
    if (users.some(({ text }) => /\bstyles\[(?!["'])/i.test(text))) return [];
    const isUsed = (name: string) =>
      users.some(({ text }) => new RegExp(String.raw`\.${name}\b|\["${name}"\]|\b${name}\b.*\} = `).test(text)) ||
      sheet.includes(`composes: ${name}`);
    return classesOf(sheet)
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(unused).toEqual([]);
});

it("no style sheet gives keyframes a name of Tailwind’s, whose own would replace them in the build", () => {
  const namesIn = (sheet: string) => [...sheet.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name);
  const taken = namesIn(read("node_modules/tailwindcss/theme.css"));
  expect(taken).toContain("pulse");
  const found = sheets.flatMap((file) => namesIn(read(file)).map((name) => ({ file, name })));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ name }) => taken.includes(name))).toEqual([]);
});
