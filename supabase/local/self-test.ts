import type { Database } from "@/supabase/local/database-session";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** Columns that reveal a score: only paying readers get them, through functions that check their rights. */
const SCORE_COLUMNS = ["score", "standard_error", "n", "n_eff"];
/** Functions for the operator's commands only. */
const SERVICE_FUNCTION = "^(stage|publish|rollback|discard)_";

const readableScores = `
  select format('%s can read %s.%s.%s', r.rolname, n.nspname, c.relname, a.attname) as finding
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join (values ('anon'), ('authenticated')) as r(rolname)
  where n.nspname not in ('pg_catalog', 'information_schema')
    and c.relkind in ('r', 'p', 'm')
    and lower(a.attname) = any ($1)
    and has_column_privilege(r.rolname, c.oid, a.attnum, 'select')`;

const callableServices = `
  select format('%s can call %s', r.rolname, p.oid::regprocedure) as finding
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join (values ('anon'), ('authenticated')) as r(rolname)
  where n.nspname = 'public' and p.proname ~ $1
    and has_function_privilege(r.rolname, p.oid, 'execute')`;

const unguardedTables = `
  select format('%s.%s has no row level security', n.nspname, c.relname) as finding
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relrowsecurity
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'supabase_migrations')
    and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))`;

const strongRoles = `
  select format('%s is a privileged role', rolname) as finding
  from pg_roles where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`;

const publicScoreViews = `
  select format('%I.%I', n.nspname, c.relname) as name, format('%I', a.attname) as col
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind = 'v' and lower(a.attname) = any ($1)
    and has_column_privilege('anon', c.oid, a.attnum, 'select')`;

async function findingsOf(database: Database, sql: string, parameters: unknown[] = []): Promise<string[]> {
  const { rows } = await database.query<{ finding: string }>(sql, parameters);
  return rows.map((row) => row.finding);
}

/** Views run with their owner's rights: this tests whether the anonymous role gets any value. */
async function scoresShownByViews(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string; col: string }>(publicScoreViews, [SCORE_COLUMNS]);
  const findings: string[] = [];
  for (const { name, col } of rows) {
    await database.transaction(async (transaction) => {
      await transaction.exec(`set local role anon; select set_config('request.jwt.claims', '{"role":"anon"}', true)`);
      const seen = await transaction.query(`select 1 from ${name} where ${col} is not null limit 1`);
      if (seen.rows.length > 0) findings.push(`anon reads ${col} through ${name}`);
    });
  }
  return findings;
}

/**
 * Refuses to serve a database whose privileges let outsiders read a score or publish. Run it after the first request
 * through the data API, since that is when the library would widen the privileges.
 * @throws {PlainFailure} naming every finding
 */
export async function assertPrivileges(database: Database): Promise<void> {
  const findings = [
    ...(await findingsOf(database, readableScores, [SCORE_COLUMNS])),
    ...(await findingsOf(database, callableServices, [SERVICE_FUNCTION])),
    ...(await findingsOf(database, unguardedTables)),
    ...(await findingsOf(database, strongRoles)),
    ...(await scoresShownByViews(database)),
  ];
  if (findings.length > 0) {
    throw new PlainFailure(
      `Access check failed; the database would expose: ${findings.join("; ")}.`,
      "The site was not started. Fix the privileges in a new migration.",
    );
  }
}
