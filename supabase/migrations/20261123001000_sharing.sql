-- Charts saved under a name: which analysis and everything chosen on it, never a figure of it. A chart
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
create index saved_charts_by_user on access.saved_charts (user_id, changed_at desc);
create index saved_charts_by_team on access.saved_charts (team_id) where team_id is not null;
create index saved_charts_removed on access.saved_charts (removed_at) where removed_at is not null;
comment on table access.saved_charts is 'Saved charts, 500 of a person at most. Changed and removed by their owner alone, through the calls below.';
comment on column access.saved_charts.id is 'Chosen by the site at random, so that the address of a chart cannot be guessed.';
comment on column access.saved_charts.folder is 'The one it lies in; empty for none.';
comment on column access.saved_charts.configuration is 'A versioned document that the site reads; one it cannot read is kept as it is.';
comment on column access.saved_charts.team_id is 'The subscription whose people see it as well; null for the owner alone.';
comment on column access.saved_charts.removed_at is 'Since when it can only be brought back; it is gone a day later.';
alter table access.saved_charts enable row level security;

create function access.has_seat_in_team(p_team uuid, p_user text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.annual_subscriptions s where s.id = p_team and access.counts_now(s) and (
      s.user_id = p_user
      -- Seats go to those who joined first; the owner has one.
      or exists (
        select from public.subscription_team_members m
        where m.subscription_id = s.id and m.user_id = p_user and (
          select count(*) from public.subscription_team_members e
          where e.subscription_id = s.id and e.user_id is not null
            and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(m.joined_at, m.created_at), m.id)
        ) < access.seats_of(s.id) - 1)))
$$;
comment on function access.has_seat_in_team is 'Does a person own, or have a seat in, an active subscription?';

create function access.teams_for_charts(p_user text) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select s.id, access.name_in_team(s.user_id)
  from public.annual_subscriptions s
  where (s.user_id = p_user or exists (select from public.subscription_team_members m where m.subscription_id = s.id and m.user_id = p_user))
    and exists (select from public.subscription_team_members m where m.subscription_id = s.id and m.user_id is not null)
    and access.has_seat_in_team(s.id, p_user)
  order by s.user_id = p_user desc, s.created_at, s.id
$$;
comment on function access.teams_for_charts is 'Teams of more than one that a person can show a chart to, with their owner''s name: their own first.';

create function access.charts_seen_by(p_user text, p_id uuid default null)
returns table (
  id uuid, name text, folder text, tags text[], notes text, configuration jsonb, made_at timestamptz, changed_at timestamptz,
  is_mine boolean, owner_name text, team uuid
)
language sql stable security definer set search_path = '' as $$
  select c.id, c.name, case when c.user_id = p_user then c.folder else '' end, c.tags, c.notes, c.configuration, c.made_at, c.changed_at,
    c.user_id = p_user, access.name_in_team(c.user_id),
    case when c.team_id is not null and access.has_seat_in_team(c.team_id, c.user_id) then c.team_id end
  from access.saved_charts c
  where c.removed_at is null and (p_id is null or c.id = p_id) and (
    c.user_id = p_user
    or c.team_id in (select t.id from access.teams_for_charts(p_user) t) and access.has_seat_in_team(c.team_id, c.user_id))
  order by c.changed_at desc, c.id
$$;
comment on function access.charts_seen_by is
  'A person''s charts, and those shown to a team in which both they and the chart''s owner have a seat now. Folders are visible to their owner only.';

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

create function public.find_chart_list(p_id uuid) returns jsonb
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
comment on function public.find_chart_list is
  'What saving needs: how many charts the caller has, their folders and tags, teams they can show one to, and one chart they may see, or null.';

create function access.clear_removed_charts() returns void
language sql volatile security definer set search_path = '' as
$$ delete from access.saved_charts c where c.removed_at < now() - interval '1 day' $$;
comment on function access.clear_removed_charts is 'Deletes charts that were removed a day ago or earlier.';

create function access.room_for_charts(p_user text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 500;
begin
  -- Two at once must not both be the last.
  perform pg_advisory_xact_lock(hashtext('saved charts ' || p_user));
  return most - (select count(*) from access.saved_charts c where c.user_id = p_user and c.removed_at is null);
end $$;
comment on function access.room_for_charts is 'How many more charts a person can save; locks the count until the transaction ends.';

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
  if not access.may('savedCharts') then
    return 'forbidden';
  end if;
  perform access.clear_removed_charts();
  if access.room_for_charts(me) <= 0 and not exists (select from access.saved_charts c where c.id = p_id) then
    return 'full';
  end if;
  select c.* into was from access.saved_charts c where c.id = p_id;
  -- Another person's is treated as missing, and so is a removed one.
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
  'Keeps a chart of the caller, new or changed; without a configuration the one it has stays. saved; full, where they have 500; missing, where it is not theirs or removed; no-team, where they have no seat in that team; forbidden without a plan.';

create function public.copy_chart(p_id uuid, p_copy uuid, p_name text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if not access.may('savedCharts') then
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
  if not access.may('savedCharts') then
    return 'forbidden';
  elsif access.room_for_charts(me) <= 0 then
    return 'full';
  end if;
  update access.saved_charts c set removed_at = null where c.id = p_id and c.user_id = me and c.removed_at > now() - interval '1 day';
  return case when found then 'saved' else 'missing' end;
end $$;
comment on function public.restore_chart is 'Brings back a chart that the caller removed within a day, as it was: saved, full, missing, forbidden.';

-- A member who leaves a team takes their charts along: coming back later shows the team nothing again. At the end of the
-- transaction, since an owner who transfers a team stays in it throughout.
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
comment on function access.export_saved_charts is 'A person''s saved charts, for the download of their data.';

create function access.erase_saved_charts(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.saved_charts c where c.user_id = p_user $$;
comment on function access.erase_saved_charts is 'Saved charts go with the account they were made in, also those a team was shown.';

insert into access.personal_data (part, export_by, erase_by) values ('saved_charts', 'access.export_saved_charts', 'access.erase_saved_charts');

grant execute on function public.list_saved_charts(), public.find_chart_list(uuid),
  public.save_chart(uuid, text, text, text[], text, uuid, jsonb), public.copy_chart(uuid, uuid, text),
  public.remove_chart(uuid), public.restore_chart(uuid) to authenticated;

-- Shared links: a chart shown to anyone with the link, with the rights that they, its owner, have then.

create table access.shared_links (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text not null check (user_id <> ''),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  message text not null default '' check (char_length(message) <= 280),
  signature text check (signature = btrim(signature) and char_length(signature) between 1 and 400 and signature !~ '[[:cntrl:]]'),
  password text check (password ~ '^scrypt\$[0-9]+\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$'),
  downloads boolean not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  views int not null default 0 check (views >= 0),
  last_viewed_at timestamptz
);
create index shared_links_by_user on access.shared_links (user_id, created_at desc);
comment on table access.shared_links is 'Charts shown to anyone with the link. Each is listed and revoked by its owner alone; what it shows is decided at each view from their rights.';
comment on column access.shared_links.id is '128 random bits, chosen by the site: the address cannot be guessed.';
comment on column access.shared_links.configuration is 'Which analysis, and everything chosen on it: a versioned document that the site reads. Never a figure.';
comment on column access.shared_links.signature is 'Who shares, as the page names them; null where they would rather not say.';
comment on column access.shared_links.password is 'Hashed by the site with scrypt; never the password.';
comment on column access.shared_links.revoked_at is 'From then on there is nothing. Kept a while so that a link revoked by mistake comes back.';
comment on column access.shared_links.views is 'How often the page was opened, robots and previews left out. Nothing is kept of who did.';
alter table access.shared_links enable row level security;

-- Not logged: it need not survive a crash.
create unlogged table access.share_attempts (
  link_id text not null,
  visitor text not null,
  started_at timestamptz not null default now(),
  attempts int not null default 1 check (attempts > 0),
  primary key (link_id, visitor)
);
create index share_attempts_by_start on access.share_attempts (started_at);
comment on table access.share_attempts is 'Passwords tried at shared links within the last quarter of an hour.';
comment on column access.share_attempts.visitor is 'A keyed hash of the network address and the link; "" counts those of everyone.';
alter table access.share_attempts enable row level security;

create function public.share_chart(
  p_id text, p_configuration jsonb, p_title text, p_message text, p_signature text, p_password text, p_downloads boolean, p_expires_at timestamptz
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  me constant text := access.require_user();
begin
  if not access.may('analytics') then
    return 'forbidden';
  end if;
  if p_expires_at is not null and (p_expires_at <= now() or p_expires_at > now() + interval '400 days') then
    raise exception 'A link ends within the next 400 days, or never.' using errcode = 'invalid_parameter_value';
  end if;
  -- Two at once must not both be the last.
  perform pg_advisory_xact_lock(hashtext('shared_links ' || me));
  delete from access.shared_links l
  where l.user_id = me and (l.revoked_at < now() - interval '30 days' or l.expires_at < now() - interval '90 days');
  if (select count(*) from access.shared_links l where l.user_id = me and l.revoked_at is null and coalesce(l.expires_at > now(), true)) >= most then
    return 'full';
  end if;
  insert into access.shared_links (id, user_id, configuration, title, message, signature, password, downloads, expires_at)
  values (p_id, me, p_configuration, btrim(p_title), btrim(p_message, E' \t\r\n'), btrim(p_signature), p_password, p_downloads, p_expires_at);
  perform access.record('link.share', 'link', jsonb_build_object(
    'figure', p_configuration ->> 'figure', 'password', p_password is not null, 'downloads', p_downloads, 'expires', p_expires_at));
  return 'shared';
end $$;
comment on function public.share_chart is
  'Makes a link of the caller''s: shared; full, where 200 are open; forbidden without a subscription. The address of the link is not written to the log.';

create function public.list_shared_links()
returns table (
  id text, configuration jsonb, title text, message text, signature text, has_password boolean, downloads boolean,
  expires_at timestamptz, created_at timestamptz, views int, last_viewed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query
  select l.id, l.configuration, l.title, l.message, l.signature, l.password is not null, l.downloads, l.expires_at, l.created_at, l.views, l.last_viewed_at
  from access.shared_links l
  where l.user_id = me and l.revoked_at is null and coalesce(l.expires_at > now() - interval '90 days', true)
  order by l.created_at desc, l.id;
end $$;
comment on function public.list_shared_links is 'The caller''s own links, the newest first; revoked ones are gone, expired ones stay for 90 days.';

create function public.revoke_shared_link(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.shared_links l set revoked_at = now() where l.id = p_id and l.user_id = access.require_user() and l.revoked_at is null;
  if not found then
    return false;
  end if;
  perform access.record('link.revoke', 'link');
  return true;
end $$;
comment on function public.revoke_shared_link is 'Ends a link of the caller''s at once; false where they have none of that id.';

create function public.restore_shared_link(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.shared_links l set revoked_at = null
  where l.id = p_id and l.user_id = access.require_user() and l.revoked_at > now() - interval '10 minutes';
  if not found then
    return false;
  end if;
  perform access.record('link.restore', 'link');
  return true;
end $$;
comment on function public.restore_shared_link is 'Takes back that a link was revoked, within ten minutes; false after that, or where the caller has none of that id.';

create function public.find_shared_link(p_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('owner', l.user_id, 'configuration', l.configuration, 'message', l.message, 'signature', l.signature,
    'password', l.password, 'downloads', l.downloads, 'expires_at', l.expires_at, 'created_at', l.created_at)
  from access.shared_links l
  where l.id = p_id and l.revoked_at is null and coalesce(l.expires_at > now(), true)
$$;
comment on function public.find_shared_link is 'A link that is open, for any caller; null for one that is unknown, revoked or expired. For the site alone, which decides what of it is shown.';

create function public.count_share_view(p_id text) returns void
language sql volatile security definer set search_path = '' as $$
  update access.shared_links l set views = l.views + 1, last_viewed_at = now()
  where l.id = p_id and l.revoked_at is null and coalesce(l.expires_at > now(), true)
$$;
comment on function public.count_share_view is 'Counts one view of a link that is open. For the site alone.';

create function public.try_share_password(p_id text, p_visitor text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  lasts constant interval := '15 minutes';
  most_of_one constant int := 8;
  most_of_all constant int := 200;
  v_one int;
  v_all int;
begin
  if not exists (select from access.shared_links l where l.id = p_id) or coalesce(p_visitor, '') = '' then
    return false;
  end if;
  delete from access.share_attempts a where a.started_at < now() - lasts;
  insert into access.share_attempts as a (link_id, visitor) values (p_id, p_visitor)
  on conflict (link_id, visitor) do update set attempts = least(a.attempts + 1, most_of_one + 1) returning a.attempts into v_one;
  -- A visitor over their own limit does not use up everyone's.
  if v_one > most_of_one then
    return false;
  end if;
  insert into access.share_attempts as a (link_id, visitor) values (p_id, '')
  on conflict (link_id, visitor) do update set attempts = least(a.attempts + 1, most_of_all + 1) returning a.attempts into v_all;
  return v_all <= most_of_all;
end $$;
comment on function public.try_share_password is
  'May this visitor try a password at a link now? Counts the attempt: 8 of one address and 200 of all in a quarter of an hour. For the site alone.';

create function access.export_shared_links(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' - 'password' || jsonb_build_object('has_password', l.password is not null) order by l.created_at), '[]')
  from access.shared_links l where l.user_id = p_user
$$;
comment on function access.export_shared_links is 'A person''s links, for the download of their data.';

create function access.erase_shared_links(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.shared_links l where l.user_id = p_user $$;
comment on function access.erase_shared_links is 'Links go with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('shared_links', 'access.export_shared_links', 'access.erase_shared_links');

grant execute on function public.share_chart(text, jsonb, text, text, text, text, boolean, timestamp with time zone),
  public.list_shared_links(), public.revoke_shared_link(text), public.restore_shared_link(text) to authenticated;
grant execute on function public.find_shared_link(text), public.count_share_view(text),
  public.try_share_password(text, text) to service_role;

-- Citations: a chart as of one day, at a permanent address. Title, selection, publication and a hash of the
-- figures are kept for good; the figures themselves are read again at each view, as far as the owner may see them then.

create table access.citations (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text check (user_id <> ''),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  kicker text not null check (char_length(kicker) between 1 and 300),
  configuration jsonb not null check (octet_length(configuration::text) <= 40000),
  selection jsonb not null check (jsonb_typeof(selection) = 'array' and octet_length(selection::text) <= 40000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  stamp bigint not null check (stamp > 0),
  published_at timestamptz not null,
  is_sample boolean not null,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
create index citations_by_user on access.citations (user_id, created_at desc);
comment on table access.citations is
  'Charts as they were cited. Written by the site alone, which has read the figures that the hash stands for; never changed afterwards but for is_open.';
comment on column access.citations.id is '128 random bits, so that no citation can be found by trying.';
comment on column access.citations.user_id is 'Whose rights decide on the figures shown. Null once that account is erased: what was cited stays, without figures.';
comment on column access.citations.selection is 'What was chosen, in words: [{"name", "value"}].';
comment on column access.citations.stamp is 'Stamp of the publication the figures were read from.';
comment on column access.citations.is_open is 'May anyone who opens the address see the figures? The record is always shown.';
alter table access.citations enable row level security;

create function public.keep_citation(
  p_id text, p_user text, p_title text, p_kicker text, p_configuration jsonb, p_selection jsonb,
  p_sha256 text, p_stamp bigint, p_published_at timestamptz, p_is_sample boolean
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 1000;
  v_known text;
begin
  if coalesce(p_user, '') = '' then
    raise exception 'Nobody is named who cites.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('citations ' || p_user));
  -- The same figures of the same chart have one address, however often they are cited.
  select c.id into v_known from access.citations c
  where c.user_id = p_user and c.sha256 = p_sha256 and c.stamp = p_stamp and c.configuration = p_configuration
  order by c.created_at limit 1;
  if v_known is not null then
    return v_known;
  end if;
  if (select count(*) from access.citations c where c.user_id = p_user) >= most then
    return 'full';
  end if;
  insert into access.citations (id, user_id, title, kicker, configuration, selection, sha256, stamp, published_at, is_sample)
  values (p_id, p_user, btrim(p_title), p_kicker, p_configuration, p_selection, p_sha256, p_stamp, p_published_at, p_is_sample);
  perform access.record('citation.make', p_user, jsonb_build_object('citation', p_id, 'figure', p_configuration ->> 'figure', 'sha256', p_sha256));
  return p_id;
end $$;
comment on function public.keep_citation is
  'Keeps what someone cites, for the site itself: its id, that of the same citation made before, or full where they have 1,000.';

create function public.find_citation(p_id text)
returns table (
  id text, user_id text, title text, kicker text, configuration jsonb, selection jsonb,
  sha256 text, stamp bigint, published_at timestamptz, is_sample boolean, is_open boolean, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select c.id, c.user_id, c.title, c.kicker, c.configuration, c.selection, c.sha256, c.stamp, c.published_at, c.is_sample, c.is_open, c.created_at
  from access.citations c where c.id = p_id
$$;
comment on function public.find_citation is 'A citation and whose it is, for the site itself, which shows of it what that person may see.';

create function public.list_citations()
returns table (id text, title text, kicker text, configuration jsonb, sha256 text, is_open boolean, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select c.id, c.title, c.kicker, c.configuration, c.sha256, c.is_open, c.created_at
  from access.citations c where c.user_id = me order by c.created_at desc, c.id;
end $$;
comment on function public.list_citations is 'The caller''s own citations, the latest first.';

create function public.open_citation(p_id text, p_is_open boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  update access.citations c set is_open = p_is_open where c.id = p_id and c.user_id = me and c.is_open <> p_is_open;
  if found then
    perform access.record(case when p_is_open then 'citation.open' else 'citation.close' end, me, jsonb_build_object('citation', p_id));
    return true;
  end if;
  return exists (select from access.citations c where c.id = p_id and c.user_id = me);
end $$;
comment on function public.open_citation is
  'Shows or hides the figures of a citation of the caller, whatever their plan is now; false where they have none of that id.';

create function access.export_citations(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]') from access.citations c where c.user_id = p_user
$$;
comment on function access.export_citations is 'What someone has cited, for the download of their data.';

create function access.erase_citations(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ update access.citations c set user_id = null where c.user_id = p_user $$;
comment on function access.erase_citations is 'Citations stay, without their owner and without figures.';

insert into access.personal_data (part, export_by, erase_by) values ('citations', 'access.export_citations', 'access.erase_citations');

grant execute on function
  public.keep_citation(text, text, text, text, jsonb, jsonb, text, bigint, timestamp with time zone, boolean),
  public.find_citation(text) to service_role;
grant execute on function public.list_citations(), public.open_citation(text, boolean) to authenticated;

-- Embeds: a chart inside a page of someone else's site, read again at each view as far as its owner may see it then.

create function access.are_embed_sites(p_sites text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_sites) <= 10
    and coalesce(bool_and(char_length(e) <= 253 and e ~ '^https://(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](:[1-9][0-9]{0,4})?$'), cardinality(p_sites) = 0)
    and count(distinct e) = count(*)
  from unnest(p_sites) e
$$;
comment on function access.are_embed_sites is
  'Are these at most ten different sites, as https://example.org or https://*.example.org? They become part of a header, so that nothing else passes.';

create table access.embeds (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text not null check (user_id <> ''),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  sites text[] not null check (access.are_embed_sites(sites)),
  created_at timestamptz not null default now()
);
create index embeds_by_user on access.embeds (user_id, created_at desc);
comment on table access.embeds is 'Charts that pages elsewhere may show. Each is changed and removed by its owner alone, through the calls below.';
comment on column access.embeds.id is 'Chosen by the site at random (128 bits), so that none can be found by trying, and one that was removed by mistake comes back under its own.';
comment on column access.embeds.sites is 'Sites whose pages may show it; none: any.';
alter table access.embeds enable row level security;

create function public.save_embed(p_id text, p_title text, p_configuration jsonb, p_sites text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  me constant text := access.require_user();
  v_owner constant text := (select e.user_id from access.embeds e where e.id = p_id);
begin
  if not access.may('analytics') then
    return 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtext('embeds ' || me));
  if v_owner is null and (select count(*) from access.embeds e where e.user_id = me) >= most then
    return 'full';
  end if;
  insert into access.embeds as e (id, user_id, title, configuration, sites) values (p_id, me, btrim(p_title), p_configuration, p_sites)
  on conflict (id) do update set title = excluded.title, configuration = excluded.configuration, sites = excluded.sites where e.user_id = me;
  -- Another person's is treated as missing.
  if not found then
    return 'missing';
  end if;
  perform access.record('embed.save', me, jsonb_build_object('embed', p_id, 'figure', p_configuration ->> 'figure', 'sites', to_jsonb(p_sites)));
  return 'saved';
end $$;
comment on function public.save_embed is
  'Keeps an embed of the caller, new or changed: saved; full, where they have 200; missing, where it is not theirs; forbidden without a plan.';

create function public.list_embeds()
returns table (id text, title text, configuration jsonb, sites text[], created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select e.id, e.title, e.configuration, e.sites, e.created_at from access.embeds e where e.user_id = me order by e.created_at desc, e.id;
end $$;
comment on function public.list_embeds is 'The caller''s own embeds, the latest first.';

create function public.remove_embed(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  delete from access.embeds e where e.id = p_id and e.user_id = me;
  if not found then
    return false;
  end if;
  perform access.record('embed.remove', me, jsonb_build_object('embed', p_id));
  return true;
end $$;
comment on function public.remove_embed is 'Ends an embed of the caller at once, whatever their plan is now; false where they have none of that id.';

create function public.find_embed(p_id text) returns table (user_id text, configuration jsonb, sites text[])
language sql stable security definer set search_path = '' as $$ select e.user_id, e.configuration, e.sites from access.embeds e where e.id = p_id $$;
comment on function public.find_embed is 'An embed and whose it is, for the site itself, which shows of it what that person may see.';

create function access.export_embeds(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.created_at), '[]') from access.embeds e where e.user_id = p_user
$$;
comment on function access.export_embeds is 'A person''s embeds, for the download of their data.';

create function access.erase_embeds(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.embeds e where e.user_id = p_user $$;
comment on function access.erase_embeds is 'Embeds end with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('embeds', 'access.export_embeds', 'access.erase_embeds');

grant execute on function public.save_embed(text, text, jsonb, text[]), public.list_embeds(),
  public.remove_embed(text) to authenticated;
grant execute on function public.find_embed(text) to service_role;

-- Keys of the API: someone's programs read in their name, with the rights they have at that moment. A key is shown
-- once, when it is made; what is kept of it is its digest, which opens nothing.

create function access.are_api_scopes(p_scopes text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(cardinality(p_scopes), 0) between 1 and 4
    and coalesce(bool_and(s in ('rankings', 'brands', 'scores', 'consumers')), false) and count(distinct s) = count(*)
  from unnest(p_scopes) s
$$;
comment on function access.are_api_scopes is 'Are these one or more different parts of the API?';

create table access.api_keys (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  scopes text[] not null check (access.are_api_scopes(scopes)),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  prefix text not null check (prefix ~ '^gsk_[A-Za-z0-9_-]{6}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  replaced_by uuid
);
create index api_keys_by_user on access.api_keys (user_id, created_at desc);
comment on table access.api_keys is 'Keys of the API. Each is listed, rotated and revoked by its owner alone; an ended one stays listed for ninety days.';
comment on column access.api_keys.digest is 'SHA-256 of the key in hexadecimal. The key has 256 random bits, so the digest needs no salt.';
comment on column access.api_keys.prefix is 'How the key begins, so that its owner can recognise it.';
comment on column access.api_keys.replaced_by is 'The key that replaces it; this one ends by itself.';
alter table access.api_keys enable row level security;

-- Not logged: it need not survive a crash, and counting waits for no disk.
create unlogged table access.api_windows (
  key_id uuid primary key,
  started_at timestamptz not null default now(),
  requests int not null default 1 check (requests > 0)
);
comment on table access.api_windows is 'The current window of each key that was used lately, and how many requests were made with it.';
alter table access.api_windows enable row level security;

create function access.is_live_key(p_key access.api_keys) returns boolean
language sql stable set search_path = '' as $$ select p_key.revoked_at is null and (p_key.expires_at is null or p_key.expires_at > now()) $$;
comment on function access.is_live_key is 'Does this key open anything at the moment?';

create function public.list_api_keys()
returns table (
  id uuid, name text, scopes text[], prefix text, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz,
  last_used_at timestamptz, replaced_by uuid
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept_for constant interval := interval '90 days';
  me constant text := access.require_user();
begin
  delete from access.api_keys k where k.user_id = me and least(k.revoked_at, k.expires_at) < now() - kept_for;
  return query select k.id, k.name, k.scopes, k.prefix, k.created_at, k.expires_at, k.revoked_at, k.last_used_at, k.replaced_by
    from access.api_keys k where k.user_id = me order by access.is_live_key(k) desc, k.created_at desc, k.id;
end $$;
comment on function public.list_api_keys is 'The caller''s own keys, those that open something first, the latest first; forgets those that ended more than ninety days ago.';

create function public.make_api_key(p_id uuid, p_name text, p_scopes text[], p_digest text, p_prefix text, p_expires_at timestamptz) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 20;
  me constant text := access.require_user();
begin
  if not access.may('api') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the twentieth.
  perform pg_advisory_xact_lock(hashtext('api keys ' || me));
  if (select count(*) from access.api_keys k where k.user_id = me and access.is_live_key(k) and k.replaced_by is null) >= most then
    return 'full';
  end if;
  insert into access.api_keys (id, user_id, name, scopes, digest, prefix, expires_at)
  values (p_id, me, btrim(p_name), p_scopes, p_digest, p_prefix, p_expires_at);
  perform access.record('api.make_key', me, jsonb_build_object('key', p_id, 'scopes', p_scopes, 'expires_at', p_expires_at));
  return 'made';
end $$;
comment on function public.make_api_key is 'Keeps the digest of a new key of the caller: made; full, where they have 20; forbidden without the right to the API.';

create function public.rotate_api_key(p_id uuid, p_new uuid, p_digest text, p_prefix text, p_overlap_hours int) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  old access.api_keys;
begin
  if p_overlap_hours is null or p_overlap_hours not between 0 and 24 then
    raise exception 'p_overlap_hours: 0 to 24' using errcode = '22023';
  end if;
  if not access.may('api') then
    return 'forbidden';
  end if;
  select * into old from access.api_keys k where k.id = p_id and k.user_id = me for update;
  if old.id is null or not access.is_live_key(old) or old.replaced_by is not null then
    return 'missing';
  end if;
  insert into access.api_keys (id, user_id, name, scopes, digest, prefix, expires_at)
  values (p_new, me, old.name, old.scopes, p_digest, p_prefix, old.expires_at);
  update access.api_keys k set replaced_by = p_new,
    revoked_at = case when p_overlap_hours = 0 then now() end,
    expires_at = least(k.expires_at, case when p_overlap_hours > 0 then now() + make_interval(hours => p_overlap_hours) end)
  where k.id = p_id;
  perform access.record('api.rotate_key', me, jsonb_build_object('key', p_id, 'became', p_new, 'overlap_hours', p_overlap_hours));
  return 'made';
end $$;
comment on function public.rotate_api_key is
  'Makes a key with the name, parts and end of another of the caller, which ends at once or after up to 24 hours: made; missing, where they have no valid key of that id; forbidden without the right to the API.';

create function public.revoke_api_key(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  update access.api_keys k set revoked_at = now() where k.id = p_id and k.user_id = me and access.is_live_key(k);
  if found then
    perform access.record('api.revoke_key', me, jsonb_build_object('key', p_id));
    return true;
  end if;
  return false;
end $$;
comment on function public.revoke_api_key is 'Ends a key of the caller at once and for good, whatever their plan is now; false where they have no valid key of that id.';

create function public.admit_api_key(p_digest text)
returns table (key_id uuid, user_id text, scopes text[], most int, remaining int, reset_after int, is_over boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  requests_most constant int := 600;
  lasts constant interval := '5 minutes';
  rarely constant interval := '1 minute';
  v_key access.api_keys;
  v_window access.api_windows;
begin
  select * into v_key from access.api_keys k where k.digest = p_digest;
  if v_key.id is null or not access.is_live_key(v_key) then
    return;
  end if;
  -- One statement, whose row lock lets parallel requests with a key pass one after the other.
  insert into access.api_windows as w (key_id) values (v_key.id)
  on conflict (key_id) do update set
    started_at = case when w.started_at <= now() - lasts then now() else w.started_at end,
    requests = case when w.started_at <= now() - lasts then 1 else least(w.requests + 1, requests_most + 1) end
  returning * into v_window;
  if v_key.last_used_at is null or v_key.last_used_at < now() - rarely then
    update access.api_keys k set last_used_at = now() where k.id = v_key.id;
  end if;
  return query select v_key.id, v_key.user_id, v_key.scopes, requests_most, greatest(requests_most - v_window.requests, 0),
    greatest(ceil(extract(epoch from v_window.started_at + lasts - now()))::int, 1), v_window.requests > requests_most;
end $$;
comment on function public.admit_api_key is
  'Whose key this is, and counts a request with it: 600 in 5 minutes. No row for one that is unknown, revoked or expired, which are not distinguished. The site then checks what its owner may see.';

create function access.export_api_keys(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) - 'user_id' - 'digest' order by k.created_at), '[]') from access.api_keys k where k.user_id = p_user
$$;
comment on function access.export_api_keys is 'A person''s keys without their digests, for the download of their data.';

create function access.erase_api_keys(p_user text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.api_windows w using access.api_keys k where k.id = w.key_id and k.user_id = p_user;
  delete from access.api_keys k where k.user_id = p_user;
end $$;
comment on function access.erase_api_keys is 'Keys end with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('api_keys', 'access.export_api_keys', 'access.erase_api_keys');

grant execute on function public.list_api_keys(),
  public.make_api_key(uuid, text, text[], text, text, timestamp with time zone),
  public.rotate_api_key(uuid, uuid, text, text, integer), public.revoke_api_key(uuid) to authenticated;
grant execute on function public.admit_api_key(text) to service_role;

-- Webhooks: a signed request to an address of a customer when new results are published.

create table access.publication_webhooks (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  url text not null check (url ~ '^https://[^[:space:]]+$' and char_length(url) between 12 and 500),
  salt text not null check (salt ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  told_stamp bigint not null,
  failures int not null default 0 check (failures >= 0),
  off_at timestamptz,
  off_reason text check (off_reason in ('owner', 'failures')),
  check ((off_at is null) = (off_reason is null))
);
create index publication_webhooks_by_user on access.publication_webhooks (user_id, created_at);
comment on table access.publication_webhooks is 'Addresses that receive publications. Each is seen, changed and removed by its owner alone.';
comment on column access.publication_webhooks.salt is 'With the site''s own secret it makes the secret that signs; by itself it is worth nothing.';
comment on column access.publication_webhooks.told_stamp is 'Publications up to this one are not sent.';
comment on column access.publication_webhooks.failures is 'Attempts that failed in a row; tests do not count.';
alter table access.publication_webhooks enable row level security;

create table access.webhook_events (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references access.publication_webhooks (id) on delete cascade,
  kind text not null check (kind in ('publication', 'test')),
  stamp bigint not null,
  made_at timestamptz not null default now(),
  due_at timestamptz,
  attempts int not null default 0,
  state text not null default 'due' check (state in ('due', 'sent', 'dropped')),
  tried_at timestamptz,
  status int check (status between 100 and 599),
  fault text check (fault in ('unreachable', 'refused', 'not-allowed', 'late', 'off', 'no-plan')),
  check ((due_at is not null) = (state = 'due'))
);
create unique index webhook_events_once on access.webhook_events (webhook_id, stamp) where kind = 'publication';
create index webhook_events_due on access.webhook_events (due_at) where state = 'due';
create index webhook_events_by_webhook on access.webhook_events (webhook_id);
comment on table access.webhook_events is 'Events sent or due for each address, with the result of the last attempt; kept for thirty days.';
alter table access.webhook_events enable row level security;

create function public.list_webhooks()
returns table (id uuid, url text, salt text, created_at timestamptz, failures int, off_at timestamptz, off_reason text, events jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select w.id, w.url, w.salt, w.created_at, w.failures, w.off_at, w.off_reason,
    coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'made_at', n.made_at, 'attempts', n.attempts, 'state', n.state,
        'tried_at', n.tried_at, 'due_at', n.due_at, 'status', n.status, 'fault', n.fault) order by n.made_at desc, n.id)
      from (select * from access.webhook_events n where n.webhook_id = w.id order by n.made_at desc, n.id limit 10) n), '[]')
  from access.publication_webhooks w where w.user_id = me order by w.created_at, w.id;
end $$;
comment on function public.list_webhooks is 'The caller''s own addresses, each with its ten latest events.';

create function public.save_webhook(p_id uuid, p_url text, p_salt text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 5;
  me constant text := access.require_user();
begin
  if not access.may('api') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the fifth.
  perform pg_advisory_xact_lock(hashtext('webhooks ' || me));
  if (select count(*) from access.publication_webhooks w where w.user_id = me) >= most then
    return 'full';
  end if;
  insert into access.publication_webhooks (id, user_id, url, salt, told_stamp) values (p_id, me, p_url, p_salt, access.stamp_now());
  perform access.record('api.save_webhook', me, jsonb_build_object('webhook', p_id));
  return 'saved';
end $$;
comment on function public.save_webhook is 'Keeps an address of the caller that receives publications from the next on: saved; full, where they have five; forbidden without the right to the API.';

create function public.change_webhook(p_id uuid, p_on boolean default null, p_salt text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if not access.may('api') and p_on is distinct from false then
    return 'forbidden';
  end if;
  update access.publication_webhooks w set
    salt = coalesce(p_salt, w.salt),
    failures = case when p_on then 0 else w.failures end,
    -- What was published while it was off is not sent.
    told_stamp = case when p_on and w.off_at is not null then access.stamp_now() else w.told_stamp end,
    off_at = case when p_on is null then w.off_at when p_on then null else coalesce(w.off_at, now()) end,
    off_reason = case when p_on is null then w.off_reason when p_on then null else coalesce(w.off_reason, 'owner') end
  where w.id = p_id and w.user_id = me;
  if not found then
    return 'missing';
  end if;
  if p_on = false then
    update access.webhook_events n set state = 'dropped', due_at = null, fault = 'off' where n.webhook_id = p_id and n.state = 'due';
  end if;
  perform access.record('api.change_webhook', me, jsonb_strip_nulls(jsonb_build_object('webhook', p_id, 'on', p_on, 'new_secret', case when p_salt is not null then true end)));
  return 'saved';
end $$;
comment on function public.change_webhook is 'Turns an address of the caller on or off, or gives it another secret: saved; missing, where it is not theirs; forbidden without the right to the API, unless it is turned off.';

create function public.remove_webhook(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  delete from access.publication_webhooks w where w.id = p_id and w.user_id = me;
  if found then
    perform access.record('api.remove_webhook', me, jsonb_build_object('webhook', p_id));
    return true;
  end if;
  return false;
end $$;
comment on function public.remove_webhook is 'Removes an address of the caller for good, whatever their plan is now; false where they have none of that id.';

create function public.begin_webhook_test(p_id uuid)
returns table (outcome text, event uuid, url text, salt text, stamp bigint)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant int := 10;
  me constant text := access.require_user();
  v_webhook access.publication_webhooks;
  v_event uuid;
begin
  if not access.may('api') then
    return query select 'forbidden', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('webhooks ' || me));
  select * into v_webhook from access.publication_webhooks w where w.id = p_id and w.user_id = me;
  if v_webhook.id is null then
    return query select 'missing', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  if (select count(*) from access.webhook_events n join access.publication_webhooks w on w.id = n.webhook_id
      where w.user_id = me and n.kind = 'test' and n.made_at > now() - interval '1 hour') >= most then
    return query select 'often', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  insert into access.webhook_events (webhook_id, kind, stamp, state, attempts, tried_at, fault)
  values (p_id, 'test', access.stamp_now(), 'dropped', 1, now(), 'late') returning id into v_event;
  return query select 'begun', v_event, v_webhook.url, v_webhook.salt, access.stamp_now();
end $$;
comment on function public.begin_webhook_test is
  'Records a test of an address of the caller and returns what to send where: begun; missing, where it is not theirs; often, after ten within the hour; forbidden without the right to the API. Until its result is recorded it counts as unanswered.';

create function public.claim_webhook_events(p_most int)
returns table (event uuid, webhook uuid, user_id text, url text, salt text, stamp bigint, attempts int, made_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- Longer than any attempt takes: one that was lost on the way is made again.
  held_for constant interval := '5 minutes';
  kept_for constant interval := '30 days';
  v_stamp constant bigint := access.stamp_now();
begin
  delete from access.webhook_events n where n.made_at < now() - kept_for;
  insert into access.webhook_events (webhook_id, kind, stamp, due_at)
  select w.id, 'publication', v_stamp, now() from access.publication_webhooks w where w.off_at is null and w.told_stamp < v_stamp
  on conflict (webhook_id, stamp) where kind = 'publication' do nothing;
  -- Stamps only ever grow, also when a publication is withdrawn: an address hears of the latest alone.
  update access.publication_webhooks w set told_stamp = v_stamp where w.told_stamp < v_stamp;
  update access.webhook_events n set state = 'dropped', due_at = null where n.state = 'due' and n.kind = 'publication' and n.stamp < v_stamp;
  return query
  with claimed as (
    update access.webhook_events n set due_at = now() + held_for, attempts = n.attempts + 1, tried_at = now()
    where n.id in (select d.id from access.webhook_events d where d.state = 'due' and d.due_at <= now() order by d.due_at limit p_most for update skip locked)
    returning n.*
  )
  select c.id, w.id, w.user_id, w.url, w.salt, c.stamp, c.attempts, c.made_at
  from claimed c join access.publication_webhooks w on w.id = c.webhook_id where w.off_at is null;
end $$;
comment on function public.claim_webhook_events is
  'Adds an event for every active address for what was published since, and claims what is due for five minutes.';

create function public.settle_webhook_events(p_event uuid, p_status int, p_fault text, p_retry_minutes int default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_failures constant int := 10;
  v_event access.webhook_events;
  v_failures int;
begin
  select * into v_event from access.webhook_events n where n.id = p_event for update;
  if v_event.id is null or (v_event.kind = 'publication' and v_event.state <> 'due') then
    return 'missing';
  end if;
  if p_fault is null then
    update access.webhook_events n set state = 'sent', due_at = null, status = p_status, fault = null, tried_at = now() where n.id = p_event;
    if v_event.kind = 'publication' then
      update access.publication_webhooks w set failures = 0 where w.id = v_event.webhook_id;
    end if;
    return 'sent';
  end if;
  if v_event.kind = 'test' or p_fault = 'no-plan' then
    update access.webhook_events n set state = 'dropped', due_at = null, status = p_status, fault = p_fault, tried_at = now() where n.id = p_event;
    return 'dropped';
  end if;
  update access.publication_webhooks w set failures = w.failures + 1 where w.id = v_event.webhook_id returning failures into v_failures;
  if v_failures < most_failures and p_retry_minutes is not null then
    update access.webhook_events n set due_at = now() + make_interval(mins => p_retry_minutes), status = p_status, fault = p_fault where n.id = p_event;
    return 'again';
  end if;
  update access.webhook_events n set state = 'dropped', due_at = null, status = p_status, fault = p_fault where n.id = p_event;
  update access.publication_webhooks w set off_at = now(), off_reason = 'failures' where w.id = v_event.webhook_id and w.off_at is null;
  return 'off';
end $$;
comment on function public.settle_webhook_events is
  'Records the result of an attempt: sent; again, to be tried later; off, where it was the tenth in a row and the address is turned off; dropped, for tests and owners without a plan.';

create function access.export_webhooks(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(w) - 'user_id' - 'salt' order by w.created_at), '[]') from access.publication_webhooks w where w.user_id = p_user
$$;
comment on function access.export_webhooks is 'A person''s webhook addresses, for the download of their data.';

create function access.erase_webhooks(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.publication_webhooks w where w.user_id = p_user $$;
comment on function access.erase_webhooks is 'Deletes a person''s addresses and their events.';

insert into access.personal_data (part, export_by, erase_by) values ('webhooks', 'access.export_webhooks', 'access.erase_webhooks');

grant execute on function public.list_webhooks(), public.save_webhook(uuid, text, text),
  public.change_webhook(uuid, boolean, text), public.remove_webhook(uuid), public.begin_webhook_test(uuid)
  to authenticated;
grant execute on function public.claim_webhook_events(integer), public.settle_webhook_events(uuid, integer, text, integer)
  to service_role;

-- Exports: how many, which limits the load and keeps the study from being copied whole, and which, for the log.

create table access.exports (
  id bigint generated always as identity primary key,
  user_id text not null check (user_id <> ''),
  made_at timestamptz not null default now(),
  format text not null,
  figure text not null
);
create index exports_by_user on access.exports (user_id, made_at);
create index exports_by_time on access.exports (made_at);
comment on table access.exports is 'Exports of the last day, which limit further ones. The log keeps them for good.';
alter table access.exports enable row level security;

create function access.right_of_format(p_format text) returns text
language sql immutable set search_path = '' as $$
  select case p_format
    when 'svg' then 'svgExport' when 'png' then 'pngExport' when 'png-square' then 'pngExport'
    when 'pdf' then 'pdfExport' when 'xlsx' then 'excelExport' when 'csv' then 'csvExport'
    when 'pptx' then 'powerpointExport' end
$$;
comment on function access.right_of_format is 'The right that a file of this format needs; null for an unknown format.';

create function public.admit_export(p_format text, p_figure text, p_search text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_in_hour constant int := 30;
  most_in_day constant int := 200;
  me constant text := access.require_user();
  needed constant text := access.right_of_format(p_format);
  v_wait interval;
begin
  if needed is null or p_figure !~ '^[a-z-]{1,40}$' or char_length(p_search) > 30000 then
    raise exception 'No such file.' using errcode = 'invalid_parameter_value';
  end if;
  if not access.may(needed) then
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
  'Counts an export of the caller and records it in the log: 0 where they may; the seconds to wait after 30 in an hour or 200 in a day; -1 without the right to the format.';

create function access.export_exports(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' - 'id' order by e.made_at), '[]') from access.exports e where e.user_id = p_user
$$;
comment on function access.export_exports is 'Files someone took lately, for the download of their data.';

create function access.erase_exports(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.exports e where e.user_id = p_user $$;
comment on function access.erase_exports is 'The count of files goes with the account.';

insert into access.personal_data (part, export_by, erase_by) values ('exports', 'access.export_exports', 'access.erase_exports');

grant execute on function public.admit_export(text, text, text) to authenticated;
