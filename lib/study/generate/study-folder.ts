import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { isRunning } from "@/lib/study/live-process";

const UNFINISHED = ".unfinished-";

/**
 * Lets `write` fill a temporary folder and renames it when complete: a folder with the final name is always complete.
 * Unfinished folders of earlier runs are deleted first, unless they still run.
 * @param replaced the folder exists and is to be replaced; otherwise a non-empty one is an error
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
    // Some systems cannot rename over an empty folder; a non-empty one is kept and causes an error here.
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
    // This process's number may have belonged to an earlier one.
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
