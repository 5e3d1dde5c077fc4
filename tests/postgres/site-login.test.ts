import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgresStore } from "@/supabase/local/postgres-store";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { ensureTool } from "@/tests/support/debian-tool";
import { startPlainPostgres, type PlainPostgres } from "@/tests/support/plain-postgres";
import { repository } from "@/tests/support/process";

// The script that the database's image runs on an empty volume makes a login that is enough for the site, and no more.

const PASSWORD = "letters-and-digits-of-the-site-0123";
let server: PlainPostgres;

const runScript = () => {
  const { port, hostname } = new URL(server.address("postgres", "superuser"));
  execFileSync("sh", [path.join(repository, "supabase/server/create-roles.sh")], {
    env: { ...process.env, PGHOST: hostname, PGPORT: port, POSTGRES_USER: "superuser", GRANSKOG_PASSWORD: PASSWORD },
    stdio: "pipe",
  });
};

beforeAll(async () => {
  server = await startPlainPostgres({ roles: false });
});
afterAll(() => server?.stop());

test.runIf(ensureTool("psql", "postgresql-client"))(
  "the site migrates and serves with its own login, without being superuser",
  async () => {
    runScript();
    const settings = postgresSettings({ DATABASE_URL: server.address("granskog", "granskog") }) ?? expect.fail();
    const store = await openPostgresStore(settings, 0, { onBroken: () => undefined, onLockLost: () => undefined });
    try {
      expect(store.applied.length).toBeGreaterThan(10);
      const { rows } = await store.database.query(
        "select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = 'granskog'",
      );
      expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
    } finally {
      await store.close();
    }
  },
);
