-- How a subscription is paid for, how long it runs, and whose seats count. What counts is worked out on each read: no
-- job that may not run, and no message of a payment provider that may be lost, keeps anybody in.

alter table public.annual_subscriptions
  add column provider text not null default 'manual' check (provider in ('manual', 'test', 'stripe')),
  add column provider_customer text check (provider_customer <> ''),
  add column provider_subscription text unique check (provider_subscription <> ''),
  add column period_start timestamptz,
  add column period_end timestamptz,
  add column cancels_at_period_end boolean not null default false,
  add column next_tier text references public.subscription_plans (tier),
  add column past_due_since timestamptz,
  add column extra_seats int not null default 0 check (extra_seats between 0 and 1000),
  add column provider_told_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add check (status <> 'past_due' or provider = 'manual' or past_due_since is not null);
comment on column public.annual_subscriptions.provider is 'Who takes the payments: nobody ("manual": agreed in writing), the test checkout, or Stripe.';
comment on column public.annual_subscriptions.period_end is 'Paid until then; null for one that is agreed without an end.';
comment on column public.annual_subscriptions.next_tier is 'The tier from period_end on, where a smaller one was chosen; null for the same.';
comment on column public.annual_subscriptions.past_due_since is 'When a payment first failed that is still owed. The plan goes on counting for 14 days.';
comment on column public.annual_subscriptions.extra_seats is 'Seats agreed on top of the plan''s.';
comment on column public.annual_subscriptions.provider_told_at is 'Time of the provider''s news the row is from: older news that comes later changes nothing.';

alter table public.subscription_team_members
  add column role text not null default 'member' check (role in ('member', 'manager')),
  add column joined_at timestamptz;
comment on column public.subscription_team_members.role is 'A manager may invite and remove people besides the owner.';
comment on column public.subscription_team_members.joined_at is 'When the person took the seat; those who came first keep theirs when a plan has fewer.';

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
    -- A renewal is told of at the end of the period; a cancelled one ends with it.
    when p.status = 'active' then
      p.period_end is null or p.period_end + case when p.cancels_at_period_end then interval '0' else interval '3 days' end > now()
    else false
  end
$$;
comment on function access.counts_now is
  'Does a subscription count at this moment? A trial until it ends, an unpaid one for 14 days, a paid one until three days after its period, a cancelled one until its end.';

create or replace function access.subscription_of(p_user text)
returns table (tier text, status text, is_active boolean, is_trial boolean, days_remaining int, features jsonb, years int)
language sql stable security definer set search_path = '' as $$
  with seated as (
    -- Seats go to whoever joined first; the owner has one.
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

revoke execute on function access.seats_of(uuid), access.counts_now(public.annual_subscriptions) from public;
