import type { PGlite } from "@electric-sql/pglite";
import { inDatabase, publishInNewFolder, remove, rowsIn, wholeStudy } from "./bench-backend";
import { printTable, type Measurement } from "./figure-table";

const TABLES = [
  "results",
  "age_group_results",
  "consumer_sections",
  "forecasts",
  "forecast_histories",
  "forecast_records",
  "forecast_tracks",
  "passing_odds",
  "risk_alerts",
] as const;
const ROWS_PER_INSERT = 2_000;
const ROUNDS = 3;

type Table = { name: string; columns: string; chunks: string[]; file: Blob };

/** What was published, as ready rows with all ids: as JSON in chunks, and as one CSV file each. */
async function readTables(database: PGlite): Promise<Table[]> {
  const tables: Table[] = [];
  for (const name of TABLES) {
    const { rows: described } = await database.query<{ columns: string }>(
      `select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) as columns
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`study.${name}`],
    );
    const { rows: chunks } = await database.query<{ chunk: string }>(
      `select jsonb_agg(jsonb_strip_nulls(to_jsonb(t)))::text as chunk
       from (select *, row_number() over () / ${ROWS_PER_INSERT} as part from study.${name}) t group by part`,
    );
    const { blob } = await database.query(`copy study.${name} to '/dev/blob' with (format csv)`);
    if (!blob) throw new Error(`${name} could not be copied`);
    tables.push({ name, columns: described[0]?.columns ?? "", chunks: chunks.map(({ chunk }) => chunk), file: blob });
  }
  return tables;
}

/** Seconds a way of inserting takes, into empty tables with the same indexes and no checks. */
async function secondsOf(
  database: PGlite,
  tables: readonly Table[],
  insert: (table: Table) => Promise<unknown>,
): Promise<number> {
  await database.exec("drop schema if exists raw cascade; create schema raw");
  for (const { name } of tables) await database.exec(`create table raw.${name} (like study.${name} including indexes)`);
  const started = performance.now();
  for (const table of tables) await insert(table);
  return (performance.now() - started) / 1000;
}

/**
 * Rows per second of publishing a whole study, from the first call to the visible result, and of raw inserts of the
 * same rows.
 */
export async function measurePublishing(): Promise<Measurement[]> {
  const study = wholeStudy();
  const rows = rowsIn(study);
  const best = { publishing: Infinity, inserting: Infinity, copying: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { dataDir, seconds } = await publishInNewFolder(study);
    best.publishing = Math.min(best.publishing, seconds);
    await inDatabase(dataDir, async (database) => {
      const tables = await readTables(database);
      const insertChunks = async ({ name, columns, chunks }: Table) => {
        for (const chunk of chunks)
          await database.query(
            `insert into raw.${name} select * from jsonb_to_recordset($1::jsonb) as r (${columns})`,
            [chunk],
          );
      };
      const copy = ({ name, file }: Table) =>
        database.query(`copy raw.${name} from '/dev/blob' with (format csv)`, [], { blob: file });
      best.inserting = Math.min(best.inserting, await secondsOf(database, tables, insertChunks));
      best.copying = Math.min(best.copying, await secondsOf(database, tables, copy));
    });
    remove(dataDir);
  }
  const share = (100 * best.inserting) / best.publishing;
  const size = rows.toLocaleString("en-GB");
  return [
    {
      what: `publishing ${size} rows in six tables`,
      value: rows / best.publishing,
      unit: "rows/s",
      note: `${best.publishing.toFixed(1)} s in all, best of ${ROUNDS}`,
    },
    {
      what: "  raw INSERT … SELECT of the same rows",
      value: rows / best.inserting,
      unit: "rows/s",
      note: "same indexes, no checks, in process",
    },
    { what: "  raw COPY of the same rows", value: rows / best.copying, unit: "rows/s", note: "likewise" },
    { what: "  publishing as a share of the raw INSERT", value: share, unit: "%", note: "aim: at least 30" },
  ];
}

if (import.meta.main) printTable(await measurePublishing());
