import { expect, test } from "vitest";
import type { Database, Session } from "@/supabase/local/database-session";
import { applyMigrations, type Migration } from "@/supabase/local/migrations";

/** A database with only the record of its migrations. */
function recordOf(applied: readonly Migration[]) {
  const rows = new Map(applied.map(({ version, sql }) => [version, sql]));
  const session: Session = {
    async query<Row>(sql: string, parameters: unknown[] = []) {
      const [version, statements] = parameters as [string | null, string[] | undefined];
      if (version && statements) rows.set(version, statements[0] ?? "");
      const found = [...rows].map(([key, text]) => ({ version: key, statements: [text] }));
      return { rows: found.filter((row) => !version || row.version === version) as Row[] };
    },
    exec: async () => undefined,
  };
  const database: Database = { ...session, transaction: (work) => work(session) };
  return { database, versions: () => [...rows.keys()] };
}

const NOON = new Date("2027-03-04T12:00:00Z");
const dated = (version: string): Migration => ({ version, name: "some", sql: `select ${version}` });
const first = dated("20270301090000");
const apply = (applied: Migration[], all: Migration[]) => {
  const { database, versions } = recordOf(applied);
  return applyMigrations(database, all, NOON).then(versions);
};

test("pending migrations are applied in the order of their versions, up to today", async () => {
  const today = dated("20270304235959");
  expect(await apply([first], [first, dated("20270302090000"), today])).toEqual([
    first.version,
    "20270302090000",
    today.version,
  ]);
});

test("a pending migration older than an applied one is refused", async () => {
  await expect(apply([first], [dated("20270228090000"), first])).rejects.toThrow(
    "20270228090000_some is older than the newest one applied to this database (20270301090000)",
  );
});

test("a migration dated tomorrow is refused, but a new database can still be made", async () => {
  const tomorrow = dated("20270305000000");
  await expect(apply([first], [first, tomorrow])).rejects.toThrow("20270305000000_some is dated in the future");
  expect(await apply([], [first, tomorrow])).toEqual([first.version, tomorrow.version]);
});

test("an applied migration that was edited is refused before anything runs", async () => {
  const edited = { ...first, sql: "select 2" };
  await expect(apply([first], [edited, dated("20270302090000")])).rejects.toThrow(
    "20270301090000_some was changed after it was applied to this database",
  );
});
