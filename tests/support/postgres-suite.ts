import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackend } from "@/supabase/local/backend-process";
import { startPlainPostgres } from "./plain-postgres";
import { run } from "./process";
import { servedEnvironment } from "./served-database";

const TEMPLATE = "granskog_template";
const MINUTES = 25;

/**
 * The tests of the data layer with PostgreSQL in place of the embedded database, each file on a database of its own, and
 * what is true of a server alone (tests/postgres).
 */
export async function runPostgresSuite(): Promise<{ passed: number; failed: number; skipped: number }> {
  const server = await startPlainPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-postgres-suite-"));
  try {
    await server.administer(`create database ${TEMPLATE} owner migrator`);
    const first = await startBackend({ DATA_DIR: folder, BACKEND_PORT: "0", DATABASE_URL: server.address(TEMPLATE) });
    await first.stop();
    const report = path.join(folder, "report.json");
    const args = [
      "vitest",
      "run",
      "--project",
      "integration",
      "--project",
      "postgres",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    await run("npx", args, {
      env: servedEnvironment(server.address("postgres", "superuser"), TEMPLATE),
      timeoutMs: MINUTES * 60_000,
    });
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8")) as Record<
      string,
      number
    >;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1, skipped: numPendingTests ?? 0 };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
