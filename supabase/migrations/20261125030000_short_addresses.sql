-- Files carry a short address that opens their selection. Several files are counted together: all of them or none.

create table access.short_addresses (
  code text primary key check (code ~ '^[1-9A-HJ-NP-Za-km-z]{6,22}$'),
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  made_at timestamptz not null default now()
);
comment on table access.short_addresses is
  'Selections by the short addresses that are printed on files: which analysis and what is chosen on it, never a figure, and not by whom. Kept for good, like the files.';
comment on column access.short_addresses.code is 'The first characters of the selection''s digest in base 58: six, or more where another selection has the same.';
comment on column access.short_addresses.sha256 is 'Digest of the selection in its standard form.';
alter table access.short_addresses enable row level security;

create function public.keep_short_address(p_codes text[], p_sha256 text, p_configuration jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code text;
begin
  if cardinality(p_codes) not between 1 and 20 then
    raise exception 'No such codes.' using errcode = 'invalid_parameter_value';
  end if;
  select a.code into v_code from access.short_addresses a where a.sha256 = p_sha256;
  if v_code is not null then
    return v_code;
  end if;
  foreach v_code in array p_codes loop
    insert into access.short_addresses (code, sha256, configuration) values (v_code, p_sha256, p_configuration)
    on conflict do nothing;
    if found then
      return v_code;
    end if;
    -- Another request may have kept the same selection meanwhile.
    select a.code into v_code from access.short_addresses a where a.sha256 = p_sha256;
    if v_code is not null then
      return v_code;
    end if;
  end loop;
  raise exception 'No code is free.' using errcode = 'unique_violation';
end $$;
comment on function public.keep_short_address is 'Keeps a selection under the first of these codes that is free; the code it has if it is kept already. Asked by the site.';

create function public.find_short_address(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select a.configuration from access.short_addresses a where a.code = p_code
$$;
comment on function public.find_short_address is 'The selection of a short address; null where there is none. Asked by the site.';

create function public.admit_exports(p_format text, p_charts jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_in_hour constant int := 30;
  most_in_day constant int := 200;
  me constant text := access.require_user();
  needed constant text := access.right_of_format(p_format);
  v_count constant int := case when jsonb_typeof(p_charts) = 'array' then jsonb_array_length(p_charts) else 0 end;
  v_wait interval;
begin
  if needed is null or v_count not between 1 and most_in_hour or exists (
    select from jsonb_array_elements(p_charts) c
    where coalesce(c ->> 'figure', '') !~ '^[a-z-]{1,40}$' or char_length(coalesce(c ->> 'search', '')) > 30000
  ) then
    raise exception 'No such file.' using errcode = 'invalid_parameter_value';
  end if;
  if not access.may(needed) then
    return -1;
  end if;
  -- Two at once must not both be the thirtieth.
  perform pg_advisory_xact_lock(hashtext('exports ' || me));
  -- The latest that must be out of the count before these fit.
  select greatest(
    (select e.made_at + interval '1 hour' from access.exports e where e.user_id = me order by e.made_at desc offset most_in_hour - v_count limit 1),
    (select e.made_at + interval '1 day' from access.exports e where e.user_id = me order by e.made_at desc offset most_in_day - v_count limit 1)
  ) - now() into v_wait;
  if v_wait > interval '0' then
    return greatest(ceil(extract(epoch from v_wait))::int, 1);
  end if;
  insert into access.exports (user_id, format, figure) select me, p_format, c ->> 'figure' from jsonb_array_elements(p_charts) c;
  delete from access.exports where id in (select o.id from access.exports o where o.made_at < now() - interval '1 day' limit 50 for update skip locked);
  perform access.record('export.make', me, jsonb_build_object('format', p_format, 'figure', c ->> 'figure', 'selection', left(c ->> 'search', 2000)))
  from jsonb_array_elements(p_charts) c;
  return 0;
end $$;
comment on function public.admit_exports is
  'Counts exports of the caller, one for each chart of a file, all or none, and records them in the log: 0 where they may; the seconds to wait until all fit; -1 without the right to the format.';

grant execute on function public.admit_exports(text, jsonb) to authenticated;
grant execute on function public.keep_short_address(text[], text, jsonb), public.find_short_address(text) to service_role;
