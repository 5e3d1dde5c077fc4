import type { Session } from "@/supabase/local/database-session";

/** A table or sequence of ours: its number of rows, and a digest that does not depend on their order. */
export interface Digest {
  rows: number;
  sha256: string;
}

/** Quoted name → digest. */
export type Digests = Record<string, Digest>;

export interface Table {
  /** With its schema, quoted if necessary. */
  name: string;
  /** In alphabetical order, quoted if necessary. */
  columns: string[];
  /** Unlogged tables, such as request counters: a kill empties them. */
  unlogged: boolean;
}

/** Schemas that are not PostgreSQL's own. */
const OURS = "nspname !~ '^pg_' and nspname <> 'information_schema'";

/** Text formats of values: the same on both sides, whatever a server's settings. */
export const TEXT_SETTINGS = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  "extra_float_digits = 1",
  "client_encoding = 'UTF8'",
] as const;

/** The tables of a database, in the order of their names. */
export async function listTables(database: Session): Promise<Table[]> {
  const { rows } = await database.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       array(select quote_ident(attname) from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns,
       relpersistence = 'u' as unlogged
     from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${OURS} order by 1`,
  );
  return rows;
}

/** The sequences of a database, by name. */
export async function listSequences(database: Session): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'S' and ${OURS} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Counts the rows of every logged table and computes their digests. The session must have `TEXT_SETTINGS`. */
export async function digestTables(database: Session): Promise<Digests> {
  const digests: Digests = {};
  for (const { name, columns, unlogged } of await listTables(database)) {
    if (unlogged) continue;
    const { rows } = await database.query<Digest>(
      `select count(*)::int as rows, encode(sha256(coalesce(string_agg(digest, ''::bytea order by digest), '')), 'hex') as sha256
       from (select sha256(convert_to(row(${columns.join(", ")})::text, 'UTF8')) as digest from ${name}) as digests`,
    );
    if (rows[0]) digests[name] = rows[0];
  }
  for (const name of await listSequences(database)) {
    const { rows } = await database.query<Digest>(
      `select 1 as rows, encode(sha256(convert_to(row(last_value, is_called)::text, 'UTF8')), 'hex') as sha256 from ${name}`,
    );
    if (rows[0]) digests[name] = rows[0];
  }
  return digests;
}

/** The first table or sequence that differs, in words; null if none does. */
export function findUnequal(from: Digests, to: Digests): string | null {
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [a, b] = [from[name], to[name]];
    if (!a || !b) return `${name} is missing`;
    if (a.rows !== b.rows) return `${name} has ${b.rows} rows instead of ${a.rows}`;
    if (a.sha256 !== b.sha256) return `${name} has other contents`;
  }
  return null;
}
