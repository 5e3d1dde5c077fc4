import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { instanceName } from "@/supabase/local/postgres-settings";
import { setting } from "@/lib/platform/environment/env.server";

/** The project's own folder: where `package.json` and `supabase/migrations` are. */
export const projectRoot = resolve(import.meta.dirname, "../..");

/**
 * Where one installation keeps what must survive it: everything lies in its data directory. One process at a time owns
 * it, unless the database is on a server: then several may share it, each with a lock and a note under its own name.
 */
export interface Installation {
  root: string;
  database: string;
  lock: string;
  /** Pictures that admins uploaded. */
  covers: string;
  secrets: string;
  /** Addresses and process ids while it runs; absent when it does not. */
  runtime: string;
}

const dataDirectory = () => setting("DATA_DIR") ?? ".data";

/** @param dataDir absolute, or relative to the project; `.data` when empty */
export const installationAt = (dataDir = dataDirectory()): Installation =>
  installation(dataDir, setting("DATABASE_URL") ? `instance-${instanceName()}` : null);

/** The same with the database of the data directory, whatever `DATABASE_URL` says. */
export const embeddedInstallationAt = (dataDir = dataDirectory()): Installation => installation(dataDir, null);

/** @param own name of its lock and note where several instances share the directory */
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

/** False before the first complete start: what an interrupted one left behind is in another folder. */
export const holdsDatabase = (folder: string) => existsSync(join(folder, "PG_VERSION"));
