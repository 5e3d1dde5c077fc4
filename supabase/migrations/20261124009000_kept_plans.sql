-- What every signed-in page asks, again: who calls, with which role and plan. These were SQL functions, which are planned anew
-- at each call; as PL/pgSQL a connection keeps their plans. What they answer, to whom and with whose rights stays as it was.

create or replace function access.counts_now(p public.annual_subscriptions) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return case
    when p.is_trial then p.status in ('active', 'trialing') and p.trial_ends_at > now()
    when p.status = 'past_due' then p.past_due_since is not null and p.past_due_since + interval '14 days' > now()
    -- The event of a renewal arrives at the end of the period; a cancelled subscription ends with it.
    when p.status = 'active' then
      p.period_end is null or p.period_end + case when p.cancels_at_period_end then interval '0' else interval '3 days' end > now()
    else false
  end;
end $$;

create or replace function access.seats_of(p_subscription uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.seats + s.extra_seats from public.annual_subscriptions s join public.subscription_plans p using (tier)
    where s.id = p_subscription);
end $$;

create or replace function access.has_role(p_user text, p_role text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles r where r.provider_user_id = p_user and r.role = p_role);
end $$;

create or replace function access.may_ask_about(p_user text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_user = access.user_id(), false) or access.sees_everything();
end $$;

create or replace function public.is_admin(check_user_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return access.may_ask_about(check_user_id) and access.has_role(check_user_id, 'admin');
end $$;

create or replace function access.subscription_of(p_user text)
returns table (tier text, status text, is_active boolean, is_trial boolean, days_remaining int, features jsonb, years int)
language plpgsql stable security definer set search_path = '' as $$
-- Its own columns are never meant.
#variable_conflict use_column
begin
  return query
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
    select s.*, access.counts_now(s) as counts
    from public.annual_subscriptions s
    where s.user_id = p_user or s.id in (select d.subscription_id from seated d)
  )
  select c.tier,
    case when c.counts then 'active'
         when c.status in ('active', 'trialing') then case when c.cancels_at_period_end then 'canceled' else 'expired' end
         else c.status end,
    c.counts,
    c.counts and c.is_trial,
    case when c.counts and c.is_trial then ceil(extract(epoch from c.trial_ends_at - now()) / 86400)::int
         when c.is_trial then 0 end,
    p.features || jsonb_build_object('historicalDataYears', p.historical_data_years),
    p.historical_data_years
  from candidates c join public.subscription_plans p on p.tier = c.tier
  where c.counts or c.user_id = p_user
  order by c.counts desc, p.tier_rank desc, c.is_trial
  limit 1;
end $$;

create or replace function public.get_user_subscription_annual(_user_id text)
returns table (tier text, status text, is_trial boolean, days_remaining int, features jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  if access.may_ask_about(_user_id) then
    return query select s.tier, s.status, s.is_trial, s.days_remaining, s.features from access.subscription_of(_user_id) s;
  end if;
end $$;

create or replace function public.find_viewer()
returns table (
  role text, tier text, status text, is_trial boolean, days_remaining int, features jsonb, is_initialised boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null then
    return;
  end if;
  return query
  select
    case when public.is_admin(me) then 'admin' else coalesce(r.role, 'user') end,
    s.tier, s.status, s.is_trial, s.days_remaining, s.features,
    exists (select from public.user_profiles p where p.user_id = me)
  from (values (me)) one (id)
  left join public.user_roles r on r.provider_user_id = one.id
  left join public.get_user_subscription_annual(me) s on true;
end $$;

create or replace function public.find_my_billing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null then
    return null;
  end if;
  return jsonb_build_object(
    'can_try', access.can_try(me),
    'subscription', (
      select jsonb_build_object(
        'id', s.id, 'tier', s.tier, 'status', s.status, 'counts', access.counts_now(s), 'is_trial', s.is_trial, 'trial_ends_at', s.trial_ends_at,
        'provider', s.provider, 'customer', s.provider_customer, 'subscription', s.provider_subscription,
        'period_start', s.period_start, 'period_end', s.period_end, 'cancels', s.cancels_at_period_end, 'next_tier', s.next_tier,
        'past_due_since', s.past_due_since, 'extra_seats', s.extra_seats, 'seats', access.seats_of(s.id),
        'taken', 1 + (select count(*) from public.subscription_team_members m where m.subscription_id = s.id))
      from public.annual_subscriptions s where s.user_id = me));
end $$;

-- The account page asks once for what it shows besides the viewer.

create function public.find_account_page() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  return jsonb_build_object(
    'emails', (select to_jsonb(c) - 'user_id' - 'updated_at' from public.notification_choices c where c.user_id = me),
    'leaving', public.describe_leaving());
end $$;
comment on function public.find_account_page is
  'What the account page shows of the caller: the emails they have chosen, null where they have chosen nothing yet, and what would end were their account deleted.';
revoke all on function public.find_account_page() from public, anon;
grant execute on function public.find_account_page() to authenticated;
