-- Files people take: how many, so that nobody empties the study or keeps the machine busy, and which, for the log.

create table access.exports (
  id bigint generated always as identity primary key,
  user_id text not null check (user_id <> ''),
  made_at timestamptz not null default now(),
  format text not null,
  figure text not null
);
comment on table access.exports is 'Files taken during the last day, which limits how many more may be. The log keeps them for good.';
create index exports_by_user on access.exports (user_id, made_at);
create index exports_by_time on access.exports (made_at);
alter table access.exports enable row level security;

create function public.admit_export(p_format text, p_figure text, p_search text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_in_hour constant int := 30;
  most_in_day constant int := 200;
  me constant text := access.require_user();
  tier_needed constant text := case p_format
    when 'svg' then 'essential' when 'png' then 'essential' when 'png-square' then 'essential'
    when 'pdf' then 'professional' when 'xlsx' then 'professional' when 'csv' then 'professional'
    when 'pptx' then 'enterprise' end;
  v_wait interval;
begin
  if tier_needed is null or p_figure !~ '^[a-z-]{1,40}$' or char_length(p_search) > 30000 then
    raise exception 'No such file.' using errcode = 'invalid_parameter_value';
  end if;
  if not access.has_tier(tier_needed) then
    return -1;
  end if;
  -- Two at once must not both be the thirtieth.
  perform pg_advisory_xact_lock(hashtext('exports ' || me));
  select greatest(
    (select e.made_at + interval '1 hour' from access.exports e where e.user_id = me order by e.made_at desc offset most_in_hour - 1 limit 1),
    (select e.made_at + interval '1 day' from access.exports e where e.user_id = me order by e.made_at desc offset most_in_day - 1 limit 1)
  ) - now() into v_wait;
  if v_wait > interval '0' then
    return greatest(ceil(extract(epoch from v_wait))::int, 1);
  end if;
  insert into access.exports (user_id, format, figure) values (me, p_format, p_figure);
  delete from access.exports where id in (select o.id from access.exports o where o.made_at < now() - interval '1 day' limit 50 for update skip locked);
  perform access.record('export.make', me, jsonb_build_object('format', p_format, 'figure', p_figure, 'selection', left(p_search, 2000)));
  return 0;
end $$;
comment on function public.admit_export is
  'Counts a file that the caller takes and notes it in the log: 0 where they may; the seconds to wait after 30 in an hour or 200 in a day; -1 below the plan the format comes with.';

create function access.export_exports(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' - 'id' order by e.made_at), '[]') from access.exports e where e.user_id = p_user
$$;
comment on function access.export_exports is 'Files somebody took lately, for the download of their data.';

create function access.erase_exports(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.exports e where e.user_id = p_user $$;
comment on function access.erase_exports is 'The count of files goes with the account.';

insert into access.personal_data (part, export_by, erase_by) values ('exports', 'access.export_exports', 'access.erase_exports');

revoke execute on function access.export_exports(text), access.erase_exports(text), public.admit_export(text, text, text) from public;
grant execute on function public.admit_export(text, text, text) to authenticated;
