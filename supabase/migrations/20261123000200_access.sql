-- What is sold, to whom, and who may do what. Identity itself (name, email, password) lives with the identity
-- provider; user ids are its opaque text ids.

create table public.subscription_plans (
  tier text primary key check (tier in ('essential', 'professional', 'enterprise')),
  tier_rank int not null unique,
  annual_price_eur int not null check (annual_price_eur > 0),
  seats int not null check (seats > 0),
  features jsonb not null check (jsonb_typeof(features) = 'object'),
  historical_data_years int not null check (historical_data_years > 0)
);
comment on table public.subscription_plans is 'What each tier costs and includes.';
comment on column public.subscription_plans.tier_rank is 'A right that needs a tier needs this rank or a higher one.';
comment on column public.subscription_plans.annual_price_eur is 'Whole euros per year.';
comment on column public.subscription_plans.features is 'Feature flags; a true flag grants the feature.';
comment on column public.subscription_plans.historical_data_years is 'Years shown, counted back from the current study year, which is included.';
alter table public.subscription_plans enable row level security;
grant select on public.subscription_plans to anon, authenticated;
grant select, insert, update, delete on public.subscription_plans to service_role;

insert into public.subscription_plans (tier, tier_rank, annual_price_eur, seats, historical_data_years, features) values
  ('essential', 1, 3900, 3, 3,
    '{"pngExport": true, "pdfExport": false, "excelExport": false, "powerpointExport": false, "api": false}'),
  ('professional', 2, 8900, 10, 8,
    '{"pngExport": true, "pdfExport": true, "excelExport": true, "powerpointExport": false, "api": false}'),
  ('enterprise', 3, 18900, 30, 15,
    '{"pngExport": true, "pdfExport": true, "excelExport": true, "powerpointExport": true, "api": true}');

-- The same as RIGHT_TIERS in lib/access/rights.ts. Functions, views and policies ask for a right and name no plan.
create table access.rights (
  right_name text primary key check (right_name ~ '^[a-z][A-Za-z]{2,39}$'),
  tier text not null references public.subscription_plans (tier)
);
create index rights_by_tier on access.rights (tier);
comment on table access.rights is 'The smallest plan that includes each right.';
alter table access.rights enable row level security;

insert into access.rights (right_name, tier) values
  ('scores', 'essential'), ('trends', 'essential'), ('analytics', 'essential'), ('savedCharts', 'essential'),
  ('invitations', 'essential'), ('pngExport', 'essential'), ('svgExport', 'essential'),
  ('portfolio', 'professional'), ('predictions', 'professional'), ('trajectory', 'professional'),
  ('momentum', 'professional'), ('claimCheck', 'professional'),
  ('pdfExport', 'professional'), ('excelExport', 'professional'), ('csvExport', 'professional'),
  ('riskAlerts', 'enterprise'), ('powerpointExport', 'enterprise'), ('api', 'enterprise');

create table public.user_roles (
  provider_user_id text primary key check (provider_user_id <> ''),
  role text not null check (role in ('admin', 'researcher', 'user'))
);
comment on table public.user_roles is 'Roles beyond the default "user"; written by the server only.';
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create table public.user_profiles (
  user_id text primary key check (user_id <> ''),
  user_type text not null default 'free' check (char_length(user_type) between 1 and 40),
  invitation_code text check (char_length(invitation_code) between 1 and 200),
  created_at timestamptz not null default now()
);
comment on table public.user_profiles is 'One row per initialised user. Grants nothing.';
comment on column public.user_profiles.user_type is 'The `type` of the sign-up address; kept for the record, never a right.';
comment on column public.user_profiles.invitation_code is 'Digest of the invitation the user came with.';
alter table public.user_profiles enable row level security;
grant select on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;

create table public.annual_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null unique check (user_id <> ''),
  tier text not null references public.subscription_plans (tier),
  status text not null default 'active' check (status in ('active', 'trialing', 'past_due', 'canceled', 'expired')),
  is_trial boolean not null default false,
  trial_ends_at timestamptz check (trial_ends_at is not null or not is_trial),
  created_at timestamptz not null default now(),
  provider text not null default 'manual' check (provider in ('manual', 'test', 'stripe')),
  provider_customer text check (provider_customer <> ''),
  provider_subscription text unique check (provider_subscription <> ''),
  period_start timestamptz,
  period_end timestamptz,
  cancels_at_period_end boolean not null default false,
  next_tier text references public.subscription_plans (tier),
  past_due_since timestamptz,
  extra_seats int not null default 0 check (extra_seats between 0 and 1000),
  provider_told_at timestamptz,
  updated_at timestamptz not null default now(),
  check (status <> 'past_due' or provider = 'manual' or past_due_since is not null)
);
create index subscriptions_by_trial_end on public.annual_subscriptions (trial_ends_at) where is_trial;
create index subscriptions_by_period_end on public.annual_subscriptions (period_end) where period_end is not null;
create index subscriptions_past_due on public.annual_subscriptions (past_due_since) where past_due_since is not null;
comment on table public.annual_subscriptions is 'One subscription per paying user or team owner; written by the server only.';
comment on column public.annual_subscriptions.is_trial is 'A trial counts as active until trial_ends_at, which is compared on every read.';
comment on column public.annual_subscriptions.provider is 'Who takes the payments: "manual" (agreed in writing), the test checkout, or Stripe.';
comment on column public.annual_subscriptions.period_end is 'Paid until then; null for one that is agreed without an end.';
comment on column public.annual_subscriptions.next_tier is 'The tier from period_end on, where a smaller one was chosen; null for the same.';
comment on column public.annual_subscriptions.past_due_since is 'When a payment first failed that is still owed. The plan goes on counting for 14 days.';
comment on column public.annual_subscriptions.extra_seats is 'Seats agreed on top of the plan''s.';
comment on column public.annual_subscriptions.provider_told_at is 'Time of the provider''s event the row is from: an older event that arrives later changes nothing.';
alter table public.annual_subscriptions enable row level security;
grant select on public.annual_subscriptions to authenticated;
grant select, insert, update, delete on public.annual_subscriptions to service_role;

create table public.subscription_team_members (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  email text not null check (email = lower(email)),
  user_id text check (user_id <> ''),
  created_at timestamptz not null default now(),
  role text not null default 'member' check (role in ('member', 'manager')),
  joined_at timestamptz,
  unique (subscription_id, email)
);
create index team_members_by_user on public.subscription_team_members (user_id);
create index team_members_waiting on public.subscription_team_members (email) where user_id is null;
comment on table public.subscription_team_members is 'Who shares a subscription; written by the server only.';
comment on column public.subscription_team_members.user_id is 'Null until the invited person has joined; only then does the subscription count for them.';
comment on column public.subscription_team_members.role is 'A manager may invite and remove people besides the owner.';
comment on column public.subscription_team_members.joined_at is 'When the person took the seat; those who came first keep theirs when a plan has fewer.';
alter table public.subscription_team_members enable row level security;
grant select on public.subscription_team_members to authenticated;
grant select, insert, update, delete on public.subscription_team_members to service_role;

create function access.seats_of(p_subscription uuid) returns int
language sql stable security definer set search_path = '' as $$
  select p.seats + s.extra_seats from public.annual_subscriptions s join public.subscription_plans p using (tier) where s.id = p_subscription
$$;
comment on function access.seats_of is 'People who can use a subscription, its owner among them.';

create function access.counts_now(p public.annual_subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select case
    when p.is_trial then p.status in ('active', 'trialing') and p.trial_ends_at > now()
    when p.status = 'past_due' then p.past_due_since is not null and p.past_due_since + interval '14 days' > now()
    -- The event of a renewal arrives at the end of the period; a cancelled subscription ends with it.
    when p.status = 'active' then
      p.period_end is null or p.period_end + case when p.cancels_at_period_end then interval '0' else interval '3 days' end > now()
    else false
  end
$$;
comment on function access.counts_now is
  'Does a subscription count at this moment? A trial until it ends, an unpaid one for 14 days, a paid one until three days after its period, a cancelled one until its end.';

-- Who is calling, found once. All of these are PL/pgSQL, whose plans a connection keeps: planning took most of the time of a
-- reading call.

create function access.has_role(p_user text, p_role text) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.user_roles where provider_user_id = p_user and role = p_role) $$;

create function access.user_id() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when current_setting('role', true) = 'authenticated' and auth.jwt() ->> 'is_anonymous' is distinct from 'true'
    then nullif(auth.jwt() ->> 'sub', '')
  end;
end $$;
comment on function access.user_id is 'The signed-in caller''s id; null for anyone else.';

create function access.sees_everything() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(current_setting('role', true) = 'service_role', false)
    or exists (select from public.user_roles r where r.provider_user_id = access.user_id() and r.role = 'admin');
end $$;
comment on function access.sees_everything is 'True for the server''s own key and for admins.';

create function access.current_year() returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select least(max(year), extract(year from now())::int) from study.published_waves);
end $$;
comment on function access.current_year is 'The year of the latest published wave, or the calendar''s where that is earlier.';

create function access.viewer(out level text, out years int4range, out tier_rank int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user constant text := access.user_id();
  v_plan record;
begin
  level := case when v_user is null then 'anonymous' else 'free' end;
  years := 'empty';
  tier_rank := 0;
  if access.sees_everything() then
    level := 'admin';
    years := int4range(null, null);
    tier_rank := 2147483647;
  elsif v_user is not null then
    select s.tier, s.years, p.tier_rank into v_plan
    from access.subscription_of(v_user) s join public.subscription_plans p on p.tier = s.tier
    where s.is_active;
    if found then
      level := v_plan.tier;
      years := coalesce(int4range(access.current_year() - v_plan.years + 1, access.current_year(), '[]'), 'empty');
      tier_rank := v_plan.tier_rank;
    end if;
  end if;
end $$;
comment on function access.viewer is
  'The caller''s level, the years whose exact figures they may read, and the rank of their tier: 0 without one, the highest for admins and the server''s key.';

create function access.level() returns text
language plpgsql stable security definer set search_path = '' as
$$ begin return (select v.level from access.viewer() v); end $$;
comment on function access.level is 'anonymous, free, essential, professional, enterprise or admin.';

create function access.years() returns int4range
language plpgsql stable security definer set search_path = '' as
$$ begin return (select v.years from access.viewer() v); end $$;
comment on function access.years is
  'Years whose exact figures the caller may read. Empty without a plan: then only positions of the latest wave are shown.';

create function access.may(p_right text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select v.tier_rank from access.viewer() v) >= (
      select p.tier_rank from access.rights r join public.subscription_plans p using (tier) where r.right_name = p_right),
    false);
end $$;
comment on function access.may is 'Whether the caller has this right; true for admins and the server''s own key, false for an unknown right.';

create function access.plan_opens(p_tier text, p_right text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.subscription_plans p, access.rights r join public.subscription_plans needed using (tier)
    where p.tier = p_tier and r.right_name = p_right and p.tier_rank >= needed.tier_rank)
$$;
comment on function access.plan_opens is 'Whether a plan includes a right; false for an unknown plan or right.';

create function access.require_admin() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null or not access.has_role(me, 'admin') then
    raise exception 'Only admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  return me;
end $$;
comment on function access.require_admin is 'The signed-in admin who calls; an error for anyone else.';

create function access.subscription_of(p_user text)
returns table (tier text, status text, is_active boolean, is_trial boolean, days_remaining int, features jsonb, years int)
language sql stable security definer set search_path = '' as $$
  with seated as (
    -- Seats go to those who joined first; the owner has one.
    select m.subscription_id
    from public.subscription_team_members m
    where m.user_id = p_user and (
      select count(*) from public.subscription_team_members e
      where e.subscription_id = m.subscription_id and e.user_id is not null
        and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(m.joined_at, m.created_at), m.id)
    ) < access.seats_of(m.subscription_id) - 1
  ), candidates as (
    select s.*, access.counts_now(s) as is_active
    from public.annual_subscriptions s
    where s.user_id = p_user or s.id in (select subscription_id from seated)
  )
  select c.tier,
    case when c.is_active then 'active'
         when c.status in ('active', 'trialing') then case when c.cancels_at_period_end then 'canceled' else 'expired' end
         else c.status end,
    c.is_active,
    c.is_active and c.is_trial,
    case when c.is_active and c.is_trial then ceil(extract(epoch from c.trial_ends_at - now()) / 86400)::int
         when c.is_trial then 0 end,
    p.features || jsonb_build_object('historicalDataYears', p.historical_data_years),
    p.historical_data_years
  from candidates c join public.subscription_plans p using (tier)
  where c.is_active or c.user_id = p_user
  order by c.is_active desc, p.tier_rank desc, c.is_trial
  limit 1
$$;
comment on function access.subscription_of is
  'The best of a user''s own and team subscriptions; what counts is worked out on read. One that does not count is returned only when it is their own.';

create function access.require_user() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if access.user_id() is null then
    raise exception 'Only a signed-in person may do this.' using errcode = 'insufficient_privilege';
  end if;
  return access.user_id();
end $$;
comment on function access.require_user is 'The signed-in caller; an error for anyone else.';

grant execute on function access.user_id(), access.sees_everything(), access.viewer(), access.level(),
  access.years(), access.may(text) to anon, authenticated, service_role;

-- What a caller may know. The database role (set by the API from a verified key or token) says what
-- kind of caller it is; the token's `sub` says which user; tier and role come from tables alone.

create function access.may_ask_about(p_user text) returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(p_user = access.user_id(), false) or access.sees_everything() $$;
comment on function access.may_ask_about is 'A function that takes a user id answers only about the caller, except to admins and the server''s key.';

-- Account tables: plans for everyone, own rows for the signed-in, writing for the server.
create policy everyone on public.subscription_plans for select to anon, authenticated using (true);

create policy own_role on public.user_roles for select to authenticated
  using (provider_user_id = (select access.user_id()) or (select access.sees_everything()));

create policy own_profile on public.user_profiles for select to authenticated
  using (user_id = (select access.user_id()) or (select access.sees_everything()));

create policy own_subscription on public.annual_subscriptions for select to authenticated
  using (user_id = (select access.user_id()) or (select access.sees_everything()));

create policy own_team on public.subscription_team_members for select to authenticated
  using (
    user_id = (select access.user_id())
    or subscription_id in (select id from public.annual_subscriptions where annual_subscriptions.user_id = (select access.user_id()))
    or (select access.sees_everything())
  );

create function public.is_admin(check_user_id text) returns boolean
language sql stable security definer set search_path = '' as
$$ select access.may_ask_about(check_user_id) and access.has_role(check_user_id, 'admin') $$;
comment on function public.is_admin is 'Whether a user is an admin; false for anyone else''s id unless the caller sees everything.';

create function public.get_user_subscription_annual(_user_id text)
returns table (tier text, status text, is_trial boolean, days_remaining int, features jsonb)
language sql stable security definer set search_path = '' as $$
  select s.tier, s.status, s.is_trial, s.days_remaining, s.features
  from access.subscription_of(_user_id) s
  where access.may_ask_about(_user_id)
$$;
comment on function public.get_user_subscription_annual is
  'The effective subscription of the caller (or, for admins and the server''s key, of anyone); status is "active" exactly when it counts.';

create table access.personal_data (
  part text primary key check (part ~ '^[a-z_]{1,40}$'),
  export_by text check (export_by ~ '^access\.[a-z_]+$'),
  erase_by text check (erase_by ~ '^access\.[a-z_]+$'),
  check (export_by is not null or erase_by is not null)
);
comment on table access.personal_data is
  'Parts of the product that keep something about people beyond what is written here: the function of each that gives it out, and the one that erases it. Both take a user id; a migration that adds such a table adds its row.';
comment on column access.personal_data.export_by is 'Takes a user id and returns jsonb.';
comment on column access.personal_data.erase_by is 'Takes a user id; called before the person''s own row is emptied.';
alter table access.personal_data enable row level security;

grant execute on function public.is_admin(text), public.get_user_subscription_annual(text)
  to authenticated, service_role;

-- The viewer in one call: a signed-in page needs it on each request.

create function public.find_viewer()
returns table (
  role text, tier text, status text, is_trial boolean, days_remaining int, features jsonb, is_initialised boolean
)
language sql stable security definer set search_path = '' as $$
  select
    case when public.is_admin(me.id) then 'admin' else coalesce(r.role, 'user') end,
    s.tier, s.status, s.is_trial, s.days_remaining, s.features,
    exists (select from public.user_profiles p where p.user_id = me.id)
  from (select access.user_id() as id) me
  left join public.user_roles r on r.provider_user_id = me.id
  left join lateral public.get_user_subscription_annual(me.id) s on true
  where me.id is not null
$$;
comment on function public.find_viewer is
  'Role, effective subscription and whether the caller was initialised; no row for anyone who is not signed in. Subscription columns are null without one.';

grant execute on function public.find_viewer() to authenticated, service_role;

-- How many requests a signed-in person makes. Counted in the call that reads the viewer, so that a page needs no
-- further call.

-- Not logged: it need not survive a crash, and counting waits for no disk.
create unlogged table access.request_windows (
  user_id text primary key check (user_id <> ''),
  started_at timestamptz not null default now(),
  requests int not null default 1 check (requests > 0)
);
create index request_windows_by_start on access.request_windows (started_at);
comment on table access.request_windows is 'The current window of each signed-in person who made requests lately, and how many they made in it.';
comment on column access.request_windows.started_at is 'Time of the first request of the window.';
alter table access.request_windows enable row level security;

create function access.count_request(p_user text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 1000;
  lasts constant interval := '5 minutes';
  entry access.request_windows;
begin
  -- One statement, whose row lock lets parallel requests of a person pass one after the other.
  insert into access.request_windows as w (user_id) values (p_user)
  on conflict (user_id) do update set
    started_at = case when w.started_at <= now() - lasts then now() else w.started_at end,
    requests = case when w.started_at <= now() - lasts then 1 else least(w.requests + 1, most + 1) end
  returning * into entry;
  if entry.requests = 1 then
    -- A new window deletes some of those that have ended; rows locked by another transaction are left to it.
    delete from access.request_windows where user_id in (
      select o.user_id from access.request_windows o where o.started_at < now() - lasts limit 50 for update skip locked);
  end if;
  return case when entry.requests > most then ceil(extract(epoch from entry.started_at + lasts - now()))::int end;
end $$;
comment on function access.count_request is
  'Counts a request of a person. Null while they are within the limit, else the seconds until their next window.';

create function public.admit_viewer()
returns table (
  role text, tier text, status text, is_trial boolean, days_remaining int, features jsonb, is_initialised boolean, retry_after int
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_retry_after int;
begin
  if access.user_id() is null then
    return;
  end if;
  v_retry_after := access.count_request(access.user_id());
  return query select v.*, v_retry_after from public.find_viewer() v;
end $$;
comment on function public.admit_viewer is
  'Counts a request of the caller and returns the viewer, as find_viewer does; retry_after is null within 1000 requests in 5 minutes, else the seconds until the next window. No row for anyone who is not signed in.';

grant execute on function public.admit_viewer() to authenticated;

-- Reading in the name of someone who is not signed in: a shared link, an embed, a citation or an API key shows what its owner
-- may see at that moment. The site's own key names the owner, and the same reading functions answer as for them.

create table access.calls_read_for (call text primary key);
comment on table access.calls_read_for is 'Functions of the data API that the site may call in another person''s name. All of them only read.';
alter table access.calls_read_for enable row level security;

insert into access.calls_read_for (call) values
  ('find_viewer'),
  ('list_industry_results'), ('list_brand_results'), ('list_wave_results'), ('list_market_waves'), ('list_age_results'), ('list_age_means'),
  ('list_forecasts'), ('list_forecast_histories'), ('list_forecast_tracks'), ('list_forecast_records'), ('list_passing_odds'), ('list_risk_alerts'),
  ('list_consumer_figures'), ('list_consumer_populations'), ('list_consumer_waves'),
  ('list_ranked_brands'), ('list_brand_waves'), ('list_portfolios'), ('list_followed_brands'), ('find_alert_overview'), ('count_alert_brands');

create function access.prepare_call_for(p_call text, p_args jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_proc record;
  v_args text;
begin
  select p.oid, p.proretset, p.proname into v_proc
  from pg_catalog.pg_proc p join access.calls_read_for c on c.call = p.proname
  where p.pronamespace = 'public'::regnamespace and p.proname = p_call and not p.provariadic > 0;
  if not found then
    raise exception 'The function % is not one that is read for others.', p_call using errcode = 'insufficient_privilege';
  end if;
  select string_agg(format('%I => %s', a.name,
      case when t.typcategory = 'A'
        then format('(select array_agg(e.v) from pg_catalog.jsonb_array_elements_text($1 -> %L) as e(v))::%s', a.name, a.type::regtype)
        else format('($1 ->> %L)::%s', a.name, a.type::regtype) end), ', ')
  into v_args
  from (
    select n.name, n.place, p.proargtypes[n.place - 1] as type
    from pg_catalog.pg_proc p, unnest(p.proargnames[1:p.pronargs]) with ordinality as n(name, place)
    where p.oid = v_proc.oid
  ) a join pg_catalog.pg_type t on t.oid = a.type
  where p_args ? a.name;
  -- In the order of the function's own answer.
  return case when v_proc.proretset
    then format('select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(r)), ''[]'') from public.%I(%s) r', v_proc.proname, v_args)
    else format('select pg_catalog.to_jsonb(public.%I(%s))', v_proc.proname, v_args) end;
end $$;
comment on function access.prepare_call_for is
  'The statement that calls a function of access.calls_read_for with arguments by name, taken from $1. Names come from the catalogue alone. Refuses every other function.';

-- Security invoker: it takes the role of a signed-in person, which a definer's function may not.
create function public.read_for(p_user text, p_call text, p_args jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_statement text;
  v_answer jsonb;
begin
  if coalesce(p_user, '') = '' then
    raise exception 'Nobody is named to read for.' using errcode = 'invalid_parameter_value';
  end if;
  v_statement := access.prepare_call_for(p_call, coalesce(p_args, '{}'));
  perform pg_catalog.set_config('request.jwt.claims', pg_catalog.jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true);
  perform pg_catalog.set_config('role', 'authenticated', true);
  execute v_statement into v_answer using coalesce(p_args, '{}');
  perform pg_catalog.set_config('role', 'service_role', true);
  return v_answer;
end $$;
comment on function public.read_for is
  'The result of one of the calls in access.calls_read_for, as this person would get it now. For the site itself, which decides who may be shown it.';

grant execute on function access.prepare_call_for(text, jsonb), public.read_for(text, text, jsonb) to service_role;
