import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "./process";

/** Reads a file of the repository. */
export const readOwn = (file: string) => readFileSync(path.join(repository, file), "utf8");

/** Whether a file or folder of the repository is there. */
export const isThere = (file: string) => existsSync(path.join(repository, file));

/** Lines of the fenced blocks that are meant to be typed. */
export function shellLines(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
  return blocks
    .flatMap((block) => block.replaceAll("\\\n", " ").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** Anchors of a page's headings, as GitHub makes them. */
export function headingAnchors(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .trim()
        .replaceAll(/\s/g, "-"),
    ),
  );
}

/** What is in backticks, fenced blocks left out. */
export function codeSpans(markdown: string): string[] {
  return [...markdown.replaceAll(/^```[\s\S]+?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
}

/** Names of variables that code reads from the environment: `process.env.NAME`, or `NAME` taken from a record that was given it. */
export function variablesRead(): Set<string> {
  const files = globSync(["{app,components,lib,supabase}/**/*.{ts,tsx}", "*.{ts,mjs}"], { cwd: repository });
  // The runners of tests are set up by the commands that start them.
  const texts = files.filter((file) => !/\.test\.|^(?:vitest|playwright)\.config/.test(file)).map(readOwn);
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\bprocess\.env\.([A-Z][A-Z0-9_]+)/g)].map(([, name = ""]) => name)),
  );
}

/** All of the product's code, of what ships it and of its tests: where a documented variable must be named. */
export function everythingNamed(): string {
  const files = globSync(
    ["{app,components,lib,supabase,tests}/**/*.{ts,tsx,sh,vcl,cjs}", "*.{ts,mjs,yaml}", "Dockerfile"],
    { cwd: repository },
  );
  return files.map(readOwn).join("\n");
}
