-- Rules that say of which alerts a team wants to be told, and what the team has done with alerts. They belong to a
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
comment on function access.are_slugs is 'Are these different slugs, and no more than so many?';

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
comment on table access.alert_rules is 'Of which alerts a team wants to be told; 20 at most. Read and changed through the calls below.';
comment on column access.alert_rules.id is 'Chosen by the site at random, so that one that was removed by mistake comes back under its own.';
comment on column access.alert_rules.kinds is 'At which limits each kind of alert is listened to, or "off".';
comment on column access.alert_rules.points is 'Smallest size of alerts measured in points of score; null for any.';
comment on column access.alert_rules.positions is 'Smallest size of alerts measured in positions; null for any.';
comment on column access.alert_rules.markets is 'Slugs; none for all of them. The same for industries.';
comment on column access.alert_rules.watch is 'All brands, those that each reader follows, or those named.';
comment on column access.alert_rules.mute_until is 'Silent before this day.';
comment on column access.alert_rules.mute_through is 'Silent about the waves up to this year: until the next wave.';
comment on column access.alert_rules.made_by is 'Null once that account is gone.';
create index alert_rules_by_team on access.alert_rules (subscription_id, made_at);
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
comment on table access.alert_choices is 'Who wants a letter after a publication even when no rule fired. Whether they want letters about alerts at all is in notification_choices.';
alter table access.alert_choices enable row level security;

create function access.alert_team(p_user text) returns uuid
language sql stable security definer set search_path = '' as $$
  select s.id
  from (
    select a.id, true as is_own from public.annual_subscriptions a where a.user_id = p_user
    union all
    -- Seats go to whoever joined first; the owner has one.
    select m.subscription_id, false from public.subscription_team_members m
    where m.user_id = p_user and (
      select count(*) from public.subscription_team_members e
      where e.subscription_id = m.subscription_id and e.user_id is not null
        and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(m.joined_at, m.created_at), m.id)
    ) < access.seats_of(m.subscription_id) - 1
  ) c
  join public.annual_subscriptions s on s.id = c.id
  join public.subscription_plans p on p.tier = s.tier
  where access.counts_now(s) and p.tier_rank >= (select e.tier_rank from public.subscription_plans e where e.tier = 'enterprise')
  order by c.is_own desc, s.created_at, s.id
  limit 1
$$;
comment on function access.alert_team is
  'The subscription whose alert rules hold for somebody: one with the right to alerts that counts for them now, their own before a team''s. Null without one.';

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

create function public.find_alert_desk() returns jsonb
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
comment on function public.find_alert_desk is
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
  'Keeps an alert rule of the caller''s team, new or changed: saved; full, where there are 20; missing, where it is another team''s; forbidden for who does not run a team with the right to alerts.';

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
  'Notes what the caller''s team does with an alert: {acknowledged, muted, note}, each of them only where it is to change. Every member acknowledges and writes; owner and managers mute. marked; forbidden; missing for an alert there is none of; full at 5,000.';

create function public.choose_all_alerts(p_wants_all boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into access.alert_choices as c (user_id, wants_all) values (access.require_user(), p_wants_all)
  on conflict (user_id) do update set wants_all = excluded.wants_all;
  return p_wants_all;
end $$;
comment on function public.choose_all_alerts is 'Says whether the caller wants a letter after a publication when nothing fired as well.';

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
      where w.is_exact and (select access.has_tier('enterprise'))
      group by w.market_slug, w.year, i.slug
    ) c), '[]');
end $$;
comment on function public.count_alert_brands is
  'Of each industry, market and year of the caller''s: brands an alert can be raised of, and which of those named are among them. Nothing below enterprise.';

revoke execute on function access.are_alert_kinds(jsonb), access.are_slugs(text[], int), access.alert_team(text), access.rules_of(uuid),
  access.marks_of(uuid, int4range), public.find_alert_desk(),
  public.save_alert_rule(uuid, text, jsonb, numeric, int, text[], text[], text, text[], date, int), public.mute_alert_rule(uuid, date, boolean),
  public.remove_alert_rule(uuid), public.mark_alert(text, int, text, text, jsonb), public.choose_all_alerts(boolean),
  public.count_alert_brands(text[]) from public;
grant execute on function public.find_alert_desk(),
  public.save_alert_rule(uuid, text, jsonb, numeric, int, text[], text[], text, text[], date, int), public.mute_alert_rule(uuid, date, boolean),
  public.remove_alert_rule(uuid), public.mark_alert(text, int, text, text, jsonb), public.choose_all_alerts(boolean),
  public.count_alert_brands(text[]) to authenticated;
