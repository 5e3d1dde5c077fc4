import { ARRAYS } from "@/supabase/local/database";

/** The types of arrays that come out of the database as such. */
const READ = `(${[...ARRAYS].join()})`;

/** The schemas whose objects a migration made. */
export const OURS = "('public', 'study', 'access')";

/** Each query lists what breaks a rule of the house; each rule also names what proves that the query can see. */
export const RULES: { rule: string; offenders: string; sample: string }[] = [
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
  {
    // PGlite could not read it any more: supabase/local/database.ts.
    rule: "nothing that the data API answers is an array that is not read",
    offenders: `
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and exists (
        select from pg_type t where t.typcategory = 'A' and t.oid not in ${READ} and (t.oid = p.prorettype or t.oid in (
          select a.type from unnest(p.proallargtypes, p.proargmodes) as a (type, mode) where a.mode in ('o', 'b', 't'))))
      union all
      select format('%s.%s', a.attrelid::regclass, a.attname)
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
      where n.nspname = 'public' and c.relkind in ('r', 'v', 'p') and t.typcategory = 'A' and t.oid not in ${READ}`,
    sample: `create function public.offender() returns table (plans public.subscription_plans[]) language sql as
      'select array(select p from public.subscription_plans p)'`,
  },
];
