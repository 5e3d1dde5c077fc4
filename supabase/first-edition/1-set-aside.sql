-- Moves the schema of the first edition aside, so that the migrations of the second one can run. Its tables stay in the
-- schemas first_public, first_study and first_access until 2-carry-over.sql has copied their rows.
--
-- The local backend runs this by itself, in one transaction with the migrations and 2-carry-over.sql. For a hosted
-- Supabase project at the last version of the first edition (20261129092500): make a backup, stop the site, then run
--   psql "$DATABASE_ADDRESS" --single-transaction --set ON_ERROR_STOP=1 --file supabase/first-edition/1-set-aside.sql \
--     $(printf -- '--file %s ' supabase/migrations/2026112300*.sql) --file supabase/first-edition/2-carry-over.sql
-- and record the versions: supabase migration repair --status reverted for the old ones, --status applied for the twelve.

alter schema study rename to first_study;
alter schema access rename to first_access;
create schema first_public;

do $$
declare
  v_object record;
begin
  -- What belongs to an extension or to another login stays.
  for v_object in
    select format('alter table %s set schema first_public', c.oid::regclass) as statement
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relowner = current_user::regrole
    union all
    select format('drop view if exists %s cascade', c.oid::regclass)
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and c.relowner = current_user::regrole
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute v_object.statement;
  end loop;
end $$;
