-- Who is asking, and what they may know. The database role (set by the API from a verified key or token) says what
-- kind of caller it is; the token's `sub` says which user; tier and role come from tables alone.

create function access.user_id() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when current_setting('role', true) = 'authenticated' and auth.jwt() ->> 'is_anonymous' is distinct from 'true'
    then nullif(auth.jwt() ->> 'sub', '')
  end
$$;
comment on function access.user_id is 'The signed-in caller''s id; null for anyone else.';

create function access.has_role(p_user text, p_role text) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.user_roles where provider_user_id = p_user and role = p_role) $$;

create function access.sees_everything() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('role', true) = 'service_role', false)
    or access.has_role(access.user_id(), 'admin')
$$;
comment on function access.sees_everything is 'True for the server''s own key and for admins.';

create function access.may_ask_about(p_user text) returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(p_user = access.user_id(), false) or access.sees_everything() $$;
comment on function access.may_ask_about is 'A function that takes a user id answers only for the caller, or for who sees everything.';

create function access.subscription_of(p_user text)
returns table (tier text, status text, is_active boolean, is_trial boolean, days_remaining int, features jsonb, years int)
language sql stable security definer set search_path = '' as $$
  with candidates as (
    select s.*, case when s.is_trial then s.status in ('active', 'trialing') and s.trial_ends_at > now()
                     else s.status = 'active' end as is_active
    from public.annual_subscriptions s
    where s.user_id = p_user
       or s.id in (select m.subscription_id from public.subscription_team_members m where m.user_id = p_user)
  )
  select c.tier,
    case when c.is_active then 'active'
         when c.status in ('active', 'trialing') then 'expired'
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
  'The best of a user''s own and team subscriptions; active is computed on read. An inactive one is returned only when it is their own.';

create function access.level() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when access.sees_everything() then 'admin'
    when access.user_id() is null then 'anonymous'
    else coalesce((select tier from access.subscription_of(access.user_id()) where is_active), 'free')
  end
$$;
comment on function access.level is 'anonymous, free, essential, professional, enterprise or admin.';

create function access.current_year() returns int
language sql stable security definer set search_path = '' as
$$ select least(max(year), extract(year from now())::int) from study.published_waves $$;
comment on function access.current_year is 'The year of the latest published wave, or the calendar''s where that is earlier.';

create function access.years() returns int4range
language sql stable security definer set search_path = '' as $$
  select case
    when access.sees_everything() then int4range(null, null)
    else coalesce(
      (select int4range(access.current_year() - years + 1, access.current_year(), '[]')
       from access.subscription_of(access.user_id()) where is_active),
      'empty'::int4range)
  end
$$;
comment on function access.years is
  'Years whose exact figures the caller may read. Empty below the paid levels, which know positions of the latest wave only.';

revoke execute on all functions in schema access, study from public;
-- Row policies and views evaluate these with the caller's own rights; each answers about the caller only.
grant execute on function access.user_id(), access.sees_everything(), access.level(), access.years()
  to anon, authenticated, service_role;

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

grant select on public.subscription_plans to anon, authenticated;
grant select on public.user_roles, public.user_profiles, public.annual_subscriptions, public.subscription_team_members
  to authenticated;
grant select, insert, update, delete on public.subscription_plans, public.user_roles, public.user_profiles,
  public.annual_subscriptions, public.subscription_team_members to service_role;

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
  'The effective subscription of the caller (or, for who sees everything, of anyone); status is "active" exactly when it counts.';

revoke execute on function public.is_admin(text), public.get_user_subscription_annual(text) from public;
grant execute on function public.is_admin(text), public.get_user_subscription_annual(text) to authenticated, service_role;
