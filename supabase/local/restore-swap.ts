import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import type { Installation } from "@/supabase/local/installation";
import { findOwner } from "@/supabase/local/owner-lock";

/** The files a restore replaces. SQLite's two side files belong to the old store. */
const MOVED = ["database", "identity.sqlite", "identity.sqlite-wal", "identity.sqlite-shm", "covers", "secrets.json"];

const journalSchema = z.object({
  /** Folder of the new files, in the data directory. */
  source: z.string(),
  /** Folder of the old files. */
  aside: z.string(),
  /** The new files; old ones named in `leaves` are removed without a replacement. */
  comes: z.array(z.string()),
  leaves: z.array(z.string()),
});

const journalOf = (root: string) => join(root, "restore.json");

/** Each step can be repeated after a kill at any point. */
function move(root: string): void {
  const { source, aside, comes, leaves } = journalSchema.parse(JSON.parse(readFileSync(journalOf(root), "utf8")));
  mkdirSync(join(root, aside), { recursive: true, mode: 0o700 });
  for (const name of comes) {
    if (!existsSync(join(root, source, name))) continue;
    if (existsSync(join(root, name))) renameSync(join(root, name), join(root, aside, name));
    renameSync(join(root, source, name), join(root, name));
  }
  for (const name of leaves) if (existsSync(join(root, name))) renameSync(join(root, name), join(root, aside, name));
  rmSync(journalOf(root));
  rmSync(join(root, source), { recursive: true, force: true });
}

/**
 * Replaces the data directory's files with those in `source`, and keeps the old ones in `aside`; both are names in the
 * data directory. Once the journal is written, the swap is always completed, if necessary by the next command.
 * @param isDatabaseKept leaves the database, if it is a server's
 */
export function swapIn({ root }: Installation, source: string, aside: string, isDatabaseKept: boolean): void {
  const names = MOVED.filter((name) => !(isDatabaseKept && name === "database"));
  const comes = names.filter((name) => existsSync(join(root, source, name)));
  const leaves = names.filter((name) => !comes.includes(name));
  replaceWhole(journalOf(root), JSON.stringify({ source, aside, comes, leaves }));
  move(root);
}

/** Completes an interrupted restore before the data are used. */
export function finishRestore({ root, lock }: Installation): void {
  if (existsSync(journalOf(root)) && !findOwner(lock)) move(root);
}
