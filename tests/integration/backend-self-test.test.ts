import { rmSync } from "node:fs";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HOPELESS } from "@/supabase/local/backend-message";
import { startBackend } from "@/supabase/local/backend-process";
import { createDataApi } from "@/supabase/local/data-api";
import { openDatabase } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { assertPrivileges } from "@/supabase/local/self-test";
import { newDataDir } from "@/tests/support/backend";
import { endOf } from "@/tests/support/process-tree";

let dataDir = "";

beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What a careless migration could do, what takes it back, and what the self-test says of it. */
const CARELESS = [
  [
    "grant select on study.results to anon",
    "revoke select on study.results from anon",
    "anon can read study.results.score",
  ],
  [
    "grant select (standard_error) on study.results to authenticated",
    "revoke select (standard_error) on study.results from authenticated",
    "authenticated can read study.results.standard_error",
  ],
  [
    "grant execute on function public.publish_publication to anon",
    "revoke execute on function public.publish_publication from anon",
    "anon can call publish_publication",
  ],
  [
    "create table public.notes (text text); grant select on public.notes to anon",
    "drop table public.notes",
    "public.notes has no row level security",
  ],
  ["alter role authenticated bypassrls", "alter role authenticated nobypassrls", "authenticated is a privileged role"],
  [
    "create view public.leak as select 1.5 as score; grant select on public.leak to anon",
    "drop view public.leak",
    "anon reads score through public.leak",
  ],
] as const;

test("the self-test names each unsafe privilege until it is revoked", async () => {
  const { connection } = await openDatabase(installationAt(dataDir).database);
  for (const [sql, undo, finding] of CARELESS) {
    await connection.driver.exec(sql);
    await expect(assertPrivileges(connection.driver), sql).rejects.toThrow(finding);
    await connection.driver.exec(undo);
    await expect(assertPrivileges(connection.driver), undo).resolves.toBeUndefined();
  }
  await connection.close();
});

test("the backend refuses to start if anon can read a score, and says so", async () => {
  const [sql, , finding] = CARELESS[0];
  const { connection } = await openDatabase(installationAt(dataDir).database);
  await connection.driver.exec(sql);
  await connection.close();
  let ended: ReturnType<typeof endOf> | undefined;
  await expect(
    startBackend({ DATA_DIR: dataDir, BACKEND_PORT: "0" }, (child) => {
      ended = endOf(child);
    }),
  ).rejects.toThrow(finding);
  expect(await ended).toEqual({ code: HOPELESS, signal: null });
});

test("the self-test finds the default grants of the library", async () => {
  const connection = await createPgliteConnection({ url: installationAt(dataDir).database });
  await connection.driver.waitReady;
  await expect(assertPrivileges(connection.driver)).resolves.toBeUndefined();
  const api = await createDataApi(connection);
  await api(new Request("http://127.0.0.1/rest/v1/rpc/list_markets"), { role: "anon" });
  await expect(assertPrivileges(connection.driver)).rejects.toThrow("anon can read");
  await connection.close();
});
