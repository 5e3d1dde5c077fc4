import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

const MOST = 1000;
let server: PlainPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPlainPostgres();
  database = await server.createDatabase("granskog");
  await applyMigrations(database);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});
beforeEach(async () => database.query("truncate access.request_windows"));

/** One request of a person; the seconds they are to wait, or null when it was let in. */
async function ask(person: string, connection = database): Promise<unknown> {
  const [row] = await connection.as(
    { role: "authenticated", sub: person },
    "select retry_after from public.admit_viewer()",
  );
  return row?.retry_after;
}
const spend = async (person: string, requests: number) =>
  database.query("insert into access.request_windows (user_id, requests) values ($1, $2)", [person, requests]);
const grow = async (by: string) =>
  database.query(`update access.request_windows set started_at = started_at - interval '${by}'`);
const windows = async () => database.query("select user_id, requests from access.request_windows order by user_id");

describe("1000 requests in 5 minutes", () => {
  test("the 1000th request in 5 minutes is admitted, and the next refused", async () => {
    for (let request = 1; request <= MOST; request += 1) expect(await ask("kari")).toBeNull();
    const wait = Number(await ask("kari"));
    expect(wait).toBeGreaterThan(200);
    expect(wait).toBeLessThanOrEqual(300);
    for (let request = 0; request < 5; request += 1) expect(Number(await ask("kari"))).toBeGreaterThan(0);
    expect(await windows(), "no further than that is counted").toEqual([{ user_id: "kari", requests: MOST + 1 }]);
  });

  test("the next window of requests starts at zero", async () => {
    await spend("kari", MOST);
    await grow("4 minutes 50 seconds");
    expect(Number(await ask("kari"))).toBeLessThanOrEqual(10);
    await grow("11 seconds");
    expect(await ask("kari")).toBeNull();
    expect(await windows()).toEqual([{ user_id: "kari", requests: 1 }]);
  });

  test("one person's requests do not affect anyone else", async () => {
    await spend("kari", MOST);
    expect(await ask("kari")).not.toBeNull();
    expect(await ask("ola")).toBeNull();
  });

  test("parallel requests cannot exceed the limit together", async () => {
    await spend("kari", MOST - 10);
    const connections = await Promise.all(Array.from({ length: 6 }, async () => server.connect("granskog")));
    try {
      const askFiveTimes = async (one: Database) => {
        let admitted = 0;
        for (let request = 0; request < 5; request += 1) admitted += (await ask("kari", one)) === null ? 1 : 0;
        return admitted;
      };
      const admitted = await Promise.all(connections.map(askFiveTimes));
      expect(admitted.reduce((sum, one) => sum + one)).toBe(10);
    } finally {
      await Promise.all(connections.map(async (one) => one.close()));
    }
  });

  test("old windows of requests are deleted", async () => {
    for (const person of ["eva", "kari", "ola"]) await spend(person, 7);
    await grow("6 minutes");
    await ask("per");
    expect(await windows()).toEqual([{ user_id: "per", requests: 1 }]);
  });
});

describe("counted callers", () => {
  test("only signed-in users are counted, by their own token", async () => {
    await expect(database.as({ role: "anon" }, "select * from public.admit_viewer()")).rejects.toThrow(
      /permission denied/,
    );
    expect(await database.as({ role: "authenticated" }, "select * from public.admit_viewer()")).toEqual([]);
    expect(await windows()).toEqual([]);
  });

  test("no one can count for, clear or read someone else's window", async () => {
    await spend("ola", MOST);
    for (const statement of [
      "select access.count_request('ola')",
      "select * from access.request_windows",
      "delete from access.request_windows",
      "update access.request_windows set requests = 1",
    ]) {
      for (const role of ["anon", "authenticated"] as const) {
        await expect(database.as({ role, sub: "ola" }, statement)).rejects.toThrow(/permission denied/);
      }
    }
  });
});

test("the response of the request limit is find_viewer's plus one field", async () => {
  const person = { role: "authenticated", sub: "kari" } as const;
  const [found] = await database.as(person, "select * from public.find_viewer()");
  expect(await database.as(person, "select * from public.admit_viewer()")).toEqual([{ ...found, retry_after: null }]);
});
