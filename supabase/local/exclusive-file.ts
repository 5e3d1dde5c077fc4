import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { systemCode } from "@/supabase/local/plain-failure";

function writeDurably(path: string, text: string, flags: string): void {
  const file = openSync(path, flags, 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Creates a file that must not exist yet, complete from the start: written elsewhere and linked, since a file opened
 * with O_EXCL is briefly empty and could be misread.
 * @returns false if it already exists
 */
export function createWhole(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeDurably(draft, text, "w");
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces a file atomically: after a kill it is either the old or the new one. */
export function replaceWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeDurably(draft, text, "w");
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
