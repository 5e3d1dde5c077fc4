-- Copies every row of the first edition into the tables of the second one and drops what 1-set-aside.sql moved aside.
-- Fails, and so changes nothing, when a table or a column has nowhere to go or when a count differs.

-- Tables and columns that have another name now, as the new names: what they are called in the first edition.
create temporary table renamed_tables (name text primary key, before text not null) on commit drop;
insert into renamed_tables values
  ('access.admin_changes', 'access.desk_changes'),
  ('access.billing_emails', 'access.billing_letters'),
  ('access.invitation_emails', 'access.invitation_letters'),
  ('access.webhook_events', 'access.webhook_news');
create temporary table renamed_columns (of_table text, name text, before text not null, primary key (of_table, name)) on commit drop;
insert into renamed_columns values
  ('access.alert_evaluations', 'events', 'news'),
  ('access.alert_evaluations', 'email', 'letter'),
  ('access.alert_evaluations', 'email_at', 'letter_at'),
  ('study.forecasts', 'median_position', 'place'),
  ('study.forecasts', 'position_low', 'place_low'),
  ('study.forecasts', 'position_high', 'place_high'),
  ('study.forecast_tracks', 'position_coverage', 'place_coverage');

-- Lists of the program itself rather than data: the migrations fill them.
create temporary table tables_of_the_program (name text primary key) on commit drop;
insert into tables_of_the_program values ('access.calls_read_for'), ('access.personal_data'), ('access.rights');

-- Foreign keys would dictate the order of copying: they are dropped here and made again below.
create temporary table foreign_keys on commit drop as
  select f.conrelid::regclass as of_table, f.conname as name, pg_get_constraintdef(f.oid) as definition
  from pg_constraint f join pg_namespace n on n.oid = f.connamespace
  where f.contype = 'f' and n.nspname in ('public', 'study', 'access');

do $$
declare
  v_table record;
  v_key record;
  v_sequence record;
  v_columns text;
  v_values text;
  v_lost text;
  v_before bigint;
  v_after bigint;
begin
  for v_key in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', v_key.of_table, v_key.name);
  end loop;

  for v_table in
    select c.oid, format('%s.%s', n.nspname, c.relname) as name,
      'first_' || coalesce(r.before, format('%s.%s', n.nspname, c.relname)) as before
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join renamed_tables r on r.name = format('%s.%s', n.nspname, c.relname)
    where n.nspname in ('public', 'study', 'access') and c.relkind = 'r'
      and format('%s.%s', n.nspname, c.relname) not in (select p.name from tables_of_the_program p)
    order by 2
  loop
    if to_regclass(v_table.before) is null then
      raise exception 'the first edition has no table for %', v_table.name;
    end if;
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum), string_agg(quote_ident(coalesce(r.before, a.attname)), ', ' order by a.attnum)
    into v_columns, v_values
    from pg_attribute a left join renamed_columns r on r.of_table = v_table.name and r.name = a.attname
    where a.attrelid = v_table.oid and a.attnum > 0 and not a.attisdropped;
    select string_agg(quote_ident(a.attname), ', ') into v_lost
    from pg_attribute a
    where a.attrelid = to_regclass(v_table.before) and a.attnum > 0 and not a.attisdropped
      and a.attname not in (select coalesce(r.before, n.attname)
        from pg_attribute n left join renamed_columns r on r.of_table = v_table.name and r.name = n.attname
        where n.attrelid = v_table.oid and n.attnum > 0);
    if v_lost is not null then
      raise exception 'columns of % have nowhere to go: %', v_table.before, v_lost;
    end if;
    -- Rows that the migrations added: the old table has them too, perhaps changed since.
    execute format('select count(*) from %s', v_table.name) into v_after;
    if v_after > 0 then
      execute format('delete from %s', v_table.name);
    end if;
    execute format('insert into %s (%s) overriding system value select %s from %s', v_table.name, v_columns, v_values, v_table.before);
    get diagnostics v_after = row_count;
    execute format('select count(*) from %s', v_table.before) into v_before;
    if v_after <> v_before then
      raise exception '% had % rows and has %', v_table.before, v_before, v_after;
    end if;
    -- Numbers go on where they were.
    for v_sequence in
      select pg_get_serial_sequence(v_table.name, a.attname) as now,
        pg_get_serial_sequence(v_table.before, coalesce(r.before, a.attname)) as before
      from pg_attribute a left join renamed_columns r on r.of_table = v_table.name and r.name = a.attname
      where a.attrelid = v_table.oid and a.attidentity <> ''
    loop
      execute format('select setval(%L, last_value, is_called) from %s', v_sequence.now, v_sequence.before);
    end loop;
    execute format('drop table %s cascade', v_table.before);
  end loop;

  for v_key in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', v_key.of_table, v_key.name, v_key.definition);
  end loop;

  select string_agg(format('%s.%s', n.nspname, c.relname), ', ') into v_lost
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('first_public', 'first_study', 'first_access') and c.relkind in ('r', 'p')
    and format('%s.%s', n.nspname, c.relname) not in (select 'first_' || p.name from tables_of_the_program p);
  if v_lost is not null then
    raise exception 'tables that the first edition does not have: %', v_lost;
  end if;
end $$;

select setval('access.test_invoice_numbers', last_value, is_called) from first_access.test_invoice_numbers;

drop schema first_public, first_study, first_access cascade;
