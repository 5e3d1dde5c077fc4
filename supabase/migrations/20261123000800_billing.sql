-- The state at the payment provider, one row per subscription and one per invoice. Each event carries the whole state at
-- one moment, so that events that are repeated, late or out of order change nothing twice.

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null check (user_id <> ''),
  subscription_id uuid references public.annual_subscriptions (id) on delete set null,
  provider text not null check (provider in ('test', 'stripe')),
  provider_invoice text not null unique check (provider_invoice <> ''),
  number text not null unique check (char_length(number) between 1 and 60),
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  issued_at timestamptz not null,
  paid_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  net_cents int not null,
  tax_cents int not null,
  total_cents int not null check (total_cents = net_cents + tax_cents),
  tax_note text not null default '' check (char_length(tax_note) <= 300),
  billed_to jsonb not null check (jsonb_typeof(billed_to) = 'object'),
  provider_page text check (provider_page ~ '^https://'),
  told_at timestamptz not null,
  check ((status = 'paid') = (paid_at is not null))
);
create index invoices_by_user on public.invoices (user_id, issued_at);
create index invoices_by_subscription on public.invoices (subscription_id, issued_at);
comment on table public.invoices is 'Invoices in euro cents, as the payment provider issued them; kept as long as bookkeeping requires, also after the account is deleted.';
comment on column public.invoices.user_id is 'Who owned the subscription when it was issued.';
comment on column public.invoices.lines is 'What is charged: a list of {"text", "cents"}.';
comment on column public.invoices.billed_to is 'Name, company, address, email and tax number at the time: {"name", "lines", "email", "tax_id"}.';
comment on column public.invoices.told_at is 'Time of the provider''s event the row is from.';
alter table public.invoices enable row level security;
grant select on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;

create policy own_invoices on public.invoices for select to authenticated
  using (
    user_id = (select access.user_id())
    or subscription_id in (select s.id from public.annual_subscriptions s where s.user_id = (select access.user_id()))
    or (select access.sees_everything())
  );

create sequence access.test_invoice_numbers;

create table access.trials (
  user_id text primary key check (user_id <> ''),
  address text not null unique check (address ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now()
);
comment on table access.trials is 'Who has had a trial: one for each account and each proved address, of which a digest alone is kept.';
alter table access.trials enable row level security;

create table access.billing_emails (
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('trial-ending', 'trial-ended', 'renewal-ahead', 'plan-ended', 'payment-reminder', 'payment-stopped')),
  about timestamptz not null,
  at timestamptz not null default now(),
  primary key (subscription_id, kind, about)
);
comment on table access.billing_emails is 'Emails that were sent because a date was reached, so that each is sent once.';
comment on column access.billing_emails.about is 'The day it is about: the end of a trial or a period, the day a payment failed.';
alter table access.billing_emails enable row level security;

create function access.address_digest(p_email text) returns text
language sql immutable set search_path = '' as $$
  -- One mailbox has as many addresses as there are words to put behind a plus sign.
  select encode(sha256(convert_to(regexp_replace(lower(p_email), '\+[^@]*@', '@'), 'UTF8')), 'hex')
$$;
comment on function access.address_digest is 'A digest of a mailbox.';

create function access.can_try(p_user text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return access.is_on('trials')
    and not exists (select from public.annual_subscriptions s where s.user_id = p_user)
    and not exists (select from access.subscription_of(p_user) o where o.is_active)
    and not exists (select from access.trials t where t.user_id = p_user)
    and not exists (
      select from access.trials t join access.people p on t.address = access.address_digest(p.email) where p.user_id = p_user);
end $$;
comment on function access.can_try is 'May a person begin a trial? Once, and only without a plan now or earlier.';

create function public.start_trial() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_email text;
  v_id uuid;
begin
  if me is null then
    raise exception 'Only a signed-in person can try a plan.' using errcode = 'insufficient_privilege';
  end if;
  select p.email into v_email from access.people p where p.user_id = me and p.gone_at is null;
  if v_email is null then
    return 'unknown';
  end if;
  if not access.can_try(me) then
    return case when access.is_on('trials') then 'taken' else 'off' end;
  end if;
  -- Of two at once, one gets past this.
  insert into access.trials (user_id, address) values (me, access.address_digest(v_email)) on conflict do nothing;
  if not found then
    return 'taken';
  end if;
  insert into public.annual_subscriptions (user_id, tier, status, is_trial, trial_ends_at)
  values (me, 'professional', 'trialing', true, now() + interval '7 days') on conflict (user_id) do nothing returning id into v_id;
  if v_id is null then
    return 'taken';
  end if;
  perform access.record('trial.start', me, jsonb_build_object('subscription', v_id));
  return 'started';
end $$;
comment on function public.start_trial is
  'Begins the caller''s seven-day trial: "started"; "taken" where they had it, or have or had a plan; "off" while trials are turned off; "unknown" for an address that is not proved yet.';

create function public.find_my_billing() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'can_try', access.can_try(me.id),
    'subscription', (
      select jsonb_build_object(
        'id', s.id, 'tier', s.tier, 'status', s.status, 'counts', access.counts_now(s), 'is_trial', s.is_trial, 'trial_ends_at', s.trial_ends_at,
        'provider', s.provider, 'customer', s.provider_customer, 'subscription', s.provider_subscription,
        'period_start', s.period_start, 'period_end', s.period_end, 'cancels', s.cancels_at_period_end, 'next_tier', s.next_tier,
        'past_due_since', s.past_due_since, 'extra_seats', s.extra_seats, 'seats', access.seats_of(s.id),
        'taken', 1 + (select count(*) from public.subscription_team_members m where m.subscription_id = s.id))
      from public.annual_subscriptions s where s.user_id = me.id))
  from (select access.user_id() as id) me where me.id is not null
$$;
comment on function public.find_my_billing is 'The subscription the caller owns, how it is paid, and whether they may begin a trial. Null without a signed-in caller.';

create function public.list_lost_seats(p_tier text) returns table (email text, has_joined boolean)
language sql stable security definer set search_path = '' as $$
  select m.email, m.user_id is not null
  from public.annual_subscriptions s
  join public.subscription_plans p on p.tier = p_tier
  join lateral (
    select t.*, row_number() over (order by t.user_id is null, coalesce(t.joined_at, t.created_at), t.id) as place
    from public.subscription_team_members t where t.subscription_id = s.id
  ) m on m.place > p.seats + s.extra_seats - 1
  where s.user_id = access.user_id()
  order by m.place
$$;
comment on function public.list_lost_seats is 'Who would lose their seat, were the caller''s plan of that tier: those who came last.';

create function access.describe(p public.annual_subscriptions) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('tier', p.tier, 'status', p.status, 'provider', p.provider, 'period_end', p.period_end,
    'cancels', nullif(p.cancels_at_period_end, false), 'next_tier', p.next_tier, 'trial', nullif(p.is_trial, false)))
$$;
comment on function access.describe is 'A subscription in a line of the log.';

create function access.change_between(was public.annual_subscriptions, became public.annual_subscriptions) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when was.id is null or was.provider_subscription is distinct from became.provider_subscription then 'begin'
    when became.status <> was.status and became.status = 'past_due' then 'payment_failed'
    when became.status <> was.status and became.status in ('canceled', 'expired') then 'end'
    when became.status <> was.status and was.status = 'past_due' then 'payment_made'
    when became.status <> was.status then 'begin'
    when became.tier <> was.tier and became.period_end is not distinct from was.period_end then 'upgrade'
    when became.period_end is distinct from was.period_end then 'renew'
    when became.cancels_at_period_end and not was.cancels_at_period_end then 'cancel'
    when became.next_tier is not null and became.next_tier is distinct from was.next_tier then 'downgrade'
    when became.cancels_at_period_end <> was.cancels_at_period_end or became.next_tier is distinct from was.next_tier then 'keep'
    else 'none'
  end
$$;
comment on function access.change_between is 'What happened to a subscription, in one word.';

create function public.apply_subscription(p_event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_subscription constant text := p_event ->> 'subscription';
  v_told_at constant timestamptz := p_event ->> 'told_at';
  v_status constant text := p_event ->> 'status';
  v_user text := p_event ->> 'user';
  was public.annual_subscriptions;
  became public.annual_subscriptions;
  v_change text;
begin
  perform pg_advisory_xact_lock(hashtext('billing:' || v_subscription));
  -- By the provider's own name first: a subscription may belong to another person by now.
  select * into was from public.annual_subscriptions s where s.provider_subscription = v_subscription for update;
  if was.id is null then
    select * into was from public.annual_subscriptions s where s.user_id = v_user for update;
    if v_status not in ('active', 'past_due') then
      return jsonb_build_object('change', 'none');
    end if;
    if was.id is not null and not was.is_trial and access.counts_now(was) then
      -- Paid twice, or beside a plan agreed in writing: what counts goes on, and an admin finds the line.
      perform access.record('subscription.second', was.id::text, jsonb_build_object('provider_subscription', v_subscription, 'tier', p_event ->> 'tier'));
      return jsonb_build_object('change', 'second');
    end if;
  elsif was.provider_told_at > v_told_at then
    return jsonb_build_object('change', 'stale');
  end if;
  v_user := coalesce(was.user_id, v_user);
  if exists (select from access.people p where p.user_id = v_user and p.gone_at is not null) and v_status <> 'canceled' then
    return jsonb_build_object('change', 'gone');
  end if;

  insert into public.annual_subscriptions as s (
    user_id, tier, status, is_trial, trial_ends_at, provider, provider_customer, provider_subscription, period_start, period_end,
    cancels_at_period_end, next_tier, past_due_since, provider_told_at, updated_at)
  values (
    v_user, p_event ->> 'tier', v_status, false, null, p_event ->> 'provider', p_event ->> 'customer', v_subscription,
    (p_event ->> 'period_start')::timestamptz, (p_event ->> 'period_end')::timestamptz, coalesce((p_event ->> 'cancels')::boolean, false),
    p_event ->> 'next_tier',
    case when v_status = 'past_due' then
      coalesce(case when was.provider_subscription = v_subscription then was.past_due_since end, (p_event ->> 'past_due_since')::timestamptz, v_told_at) end,
    v_told_at, now())
  on conflict (user_id) do update set
    tier = excluded.tier, status = excluded.status, is_trial = false, trial_ends_at = null, provider = excluded.provider,
    provider_customer = excluded.provider_customer, provider_subscription = excluded.provider_subscription,
    period_start = excluded.period_start, period_end = excluded.period_end, cancels_at_period_end = excluded.cancels_at_period_end,
    next_tier = excluded.next_tier, past_due_since = excluded.past_due_since, provider_told_at = excluded.provider_told_at,
    updated_at = excluded.updated_at
  returning s.* into became;

  v_change := access.change_between(was, became);
  if v_change <> 'none' then
    insert into access.audit_log (by_user, action, subject, detail) values (
      p_event ->> 'by', 'subscription.' || v_change, became.id::text,
      jsonb_build_object('user', v_user, 'was', case when was.id is not null then access.describe(was) end, 'became', access.describe(became)));
  end if;
  return jsonb_build_object('change', v_change, 'tier', became.tier, 'period_end', became.period_end, 'next_tier', became.next_tier)
    || coalesce((select jsonb_build_object('email', p.email) from access.people p where p.user_id = v_user and p.gone_at is null), '{}');
end $$;
comment on function public.apply_subscription is
  'Keeps an event of the payment provider about a subscription, and returns what changed and whom to notify. An event older than the kept state is "stale"; one beside a plan that counts is "second", and changes nothing.';

create function public.keep_invoice(p_event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key constant text := p_event ->> 'invoice';
  v_told_at constant timestamptz := p_event ->> 'told_at';
  owning public.annual_subscriptions;
  was public.invoices;
  became public.invoices;
  v_change text;
begin
  perform pg_advisory_xact_lock(hashtext('invoice:' || v_key));
  select * into owning from public.annual_subscriptions s where s.provider_subscription = p_event ->> 'subscription';
  select * into was from public.invoices i where i.provider_invoice = v_key for update;
  if was.id is not null and was.told_at > v_told_at then
    return jsonb_build_object('change', 'stale');
  end if;
  insert into public.invoices as i (
    user_id, subscription_id, provider, provider_invoice, number, status, issued_at, paid_at, period_start, period_end,
    lines, net_cents, tax_cents, total_cents, tax_note, billed_to, provider_page, told_at)
  values (
    coalesce(owning.user_id, p_event ->> 'user'), owning.id, p_event ->> 'provider', v_key,
    coalesce(was.number, p_event ->> 'number', 'TEST-' || lpad(nextval('access.test_invoice_numbers')::text, 6, '0')),
    p_event ->> 'status', (p_event ->> 'issued_at')::timestamptz, (p_event ->> 'paid_at')::timestamptz,
    (p_event ->> 'period_start')::timestamptz, (p_event ->> 'period_end')::timestamptz, p_event -> 'lines',
    (p_event ->> 'net_cents')::int, (p_event ->> 'tax_cents')::int, (p_event ->> 'net_cents')::int + (p_event ->> 'tax_cents')::int,
    coalesce(p_event ->> 'tax_note', ''),
    -- A renewal is billed to whom the last invoice was.
    coalesce(p_event -> 'billed_to',
      (select i.billed_to from public.invoices i where i.subscription_id = owning.id order by i.issued_at desc limit 1), '{}'),
    p_event ->> 'page', v_told_at)
  on conflict (provider_invoice) do update set
    subscription_id = coalesce(excluded.subscription_id, i.subscription_id), status = excluded.status, paid_at = excluded.paid_at,
    lines = excluded.lines, net_cents = excluded.net_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents,
    tax_note = excluded.tax_note, billed_to = excluded.billed_to, provider_page = excluded.provider_page, told_at = excluded.told_at
  returning i.* into became;
  v_change := case
    when became.status = 'paid' and was.status is distinct from 'paid' then 'paid'
    when was.id is null then 'issued'
    when became.status <> was.status then became.status
    else 'none' end;
  if v_change <> 'none' then
    perform access.record('invoice.' || v_change, became.id::text, jsonb_build_object('number', became.number, 'total_cents', became.total_cents));
  end if;
  return jsonb_build_object('change', v_change, 'id', became.id, 'number', became.number, 'total_cents', became.total_cents)
    || coalesce((select jsonb_build_object('email', p.email) from access.people p where p.user_id = became.user_id and p.gone_at is null), '{}');
end $$;
comment on function public.keep_invoice is
  'Keeps what the payment provider says of an invoice, and returns what changed ("paid" once) and whom to notify. Its number stays.';

create function public.claim_billing_emails()
returns table (subscription_id uuid, kind text, about timestamptz, user_id text, email text, tier text, tells_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select s.id, 'trial-ending' as kind, s.trial_ends_at as about, s.trial_ends_at as tells_at from public.annual_subscriptions s
    where s.is_trial and s.status in ('active', 'trialing') and s.trial_ends_at > now() and s.trial_ends_at <= now() + interval '3 days'
    union all
    select s.id, 'trial-ended', s.trial_ends_at, s.trial_ends_at from public.annual_subscriptions s
    where s.is_trial and s.status in ('active', 'trialing') and s.trial_ends_at <= now() and s.trial_ends_at > now() - interval '7 days'
    union all
    select s.id, 'renewal-ahead', s.period_end, s.period_end from public.annual_subscriptions s
    where s.provider <> 'manual' and s.status = 'active' and not s.cancels_at_period_end
      and s.period_end > now() and s.period_end <= now() + interval '30 days'
    union all
    select s.id, 'plan-ended', s.period_end, s.period_end from public.annual_subscriptions s
    where s.cancels_at_period_end and s.status in ('active', 'canceled') and s.period_end <= now() and s.period_end > now() - interval '7 days'
    union all
    select s.id, 'payment-reminder', s.past_due_since, s.past_due_since + interval '14 days' from public.annual_subscriptions s
    where s.status = 'past_due' and s.past_due_since <= now() - interval '10 days' and s.past_due_since > now() - interval '14 days'
    union all
    select s.id, 'payment-stopped', s.past_due_since, s.past_due_since + interval '14 days' from public.annual_subscriptions s
    where s.status = 'past_due' and s.past_due_since <= now() - interval '14 days' and s.past_due_since > now() - interval '21 days'
  ), claimed as (
    insert into access.billing_emails (subscription_id, kind, about) select d.id, d.kind, d.about from due d on conflict do nothing
    returning subscription_id, kind, about
  )
  select c.subscription_id, c.kind, c.about, s.user_id, p.email, s.tier, d.tells_at
  from claimed c join due d on d.id = c.subscription_id and d.kind = c.kind
  join public.annual_subscriptions s on s.id = c.subscription_id
  join access.people p on p.user_id = s.user_id and p.gone_at is null;
end $$;
comment on function public.claim_billing_emails is 'Emails that are due because a date was reached, each of them once.';

create function public.put_back_billing_email(p_subscription uuid, p_kind text, p_about timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.billing_emails l where l.subscription_id = p_subscription and l.kind = p_kind and l.about = p_about;
  return found;
end $$;
comment on function public.put_back_billing_email is 'Makes an email that was claimed and could not be sent due again.';

create function public.list_due_renewals()
returns table (user_id text, tier text, customer text, subscription text, period_start timestamptz, period_end timestamptz, cancels boolean, next_tier text)
language sql stable security definer set search_path = '' as $$
  select s.user_id, s.tier, s.provider_customer, s.provider_subscription, s.period_start, s.period_end, s.cancels_at_period_end, s.next_tier
  from public.annual_subscriptions s
  where s.provider = 'test' and s.status = 'active' and s.period_end <= now()
  order by s.period_end limit 200
$$;
comment on function public.list_due_renewals is 'Subscriptions of the test checkout whose period has ended: that provider has no clock of its own.';

create function public.list_gone_payers() returns table (id uuid, subscription text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.provider_subscription from public.annual_subscriptions s join access.people p on p.user_id = s.user_id
  where s.provider = 'stripe' and s.provider_customer is not null and s.provider_subscription is not null and p.gone_at is not null
  limit 200
$$;
comment on function public.list_gone_payers is 'Subscriptions of erased accounts that must still be ended at the payment provider.';

create function public.forget_payer(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.annual_subscriptions s set provider_customer = null, updated_at = now() where s.id = p_id;
  return found;
end $$;
comment on function public.forget_payer is 'Records that the provider has ended the subscription of an erased account.';

create function access.export_invoices(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'status', i.status, 'issued_at', i.issued_at, 'paid_at', i.paid_at,
    'period_start', i.period_start, 'period_end', i.period_end, 'lines', i.lines, 'total_cents', i.total_cents, 'billed_to', i.billed_to) order by i.issued_at), '[]')
  from public.invoices i where i.user_id = p_user
$$;
comment on function access.export_invoices is 'A person''s invoices, for the download of their data.';

-- Invoices outlive the account that paid them: bookkeeping requires them.
insert into access.personal_data (part, export_by, erase_by) values ('invoices', 'access.export_invoices', null);

grant execute on function public.start_trial(), public.find_my_billing(), public.list_lost_seats(text)
  to authenticated;
grant execute on function public.apply_subscription(jsonb), public.keep_invoice(jsonb),
  public.claim_billing_emails(), public.put_back_billing_email(uuid, text, timestamp with time zone),
  public.list_due_renewals(), public.list_gone_payers(), public.forget_payer(uuid) to service_role;

-- Providers deliver events at least once: a message whose answer was lost comes again, maybe days later. What was
-- handled is recorded by the event's own id, which the provider's signature covers.

create table access.webhook_deliveries (
  provider text not null check (provider ~ '^[a-z]{1,40}$'),
  id text not null check (char_length(id) between 1 and 255),
  at timestamptz not null default now(),
  done_at timestamptz,
  primary key (provider, id)
);
create index webhook_deliveries_by_time on access.webhook_deliveries (at);
comment on table access.webhook_deliveries is 'Messages of providers (identity, payment) that came here, and when each was dealt with; kept for ninety days.';
comment on column access.webhook_deliveries.done_at is 'Null for one that is being dealt with, or whose dealing failed: it is done when it comes again.';
alter table access.webhook_deliveries enable row level security;

create function public.note_webhook(p_provider text, p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Providers give up after days; the signature's own time keeps out anything that was recorded and sent again.
  kept_for constant interval := interval '90 days';
  v_done_at timestamptz;
begin
  delete from access.webhook_deliveries d where d.at < now() - kept_for;
  insert into access.webhook_deliveries (provider, id) values (p_provider, p_id) on conflict (provider, id) do nothing;
  select d.done_at into v_done_at from access.webhook_deliveries d where d.provider = p_provider and d.id = p_id;
  return v_done_at is null;
end $$;
comment on function public.note_webhook is
  'Is this event still to be handled? True until finish_webhook is called for it, so that a failed one is handled when it is delivered again. Two deliveries at once both get true: handling must be repeatable.';

create function public.finish_webhook(p_provider text, p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.webhook_deliveries d set done_at = now() where d.provider = p_provider and d.id = p_id and d.done_at is null;
  return found;
end $$;
comment on function public.finish_webhook is 'Remembers that a message of a provider has been dealt with; true the first time.';

grant execute on function public.note_webhook(text, text), public.finish_webhook(text, text) to service_role;
