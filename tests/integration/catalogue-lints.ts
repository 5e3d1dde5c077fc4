import {
  CALLED_OUTSIDE_THE_API,
  READ_BY_ALL,
  READ_BY_VISITORS,
  STATEMENTS_FROM_TEXT,
  VIEWS_OF_THEIR_OWNER,
  WITHOUT_INDEX,
} from "@/tests/integration/catalogue-allowed";
import { OURS } from "@/tests/integration/catalogue-rules";

export interface Lint {
  /** What holds of the catalogue. */
  lint: string;
  /** Lists what does not, as `name`. */
  offenders: string;
  /** Offenders that are meant, and why. */
  allowed?: Readonly<Record<string, string>>;
  /** Each of these statements makes an offender. */
  breaches: readonly string[];
}

const OF_CLASS = "pg_class c join pg_namespace n on n.oid = c.relnamespace";
const OF_FUNCTION = "pg_proc p join pg_namespace n on n.oid = p.pronamespace";
const VISITORS = "(0, 'anon'::regrole)";
const GRANTEE = "case g.grantee when 0 then 'everyone' else g.grantee::regrole::text end";

export const LINTS: Lint[] = [
  {
    lint: "visitors are granted the listed tables and views, whole or by column, and nothing else",
    offenders: `
      select format('%s %s %s.%s', ${GRANTEE}, g.privilege_type, n.nspname, c.relname) as name
      from ${OF_CLASS}, lateral aclexplode(c.relacl) g where n.nspname in ${OURS} and c.relkind <> 'S' and g.grantee in ${VISITORS}
      union all
      select format('%s %s %s.%s(%s)', ${GRANTEE}, g.privilege_type, n.nspname, c.relname, a.attname)
      from ${OF_CLASS} join pg_attribute a on a.attrelid = c.oid, lateral aclexplode(a.attacl) g
      where n.nspname in ${OURS} and g.grantee in ${VISITORS}`,
    allowed: READ_BY_VISITORS,
    breaches: [
      "grant select on public.invoices to anon",
      "grant select (score) on study.results to anon",
      "grant update on public.user_roles to public",
    ],
  },
  {
    lint: "a table that members are granted has a policy that says which rows",
    offenders: `
      select format('%s.%s', n.nspname, c.relname) as name from ${OF_CLASS}
      where n.nspname in ${OURS} and c.relkind in ('r', 'p') and has_any_column_privilege('authenticated', c.oid, 'select')
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*'))`,
    breaches: ["grant select on access.flags to authenticated", "drop policy own_invoices on public.invoices"],
  },
  {
    lint: "a policy names its roles",
    offenders: `select format('%s.%s: %s', schemaname, tablename, policyname) as name from pg_policies where schemaname in ${OURS} and 'public' = any (roles)`,
    breaches: ["create policy offender on public.invoices for select using (user_id = 'me')"],
  },
  {
    lint: "a policy lets everyone read the listed tables alone",
    offenders: `select format('%s.%s: %s', schemaname, tablename, policyname) as name from pg_policies
      where schemaname in ${OURS} and cmd in ('SELECT', 'ALL') and coalesce(qual, 'true') = 'true'`,
    allowed: READ_BY_ALL,
    breaches: [
      "create policy offender on public.invoices for select to authenticated using (true)",
      "alter policy own_invoices on public.invoices using (true)",
    ],
  },
  {
    lint: "a view reads with its reader's rights, or is listed",
    offenders: `select c.oid::regclass::text as name from ${OF_CLASS}
      where n.nspname in ${OURS} and c.relkind = 'v' and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false)`,
    allowed: VIEWS_OF_THEIR_OWNER,
    breaches: ["create view public.offender with (security_barrier = true) as select user_id from public.invoices"],
  },
  {
    lint: "people call functions outside of the data API's schema only where they are listed",
    offenders: `select distinct p.oid::regprocedure::text as name from ${OF_FUNCTION} cross join (values ('anon'), ('authenticated')) as r (role)
      where n.nspname in ${OURS} and n.nspname <> 'public' and has_function_privilege(r.role, p.oid, 'execute')`,
    allowed: CALLED_OUTSIDE_THE_API,
    breaches: [
      "grant execute on function access.digest_of(text) to authenticated",
      "create function study.offender() returns int language sql return 1; grant execute on function study.offender() to anon",
    ],
  },
  {
    lint: "a function that makes statements out of text is listed",
    offenders: String.raw`select p.oid::regprocedure::text as name from ${OF_FUNCTION} where n.nspname in ${OURS} and p.prosrc ~* '\mexecute\M'`,
    allowed: STATEMENTS_FROM_TEXT,
    breaches: ["create function access.offender(t text) returns void language plpgsql as $$ begin execute t; end $$"],
  },
  {
    lint: "functions are written in SQL or PL/pgSQL, which reach neither files nor the network",
    offenders: `select p.oid::regprocedure::text as name from ${OF_FUNCTION} join pg_language l on l.oid = p.prolang
      where n.nspname in ${OURS} and l.lanname not in ('sql', 'plpgsql')`,
    breaches: ["create function public.offender(internal) returns internal language internal as 'numeric_avg_accum'"],
  },
  {
    lint: "no extension lies where the data API looks",
    offenders: `select extname as name from pg_extension where extnamespace in (select oid from pg_namespace where nspname in ${OURS})`,
    breaches: ["alter extension unaccent set schema public"],
  },
  {
    lint: "everything belongs to the role that migrates",
    offenders: `
      select c.oid::regclass::text as name from ${OF_CLASS} where n.nspname in ${OURS} and c.relowner <> current_user::regrole
      union all select p.oid::regprocedure::text from ${OF_FUNCTION} where n.nspname in ${OURS} and p.proowner <> current_user::regrole
      union all select nspname from pg_namespace where nspname in ${OURS} and nspowner not in (current_user::regrole, 'pg_database_owner'::regrole)`,
    breaches: [
      "alter function public.export_my_data() owner to service_role",
      "alter table public.invoices owner to service_role",
      "alter schema access owner to service_role",
    ],
  },
  {
    lint: "no sequence is anybody's to read or to move on",
    offenders: `select c.oid::regclass::text as name from ${OF_CLASS}, lateral aclexplode(c.relacl) g
      where n.nspname in ${OURS} and c.relkind = 'S' and g.grantee <> c.relowner`,
    breaches: [
      "grant usage on sequence access.audit_log_id_seq to authenticated",
      "grant select on sequence study.brands_id_seq to public",
    ],
  },
  {
    lint: "what is made next is granted to nobody by itself",
    offenders: `
      select format('%s %s', ${GRANTEE}, g.privilege_type) as name from pg_default_acl d, lateral aclexplode(d.defaclacl) g
      where g.grantee <> d.defaclrole
      union all
      select 'everyone EXECUTE' where not exists (
        select from pg_default_acl where defaclrole = current_user::regrole and defaclnamespace = 0 and defaclobjtype = 'f')`,
    breaches: [
      "alter default privileges in schema public grant select on tables to anon",
      "alter default privileges in schema access grant usage on sequences to authenticated",
      "alter default privileges grant execute on functions to public",
    ],
  },
  {
    lint: "people enter no schema but the data API's and the platform's, and make nothing in any",
    offenders: `
      select format('%s %s %s', r.role, u.usage, n.nspname) as name
      from pg_namespace n cross join (values ('anon'), ('authenticated')) as r (role) cross join (values ('usage'), ('create')) as u (usage)
      where has_schema_privilege(r.role, n.oid, u.usage)
        and not (u.usage = 'usage' and n.nspname in ('public', 'auth', 'extensions', 'pg_catalog', 'information_schema'))`,
    breaches: [
      "grant usage on schema access to anon",
      "grant usage on schema study to authenticated",
      "grant create on schema public to public",
    ],
  },
  {
    lint: "the roles of the data API can do nothing beyond it, and become no other",
    offenders: `
      select rolname as name from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role')
        and (rolsuper or rolcanlogin or rolcreaterole or rolcreatedb or rolreplication or (rolbypassrls and rolname <> 'service_role'))
      union all
      select member::regrole::text from pg_auth_members where member in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
    breaches: ["alter role anon createdb", "alter role authenticated login", "grant service_role to authenticated"],
  },
  {
    lint: "no trigger is switched off",
    offenders: `select format('%s of %s', t.tgname, c.oid::regclass) as name from pg_trigger t join ${OF_CLASS} on c.oid = t.tgrelid
      where n.nspname in ${OURS} and t.tgenabled <> 'O'`,
    breaches: [
      "alter table study.publication_events disable trigger user",
      "alter table access.audit_log disable trigger user",
    ],
  },
  {
    lint: "what a row refers to is found by an index, or is never removed",
    offenders: `
      select format('%s %s', f.conrelid::regclass, a.attname) as name
      from pg_constraint f join pg_namespace n on n.oid = f.connamespace
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and n.nspname in ${OURS} and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = any (f.conkey)
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
    allowed: WITHOUT_INDEX,
    breaches: ["drop index access.webhook_events_by_webhook"],
  },
];
