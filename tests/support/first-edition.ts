import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Session } from "@/supabase/local/database-session";
import { repository } from "./process";

// A database at the last version of the first edition: the statements it recorded, and a few rows of its tables.

interface Recorded {
  migrations: { version: string; name: string; sql: string }[];
  /** Table → rows, in an order that its foreign keys allow. */
  rows: Record<string, Record<string, unknown>[]>;
}

export const readRecorded = () =>
  JSON.parse(
    brotliDecompressSync(readFileSync(path.join(repository, "tests/fixtures/first-edition.json.br"))).toString(),
  ) as Recorded;

/** Numbers go on from 900000, as after rows that were deleted again. */
const NUMBERED = `
  do $$
  declare
    v_sequence record;
  begin
    for v_sequence in select schemaname, sequencename from pg_sequences where schemaname in ('public', 'study', 'access') loop
      perform setval(format('%I.%I', v_sequence.schemaname, v_sequence.sequencename), 900000);
    end loop;
  end $$`;

/** Brings an empty, prepared database to the first edition. */
export async function applyFirstEdition(database: Session): Promise<void> {
  const { migrations, rows } = readRecorded();
  for (const { version, name, sql } of migrations) {
    await database.exec(sql);
    await database.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
      version,
      [sql],
      name,
    ]);
  }
  // A post and its revision refer to each other.
  const cycle = "posts_id_live_revision_fkey";
  const { rows: definitions } = await database.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1",
    [cycle],
  );
  await database.exec(`alter table access.posts drop constraint ${cycle}`);
  for (const [table, list] of Object.entries(rows))
    await database.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(list)],
    );
  await database.exec(`alter table access.posts add constraint ${cycle} ${definitions[0]?.definition}`);
  await database.exec(NUMBERED);
  // What an operator changed in the lists that the migrations fill.
  await database.exec(
    "update access.flags set is_on = not is_on; update public.subscription_plans set seats = seats + 1",
  );
}

/** Columns that a later migration adds: they are no part of what was there before. */
const ADDED = ["asked_by", "score_low", "score_high", "definition_id"];

/** Every table of ours with a digest of its rows. */
export async function contentsOf(database: Session): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string; columns: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attname <> all ($1::text[])) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'study', 'access') and c.relkind in ('r', 'p')
     group by 1 order by 1`,
    [ADDED],
  );
  const contents: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const { rows } = await database.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, E'\\n' order by line), '')) as digest
       from (select row(${columns})::text as line from ${name}) rows`,
    );
    contents[name] = rows[0]?.digest ?? "";
  }
  return contents;
}

const OURS = "('public', 'study', 'access')";

/** Everything that makes up a schema, one line for each: names, types, rules, statements, rights, comments. */
const SHAPE = `
  select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') || coalesce(obj_description(oid, 'pg_namespace'), '') as line
  from pg_namespace where nspname in ${OURS} or nspname like 'first%'
  union all
  select format('relation %s %s %s %s %s %s %s', c.oid::regclass, c.relkind, c.relpersistence, c.relrowsecurity, c.reloptions, c.relacl, obj_description(c.oid, 'pg_class'))
  from pg_class c where c.relnamespace::regnamespace::text in ${OURS}
  union all
  select format('column %s %s %s %s %s %s %s %s %s', a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attacl, pg_get_expr(d.adbin, d.adrelid), col_description(a.attrelid, a.attnum))
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace::regnamespace::text in ${OURS} and a.attnum > 0 and not a.attisdropped
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace::regnamespace::text in ${OURS}
  union all
  select 'index ' || indexdef from pg_indexes where schemaname in ${OURS}
  union all
  select format('view %s %s', c.oid::regclass, pg_get_viewdef(c.oid)) from pg_class c where c.relkind = 'v' and c.relnamespace::regnamespace::text in ${OURS}
  union all
  select format('function %s %s %s', pg_get_functiondef(p.oid), p.proacl, obj_description(p.oid, 'pg_proc'))
  from pg_proc p where p.pronamespace::regnamespace::text in ${OURS}
  union all
  select 'policy ' || p::text from pg_policies p where p.schemaname in ${OURS}
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace::regnamespace::text in ${OURS} and not t.tgisinternal
  union all
  select 'sequence ' || s::text from (select schemaname, sequencename, data_type, increment_by, cycle from pg_sequences where schemaname in ${OURS}) s
  union all
  select format('defaults %s %s %s', defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl
  union all
  select format('extension %s %s', extname, extnamespace::regnamespace) from pg_extension
  order by 1`;

export async function shapeOf(database: Session): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(SHAPE);
  return rows.map(({ line }) => line);
}
