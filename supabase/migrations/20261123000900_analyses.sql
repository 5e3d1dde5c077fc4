-- Portfolios: sets of brands, each in a market, under a name.

create function access.are_portfolio_entries(p_entries text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_entries) between 1 and 200
    and coalesce(bool_and(e ~ '^[a-z0-9][a-z0-9-]{0,119}\.[a-z]{2,20}$'), false)
    and count(distinct e) = count(*)
  from unnest(p_entries) e
$$;
comment on function access.are_portfolio_entries is 'Are these 1 to 200 different brands, each with its market, as slug.market?';

create table access.portfolios (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  entries text[] not null check (access.are_portfolio_entries(entries)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index portfolios_by_user on access.portfolios (user_id, updated_at desc);
comment on table access.portfolios is 'Saved sets of brands. Each is read, changed and removed by its owner alone, through the calls below.';
comment on column access.portfolios.id is 'Chosen by the site at random, so that the address of a portfolio cannot be guessed, and one that was removed by mistake comes back under its own.';
comment on column access.portfolios.entries is 'Brands as slug.market. Slugs outlive publications; a brand that is no longer ranked stays in the set, and the page says so.';
alter table access.portfolios enable row level security;

create function public.list_portfolios()
returns table (id uuid, name text, entries text[], updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select p.id, p.name, p.entries, p.updated_at from access.portfolios p where p.user_id = me order by p.updated_at desc, p.id;
end $$;
comment on function public.list_portfolios is 'The caller''s own portfolios, the one changed last first.';

create function public.save_portfolio(p_id uuid, p_name text, p_entries text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 50;
  me constant text := access.require_user();
  v_owner constant text := (select p.user_id from access.portfolios p where p.id = p_id);
begin
  if not access.may('portfolio') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the fiftieth.
  perform pg_advisory_xact_lock(hashtext('portfolios ' || me));
  if v_owner is null and (select count(*) from access.portfolios p where p.user_id = me) >= most then
    return 'full';
  end if;
  insert into access.portfolios as p (id, user_id, name, entries) values (p_id, me, btrim(p_name), p_entries)
  on conflict (id) do update set name = excluded.name, entries = excluded.entries, updated_at = now() where p.user_id = me;
  -- Another person's is treated as missing.
  return case when found then 'saved' else 'missing' end;
end $$;
comment on function public.save_portfolio is
  'Keeps a portfolio of the caller, new or changed: saved; full, where they have 50; missing, where it is not theirs; forbidden without the right to portfolios.';

create function public.remove_portfolio(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.portfolios p where p.id = p_id and p.user_id = access.require_user();
  return found;
end $$;
comment on function public.remove_portfolio is 'Removes a portfolio of the caller for good, whatever their plan is now; false where they have none of that id.';

create function access.export_portfolios(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.created_at), '[]') from access.portfolios p where p.user_id = p_user
$$;
comment on function access.export_portfolios is 'A person''s portfolios, for the download of their data.';

create function access.erase_portfolios(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.portfolios p where p.user_id = p_user $$;
comment on function access.erase_portfolios is 'Portfolios go with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('portfolios', 'access.export_portfolios', 'access.erase_portfolios');

grant execute on function public.list_portfolios(), public.save_portfolio(uuid, text, text[]),
  public.remove_portfolio(uuid) to authenticated;

-- A team's alert rules, and what the team has done with alerts. They belong to a
-- subscription with the right to alerts: its owner and managers change the rules, every member sees them.

create function access.are_alert_kinds(p_kinds jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_kinds) = 'object' then (
    select array_agg(k.key order by k.key) = array['age-divergence', 'level-shift', 'rank-drop', 'sustained-decline']
      and bool_and(k.value in ('strict', 'standard', 'sensitive', 'off')) and bool_or(k.value <> 'off')
    from jsonb_each_text(p_kinds) k) else false end
$$;
comment on function access.are_alert_kinds is 'Does it say of each kind of alert at which limits it is listened to, and of one at least that it is?';

create function access.are_slugs(p_slugs text[], p_most int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_slugs) <= p_most and count(*) = count(distinct s) and coalesce(bool_and(s ~ '^[a-z0-9][a-z0-9-]{0,119}$'), true)
  from unnest(p_slugs) s
$$;
comment on function access.are_slugs is 'Are these different slugs, at most so many?';

create table access.alert_rules (
  id uuid primary key,
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  kinds jsonb not null check (coalesce(access.are_alert_kinds(kinds), false)),
  points numeric(5, 2) check (points between 0 and 200),
  positions int check (positions between 0 and 2000),
  markets text[] not null check (access.are_slugs(markets, 20)),
  industries text[] not null check (access.are_slugs(industries, 100)),
  watch text not null check (watch in ('all', 'followed', 'named')),
  brands text[] not null check (access.are_slugs(brands, 200) and (watch = 'named') = (cardinality(brands) > 0)),
  mute_until date,
  mute_through int check (mute_through between 2000 and 2100),
  made_by text,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (mute_until is null or mute_through is null)
);
create index alert_rules_by_team on access.alert_rules (subscription_id, made_at);
comment on table access.alert_rules is 'Which alerts a team is notified of; 20 rules at most. Read and changed through the calls below.';
comment on column access.alert_rules.id is 'Chosen by the site at random, so that one that was removed by mistake comes back under its own.';
comment on column access.alert_rules.kinds is 'At which limits each kind of alert is listened to, or "off".';
comment on column access.alert_rules.points is 'Smallest size of alerts measured in points of score; null for any.';
comment on column access.alert_rules.positions is 'Smallest size of alerts measured in positions; null for any.';
comment on column access.alert_rules.markets is 'Slugs; none for all of them. The same for industries.';
comment on column access.alert_rules.watch is 'All brands, those that each reader follows, or those named.';
comment on column access.alert_rules.mute_until is 'Silent before this day.';
comment on column access.alert_rules.mute_through is 'Silent about the waves up to this year: until the next wave.';
comment on column access.alert_rules.made_by is 'Null once that account is gone.';
alter table access.alert_rules enable row level security;

create table access.alert_marks (
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  market text not null check (market ~ '^[a-z]{2,20}$'),
  year int not null check (year between 2000 and 2100),
  brand text not null check (brand ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  kind text not null check (kind in ('sustained-decline', 'level-shift', 'rank-drop', 'age-divergence')),
  acknowledged_by text,
  acknowledged_at timestamptz,
  muted_by text,
  muted_at timestamptz,
  note text check (note = btrim(note) and char_length(note) between 1 and 500),
  note_by text,
  note_at timestamptz,
  primary key (subscription_id, market, year, brand, kind),
  check ((note is null) = (note_at is null)),
  check (acknowledged_at is not null or muted_at is not null or note_at is not null)
);
comment on table access.alert_marks is 'What a team has done with an alert, by slugs: publications come and go. Who did it is null once that account is gone.';
alter table access.alert_marks enable row level security;

create table access.alert_choices (
  user_id text primary key check (user_id <> ''),
  wants_all boolean not null
);
comment on table access.alert_choices is 'Who wants an email after a publication even when no alert is new. Whether they want emails about alerts at all is in notification_choices.';
alter table access.alert_choices enable row level security;

create function access.alert_team(p_user text) returns uuid
language sql stable security definer set search_path = '' as $$
  select s.id
  from (
    select a.id, true as is_own from public.annual_subscriptions a where a.user_id = p_user
    union all
    -- Seats go to those who joined first; the owner has one.
    select m.subscription_id, false from public.subscription_team_members m
    where m.user_id = p_user and (
      select count(*) from public.subscription_team_members e
      where e.subscription_id = m.subscription_id and e.user_id is not null
        and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(m.joined_at, m.created_at), m.id)
    ) < access.seats_of(m.subscription_id) - 1
  ) c
  join public.annual_subscriptions s on s.id = c.id
  where access.counts_now(s) and access.plan_opens(s.tier, 'riskAlerts')
  order by c.is_own desc, s.created_at, s.id
  limit 1
$$;
comment on function access.alert_team is
  'The subscription whose alert rules apply to a person: an active one with the right to alerts, their own before a team''s. Null without one.';

create function access.rules_of(p_team uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(r) - array['subscription_id', 'made_by', 'made_at', 'changed_at'] order by r.made_at, r.id), '[]')
  from access.alert_rules r where r.subscription_id = p_team
$$;
comment on function access.rules_of is 'The alert rules of a team, the oldest first.';

create function access.marks_of(p_team uuid, p_years int4range) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'market', m.market, 'year', m.year, 'brand', m.brand, 'kind', m.kind,
    'acknowledged_at', m.acknowledged_at, 'acknowledged_by', case when m.acknowledged_at is not null then access.name_in_team(m.acknowledged_by) end,
    'muted_at', m.muted_at, 'muted_by', case when m.muted_at is not null then access.name_in_team(m.muted_by) end,
    'note', m.note, 'note_at', m.note_at, 'note_by', case when m.note_at is not null then access.name_in_team(m.note_by) end
  ) order by m.year desc, m.market, m.brand, m.kind), '[]')
  from access.alert_marks m where m.subscription_id = p_team and p_years @> m.year
$$;
comment on function access.marks_of is 'What a team has done with alerts of these years, with who did it by name.';

create function public.find_alert_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  v_team constant uuid := access.alert_team(me);
begin
  return jsonb_build_object(
    'role', access.team_role(v_team, me),
    'rules', access.rules_of(v_team),
    'marks', access.marks_of(v_team, access.years()),
    'followed', (select coalesce(jsonb_agg(f.brand_slug order by f.brand_slug), '[]') from public.followed_brands f where f.user_id = me),
    'wants_all', coalesce((select c.wants_all from access.alert_choices c where c.user_id = me), false),
    'latest_year', access.current_year());
end $$;
comment on function public.find_alert_overview is
  'The caller''s part in the team whose alert rules hold for them, its rules, and what it has done with alerts of their years; nothing of these without the right to alerts.';

create function public.save_alert_rule(
  p_id uuid, p_name text, p_kinds jsonb, p_points numeric, p_positions int, p_markets text[], p_industries text[],
  p_watch text, p_brands text[], p_until date default null, p_through int default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 20;
  me constant text := access.require_user();
  v_team constant uuid := access.alert_team(me);
begin
  -- One after the other: two at once must not both be the twentieth.
  perform access.lock_team(v_team);
  if coalesce(access.team_role(v_team, me), 'member') = 'member' then
    return 'forbidden';
  elsif not exists (select from access.alert_rules r where r.id = p_id)
    and (select count(*) from access.alert_rules r where r.subscription_id = v_team) >= most then
    return 'full';
  end if;
  insert into access.alert_rules as r
    (id, subscription_id, name, kinds, points, positions, markets, industries, watch, brands, mute_until, mute_through, made_by)
  values (p_id, v_team, btrim(p_name), p_kinds, p_points, p_positions, p_markets, p_industries, p_watch, p_brands, p_until, p_through, me)
  on conflict (id) do update set
    name = excluded.name, kinds = excluded.kinds, points = excluded.points, positions = excluded.positions, markets = excluded.markets,
    industries = excluded.industries, watch = excluded.watch, brands = excluded.brands, mute_until = excluded.mute_until,
    mute_through = excluded.mute_through, changed_at = now()
  where r.subscription_id = v_team;
  if not found then
    -- Another team's is as if it were not there.
    return 'missing';
  end if;
  perform access.record('alerts.save_rule', v_team::text, jsonb_build_object('rule', p_id));
  return 'saved';
end $$;
comment on function public.save_alert_rule is
  'Keeps an alert rule of the caller''s team, new or changed: saved; full, where there are 20; missing, where it is another team''s; forbidden for people who do not run a team with the right to alerts.';

create function public.mute_alert_rule(p_id uuid, p_until date, p_next_wave boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  v_team constant uuid := access.alert_team(me);
begin
  if coalesce(access.team_role(v_team, me), 'member') = 'member' then
    return 'forbidden';
  end if;
  update access.alert_rules r
  set mute_until = case when not p_next_wave then p_until end, mute_through = case when p_next_wave then access.current_year() end, changed_at = now()
  where r.id = p_id and r.subscription_id = v_team;
  if not found then
    return 'missing';
  end if;
  perform access.record('alerts.mute_rule', v_team::text,
    jsonb_build_object('rule', p_id, 'until', case when p_next_wave then 'next wave' else coalesce(p_until::text, 'none') end));
  return 'saved';
end $$;
comment on function public.mute_alert_rule is 'Makes a rule silent until a day or until the next wave, or lets it speak again: no day, no wave.';

create function public.remove_alert_rule(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  v_team constant uuid := access.alert_team(me);
begin
  if coalesce(access.team_role(v_team, me), 'member') = 'member' then
    return 'forbidden';
  end if;
  delete from access.alert_rules r where r.id = p_id and r.subscription_id = v_team;
  if not found then
    return 'missing';
  end if;
  perform access.record('alerts.remove_rule', v_team::text, jsonb_build_object('rule', p_id));
  return 'removed';
end $$;
comment on function public.remove_alert_rule is 'Removes an alert rule of the caller''s team. Saved again under the same id, it is back.';

create function public.mark_alert(p_market text, p_year int, p_brand text, p_kind text, p_change jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 5000;
  me constant text := access.require_user();
  v_team constant uuid := access.alert_team(me);
  v_role text;
  v_note constant text := nullif(btrim(p_change ->> 'note'), '');
  was access.alert_marks;
  became access.alert_marks;
begin
  perform access.lock_team(v_team);
  v_role := access.team_role(v_team, me);
  if v_role is null or (v_role = 'member' and p_change ? 'muted') then
    return 'forbidden';
  end if;
  select m.* into was from access.alert_marks m
  where m.subscription_id = v_team and m.market = p_market and m.year = p_year and m.brand = p_brand and m.kind = p_kind;
  -- Of an alert that a later publication took back, a mark can still be taken back.
  if was.subscription_id is null and not exists (
    select from study.visible_waves w
    join study.brands b on b.slug = p_brand
    join study.risk_alerts a on a.wave_id = w.id and a.brand_id = b.id and a.kind = p_kind
    where w.market_slug = p_market and w.year = p_year and w.is_exact
  ) then
    return 'missing';
  elsif was.subscription_id is null and (select count(*) from access.alert_marks m where m.subscription_id = v_team) >= most then
    return 'full';
  end if;
  became := was;
  became.subscription_id := v_team;
  became.market := p_market;
  became.year := p_year;
  became.brand := p_brand;
  became.kind := p_kind;
  -- What is said again keeps its date and who said it first.
  if p_change ? 'acknowledged' then
    if not (p_change ->> 'acknowledged')::boolean then
      became.acknowledged_at := null;
      became.acknowledged_by := null;
    elsif was.acknowledged_at is null then
      became.acknowledged_at := now();
      became.acknowledged_by := me;
    end if;
  end if;
  if p_change ? 'muted' then
    if not (p_change ->> 'muted')::boolean then
      became.muted_at := null;
      became.muted_by := null;
    elsif was.muted_at is null then
      became.muted_at := now();
      became.muted_by := me;
    end if;
  end if;
  if p_change ? 'note' and v_note is distinct from was.note then
    became.note := v_note;
    became.note_at := case when v_note is not null then now() end;
    became.note_by := case when v_note is not null then me end;
  end if;
  delete from access.alert_marks m
  where m.subscription_id = v_team and m.market = p_market and m.year = p_year and m.brand = p_brand and m.kind = p_kind;
  if coalesce(became.acknowledged_at, became.muted_at, became.note_at) is not null then
    insert into access.alert_marks select became.*;
  end if;
  perform access.record('alerts.mark', v_team::text, jsonb_build_object(
    'alert', concat_ws('/', p_market, p_year, p_brand, p_kind), 'acknowledged', became.acknowledged_at is not null,
    'muted', became.muted_at is not null, 'note', became.note_at is not null));
  return 'marked';
end $$;
comment on function public.mark_alert is
  'Records what the caller''s team does with an alert: {acknowledged, muted, note}, each of them only where it is to change. Every member acknowledges and writes; owner and managers mute. marked; forbidden; missing for an unknown alert; full at 5,000.';

create function public.choose_all_alerts(p_wants_all boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into access.alert_choices as c (user_id, wants_all) values (access.require_user(), p_wants_all)
  on conflict (user_id) do update set wants_all = excluded.wants_all;
  return p_wants_all;
end $$;
comment on function public.choose_all_alerts is 'Records whether the caller wants an email after a publication without new alerts as well.';

create function public.count_alert_brands(p_brands text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(p_brands) > 400 then
    raise exception 'At most 400 brands.' using errcode = '22023';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('market', c.market_slug, 'year', c.year, 'industry', c.industry_slug, 'brands', c.brands, 'named', c.named))
    from (
      select w.market_slug, w.year, i.slug as industry_slug, count(*) as brands,
        coalesce(jsonb_agg(b.slug) filter (where b.slug = any (p_brands)), '[]') as named
      from study.visible_waves w
      join study.results r on r.wave_id = w.id and r.score is not null and r.previous_year is not null
      join study.brands b on b.id = r.brand_id
      join study.industries i on i.id = r.industry_id
      where w.is_exact and (select access.may('riskAlerts'))
      group by w.market_slug, w.year, i.slug
    ) c), '[]');
end $$;
comment on function public.count_alert_brands is
  'Of each industry, market and year of the caller''s: brands an alert can be raised of, and which of those named are among them. Nothing without the right to alerts.';

grant execute on function public.find_alert_overview(),
  public.save_alert_rule(uuid, text, jsonb, numeric, integer, text[], text[], text, text[], date, integer),
  public.mute_alert_rule(uuid, date, boolean), public.remove_alert_rule(uuid),
  public.mark_alert(text, integer, text, text, jsonb), public.choose_all_alerts(boolean),
  public.count_alert_brands(text[]) to authenticated;

-- After a publication everyone's alert rules are evaluated once against the latest waves, and an email lists the alerts.
-- Each step is recorded before the next: a process that was killed continues where it stopped, and no one gets two emails.

create table access.alert_evaluations (
  stamp bigint not null,
  user_id text not null check (user_id <> ''),
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  at timestamptz not null default now(),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  events jsonb not null check (jsonb_typeof(events) = 'array'),
  told text[] not null,
  first_year int,
  email text not null check (email in ('due', 'sending', 'sent', 'not-wanted', 'nothing-fired', 'nothing-new', 'failed', 'superseded')),
  email_at timestamptz,
  attempts int not null default 0,
  primary key (stamp, user_id)
);
create index alert_evaluations_by_user on access.alert_evaluations (user_id, stamp desc);
create index alert_evaluations_by_subscription on access.alert_evaluations (subscription_id);
comment on table access.alert_evaluations is 'The result of a person''s alert rules for a publication, rules without alerts included, and the state of the email. Kept for two years.';
comment on column access.alert_evaluations.stamp is 'The publication, as current_publication() names it.';
comment on column access.alert_evaluations.rules is 'Of each rule: the alerts it matched, or why none. No figures.';
comment on column access.alert_evaluations.events is 'What the email names: brands with alerts that no earlier email listed, the strongest first, as many as it has room for.';
comment on column access.alert_evaluations.told is 'Keys of all the alerts in the email, as market/year/brand/kind.';
comment on column access.alert_evaluations.first_year is 'The earliest wave of its alerts; null without any.';
comment on column access.alert_evaluations.email is 'sending is recorded before an email is handed over, sent after: one that stays sending may have gone, and is not sent again.';
alter table access.alert_evaluations enable row level security;

create function access.stamp_now() returns bigint
language sql stable security definer set search_path = '' as $$ select p.stamp from public.current_publication() p $$;
comment on function access.stamp_now is 'What is published now; 0 before the first publication.';

create function public.list_alert_work(p_most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('stamp', access.stamp_now(), 'people', coalesce((
    select jsonb_agg(jsonb_build_object(
      'user_id', w.user_id, 'team', w.team, 'rules', access.rules_of(w.team), 'marks', access.marks_of(w.team, int4range(null, null)),
      'followed', (select coalesce(jsonb_agg(f.brand_slug), '[]') from public.followed_brands f where f.user_id = w.user_id),
      'wants_all', coalesce((select c.wants_all from access.alert_choices c where c.user_id = w.user_id), false),
      'told', (select coalesce(jsonb_agg(distinct t.key), '[]') from access.alert_evaluations e, unnest(e.told) as t (key)
               where e.user_id = w.user_id and e.email = 'sent')))
    from (
      select p.user_id, access.alert_team(p.user_id) as team
      from (
        select s.user_id from public.annual_subscriptions s where access.plan_opens(s.tier, 'riskAlerts')
        union
        select m.user_id from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id
        where access.plan_opens(s.tier, 'riskAlerts') and m.user_id is not null
      ) p
      join access.people known on known.user_id = p.user_id and known.email is not null
      where access.stamp_now() > 0 and access.alert_team(p.user_id) is not null and not exists (
        select from access.alert_evaluations e where e.stamp = access.stamp_now() and e.user_id = p.user_id)
      order by p.user_id
      limit p_most
    ) w), '[]'))
$$;
comment on function public.list_alert_work is 'People with the right to alerts whose rules have not been evaluated since the latest publication, with what that takes. For the server.';

create function public.list_latest_alerts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('stamp', access.stamp_now(), 'alerts', coalesce((
    select jsonb_agg(jsonb_build_object(
      'market_slug', w.market_slug, 'year', w.year, 'rule_version', w.rule_version, 'brand_slug', b.slug, 'brand_name', b.name,
      'industry_slug', i.slug, 'industry_name', i.name, 'kind', a.kind, 'sensitivity', a.sensitivity, 'evidence', a.evidence,
      'false_alarm_rate', a.false_alarm_rate, 'outcome', a.outcome))
    from study.visible_waves w
    join study.risk_alerts a on a.wave_id = w.id
    join study.results r on r.wave_id = a.wave_id and r.brand_id = a.brand_id
    join study.brands b on b.id = a.brand_id
    join study.industries i on i.id = r.industry_id
    where w.is_latest), '[]'))
$$;
comment on function public.list_latest_alerts is 'Alerts of every market''s latest wave, at all sensitivities. For the server.';

create function public.keep_alert_evaluation(
  p_stamp bigint, p_user text, p_team uuid, p_rules jsonb, p_events jsonb, p_told text[], p_first_year int, p_email text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_stamp <> access.stamp_now() then
    return 'stale';
  elsif p_email not in ('due', 'nothing-fired', 'nothing-new') then
    raise exception 'No evaluation ends with "%".', p_email using errcode = '22023';
  end if;
  insert into access.alert_evaluations (stamp, user_id, subscription_id, rules, events, told, first_year, email)
  values (p_stamp, p_user, p_team, p_rules, p_events, p_told, p_first_year, p_email)
  on conflict do nothing;
  if not found then
    return 'known';
  end if;
  -- What could not be sent before this publication is sent with it.
  update access.alert_evaluations e set email = 'superseded', email_at = now()
  where e.user_id = p_user and e.stamp < p_stamp and e.email = 'due';
  return 'kept';
end $$;
comment on function public.keep_alert_evaluation is
  'Records the result of a person''s rules: kept; known, where it is recorded already; stale, where something else is published by now. For the server.';

create function public.list_due_alert_emails() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'stamp', e.stamp, 'user_id', e.user_id, 'email', p.email, 'events', e.events, 'told', cardinality(e.told),
    'rules', jsonb_array_length(e.rules), 'is_sample', (select c.is_sample from public.current_publication() c)) order by e.user_id), '[]')
  from access.alert_evaluations e
  join access.people p on p.user_id = e.user_id and p.email is not null
  where e.email = 'due' and e.stamp = access.stamp_now() and access.alert_team(e.user_id) is not null
$$;
comment on function public.list_due_alert_emails is 'Emails about alerts that are due. For the server.';

create function public.claim_alert_email(p_stamp bigint, p_user text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.alert_evaluations e set email = 'sending', email_at = now(), attempts = e.attempts + 1
  where e.stamp = p_stamp and e.user_id = p_user and e.email = 'due' and p_stamp = access.stamp_now();
  return found;
end $$;
comment on function public.claim_alert_email is 'Claims an email that is due; false when another process has claimed it. For the server.';

create function public.settle_alert_email(p_stamp bigint, p_user text, p_state text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 5;
begin
  update access.alert_evaluations e
  set email = case when p_state = 'failed' and e.attempts < most then 'due' else p_state end, email_at = now()
  where e.stamp = p_stamp and e.user_id = p_user and e.email = 'sending' and p_state in ('sent', 'not-wanted', 'failed');
  return found;
end $$;
comment on function public.settle_alert_email is 'Records the outcome of a claimed email: sent, not wanted, or failed, after which it is due again up to five times. For the server.';

create function public.clear_alert_log() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cleared int;
begin
  delete from access.alert_evaluations e where e.at < now() - interval '2 years';
  get diagnostics v_cleared = row_count;
  return v_cleared;
end $$;
comment on function public.clear_alert_log is 'Forgets evaluations of two years ago. For the server.';

create function public.list_alert_log() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 50;
  me constant text := access.require_user();
begin
  if not access.may('riskAlerts') then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('stamp', e.stamp, 'at', e.at, 'email', e.email, 'email_at', e.email_at,
      'told', cardinality(e.told), 'rules', e.rules) order by e.stamp desc)
    from (
      select a.stamp, a.at, a.email_at, a.told, a.rules,
        case when a.email = 'sending' and a.email_at < now() - interval '10 minutes' then 'uncertain' else a.email end as email
      from access.alert_evaluations a
      where a.user_id = me and (a.first_year is null or access.years() @> a.first_year)
      order by a.stamp desc limit most
    ) e), '[]');
end $$;
comment on function public.list_alert_log is
  'The results of the caller''s alert rules after each publication, the latest first: their alerts, why others raised none, and the state of the email. Nothing without the right to alerts.';

create function access.export_alerts(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wantsAll', (select c.wants_all from access.alert_choices c where c.user_id = p_user),
    'rules', (select coalesce(jsonb_agg(to_jsonb(r) - array['subscription_id', 'made_by'] order by r.made_at), '[]')
              from access.alert_rules r where r.made_by = p_user),
    'marks', (select coalesce(jsonb_agg(jsonb_build_object('alert', concat_ws('/', m.market, m.year, m.brand, m.kind),
                'acknowledgedAt', case when m.acknowledged_by = p_user then m.acknowledged_at end,
                'mutedAt', case when m.muted_by = p_user then m.muted_at end,
                'note', case when m.note_by = p_user then m.note end, 'noteAt', case when m.note_by = p_user then m.note_at end)), '[]')
              from access.alert_marks m where p_user in (m.acknowledged_by, m.muted_by, m.note_by)),
    'evaluations', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'rules', e.rules, 'letter', e.email, 'letterAt', e.email_at) order by e.stamp), '[]')
                    from access.alert_evaluations e where e.user_id = p_user))
$$;
comment on function access.export_alerts is 'A person''s alert rules, what they did with alerts, and what was evaluated for them, for the download of their data.';

create function access.erase_alerts(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from access.alert_evaluations e where e.user_id = p_user;
  delete from access.alert_choices c where c.user_id = p_user;
  -- Their own rows are deleted; a team's stay, without a name.
  delete from access.alert_rules r using public.annual_subscriptions s where s.id = r.subscription_id and s.user_id = p_user;
  delete from access.alert_marks m using public.annual_subscriptions s where s.id = m.subscription_id and s.user_id = p_user;
  update access.alert_rules r set made_by = null where r.made_by = p_user;
  update access.alert_marks m set
    acknowledged_by = nullif(m.acknowledged_by, p_user), muted_by = nullif(m.muted_by, p_user), note_by = nullif(m.note_by, p_user)
  where p_user in (m.acknowledged_by, m.muted_by, m.note_by);
$$;
comment on function access.erase_alerts is 'Forgets who made alert rules and marks, and what was evaluated for them, when their account is erased; rules and marks of a subscription of their own go with it.';

insert into access.personal_data (part, export_by, erase_by) values ('alerts', 'access.export_alerts', 'access.erase_alerts');

grant execute on function public.list_alert_work(integer), public.list_latest_alerts(),
  public.keep_alert_evaluation(bigint, text, uuid, jsonb, jsonb, text[], integer, text),
  public.list_due_alert_emails(), public.claim_alert_email(bigint, text),
  public.settle_alert_email(bigint, text, text), public.clear_alert_log() to service_role;
grant execute on function public.list_alert_log() to authenticated;
