import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";

const UNFINISHED = ".unfinished-";

/**
 * Lets `write` fill a folder beside the final one and gives it its final name once all is there: what has the name is
 * whole. What earlier runs left unfinished is removed first, unless they still run.
 * @throws what `write` throws, and an error when the folder exists and is not empty; nothing is left behind
 */
export async function writeFolder(folder: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  await removeAbandoned(folder);
  const unfinished = `${folder}${UNFINISHED}${process.pid}`;
  await mkdir(unfinished);
  try {
    await write(unfinished);
    // An empty folder may stand in the way on some systems; one that holds something stays and stops us here.
    await rmdir(folder).catch((error: unknown) => {
      if (codeOf(error) !== "ENOENT") throw error;
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}${UNFINISHED}`;
  for (const name of await readdir(path.dirname(folder))) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
