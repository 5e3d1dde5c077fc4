import { join } from "node:path";
import { announce } from "@/supabase/local/announce";
import { projectRoot } from "@/supabase/local/installation";
import { shareKernelLock, takeKernelLock } from "@/supabase/local/kernel-lock";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";

/** Milliseconds between checks whether the previous build is done. */
const LOOK_EVERY = 500;

/** The lock folder: it is not committed, and everyone who builds can write to it. */
const lockFile = (name: string) => join(projectRoot, "node_modules", `.granskog-${name}`);
const inUse = (distDir: string) => lockFile(`${distDir.replace(/[^\w.-]/g, "-")}.in-use`);

/**
 * Allows one build at a time per clone: all of them write the content to one folder, and of two starts that want the
 * same build, the second then finds it done.
 */
export async function inBuildTurn<Result>(work: () => Promise<Result>, file = lockFile("build.turn")): Promise<Result> {
  let release = takeKernelLock(file);
  if (!release) announce("  … Another build is running; waiting for it");
  while (!release) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    release = takeKernelLock(file);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Runs a build into a folder that no running site uses: the site would lose its files.
 * @throws {PlainFailure} if one does
 */
export async function inUnusedBuild<Result>(
  distDir: string,
  work: () => Promise<Result>,
  file = inUse(distDir),
): Promise<Result> {
  const release = takeKernelLock(file);
  if (!release)
    throw new PlainFailure(
      `A running site uses the build in ${distDir}, which was made from other sources or settings.`,
      "For another instance of that site, use the same APP_ORIGIN and DATA_DIR. For another site, set NEXT_DIST_DIR to a folder of its own. To upgrade, stop the site first.",
    );
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Marks a build as used by a site until this process ends; does nothing if the folder is read-only, as then nothing can
 * be built.
 */
export function useBuild(distDir: string, file = inUse(distDir)): void {
  try {
    shareKernelLock(file);
  } catch (error) {
    if (!["EROFS", "EACCES", "EPERM", "ENOENT"].includes(systemCode(error) ?? "")) throw error;
  }
}
