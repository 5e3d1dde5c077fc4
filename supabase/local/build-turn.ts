import { join } from "node:path";
import { announce } from "@/supabase/local/announce";
import { projectRoot } from "@/supabase/local/installation";
import { shareKernelLock, takeKernelLock } from "@/supabase/local/kernel-lock";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";

/** Milliseconds between two looks at whether the build before is done. */
const LOOK_EVERY = 500;

/** Where the locks are: nobody commits this folder, and whoever builds can write to it. */
const lockFile = (name: string) => join(projectRoot, "node_modules", `.granskog-${name}`);
const inUse = (distDir: string) => lockFile(`${distDir.replace(/[^\w.-]/g, "-")}.in-use`);

/**
 * Builds one at a time in a clone: all of them read the content into one folder, and two starts may want the same build,
 * of which the second then finds it done.
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
 * Runs a build into a folder that no running site was started from: it would lose the files it serves.
 * @throws {PlainFailure} when one was
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

/** Notes until this process ends that a site runs from a build; not where nothing can be written, and so nothing built. */
export function useBuild(distDir: string, file = inUse(distDir)): void {
  try {
    shareKernelLock(file);
  } catch (error) {
    if (!["EROFS", "EACCES", "EPERM", "ENOENT"].includes(systemCode(error) ?? "")) throw error;
  }
}
