import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "@/supabase/local/installation";

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/** For a browser's compiler, in the first line of a script: https://v8.dev/blog/explicit-compile-hints. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * A browser puts off compiling a function until it is called, and then does so while the page waits. React’s and Next’s
 * own code, which every page runs as soon as it has arrived, says here that this is not worth while: it is compiled
 * whole beside its download, on another thread. On a phone that takes half off the longest task of scripts, or more.
 * @param distDir of a build that has been compiled
 * @returns how many scripts got the hint
 */
export function hintScripts(distDir: string): number {
  const folder = join(projectRoot, distDir);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "build-manifest.json"), "utf8"));
  const plain = manifestSchema.parse(manifest).rootMainFiles.flatMap((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    return text.startsWith(HINT) ? [] : [{ file, text }];
  });
  for (const { file, text } of plain) writeFileSync(file, HINT + text);
  return plain.length;
}
