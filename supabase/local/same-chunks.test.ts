import { mkdirSync, mkdtempSync, realpathSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "@/supabase/local/installation";
import { linkSameChunks } from "@/supabase/local/same-chunks";

const build = mkdtempSync(join(tmpdir(), "granskog-chunks-"));
afterAll(() => rmSync(build, { recursive: true }));

const chunks = join(build, "server/chunks");
const FILES = {
  "a.js": "module.exports = { of: 1 };",
  "b.js": "module.exports = { of: 2 };",
  "c.js": "module.exports = { of: 1 };",
  "d.json": "module.exports = { of: 1 };",
  "[turbopack]_runtime.js": "module.exports = { of: 1 };",
  "ssr/a.js": "module.exports = { of: 1 };",
};

test("Node loads a chunk that was written under several names once, and others keep their place", () => {
  mkdirSync(join(chunks, "ssr"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(chunks, name), text);
  const distDir = relative(projectRoot, build);
  expect(linkSameChunks(distDir)).toBe(1);
  expect(linkSameChunks(distDir)).toBe(0);
  const load = createRequire(join(chunks, "a.js"));
  expect(load("./c.js")).toBe(load("./a.js"));
  expect(load("./b.js")).toEqual({ of: 2 });
  for (const [name, text] of Object.entries(FILES)) {
    expect(readFileSync(join(chunks, name), "utf8")).toBe(text);
    if (name !== "c.js") expect(realpathSync(join(chunks, name))).toBe(realpathSync(chunks) + `/${name}`);
  }
});
