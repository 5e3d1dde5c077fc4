-- Charts that somebody has kept under a name: which analysis and everything chosen on it, never a figure of it. A chart
-- can be shown to a team; each reader sees it with their own rights.

create function access.are_chart_tags(p_tags text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_tags) <= 10 and count(*) = count(distinct lower(t))
    and coalesce(bool_and(t is not null and t = btrim(t) and char_length(t) between 1 and 40 and t !~ '[[:cntrl:],]'), true)
  from unnest(p_tags) t
$$;
comment on function access.are_chart_tags is 'Are these at most 10 different tags of one line each?';

create table access.saved_charts (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120 and name !~ '[[:cntrl:]]'),
  folder text not null check (folder = btrim(folder) and char_length(folder) <= 60 and folder !~ '[[:cntrl:]]'),
  tags text[] not null check (access.are_chart_tags(tags)),
  notes text not null check (char_length(notes) <= 2000 and translate(notes, E'\n\t', '') !~ '[[:cntrl:]]'),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  team_id uuid references public.annual_subscriptions (id) on delete set null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
comment on table access.saved_charts is 'Saved charts, 500 of a person at most. Changed and removed by their owner alone, through the calls below.';
comment on column access.saved_charts.id is 'Chosen by the site at random, so that the address of a chart cannot be guessed.';
comment on column access.saved_charts.folder is 'The one it lies in; empty for none.';
comment on column access.saved_charts.configuration is 'A versioned document that the site reads; one it cannot read is kept as it is.';
comment on column access.saved_charts.team_id is 'The subscription whose people see it as well; null for the owner alone.';
comment on column access.saved_charts.removed_at is 'Since when it can only be brought back; it is gone a day later.';
create index saved_charts_by_user on access.saved_charts (user_id, changed_at desc);
create index saved_charts_by_team on access.saved_charts (team_id) where team_id is not null;
create index saved_charts_removed on access.saved_charts (removed_at) where removed_at is not null;
alter table access.saved_charts enable row level security;

create function access.has_place_in_team(p_team uuid, p_user text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.annual_subscriptions s where s.id = p_team and access.counts_now(s) and (
      s.user_id = p_user
      -- Seats go to whoever joined first; the owner has one.
      or exists (
        select from public.subscription_team_members m
        where m.subscription_id = s.id and m.user_id = p_user and (
          select count(*) from public.subscription_team_members e
          where e.subscription_id = s.id and e.user_id is not null
            and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(m.joined_at, m.created_at), m.id)
        ) < access.seats_of(s.id) - 1)))
$$;
comment on function access.has_place_in_team is 'Does somebody own, or have a seat in, a subscription that counts now?';

create function access.teams_for_charts(p_user text) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select s.id, access.name_in_team(s.user_id)
  from public.annual_subscriptions s
  where (s.user_id = p_user or exists (select from public.subscription_team_members m where m.subscription_id = s.id and m.user_id = p_user))
    and exists (select from public.subscription_team_members m where m.subscription_id = s.id and m.user_id is not null)
    and access.has_place_in_team(s.id, p_user)
  order by s.user_id = p_user desc, s.created_at, s.id
$$;
comment on function access.teams_for_charts is 'Teams of more than one that somebody can show a chart to, with their owner''s name: their own first.';

create function access.charts_seen_by(p_user text, p_id uuid default null)
returns table (
  id uuid, name text, folder text, tags text[], notes text, configuration jsonb, made_at timestamptz, changed_at timestamptz,
  is_mine boolean, owner_name text, team uuid
)
language sql stable security definer set search_path = '' as $$
  select c.id, c.name, case when c.user_id = p_user then c.folder else '' end, c.tags, c.notes, c.configuration, c.made_at, c.changed_at,
    c.user_id = p_user, access.name_in_team(c.user_id),
    case when c.team_id is not null and access.has_place_in_team(c.team_id, c.user_id) then c.team_id end
  from access.saved_charts c
  where c.removed_at is null and (p_id is null or c.id = p_id) and (
    c.user_id = p_user
    or c.team_id in (select t.id from access.teams_for_charts(p_user) t) and access.has_place_in_team(c.team_id, c.user_id))
  order by c.changed_at desc, c.id
$$;
comment on function access.charts_seen_by is
  'Charts of somebody, and those shown to a team both they and the chart''s owner have a place in now. Folders are their owner''s own affair.';

create function public.list_saved_charts()
returns table (
  id uuid, name text, folder text, tags text[], notes text, configuration jsonb, made_at timestamptz, changed_at timestamptz,
  is_mine boolean, owner_name text, team uuid
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from access.charts_seen_by(access.require_user());
end $$;
comment on function public.list_saved_charts is 'The caller''s charts and those their teams are shown, the one changed last first.';

create function public.find_chart_desk(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  return jsonb_build_object(
    'charts', (select count(*) from access.saved_charts c where c.user_id = me and c.removed_at is null),
    'folders', (select coalesce(jsonb_agg(distinct c.folder), '[]') from access.saved_charts c where c.user_id = me and c.removed_at is null and c.folder <> ''),
    'tags', (select coalesce(jsonb_agg(distinct t.tag), '[]') from access.saved_charts c, unnest(c.tags) as t(tag) where c.user_id = me and c.removed_at is null),
    'teams', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from access.teams_for_charts(me) t),
    'chart', (select to_jsonb(c) from access.charts_seen_by(me, p_id) c where p_id is not null));
end $$;
comment on function public.find_chart_desk is
  'What saving needs: how many charts the caller has, their folders and tags, teams they can show one to, and one chart they may see, or null.';

create function access.clear_removed_charts() returns void
language sql volatile security definer set search_path = '' as
$$ delete from access.saved_charts c where c.removed_at < now() - interval '1 day' $$;
comment on function access.clear_removed_charts is 'Removed charts are gone for good a day later, at the next change of anybody''s.';

create function access.room_for_charts(p_user text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 500;
begin
  -- Two at once must not both be the last.
  perform pg_advisory_xact_lock(hashtext('saved charts ' || p_user));
  return most - (select count(*) from access.saved_charts c where c.user_id = p_user and c.removed_at is null);
end $$;
comment on function access.room_for_charts is 'How many more charts somebody can save; nobody else of theirs is counted meanwhile.';

create function access.note_chart_team(p_id uuid, p_was uuid, p_becomes uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_was is distinct from p_becomes then
    perform access.record(case when p_becomes is null then 'chart.unshare' else 'chart.share' end, p_id::text,
      jsonb_build_object('team', coalesce(p_becomes, p_was)));
  end if;
end $$;
comment on function access.note_chart_team is 'Adds to the log that a team is shown a chart, or no longer.';

create function public.save_chart(p_id uuid, p_name text, p_folder text, p_tags text[], p_notes text, p_team uuid, p_configuration jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  was access.saved_charts;
begin
  if not access.has_tier('essential') then
    return 'forbidden';
  end if;
  perform access.clear_removed_charts();
  if access.room_for_charts(me) <= 0 and not exists (select from access.saved_charts c where c.id = p_id) then
    return 'full';
  end if;
  select c.* into was from access.saved_charts c where c.id = p_id;
  -- Somebody else's is as if it were not there, and one that is removed is no more.
  if was.id is null and p_configuration is null or was.id is not null and (was.user_id <> me or was.removed_at is not null) then
    return 'missing';
  elsif p_team is not null and p_team is distinct from was.team_id and p_team not in (select t.id from access.teams_for_charts(me) t) then
    return 'no-team';
  end if;
  insert into access.saved_charts as c (id, user_id, name, folder, tags, notes, team_id, configuration)
  values (p_id, me, btrim(p_name), btrim(p_folder), p_tags, p_notes, p_team, coalesce(p_configuration, was.configuration))
  on conflict (id) do update set name = excluded.name, folder = excluded.folder, tags = excluded.tags, notes = excluded.notes,
    team_id = excluded.team_id, configuration = excluded.configuration, changed_at = now()
  where c.user_id = me;
  if not found then
    return 'missing';
  end if;
  perform access.note_chart_team(p_id, was.team_id, p_team);
  return 'saved';
end $$;
comment on function public.save_chart is
  'Keeps a chart of the caller, new or changed; without a configuration the one it has stays. saved; full, where they have 500; missing, where it is not theirs or removed; no-team, where they have no place in that team; forbidden without a plan.';

create function public.copy_chart(p_id uuid, p_copy uuid, p_name text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if not access.has_tier('essential') then
    return 'forbidden';
  end if;
  perform access.clear_removed_charts();
  if access.room_for_charts(me) <= 0 then
    return 'full';
  end if;
  insert into access.saved_charts (id, user_id, name, folder, tags, notes, configuration)
  select p_copy, me, btrim(p_name), c.folder, c.tags, c.notes, c.configuration from access.charts_seen_by(me, p_id) c
  where p_id is not null
  on conflict (id) do nothing;
  return case when found then 'saved' else 'missing' end;
end $$;
comment on function public.copy_chart is 'Makes a copy of a chart the caller may see, theirs alone: saved, full, missing, forbidden.';

create function public.remove_chart(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  perform access.clear_removed_charts();
  update access.saved_charts c set removed_at = now() where c.id = p_id and c.user_id = me and c.removed_at is null;
  return found;
end $$;
comment on function public.remove_chart is 'Removes a chart of the caller, whatever their plan is now; false where they have none of that id. It can be brought back for a day.';

create function public.restore_chart(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if not access.has_tier('essential') then
    return 'forbidden';
  elsif access.room_for_charts(me) <= 0 then
    return 'full';
  end if;
  update access.saved_charts c set removed_at = null where c.id = p_id and c.user_id = me and c.removed_at > now() - interval '1 day';
  return case when found then 'saved' else 'missing' end;
end $$;
comment on function public.restore_chart is 'Brings back a chart that the caller removed within a day, as it was: saved, full, missing, forbidden.';

-- Whoever leaves a team takes their charts along: coming back later shows the team nothing anew. At the end of the
-- transaction, since an owner who hands a team over is in it all the while.
create function access.leave_with_charts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is not null and access.team_role(old.subscription_id, old.user_id) is null then
    update access.saved_charts c set team_id = null where c.user_id = old.user_id and c.team_id = old.subscription_id;
  end if;
  return null;
end $$;
create constraint trigger charts_leave_along after delete on public.subscription_team_members
  deferrable initially deferred for each row execute function access.leave_with_charts();

create function access.export_saved_charts(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.made_at, c.id), '[]') from access.saved_charts c where c.user_id = p_user
$$;
comment on function access.export_saved_charts is 'Somebody''s saved charts, for the download of their data.';

create function access.erase_saved_charts(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.saved_charts c where c.user_id = p_user $$;
comment on function access.erase_saved_charts is 'Saved charts go with the account they were made in, also those a team was shown.';

insert into access.personal_data (part, export_by, erase_by) values ('saved_charts', 'access.export_saved_charts', 'access.erase_saved_charts');

revoke execute on function access.are_chart_tags(text[]), access.has_place_in_team(uuid, text), access.teams_for_charts(text),
  access.charts_seen_by(text, uuid), access.clear_removed_charts(), access.room_for_charts(text), access.note_chart_team(uuid, uuid, uuid),
  access.leave_with_charts(), access.export_saved_charts(text), access.erase_saved_charts(text),
  public.list_saved_charts(), public.find_chart_desk(uuid), public.save_chart(uuid, text, text, text[], text, uuid, jsonb),
  public.copy_chart(uuid, uuid, text), public.remove_chart(uuid), public.restore_chart(uuid) from public;
grant execute on function public.list_saved_charts(), public.find_chart_desk(uuid), public.save_chart(uuid, text, text, text[], text, uuid, jsonb),
  public.copy_chart(uuid, uuid, text), public.remove_chart(uuid), public.restore_chart(uuid) to authenticated;
