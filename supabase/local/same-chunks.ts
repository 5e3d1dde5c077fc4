import { readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/supabase/local/installation";

/** Where the server's code is: of handlers, and of pages. */
const FOLDERS = ["server/chunks", "server/chunks/ssr"];

/** Finds its own folder by its name. */
const RUNTIME = "[turbopack]_runtime.js";

/**
 * The compiler writes code that several handlers share once for each of them. Here the same files become links to the
 * first, so that Node, which knows a file by its real path, reads and keeps each once: more than half of the handlers'
 * code.
 * @param distDir of a build that has been compiled
 * @returns how many became links
 */
export function linkSameChunks(distDir: string): number {
  let linked = 0;
  for (const folder of FOLDERS.map((each) => join(projectRoot, distDir, each))) {
    const firstOf = new Map<string, string>();
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!entry.isFile() || !entry.name.endsWith(".js") || entry.name === RUNTIME) continue;
      const text = readFileSync(join(folder, entry.name), "utf8");
      const first = firstOf.get(text);
      firstOf.set(text, first ?? entry.name);
      if (first === undefined) continue;
      const link = join(folder, `${entry.name}.link`);
      symlinkSync(first, link);
      renameSync(link, join(folder, entry.name));
      linked += 1;
    }
  }
  return linked;
}
