import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "@/supabase/local/backend-process";
import { startPlainPostgres } from "./plain-postgres";
import { servedEnvironment } from "./served-database";
import { runVitest } from "./suites";
import type { PartReport } from "./tally";

const TEMPLATE = "granskog_template";
const PATIENCE = 90 * 60_000;

/**
 * The tests of the data layer with PostgreSQL in place of the embedded database, each file on a database of its own, and
 * what is true of a server alone (tests/postgres).
 */
export async function runPostgresSuite(): Promise<PartReport> {
  const server = await startPlainPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-postgres-suite-"));
  try {
    await server.administer(`create database ${TEMPLATE} owner migrator`);
    const first = await startBackend({ DATA_DIR: folder, BACKEND_PORT: "0", DATABASE_URL: server.address(TEMPLATE) });
    await first.stop();
    return await runVitest(["integration", "postgres"], {
      env: servedEnvironment(server.address("postgres", "superuser"), TEMPLATE),
      timeoutMs: PATIENCE,
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
