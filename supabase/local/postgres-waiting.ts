import { announce } from "@/supabase/local/announce";
import type { Database } from "@/supabase/local/database-session";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** Milliseconds between two attempts, and of one attempt: the driver would retry for ever while a server starts. */
const PAUSE = 500;
const ATTEMPT = 5_000;
/** Milliseconds after which waiting is reported. */
const WORTH_A_LINE = 3_000;

/** Errors that may be temporary: the network, a server that starts or stops, too many connections. */
const PASSING = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

const codeOf = (error: unknown) =>
  String(typeof error === "object" && error !== null ? (Reflect.get(error, "code") ?? "") : "");

const wordsOf = (error: unknown) => (error instanceof Error && error.message ? error.message : String(error));

/** Why a server refuses us, in two sentences. */
function explainServer(error: unknown, { name }: PostgresSettings): PlainFailure {
  const code = codeOf(error);
  const because = { cause: error };
  if (code === "28P01" || code === "28000")
    return new PlainFailure(
      `The server rejected the login for database ${name}: ${wordsOf(error)}.`,
      "Check the user and password in DATABASE_URL and the server's pg_hba.conf.",
      because,
    );
  if (code === "3D000")
    return new PlainFailure(
      `Database ${name} does not exist.`,
      "Create an empty one, owned by the user in DATABASE_URL.",
      because,
    );
  if (code === "53300")
    return new PlainFailure(
      `The server for ${name} has no free connections.`,
      "Raise its max_connections, or lower DATABASE_POOL.",
      because,
    );
  if (PASSING.has(code))
    return new PlainFailure(
      `Cannot reach the database ${name} (${code}).`,
      "Start the server, or correct DATABASE_URL.",
      because,
    );
  return new PlainFailure(
    `The database ${name} cannot be used: ${wordsOf(error)}`,
    "Fix the problem above, or set DATABASE_URL to another database.",
    because,
  );
}

async function withinAttempt(attempt: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("no answer"), { code: "CONNECT_TIMEOUT" })), ATTEMPT);
  });
  await Promise.race([attempt, late]).finally(() => clearTimeout(timer));
}

/**
 * Resolves when the server responds.
 * @param patience milliseconds to wait for an unreachable one; permanent errors are reported at once
 * @throws {PlainFailure}
 */
export async function reachServer(database: Database, settings: PostgresSettings, patience: number): Promise<void> {
  const startedAt = Date.now();
  let hasLogged = false;
  for (;;) {
    try {
      await withinAttempt(database.query("select 1"));
      return;
    } catch (error) {
      const waited = Date.now() - startedAt;
      if (!PASSING.has(codeOf(error)) || waited > patience) throw explainServer(error, settings);
      if (!hasLogged && waited > WORTH_A_LINE) {
        hasLogged = true;
        announce(`  … ${explainServer(error, settings).message} Waiting.`);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
