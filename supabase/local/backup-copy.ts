import { cpSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { syncFolder } from "@/supabase/local/durable-files";
import { systemCode } from "@/supabase/local/plain-failure";

/** Files modified this many milliseconds before the first pass count as changed: file systems have coarse clocks. */
const MARGIN = 2_000;

interface Tree {
  folders: string[];
  files: Map<string, string>;
}

const unlessGone = async <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  });

/** All files below a folder with size and modification time, as text. */
async function look(root: string, since: number): Promise<Tree> {
  const tree: Tree = { folders: [], files: new Map() };
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) tree.folders.push(relative(root, path));
    else {
      const found = await unlessGone(stat(path));
      if (found)
        tree.files.set(
          relative(root, path),
          found.mtimeMs >= since ? "just changed" : `${found.size} ${found.mtimeMs}`,
        );
    }
  }
  return tree;
}

async function copyAll(from: string, to: string, { folders }: Tree, names: readonly string[]): Promise<void> {
  for (const folder of folders.sort()) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  for (const name of names) await unlessGone(copyFile(join(from, name), join(to, name)));
}

/**
 * Copies a folder in use in two passes: most of it while writing continues, and then, while `hold` pauses writing, only
 * what has changed since. Its users wait hardly longer than it takes to list the files.
 * @param hold runs its task while writing is paused
 */
export async function copyWhileUsed(
  from: string,
  to: string,
  hold: (task: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now() - MARGIN;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const first = await look(from, startedAt);
  await copyAll(from, to, first, [...first.files.keys()]);
  await hold(async () => {
    const second = await look(from, startedAt);
    const changed = [...second.files].filter(
      ([name, state]) => state === "just changed" || first.files.get(name) !== state,
    );
    await copyAll(
      from,
      to,
      second,
      changed.map(([name]) => name),
    );
    for (const name of first.files.keys()) if (!second.files.has(name)) await rm(join(to, name), { force: true });
  });
  syncFolder(to);
}

/** Copies a folder that is not in use; does nothing if it does not exist. */
export function copyIfThere(from: string, to: string): void {
  try {
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw error;
  }
}
