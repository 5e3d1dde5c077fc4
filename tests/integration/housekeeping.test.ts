import { afterAll, beforeAll, expect, test } from "vitest";
import { PGlite } from "@electric-sql/pglite";
import { Housekeeping } from "@/supabase/local/housekeeping";
import { RequestQueue } from "@/supabase/local/request-queue";

// What no one may notice: tidying in the pauses, and none where nothing was written.

const QUIET = 20;
let database: PGlite;
const queue = new RequestQueue(16);

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec("create table cell (id int primary key, words text)");
});
afterAll(async () => database.close());

const pause = async () => new Promise((resolve) => setTimeout(resolve, 8 * QUIET));
const write = async (rows: number) =>
  database.exec(
    `insert into cell select coalesce((select max(id) from cell), 0) + i, repeat('x', 1000) from generate_series(1, ${rows}) i`,
  );
const known = async () =>
  (await database.query<{ rows: number }>("select reltuples::float8 as rows from pg_class where relname = 'cell'"))
    .rows[0]?.rows;

test("housekeeping runs once after many writes, and not after reads or few writes", async () => {
  const housekeeping = new Housekeeping(database, queue, { quiet: QUIET, worth: 256 * 1024 });
  await housekeeping.begin();
  await write(1000);
  housekeeping.noteWrite();
  await expect.poll(() => housekeeping.tidied, { timeout: 240_000 }).toBe(1);
  expect(await known()).toBe(1000);

  for (const rows of [0, 1, 0]) {
    await write(rows);
    housekeeping.noteWrite();
    await pause();
  }
  expect(housekeeping.tidied).toBe(1);

  await write(1000);
  housekeeping.noteWrite();
  await expect.poll(() => housekeeping.tidied, { timeout: 240_000 }).toBe(2);
  expect(await known()).toBe(2001);
});
