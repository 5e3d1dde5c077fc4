import { hostname } from "node:os";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { type Environment, setting } from "@/lib/platform/environment/env.server";

/** A PostgreSQL server that replaces the embedded database. */
export interface PostgresSettings {
  /** Address with its password: never print it. */
  url: string;
  /** The same without the password. */
  name: string;
  /** Maximum connections of this process, which is the number of simultaneous calls. */
  pool: number;
}

const DEFAULT_POOL = 10;

/**
 * The server named by `DATABASE_URL`, or null for the embedded database.
 * @throws {PlainFailure} if the address is not a database's, or a hosted project is also named
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

/** Commands run by a start command get the address of its backend in addition to the environment. */
const isOwnBackend = (url: string) => URL.parse(url)?.hostname === "127.0.0.1";

/**
 * This instance's name among those that share a data directory, usable in file names: `INSTANCE`, otherwise host and
 * port.
 */
export function instanceName(): string {
  const name = setting("INSTANCE") ?? `${hostname()}-${setting("PORT") ?? 3000}`;
  return name.replace(/[^\w.-]/g, "-").slice(0, 80);
}
