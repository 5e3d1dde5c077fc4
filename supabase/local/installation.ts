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

/** @param dataDir absolute, or relative to the project; `.data` when empty */
export function installationAt(dataDir = setting("DATA_DIR") ?? ".data"): Installation {
  const root = resolve(projectRoot, dataDir);
  const own = setting("DATABASE_URL") ? `instance-${instanceName()}` : null;
  return {
    root,
    database: join(root, "database"),
    lock: join(root, own ? `${own}.lock` : "database.lock"),
    covers: join(root, "covers"),
    secrets: join(root, "secrets.json"),
    runtime: join(root, own ? `${own}.json` : "runtime.json"),
  };
}
