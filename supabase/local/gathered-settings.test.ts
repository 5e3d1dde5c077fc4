import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gatherSettings } from "@/supabase/local/gathered-settings";

const database = new PGlite();
const asked: string[] = [];
const query = database.query.bind(database);
database.query = async (...args) => {
  asked.push(args[0]);
  return query(...args);
};
const plain: string[] = [];
const exec = database.exec.bind(database);
database.exec = async (...args) => {
  plain.push(args[0]);
  return exec(...args);
};

beforeAll(async () => {
  await database.exec("create role reader");
  gatherSettings(database);
}, 60_000);
beforeEach(() => {
  asked.splice(0);
  plain.splice(0);
});
afterAll(async () => database.close());

const set = async (name: string, value: string) => database.query(`SELECT set_config('${name}', $1, true)`, [value]);
const seen = async (name: string) => {
  const { rows } = await database.query<{ value: string | null }>(`select current_setting('${name}', true) as value`);
  return rows[0]?.value;
};

test("settings of a call are sent as one statement, before its queries", async () => {
  await database.query("BEGIN");
  await set("role", "reader");
  await set("request.jwt.claims", `{"sub":"o'neill"}`);
  await database.query("SELECT set_config('response.status', '', true)");
  const { rows } = await database.query(
    "select current_user::text as role, current_setting('request.jwt.claims') as claims",
  );
  await database.query("COMMIT");
  expect(rows).toEqual([{ role: "reader", claims: `{"sub":"o'neill"}` }]);
  expect(asked).toHaveLength(2);
  expect(plain).toEqual(["BEGIN", "COMMIT"]);
  expect(await seen("role")).toBe("none");
});

test("the status and headers of an answer are read with a plain statement", async () => {
  const { rows } = await database.query(`
         SELECT current_setting('response.status', true) AS status,
                current_setting('response.headers', true) AS headers
      `);
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0] ?? {})).toEqual(["status", "headers"]);
  expect([asked, plain.length]).toEqual([[], 1]);
});

test("a later value of the same setting replaces the earlier one", async () => {
  await database.query("BEGIN");
  await set("request.path", "/first");
  await set("request.path", "/second");
  expect(await seen("request.path")).toBe("/second");
  await database.query("ROLLBACK");
});

test.each(["ROLLBACK", "COMMIT"])("settings of a transaction end with its %s", async (end) => {
  await database.query("BEGIN");
  await set("role", "reader");
  await database.query(end);
  expect(await seen("role")).toBe("none");
});

test("statements that are not queries wait for the settings too", async () => {
  await database.query("BEGIN");
  await set("role", "reader");
  const [answer] = await database.exec("select current_user::text as role");
  await database.query("COMMIT");
  expect(answer?.rows).toEqual([{ role: "reader" }]);
});

test("a setting that is refused fails the queries that depend on it", async () => {
  await database.query("BEGIN");
  await set("role", "nobody-there");
  await expect(database.query("select 1")).rejects.toThrow(/nobody-there/);
  await database.query("ROLLBACK");
  expect(await seen("role")).toBe("none");
});

test("a setting for the whole session is sent unchanged", async () => {
  const { rows } = await database.query<{ set_config: string }>("SELECT set_config('app.kept', $1, false)", ["yes"]);
  expect(rows).toEqual([{ set_config: "yes" }]);
  expect(asked).toEqual(["SELECT set_config('app.kept', $1, false)"]);
});
