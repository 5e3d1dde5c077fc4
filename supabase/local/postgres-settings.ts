import { hostname } from "node:os";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { type Environment, setting } from "@/lib/platform/environment/env.server";

/** A PostgreSQL server that the backend works on in place of a database of its own. */
export interface PostgresSettings {
  /** Address with its password: never to be printed. */
  url: string;
  /** The same in words that may be printed. */
  name: string;
  /** Connections this process may hold, which is how many calls it answers at once. */
  pool: number;
}

const DEFAULT_POOL = 10;

/**
 * The server named by `DATABASE_URL`, or null where the embedded database is used.
 * @throws {PlainFailure} when the address is none of a database, or a hosted project is named as well
 */
export function postgresSettings(environment: Environment): PostgresSettings | null {
  const { DATABASE_URL: url, DATABASE_POOL, SUPABASE_URL, SUPABASE_SECRET_KEY } = environment;
  if (!url) return null;
  const address = URL.parse(url);
  if (!address || !["postgres:", "postgresql:"].includes(address.protocol) || address.pathname.length < 2) {
    throw new PlainFailure(
      "DATABASE_URL is not a PostgreSQL address.",
      "Write it as postgres://user:password@host:5432/database.",
    );
  }
  const pool = Number(DATABASE_POOL || DEFAULT_POOL);
  if (SUPABASE_URL && SUPABASE_SECRET_KEY && !isOwnBackend(SUPABASE_URL)) {
    throw new PlainFailure("Both DATABASE_URL and SUPABASE_URL are set.", "Keep only the one for the database to use.");
  }
  return { url, name: `${decodeURIComponent(address.pathname.slice(1))} on ${address.host}`, pool };
}

/** Commands that a start command runs are given the address of its backend besides what was in the environment. */
const isOwnBackend = (url: string) => URL.parse(url)?.hostname === "127.0.0.1";

/** Name of this instance among those that share a data directory, fit for a file's name: `INSTANCE`, else host and port. */
export function instanceName(): string {
  const name = setting("INSTANCE") ?? `${hostname()}-${setting("PORT") ?? 3000}`;
  return name.replace(/[^\w.-]/g, "-").slice(0, 80);
}
