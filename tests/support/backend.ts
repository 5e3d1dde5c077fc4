import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@/supabase/local/database";
import { installationAt, projectRoot } from "@/supabase/local/installation";
import { listMigrations } from "@/supabase/local/migrations";

const inPlatform = ["supabase/local/platform.ts", "supabase/local/database.ts", "package-lock.json"];

/** Names what a new database comes out as, so that a template of another one is never used. */
function templateKey(): string {
  const hash = createHash("sha256");
  for (const { version, sql } of listMigrations()) hash.update(`${version}\0${sql}\0`);
  for (const file of inPlatform) hash.update(readFileSync(path.join(projectRoot, file)));
  return hash.digest("hex").slice(0, 16);
}

/** A migrated, empty database that was made once: making one takes seconds, copying it a fraction of one. */
async function templateDatabase(): Promise<string> {
  const template = path.join(tmpdir(), `granskog-template-${templateKey()}`);
  if (existsSync(template)) return template;
  const draft = mkdtempSync(path.join(tmpdir(), "granskog-draft-"));
  const { connection } = await openDatabase(path.join(draft, "database"));
  await connection.close();
  try {
    renameSync(path.join(draft, "database"), template);
  } catch (error) {
    // Another test file was quicker; theirs is as good.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

const MEMORY = "/dev/shm";
/** Bytes that must be free there: in a container it is often 64 MB, and a database of a test takes about as much. */
const ROOM = 2 * 1024 ** 3;

/** In memory where there is room: a disk that others keep busy makes each commit wait. */
function roomyFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}

/** A separate data directory, migrated and empty. */
export async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(path.join(roomyFolder(), "granskog-data-"));
  cpSync(await templateDatabase(), installationAt(dataDir).database, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return dataDir;
}
