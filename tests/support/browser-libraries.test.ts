import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// The library that checks shapes weighs 34 kB in a browser, and one import of a constant from a file with such a check
// brings it along. It works on the server; these few files bring it to a browser on purpose.

const ALLOWED = [
  // Admins write posts.
  "lib/hub/posts/post-form.ts",
  // Comes with the window that saves several charts as a file.
  "lib/sharing/exports/progress.ts",
  // Clerk’s adapter checks its forms in the browser.
  "lib/accounts/identity/credentials.ts",
];
const isLibrary = (to: string) => to === "zod" || to.startsWith("zod/");

const sourceOf = (file: string) => readFileSync(file, "utf8");

/** What a file imports or passes on by value; types alone bring nothing. */
function importsOf(source: string): string[] {
  return source.split(";\n").flatMap((statement) => {
    const [before = "", to = ""] = statement.split(' from "');
    const start = Math.max(before.lastIndexOf("import "), before.lastIndexOf("export "));
    if (start < 0 || !to.endsWith('"')) return [];
    const names = before.slice(start + "import ".length).trim();
    const parts = names.startsWith("{") ? names.slice(1, -1).split(",") : [names];
    const isTyped = parts.every((part) => part.trim() === "" || part.trim().startsWith("type "));
    return isTyped ? [] : [to.slice(0, -1)];
  });
}

function resolve(from: string, to: string): string | null {
  const base = to.startsWith("@/") ? to.slice(2) : to.startsWith(".") ? path.join(path.dirname(from), to) : null;
  if (base === null) return null;
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

test("the library that checks shapes comes to no page but those that need it", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
  );
  const open = files.filter((file) => sourceOf(file).startsWith('"use client"'));
  expect(open.length).toBeGreaterThan(200);
  const seen = new Set(open);
  const found = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const source = sourceOf(file);
    // The browser gets the address of an action, not its code.
    if (source.startsWith('"use server"')) continue;
    for (const to of importsOf(source)) {
      if (isLibrary(to)) found.add(file);
      const next = resolve(file, to);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  expect([...found].toSorted()).toEqual(ALLOWED.toSorted());
});
