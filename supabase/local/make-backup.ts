import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup as copyStore, DatabaseSync } from "node:sqlite";
import { pack, unpack } from "@/supabase/local/backup-archive";
import { copyIfThere } from "@/supabase/local/backup-copy";
import { copyDatabase, describeDatabase, draftsOf, newDraft, settleCopy } from "@/supabase/local/backup-database";
import { findDifference, BACKED_UP, listFiles, type Manifest, manifestSchema } from "@/supabase/local/backup-manifest";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import { type Installation, projectRoot } from "@/supabase/local/installation";
import { LockHeld, type OwnerLock, takeLock } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { dumpServer } from "@/supabase/local/postgres-dump";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { sessionOf } from "@/supabase/local/postgres-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { assertMoved } from "@/supabase/local/preconditions";
import { findRuntime } from "@/supabase/local/runtime-file";

const ENDING = ".tar.gz";
const LAST_BACKUP = "last-backup.json";
const OURS = /^granskog-\d{8}T\d{6}Z\.tar\.gz$/;

export interface BackupOptions {
  installation: Installation;
  postgres: PostgresSettings | null;
  /** A folder, or a file that ends in `.tar.gz`; by default the folder `backups` of the data directory. */
  destination: string | undefined;
  /** Number of backups to keep in the folder, including this one; all by default. */
  keep: number | undefined;
  /** Leaves out the server's database, which must then be backed up separately. */
  withoutDatabase: boolean;
}

const version = () =>
  String((JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { version: unknown }).version);

async function keepServer(
  settings: PostgresSettings,
  draft: string,
  isLeftOut: boolean,
): Promise<Manifest["database"]> {
  const { driver } = new ServedPostgres({ ...settings, pool: 2 });
  try {
    if (!isLeftOut) await dumpServer(settings, join(draft, "database.dump"));
    return { kind: "server", ...(await describeDatabase(sessionOf(driver))) };
  } finally {
    await driver.end({ timeout: 1 });
  }
}

async function keepEmbedded(installation: Installation, draft: string): Promise<Manifest["database"]> {
  const live = findRuntime(installation);
  const lock = live ? null : takeLock(installation.lock);
  try {
    await copyDatabase(installation, live, draft);
  } finally {
    lock?.release();
  }
  return settleCopy(join(draft, "database"));
}

/** The accounts at one moment, even while people sign in. */
async function keepAccounts(root: string, draft: string): Promise<void> {
  const store = join(root, "identity.sqlite");
  if (!existsSync(store)) return;
  const source = new DatabaseSync(store, { readOnly: true });
  try {
    await copyStore(source, join(draft, "identity.sqlite"));
  } finally {
    source.close();
  }
}

/** Extracts an archive again and compares each file with its source. */
async function assertReadable(file: string, folder: string, files: Manifest["files"]): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  await unpack(file, folder);
  const difference = await findDifference(folder, files);
  if (difference)
    throw new PlainFailure(`Backup verification failed: ${difference}.`, "The file was removed. Check the disk.");
  rmSync(folder, { recursive: true });
}

function prune(folder: string, keep: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => OURS.test(name))
    .sort()
    .reverse()
    .slice(keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** Database first: accounts and covers that it refers to are then in the later copies. */
async function gather({ installation, postgres, withoutDatabase }: BackupOptions, draft: string): Promise<Manifest> {
  const database = postgres
    ? await keepServer(postgres, draft, withoutDatabase)
    : await keepEmbedded(installation, draft);
  await keepAccounts(installation.root, draft);
  copyIfThere(installation.covers, join(draft, "covers"));
  copyIfThere(installation.secrets, join(draft, "secrets.json"));
  const manifest = manifestSchema.parse({
    format: 1,
    madeAt: new Date().toISOString(),
    version: version(),
    database,
    files: await listFiles(draft),
  });
  writeFileSync(join(draft, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Names of the older ones that were deleted. */
  pruned: string[];
}

/**
 * Backs up everything in a data directory that cannot be computed again, even while the site runs: written to a draft,
 * read back and compared, then renamed.
 * @throws {PlainFailure}
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const destination = resolve(options.destination ?? join(options.installation.root, "backups"));
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const file = destination.endsWith(ENDING) ? destination : join(destination, `granskog-${stamp}${ENDING}`);
  if (existsSync(file))
    throw new PlainFailure(`${file} already exists.`, "Choose another file name; a backup never overwrites a file.");
  if (options.postgres) assertMoved(options.installation);
  const turn = takeTurn(options.installation);
  try {
    return await writeBackup(options, file);
  } finally {
    turn.release();
  }
}

/** Only one backup at a time: two would share a draft folder. */
function takeTurn({ root }: Installation): OwnerLock {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  try {
    return takeLock(join(root, "backup.lock"));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new PlainFailure(
      `Another backup of ${root} is being made (process ${error.owner.pid}).`,
      "Wait until it has finished, then try again. Nothing was changed.",
    );
  }
}

/** Where the status page finds the last backup, wherever that was written. */
function noteBackup({ installation, withoutDatabase }: BackupOptions, file: string): void {
  const note = { at: new Date().toISOString(), file, bytes: statSync(file).size, withoutDatabase };
  replaceWhole(join(installation.root, LAST_BACKUP), `${JSON.stringify(note)}\n`);
}

async function writeBackup(options: BackupOptions, file: string): Promise<MadeBackup> {
  const draft = newDraft(options.installation);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.part`;
  try {
    const manifest = await gather(options, draft);
    await pack(
      draft,
      BACKED_UP.filter((name) => existsSync(join(draft, name))),
      beside,
    );
    chmodSync(beside, 0o600);
    await assertReadable(beside, `${draft}.read`, manifest.files);
    const written = openSync(beside, "r");
    fsyncSync(written);
    closeSync(written);
    renameSync(beside, file);
    noteBackup(options, file);
    const pruned = options.keep === undefined ? [] : prune(dirname(file), options.keep);
    return { file, bytes: statSync(file).size, manifest, pruned };
  } finally {
    rmSync(beside, { force: true });
    rmSync(draftsOf(options.installation), { recursive: true, force: true });
  }
}
