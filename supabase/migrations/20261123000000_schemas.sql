-- Three schemas beside `public`:
--   extensions  third-party code (hosted Supabase has it already)
--   study       what was measured and published; never exposed by the data API
--   access      accounts, rights and everything people make; never exposed by the data API
-- `public` holds the API surface only: views and functions over `study`, and the account tables.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema study;
create schema access;
comment on schema study is 'Published and staged study results. Not exposed; read through views and functions in public.';
comment on schema access is 'Accounts, rights and everything people make. Not exposed; read through functions in public.';
grant usage on schema study, access to service_role;

-- Hosted Supabase grants new tables and functions of `public` to the API roles, and PostgreSQL grants every new
-- function to PUBLIC. Here nothing is reachable unless a migration grants it by name.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
