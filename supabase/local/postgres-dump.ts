import { spawn } from "node:child_process";
import { once } from "node:events";
import { PlainFailure } from "@/supabase/local/plain-failure";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { environmentWith } from "@/lib/platform/environment/env.server";

/**
 * The address as environment variables for the tools: as arguments, the password would be visible to everyone on the
 * machine.
 */
function environmentOf({ url }: PostgresSettings): Record<string, string> {
  const address = new URL(url);
  const sslmode = address.searchParams.get("sslmode");
  return {
    PGHOST: decodeURIComponent(address.hostname),
    PGPORT: address.port || "5432",
    PGDATABASE: decodeURIComponent(address.pathname.slice(1)),
    ...(address.username && { PGUSER: decodeURIComponent(address.username) }),
    ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

async function run(tool: "pg_dump" | "pg_restore", args: readonly string[], settings: PostgresSettings): Promise<void> {
  const child = spawn(tool, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: environmentWith(environmentOf(settings)),
  });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words += text));
  const [code] = (await once(child, "close").catch((error: unknown) => {
    const remedy = `Install PostgreSQL's client programs of the server's version or newer (Debian: postgresql-client), or run ${tool} where they are and give --without-database here.`;
    throw new PlainFailure(`The program ${tool} is not installed.`, remedy, { cause: error });
  })) as [number | null];
  if (code === 0) return;
  throw new PlainFailure(
    `${tool} failed: ${words.trim()}`,
    `It must be of the server's version or newer. Nothing was changed.`,
  );
}

/** Writes the server's database to a file, at one moment, while in use. */
export const dumpServer = (settings: PostgresSettings, file: string) =>
  run("pg_dump", ["--format=custom", "--no-owner", "--file", file], settings);

/** Fills an empty database from such a file, in one transaction. */
export const fillServer = (settings: PostgresSettings, file: string) =>
  run(
    "pg_restore",
    ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${environmentOf(settings).PGDATABASE}`, file],
    settings,
  );
