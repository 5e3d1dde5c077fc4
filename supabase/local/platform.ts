/** The roles of the data API, with their attributes. */
export const API_ROLES = [
  ["anon", "nologin noinherit"],
  ["authenticated", "nologin noinherit"],
  ["service_role", "nologin noinherit bypassrls"],
] as const;

export const rolesSql = API_ROLES.map(([role, options]) => `create role ${role} ${options};`).join("\n");

/**
 * Hosted Supabase's state before the first migration, apart from its roles: the `auth` functions that read the caller's
 * token, and its default privileges. Run once, on a new database: migrations then narrow the privileges.
 */
export const platformSql = `
create schema auth;
create schema if not exists extensions;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;
