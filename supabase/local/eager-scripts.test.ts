import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hintScripts } from "@/supabase/local/eager-scripts";
import { projectRoot } from "@/supabase/local/installation";

const build = mkdtempSync(join(tmpdir(), "granskog-hints-"));
afterAll(() => rmSync(build, { recursive: true }));

const distDir = relative(projectRoot, build);
const read = (name: string) => readFileSync(join(build, "static/chunks", name), "utf8");
const manifest = (rootMainFiles: readonly string[]) =>
  writeFileSync(join(build, "build-manifest.json"), JSON.stringify({ rootMainFiles }));

describe("the hint to compile at once", () => {
  beforeEach(() => {
    mkdirSync(join(build, "static/chunks"), { recursive: true });
    for (const name of ["react.js", "next.js", "page.js"]) writeFileSync(join(build, "static/chunks", name), "run()");
  });

  it("is the first line of the scripts that every page runs", () => {
    manifest(["static/chunks/react.js", "static/chunks/next.js"]);
    expect(hintScripts(distDir)).toBe(2);
    for (const name of ["react.js", "next.js"]) expect(read(name)).toBe("//# allFunctionsCalledOnLoad\nrun()");
  });

  it("is not in the scripts of single pages", () => {
    manifest(["static/chunks/react.js"]);
    hintScripts(distDir);
    expect(read("page.js")).toBe("run()");
  });

  it("is given once, however often a build is prepared", () => {
    manifest(["static/chunks/react.js"]);
    hintScripts(distDir);
    expect(hintScripts(distDir)).toBe(0);
    expect(read("react.js").match(/#/g)).toHaveLength(1);
  });

  it("fails where the build names no scripts", () => {
    manifest([]);
    expect(() => hintScripts(distDir)).toThrow(/rootMainFiles/);
  });
});
