-- Who is asking, asked once. What was answered by several functions, each finding the subscription anew, is one
-- answer; and all of them are PL/pgSQL, whose plans a connection keeps: planning took most of a reading call's time.

create or replace function access.user_id() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when current_setting('role', true) = 'authenticated' and auth.jwt() ->> 'is_anonymous' is distinct from 'true'
    then nullif(auth.jwt() ->> 'sub', '')
  end;
end $$;

create or replace function access.sees_everything() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(current_setting('role', true) = 'service_role', false)
    or exists (select from public.user_roles r where r.provider_user_id = access.user_id() and r.role = 'admin');
end $$;

create or replace function access.subscription_of(p_user text)
returns table (tier text, status text, is_active boolean, is_trial boolean, days_remaining int, features jsonb, years int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
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
  limit 1;
end $$;

create or replace function access.current_year() returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select least(max(year), extract(year from now())::int) from study.published_waves);
end $$;

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
  'The caller''s level, the years whose exact figures they may read, and the rank of their tier: 0 without one, above all for who sees everything.';

create or replace function access.level() returns text
language plpgsql stable security definer set search_path = '' as
$$ begin return (select v.level from access.viewer() v); end $$;

create or replace function access.years() returns int4range
language plpgsql stable security definer set search_path = '' as
$$ begin return (select v.years from access.viewer() v); end $$;

create function access.has_tier(p_tier text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select v.tier_rank from access.viewer() v) >= (select p.tier_rank from public.subscription_plans p where p.tier = p_tier),
    false);
end $$;
comment on function access.has_tier is 'Whether the caller has this tier or a higher one; true for who sees everything, false for a tier that is none.';

create or replace function study.market_code_of(p_market text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select code from study.markets where lower(p_market) in (lower(code), slug, lower(name)));
end $$;

create or replace function study.year_of(p_market text, p_year int) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_year, (
    select max(w.year) from study.published_waves w where w.market_code = study.market_code_of(p_market)));
end $$;

revoke execute on function access.viewer(), access.has_tier(text) from public;
-- The views and policies ask with the caller's own rights; each function answers about the caller only.
grant execute on function access.viewer(), access.has_tier(text) to anon, authenticated, service_role;
