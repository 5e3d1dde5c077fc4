import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { isRunning } from "@/lib/study/live-process";

const UNFINISHED = ".unfinished-";

/**
 * Lets `write` fill a folder beside the final one and gives it its final name once all is there: what has the name is
 * whole. What earlier runs left unfinished is removed first, unless they still run.
 * @param replaced the folder exists and is to be given up for the new one; otherwise one that is not empty is an error
 * @throws what `write` throws; then nothing is left behind
 */
export async function writeFolder<T>(
  folder: string,
  replaced: boolean,
  write: (unfinished: string) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(folder), { recursive: true });
  await removeAbandoned(folder);
  const unfinished = `${folder}${UNFINISHED}${process.pid}`;
  const old = `${unfinished}-old`;
  await mkdir(unfinished);
  try {
    const written = await write(unfinished);
    if (replaced) await rename(folder, old);
    // An empty folder may stand in the way on some systems; one that holds something stays and stops us here.
    else await removeEmpty(folder);
    await rename(unfinished, folder);
    return written;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") throw error;
  });
}

async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}${UNFINISHED}`;
  for (const name of await readdir(path.dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    // A number this process has was that of an earlier one.
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
