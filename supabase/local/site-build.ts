import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf, readStamp, removeStamp, writeStamp } from "@/supabase/local/build-stamp";
import type { Environment } from "@/lib/platform/environment/env.server";
import { runToEnd, spawnNode } from "@/supabase/local/child-process";
import { projectRoot } from "@/supabase/local/installation";
import { hintScripts } from "@/supabase/local/eager-scripts";
import { explainDisk } from "@/supabase/local/preconditions";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { step } from "@/supabase/local/progress";
import { linkSameChunks } from "@/supabase/local/same-chunks";

/** A step's program failed; contains its output. */
function failureOf(what: string, output: string): PlainFailure {
  if (/ENOSPC|No space left on device/.test(output)) {
    const full = explainDisk(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }), projectRoot);
    if (full) return full;
  }
  return new PlainFailure(`${what} failed:\n\n${output.trim()}\n`, "Fix the errors above and start again.");
}

/** Compiles the content. Needed before the site, in both modes. */
export async function buildContent(environment: Environment): Promise<void> {
  if (!existsSync(join(projectRoot, "velite.config.ts"))) return;
  const child = spawnNode("node_modules/velite/bin/velite.js", ["build"], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { code, output } = await runToEnd(child);
  if (code !== 0) throw failureOf("Reading the content", output);
}

/** Recompiles the content on every change in development. */
export function watchContent(environment: Environment): ChildProcess {
  return spawnNode("node_modules/velite/bin/velite.js", ["dev"], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** True if the last complete build has exactly the current sources. */
export function isBuildCurrent(distDir: string, environment: Environment): boolean {
  return readStamp(distDir)?.fingerprint === fingerprintOf(environment);
}

/** What pages are drawn from while the site is built. */
export interface DrawnFrom {
  environment: Environment;
  /** The publication that is current then. */
  publication: number;
}

/** Compiling needs no data; drawing the pages does. */
async function runBuild(
  mode: "compile" | "generate",
  environment: Environment,
  onSpawn: (child: ChildProcess) => void,
): Promise<void> {
  const child = spawnNode("node_modules/next/dist/bin/next", ["build", "--experimental-build-mode", mode], {
    env: { ...environment, NODE_ENV: "production", SKIP_TYPECHECK: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onSpawn(child);
  const { code, output } = await runToEnd(child);
  if (code !== 0) throw failureOf("The build", output);
}

/**
 * Builds the site: compiles it, which may go on beside what the data takes to be there, and then draws its pages from
 * them. A build that fails or is killed leaves no stamp, so the next start builds again.
 */
export async function buildSite(
  distDir: string,
  environment: Environment,
  whenReady: () => Promise<DrawnFrom>,
  onSpawn: (child: ChildProcess) => void,
): Promise<void> {
  removeStamp(distDir);
  const fingerprint = fingerprintOf(environment);
  await step("Compiling the site", () => runBuild("compile", environment, onSpawn));
  linkSameChunks(distDir);
  hintScripts(distDir);
  const from = await whenReady();
  await step("Drawing its pages", () => runBuild("generate", from.environment, onSpawn));
  writeStamp(distDir, { fingerprint, publication: from.publication });
}
