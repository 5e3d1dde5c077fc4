import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { ProblemLog } from "@/lib/study/interviews/problem-log";

const STUDY_FILE = /\.(?:csv|parquet|xlsx)$/i;

/** An input file: its path, and its name as the user would write it. */
export type FoundFile = { path: string; name: string };

/**
 * The study files in `paths`: files as given, folders searched recursively for .csv, .parquet and .xlsx. Sorted by
 * name, without duplicates.
 */
export async function findFiles(paths: readonly string[], log: ProblemLog): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const given of paths) {
    const names = await reading(given, log, () => listFiles(given));
    if (names?.length === 0) {
      log.add(
        "files",
        { file: given },
        "the folder contains no study files",
        "name a folder with .csv, .parquet or .xlsx files",
      );
    }
    for (const name of names ?? []) {
      const real = await reading(name, log, () => realpath(name));
      if (real !== null) found.set(real, { path: path.resolve(name), name });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Why a file cannot be read, and the fix. */
export function explainUnreadable(error: unknown): [message: string, fix: string] {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return ["file or folder not found", "check the path; the file may have been moved"];
  if (code === "EACCES" || code === "EPERM") return ["permission denied", "give this user read permission"];
  return [
    `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    "copy it to another disk and try again",
  ];
}

async function reading<T>(file: string, log: ProblemLog, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    log.add("files", { file }, ...explainUnreadable(error));
    return null;
  }
}

async function listFiles(given: string): Promise<string[]> {
  if (!(await stat(given)).isDirectory()) return [given];
  const entries = await readdir(given, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && STUDY_FILE.test(entry.name) && !/^(?:\.|~\$)/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
