import { createHash } from "node:crypto";
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "@/lib/platform/environment/env.server";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import { projectRoot } from "@/supabase/local/installation";

/** The sources of a build, and what is done to it. Tests and the start command itself are not part of it. */
const SOURCES = [
  "app",
  "components",
  "content",
  "lib",
  "public",
  "supabase/migrations",
  "supabase/local/eager-scripts.ts",
  "supabase/local/same-chunks.ts",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "velite.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Tests and documentation among the sources: no page is built from them. */
const NOT_BUILT = /\.test\.tsx?$|^README\.md$|^handbook$/;

/** Variables that affect a build: all public ones, and those read while pages are prerendered. */
const BAKED = ["APP_ORIGIN", "SITE_INDEXABLE", "WAITLIST_MODE", "DATA_SOURCE"];

const stampSchema = z.object({
  fingerprint: z.string(),
  /** The live publication when the build began: prerendered pages may show it. */
  publication: z.number(),
});

export type BuildStamp = z.output<typeof stampSchema>;

function filesBelow(path: string): string[] {
  const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(projectRoot, path), { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (NOT_BUILT.test(entry.name) ? [] : filesBelow(`${path}/${entry.name}`)));
}

/** A hash of everything that determines a build. */
export function fingerprintOf(environment: Environment): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update("\0");
  }
  const names = Object.keys(environment).filter((name) => BAKED.includes(name) || name.startsWith("NEXT_PUBLIC_"));
  for (const name of names.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.update(process.versions.node).digest("hex");
}

const stampFile = (distDir: string) => join(projectRoot, distDir, "granskog-build.json");

/** The stamp of the last complete build, or null. */
export function readStamp(distDir: string): BuildStamp | null {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(stampFile(distDir), "utf8")));
  } catch {
    return null;
  }
}

/** Before a build: until it is complete, there is no valid one. */
export function removeStamp(distDir: string): void {
  rmSync(stampFile(distDir), { force: true });
}

export function writeStamp(distDir: string, stamp: BuildStamp): void {
  replaceWhole(stampFile(distDir), JSON.stringify(stamp));
  // Not secret: an image is built by root and read by a user with fewer rights.
  chmodSync(stampFile(distDir), 0o644);
}
