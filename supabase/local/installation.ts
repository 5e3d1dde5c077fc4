import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { instanceName } from "@/supabase/local/postgres-settings";
import { setting } from "@/lib/platform/environment/env.server";

/** The project folder, with `package.json` and `supabase/migrations`. */
export const projectRoot = resolve(import.meta.dirname, "../..");

/**
 * The permanent files of one installation: all are in its data directory. One process at a time owns it, unless the
 * database is on a server: then several may share it, each with its own lock and note.
 */
export interface Installation {
  root: string;
  database: string;
  lock: string;
  /** Pictures that admins uploaded. */
  covers: string;
  secrets: string;
  /** Addresses and process ids while it runs; absent otherwise. */
  runtime: string;
}

const dataDirectory = () => setting("DATA_DIR") ?? ".data";

/** @param dataDir absolute, or relative to the project; `.data` when empty */
export const installationAt = (dataDir = dataDirectory()): Installation =>
  installation(dataDir, setting("DATABASE_URL") ? `instance-${instanceName()}` : null);

/** The same with the data directory's own database, whatever `DATABASE_URL` says. */
export const embeddedInstallationAt = (dataDir = dataDirectory()): Installation => installation(dataDir, null);

/** @param own name of its lock and note if several instances share the directory */
function installation(dataDir: string, own: string | null): Installation {
  const root = resolve(projectRoot, dataDir);
  return {
    root,
    database: join(root, "database"),
    lock: join(root, own ? `${own}.lock` : "database.lock"),
    covers: join(root, "covers"),
    secrets: join(root, "secrets.json"),
    runtime: join(root, own ? `${own}.json` : "runtime.json"),
  };
}

/** False before the first complete start: an interrupted one uses another folder. */
export const holdsDatabase = (folder: string) => existsSync(join(folder, "PG_VERSION"));
