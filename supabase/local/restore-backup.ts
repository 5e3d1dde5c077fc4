import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { unpack } from "@/supabase/local/backup-archive";
import { copyToServer } from "@/supabase/local/copy-to-server";
import { settleCopy } from "@/supabase/local/backup-database";
import { findDifference, type Manifest, manifestSchema } from "@/supabase/local/backup-manifest";
import type { Installation } from "@/supabase/local/installation";
import { isFirstEdition } from "@/supabase/local/first-edition";
import { listMigrations } from "@/supabase/local/migrations";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { fillServer } from "@/supabase/local/postgres-dump";
import { ServedPostgres } from "@/supabase/local/postgres-connection";
import { prepareRoles } from "@/supabase/local/postgres-platform";
import { sessionOf } from "@/supabase/local/postgres-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { assertMoved, lockInstallation } from "@/supabase/local/preconditions";
import { findRuntime } from "@/supabase/local/runtime-file";
import { finishRestore, swapIn } from "@/supabase/local/restore-swap";

const PART = "restore.part";
const ASIDE = /^before-restore-\w+$/;

/** @throws {PlainFailure} if a backup does not match its manifest, or is newer than this program */
async function readManifest(folder: string): Promise<Manifest> {
  const damaged = (why: string, error?: unknown) =>
    new PlainFailure(`The backup is damaged: ${why}.`, "Nothing was changed. Try another backup.", { cause: error });
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  } catch (error) {
    throw damaged("no readable manifest", error);
  }
  const difference = await findDifference(folder, manifest.files);
  if (difference) throw damaged(difference);
  const known = new Set(listMigrations().map(({ version }) => version));
  const { migrations } = manifest.database;
  const unknown = migrations.find((migration) => !known.has(migration));
  // A first-edition database is upgraded at the next start.
  if (!unknown || isFirstEdition(migrations)) return manifest;
  throw new PlainFailure(
    `The backup is from a newer version of Granskog (${manifest.version}, migration ${unknown}).`,
    "Restore it with that version or a newer one. Nothing was changed.",
  );
}

/** Compares a restored database with the manifest's counts. */
async function assertOpens(folder: string, { database }: Manifest): Promise<void> {
  const { rows } = await settleCopy(folder).catch((error: unknown) => {
    throw new PlainFailure("Cannot open the database in the backup.", "Nothing was changed. Try another backup.", {
      cause: error,
    });
  });
  const table = Object.keys(database.rows).find((name) => rows[name] !== database.rows[name]);
  if (table)
    throw new PlainFailure(
      `The backup should have ${database.rows[table]} rows in ${table} but has ${rows[table] ?? 0}.`,
      "Nothing was changed. Try another backup.",
    );
}

async function fillEmptyServer(settings: PostgresSettings, dump: string): Promise<void> {
  const { driver } = new ServedPostgres({ ...settings, pool: 2 });
  try {
    await prepareRoles(sessionOf(driver));
  } finally {
    await driver.end({ timeout: 1 });
  }
  await fillServer(settings, dump);
}

export interface Restored {
  manifest: Manifest | null;
  /** Where the replaced data are kept. */
  aside: string;
}

async function takeOver(
  installation: Installation,
  postgres: PostgresSettings | null,
  file: string,
): Promise<Manifest> {
  const folder = join(installation.root, PART);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  await unpack(file, folder);
  const manifest = await readManifest(folder);
  const isServer = manifest.database.kind === "server";
  if (isServer && !postgres)
    throw new PlainFailure("The backup is of a database on a server.", "Set DATABASE_URL to an empty database.");
  const [database, dump] = [join(folder, "database"), join(folder, "database.dump")];
  if (!isServer) await assertOpens(database, manifest);
  if (postgres && !isServer) await copyToServer(database, postgres);
  if (postgres && existsSync(dump)) await fillEmptyServer(postgres, dump);
  return manifest;
}

/**
 * Replaces the contents of a data directory with a backup; the previous contents are kept beside it. Nothing is moved
 * before the whole backup has been read and verified; after a kill at any moment, the old state remains or the next
 * command completes the new one.
 * @param source a backup, or a folder `before-restore-…` of the data directory to undo a restore
 * @throws {PlainFailure} with nothing changed
 */
export async function restoreBackup(
  installation: Installation,
  postgres: PostgresSettings | null,
  source: string,
): Promise<Restored> {
  const { root } = installation;
  const file = resolve(source);
  if (!existsSync(file)) throw new PlainFailure(`${file} not found.`, "Give the backup file to restore.");
  mkdirSync(root, { recursive: true, mode: 0o700 });
  finishRestore(installation);
  if (postgres) assertMoved(installation);
  const live = findRuntime(installation);
  if (live)
    throw new PlainFailure(
      `An instance is using ${root} (process ${live.pids.start}).`,
      "Stop it, then try again. Nothing was changed.",
    );
  const lock = lockInstallation(installation);
  const aside = `before-restore-${new Date().toISOString().replace(/[-:.]/g, "")}`;
  try {
    if (statSync(file).isDirectory()) {
      if (dirname(file) !== root || !ASIDE.test(basename(file)))
        throw new PlainFailure(
          `${file} is a folder.`,
          "Give a backup file, or a before-restore-… folder of the data directory.",
        );
      swapIn(installation, basename(file), aside, postgres !== null);
      return { manifest: null, aside: join(root, aside) };
    }
    const manifest = await takeOver(installation, postgres, file);
    swapIn(installation, PART, aside, postgres !== null);
    return { manifest, aside: join(root, aside) };
  } finally {
    rmSync(join(root, PART), { recursive: true, force: true });
    lock.release();
  }
}
