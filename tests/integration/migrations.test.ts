import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLABLE } from "@/tests/integration/callable-functions";
import { applyMigrations, startPlainPostgres, type Database, type PlainPostgres } from "@/tests/support/plain-postgres";

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

/** The schemas whose objects a migration made. */
const OURS = "('public', 'study', 'access')";

describe("migrations on a plain PostgreSQL", () => {
  test("apply again where the platform already has the extensions", async () => {
    const hosted = await server.createDatabase("hosted");
    try {
      await hosted.query(`
        create schema extensions;
        create extension pg_trgm with schema extensions;
        create extension unaccent with schema extensions`);
      await applyMigrations(hosted);
      expect(await hosted.query("select count(*)::int as markets from study.markets")).toEqual([{ markets: 5 }]);
    } finally {
      await hosted.close();
    }
  });

  test("make what the calls table of the specification names", async () => {
    const rows = await database.query(`
      select table_name, string_agg(column_name, '|' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`);
    const columns: Record<string, unknown> = Object.fromEntries(rows.map((row) => [String(row.table_name), row.columns]));
    expect(columns).toMatchObject({
      ranking_positions_2025: "Brand|Country|industry|Year|Ranking Position|Overall Country Ranking",
      ranking_scores: "Brand|Country|industry|Year|Score|Standard Error|Interviews",
      user_roles: "provider_user_id|role",
    });
    expect(Object.keys(columns)).toEqual(
      expect.arrayContaining(["annual_subscriptions", "subscription_team_members", "subscription_plans"]),
    );
  });
});

/** Each query lists what breaks a rule of the house; each rule also names what proves that the query can see. */
const RULES: { rule: string; offenders: string; sample: string }[] = [
  {
    rule: "every table has row level security",
    offenders: `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    sample: "create table study.offender (id int)",
  },
  {
    rule: "every table of the study has a policy that says who reads it",
    offenders: `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'study' and c.relkind in ('r', 'p') and not exists (select from pg_policy p where p.polrelid = c.oid)`,
    sample: "create table study.offender (id int)",
  },
  {
    rule: "every published figure says what it is and in what unit",
    offenders: `select format('%s.%s', c.relname, a.attname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'study' and c.relkind = 'r' and col_description(c.oid, a.attnum) is null
        and (c.relname = 'waves' or exists (
          select from pg_attribute w where w.attrelid = c.oid and w.attname = 'wave_id' and c.relname <> 'published_waves'))`,
    sample: "alter table study.forecasts add column offender int",
  },
  {
    rule: "every function pins an empty search_path",
    offenders: `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${OURS} and not coalesce(p.proconfig @> array['search_path=""'], false)`,
    sample: "create function access.offender() returns int language sql security definer as 'select 1'",
  },
  {
    rule: "no function is executable by PUBLIC",
    offenders: `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as grants
      where n.nspname in ${OURS} and grants.grantee = 0`,
    sample: `create function study.offender() returns int language sql as 'select 1';
      grant execute on function study.offender() to public`,
  },
  {
    rule: "no policy lets anyone write whatever they like",
    offenders: `select policyname as name from pg_policies
      where cmd <> 'SELECT' and (coalesce(qual, 'true') = 'true' or with_check = 'true') and schemaname in ${OURS}`,
    sample: "create policy offender on public.user_profiles for update to authenticated using (true)",
  },
  {
    rule: "the public roles write nothing and reach no base table of the study",
    offenders: `select format('%s %s %s', grantee, privilege_type, table_name) as name
      from information_schema.role_table_grants
      where table_schema in ${OURS} and grantee in ('anon', 'authenticated', 'PUBLIC')
        and (privilege_type <> 'SELECT' or table_schema <> 'public')`,
    sample: "grant insert on public.user_roles to authenticated",
  },
  {
    rule: "every view over the study is a security barrier",
    offenders: `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind = 'v' and not coalesce(c.reloptions @> array['security_barrier=true'], false)`,
    sample: "create view public.offender as select 1 as one",
  },
  {
    rule: "nothing is a materialised view, which would know no viewer",
    offenders: `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind = 'm'`,
    sample: "create materialized view public.offender as select 1 as one",
  },
  {
    rule: "tables, views and called functions say what they are",
    offenders: `
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relkind in ('r', 'v') and obj_description(c.oid) is null
      union all
      select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and obj_description(p.oid) is null`,
    sample: "create table public.offender (id int)",
  },
];

describe.each(RULES)("rule: $rule", ({ offenders, sample }) => {
  test("holds", async () => {
    expect(await database.query(offenders)).toEqual([]);
  });

  test("would notice an offender", async () => {
    await database.query("begin");
    try {
      await database.query(sample);
      expect(await database.query(offenders)).not.toEqual([]);
    } finally {
      await database.query("rollback");
    }
  });
});

describe("the functions each role may call", () => {
  const callable = async (role: string) =>
    (
      await database.query(
        `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute') order by 1`,
        [role],
      )
    ).map((row) => row.name);

  test.each(Object.entries(CALLABLE))("%s", async (role, expected) => {
    expect(await callable(role)).toEqual([...expected].sort());
  });
});

test("the event log cannot be changed, not even by its owner", async () => {
  for (const statement of ["update study.publication_events set actor = 'x'", "delete from study.publication_events", "truncate study.publication_events"]) {
    await expect(database.query(statement)).rejects.toThrow("append-only");
  }
});
