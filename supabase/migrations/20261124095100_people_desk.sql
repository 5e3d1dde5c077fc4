-- What admins see of people and their subscriptions, and what they may change. Each change is recorded with what was
-- and what became of it, so that it can be taken back while nothing has come in between.

create function access.known_people()
returns table (user_id text, email text, first_name text, last_name text, known_since timestamptz, is_gone boolean)
language sql stable security definer set search_path = '' as $$
  select k.user_id, p.email, coalesce(p.first_name, ''), coalesce(p.last_name, ''),
    coalesce(p.known_since, f.created_at, s.created_at), p.gone_at is not null
  from (
    select user_id from access.people
    union select user_id from public.user_profiles
    union select provider_user_id from public.user_roles
    union select user_id from public.annual_subscriptions
  ) k
  left join access.people p on p.user_id = k.user_id
  left join public.user_profiles f on f.user_id = k.user_id
  left join public.annual_subscriptions s on s.user_id = k.user_id
$$;
comment on function access.known_people is 'Every account that any table knows, those whose name was never told included.';

create function access.name_of(p_user text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), p.email) from access.people p where p.user_id = p_user
$$;
comment on function access.name_of is 'What a person is called, or their address; null for one who is not known or was erased.';

create function access.plan_of(p_user text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select case when s.is_trial then 'trial' else s.tier end from access.subscription_of(p_user) s where s.is_active), 'none')
$$;
comment on function access.plan_of is 'The tier that counts for a person, "trial", or "none".';

create function public.list_people(
  p_query text default '', p_role text default null, p_plan text default null, p_offset int default 0, p_limit int default 50
) returns table (
  user_id text, email text, first_name text, last_name text, known_since timestamptz, is_gone boolean, role text,
  tier text, status text, is_trial boolean, days_remaining int, total bigint
)
language sql stable security definer set search_path = '' as $$
  with found as (
    select k.*, coalesce(r.role, 'user') as role
    from access.known_people() k left join public.user_roles r on r.provider_user_id = k.user_id
    where (select access.sees_everything())
      and (p_role is null or coalesce(r.role, 'user') = p_role)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', k.first_name, k.last_name, k.email, k.user_id), p_query))
      and (p_plan is null or access.plan_of(k.user_id) = p_plan)
  ), page as (
    select f.*, count(*) over () as total from found f
    order by f.known_since desc nulls last, f.user_id offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
  )
  select p.user_id, p.email, p.first_name, p.last_name, p.known_since, p.is_gone, p.role,
    s.tier, s.status, s.is_trial, s.days_remaining, p.total
  from page p left join lateral access.subscription_of(p.user_id) s on true
  order by p.known_since desc nulls last, p.user_id
$$;
comment on function public.list_people is
  'People for admins, the newest first, with role and the subscription that counts for them; no rows for anyone else. Searched by name, address or id.';

create function access.terms_of(s public.annual_subscriptions) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC' as $$
  select case when s.id is not null then jsonb_build_object(
    'tier', s.tier, 'status', s.status, 'is_trial', s.is_trial, 'trial_ends_at', s.trial_ends_at, 'provider', s.provider,
    'provider_customer', s.provider_customer, 'provider_subscription', s.provider_subscription, 'period_start', s.period_start,
    'period_end', s.period_end, 'cancels_at_period_end', s.cancels_at_period_end, 'next_tier', s.next_tier,
    'past_due_since', s.past_due_since, 'extra_seats', s.extra_seats, 'provider_told_at', s.provider_told_at) end
$$;
comment on function access.terms_of is 'All that an agreement can change of a subscription; what taking a change back restores. Null without one.';

create function access.state_of(s public.annual_subscriptions) returns text
language sql stable set search_path = '' as $$
  select case
    when not access.counts_now(s) then 'ended'
    when s.is_trial then 'trial'
    when s.status = 'past_due' then 'past_due'
    when s.cancels_at_period_end then 'ending'
    else 'active'
  end
$$;
comment on function access.state_of is 'How a subscription stands at this moment: trial, active, ending, past_due or ended.';

create function access.describe_subscription(s public.annual_subscriptions) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select case when s.id is not null then jsonb_build_object(
    'id', s.id, 'user_id', s.user_id, 'email', (select p.email from access.people p where p.user_id = s.user_id),
    'name', access.name_of(s.user_id), 'tier', s.tier, 'state', access.state_of(s), 'is_trial', s.is_trial, 'provider', s.provider,
    'since', coalesce(s.period_start, s.created_at), 'until', case when s.is_trial then s.trial_ends_at else s.period_end end,
    'next_tier', s.next_tier, 'extra_seats', s.extra_seats, 'seats', access.seats_of(s.id),
    'joined', 1 + (select count(*) from public.subscription_team_members m where m.subscription_id = s.id and m.user_id is not null),
    'invited', (select count(*) from public.subscription_team_members m where m.subscription_id = s.id and m.user_id is null),
    'seen', md5(access.terms_of(s)::text)) end
$$;
comment on function access.describe_subscription is 'A subscription as admins read it. "seen" names its terms: a change is made only while they are the same.';

create function public.find_person(p_user text) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select jsonb_build_object(
    'user_id', k.user_id, 'email', k.email, 'first_name', k.first_name, 'last_name', k.last_name,
    'known_since', k.known_since, 'is_gone', k.is_gone,
    'role', coalesce((select r.role from public.user_roles r where r.provider_user_id = k.user_id), 'user'),
    'initialised_at', (select f.created_at from public.user_profiles f where f.user_id = k.user_id),
    'effective', (
      select jsonb_build_object('tier', e.tier, 'status', e.status, 'is_trial', e.is_trial, 'days_remaining', e.days_remaining)
      from access.subscription_of(k.user_id) e),
    'subscription', (select access.describe_subscription(s) from public.annual_subscriptions s where s.user_id = k.user_id),
    'team', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'email', m.email, 'name', access.name_of(m.user_id), 'role', m.role,
        'since', coalesce(m.joined_at, m.created_at)) order by m.created_at, m.id), '[]')
      from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id where s.user_id = k.user_id),
    'memberships', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', s.user_id, 'name', access.name_of(s.user_id), 'tier', s.tier,
        'counts', access.counts_now(s), 'role', m.role, 'since', coalesce(m.joined_at, m.created_at)) order by m.created_at, m.id), '[]')
      from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id where m.user_id = k.user_id),
    'waitlist', (
      select coalesce(jsonb_agg(jsonb_build_object('name', w.name, 'company', w.company, 'state', w.state, 'at', w.created_at) order by w.created_at), '[]')
      from public.waitlist_entries w where w.user_id = k.user_id or w.email = k.email),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', c.reference, 'topic', c.topic, 'state', c.state, 'at', c.created_at) order by c.created_at), '[]')
      from public.contact_messages c where c.user_id = k.user_id or c.email = k.email))
  from access.known_people() k
  where k.user_id = p_user and (select access.sees_everything())
$$;
comment on function public.find_person is
  'One person for admins: who, role, subscription and team, waitlist and messages. Null for one that there is not, and for anyone else who asks.';

create function public.list_subscriptions(
  p_state text default null, p_tier text default null, p_query text default '', p_offset int default 0, p_limit int default 50
) returns table (subscription jsonb, total bigint)
language sql stable security definer set search_path = '' as $$
  with found as (
    select s.id, s.created_at, count(*) over () as total
    from public.annual_subscriptions s left join access.people p on p.user_id = s.user_id
    where (select access.sees_everything())
      and (p_state is null or access.state_of(s) = p_state)
      and (p_tier is null or s.tier = p_tier)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', p.first_name, p.last_name, p.email, s.user_id, s.id), p_query))
    order by s.created_at desc, s.id
    offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 10000)
  )
  select access.describe_subscription(s), f.total
  from found f join public.annual_subscriptions s on s.id = f.id order by f.created_at desc, f.id
$$;
comment on function public.list_subscriptions is 'Subscriptions for admins, the newest first; no rows for anyone else.';

create function public.count_subscriptions() returns table (tier text, state text, count bigint, annual_value_eur bigint)
language sql stable security definer set search_path = '' as $$
  select s.tier, s.state, count(*), sum(case when s.state in ('active', 'past_due') then p.annual_price_eur else 0 end)
  from (select a.tier, access.state_of(a) as state from public.annual_subscriptions a where (select access.sees_everything())) s
  join public.subscription_plans p using (tier)
  group by s.tier, s.state
$$;
comment on function public.count_subscriptions is
  'How many subscriptions are of which tier and state, and what those that go on are worth in a year at the plan''s price; no rows for anyone but admins.';

create function access.taking_back(p_line bigint) returns jsonb
language sql immutable set search_path = '' as
$$ select case when p_line is null then '{}' else jsonb_build_object('takes_back', p_line) end $$;
comment on function access.taking_back is 'What the record of a change says where it takes an earlier one back.';

create function access.noted(p_action text, p_subject text, p_detail jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform access.record(p_action, p_subject, p_detail);
  return jsonb_build_object('status', 'done', 'line', currval(pg_get_serial_sequence('access.audit_log', 'id')));
end $$;
comment on function access.noted is 'Records a change and answers that it was done, with the number of its line.';

create index audit_log_taken_back on access.audit_log ((detail ->> 'takes_back')) where detail ? 'takes_back';

create function access.change_role(p_user text, p_was text, p_role text, p_takes_back bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me text;
begin
  -- One at a time: two admins who take each other's role away at once leave one.
  perform pg_advisory_xact_lock(hashtext('user_roles'));
  me := access.require_admin();
  if p_user = me then
    return '{"status": "own"}';
  elsif not exists (select from access.known_people() k where k.user_id = p_user and not k.is_gone)
    or coalesce((select r.role from public.user_roles r where r.provider_user_id = p_user), 'user') <> p_was or p_was = p_role then
    return '{"status": "stale"}';
  end if;
  insert into public.user_roles (provider_user_id, role) values (p_user, p_role)
  on conflict (provider_user_id) do update set role = excluded.role;
  return access.noted('person.role', p_user, jsonb_build_object('was', p_was, 'became', p_role) || access.taking_back(p_takes_back));
end $$;

create function public.change_role(p_user text, p_was text, p_role text) returns jsonb
language sql volatile security definer set search_path = '' as $$ select access.change_role(p_user, p_was, p_role, null) $$;
comment on function public.change_role is
  'Gives a person another role: {status: "done", line}. "own" for one''s own, so that an admin is always left; "stale" where they have another by now. For admins only.';

create function access.own_terms(p_user text) returns public.annual_subscriptions
language sql volatile security definer set search_path = '' as
$$ select s from public.annual_subscriptions s where s.user_id = p_user for update $$;
comment on function access.own_terms is 'The subscription somebody owns, held until the transaction ends; null without one.';

create function public.grant_subscription(p_user text, p_seen text, p_tier text, p_extra_seats int, p_until timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_now public.annual_subscriptions;
  v_was jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('subscription of ' || p_user));
  v_now := access.own_terms(p_user);
  v_was := access.terms_of(v_now);
  if coalesce(md5(v_was::text), '') <> p_seen or not exists (select from access.known_people() k where k.user_id = p_user and not k.is_gone) then
    return '{"status": "stale"}';
  elsif v_now.provider <> 'manual' and access.counts_now(v_now) then
    return '{"status": "paid_elsewhere"}';
  elsif p_until <= now() then
    raise exception 'A subscription ends in the future.' using errcode = 'check_violation';
  end if;
  insert into public.annual_subscriptions as s (user_id, tier, status, provider, period_start, period_end, extra_seats)
  values (p_user, p_tier, 'active', 'manual', now(), p_until, p_extra_seats)
  on conflict (user_id) do update set
    tier = excluded.tier, status = 'active', is_trial = false, provider = 'manual', provider_subscription = null,
    period_start = case when access.counts_now(s) and not s.is_trial then coalesce(s.period_start, s.created_at) else now() end,
    period_end = excluded.period_end, cancels_at_period_end = false, next_tier = null, past_due_since = null,
    extra_seats = excluded.extra_seats, updated_at = now();
  return access.noted('subscription.grant', p_user, jsonb_build_object('was', v_was, 'became', access.terms_of(access.own_terms(p_user))));
end $$;
comment on function public.grant_subscription is
  'Agrees a subscription with a person, or other terms of it: {status: "done", line}. "stale" where its terms are not those that were seen ("" for none), "paid_elsewhere" while a provider takes payments for it. For admins only.';

create function public.end_subscription(p_user text, p_seen text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_now public.annual_subscriptions;
  v_was jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('subscription of ' || p_user));
  v_now := access.own_terms(p_user);
  v_was := access.terms_of(v_now);
  if coalesce(md5(v_was::text), '') <> p_seen or not coalesce(access.counts_now(v_now), false) then
    return '{"status": "stale"}';
  elsif v_now.provider <> 'manual' then
    return '{"status": "paid_elsewhere"}';
  end if;
  update public.annual_subscriptions s set
    status = case when s.is_trial then 'expired' else 'canceled' end,
    trial_ends_at = case when s.is_trial then now() else s.trial_ends_at end,
    period_end = case when s.is_trial then s.period_end else now() end, updated_at = now()
  where s.user_id = p_user;
  return access.noted('subscription.end', p_user, jsonb_build_object('was', v_was, 'became', access.terms_of(access.own_terms(p_user))));
end $$;
comment on function public.end_subscription is
  'Ends a trial or an agreed subscription at once: {status: "done", line}, or "stale" and "paid_elsewhere" as for granting. For admins only.';

create function access.restore_terms(p_user text, p_now jsonb, p_terms jsonb, p_action text, p_takes_back bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
begin
  perform pg_advisory_xact_lock(hashtext('subscription of ' || p_user));
  if access.terms_of(access.own_terms(p_user)) is distinct from p_now then
    return '{"status": "stale"}';
  elsif p_terms is null then
    -- There was none: what has been made of it since, a team say, stays with one that has ended.
    update public.annual_subscriptions s set status = 'canceled', period_end = now(), updated_at = now() where s.user_id = p_user;
  else
    update public.annual_subscriptions s set
      tier = t.tier, status = t.status, is_trial = t.is_trial, trial_ends_at = t.trial_ends_at, provider = t.provider,
      provider_customer = t.provider_customer, provider_subscription = t.provider_subscription, period_start = t.period_start,
      period_end = t.period_end, cancels_at_period_end = t.cancels_at_period_end, next_tier = t.next_tier,
      past_due_since = t.past_due_since, extra_seats = t.extra_seats, provider_told_at = t.provider_told_at, updated_at = now()
    from jsonb_populate_record(null::public.annual_subscriptions, p_terms) t where s.user_id = p_user;
  end if;
  return access.noted(p_action, p_user,
    jsonb_build_object('was', p_now, 'became', access.terms_of(access.own_terms(p_user))) || access.taking_back(p_takes_back));
end $$;

create function access.change_flag(p_name text, p_was jsonb, p_became jsonb, p_takes_back bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_text constant text := btrim(p_became ->> 'text', E' \t\r\n');
begin
  if v_text <> '' and p_name <> 'announcement' then
    raise exception 'Only an announcement has words.' using errcode = 'check_violation';
  end if;
  update access.flags f set is_on = (p_became -> 'is_on')::boolean, text = v_text, changed_at = now(), changed_by = me
  where f.name = p_name and f.is_on = (p_was -> 'is_on')::boolean and f.text = p_was ->> 'text'
    and (f.is_on, f.text) <> ((p_became -> 'is_on')::boolean, v_text);
  if not found then
    return '{"status": "stale"}';
  end if;
  return access.noted('flag.set', p_name,
    jsonb_build_object('was', p_was, 'became', p_became || jsonb_build_object('text', v_text)) || access.taking_back(p_takes_back));
end $$;

drop function public.set_flag(text, boolean, text, boolean, text);
create function public.set_flag(p_name text, p_was_on boolean, p_was_text text, p_on boolean, p_text text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select access.change_flag(p_name, jsonb_build_object('is_on', p_was_on, 'text', p_was_text),
    jsonb_build_object('is_on', p_on, 'text', p_text), null)
$$;
comment on function public.set_flag is
  'Switches: {status: "done", line}, or "stale" where the switch does not stand as it was seen or nothing would change. For admins only.';

create function public.note_sign_up_letter(p_email text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Letters to strangers in an hour, by all admins together.
  most_letters constant int := 60;
  me constant text := access.require_admin();
  v_email constant text := lower(btrim(p_email));
begin
  perform pg_advisory_xact_lock(hashtext('sign_up_letters'));
  if exists (select from access.people p where p.email = v_email) then
    return 'known';
  elsif (select count(*) from access.audit_log l where l.subject = 'sign-up' and l.at > now() - interval '1 hour') >= most_letters then
    return 'busy';
  end if;
  -- The log outlives an address that somebody wants forgotten, so it keeps no more than lets one recognise it.
  perform access.record('person.letter', 'sign-up', jsonb_build_object('to', left(v_email, 1) || '…@' || split_part(v_email, '@', 2)));
  return 'noted';
end $$;
comment on function public.note_sign_up_letter is
  'Notes that an admin invites an address to sign up: "noted", "known" where it has an account, "busy" after too many in an hour. For admins only.';

revoke execute on function access.known_people(), access.name_of(text), access.plan_of(text), access.terms_of(public.annual_subscriptions),
  access.state_of(public.annual_subscriptions), access.describe_subscription(public.annual_subscriptions), access.taking_back(bigint),
  access.noted(text, text, jsonb), access.change_role(text, text, text, bigint), access.own_terms(text),
  access.restore_terms(text, jsonb, jsonb, text, bigint), access.change_flag(text, jsonb, jsonb, bigint),
  public.list_people(text, text, text, int, int), public.find_person(text), public.list_subscriptions(text, text, text, int, int),
  public.count_subscriptions(), public.change_role(text, text, text), public.grant_subscription(text, text, text, int, timestamptz),
  public.end_subscription(text, text), public.set_flag(text, boolean, text, boolean, text), public.note_sign_up_letter(text) from public;
grant execute on function public.list_people(text, text, text, int, int), public.find_person(text),
  public.list_subscriptions(text, text, text, int, int), public.count_subscriptions(), public.change_role(text, text, text),
  public.grant_subscription(text, text, text, int, timestamptz), public.end_subscription(text, text),
  public.set_flag(text, boolean, text, boolean, text), public.note_sign_up_letter(text) to authenticated;
