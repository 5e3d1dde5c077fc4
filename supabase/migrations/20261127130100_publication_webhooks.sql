-- News of a publication for somebody's programs: an address that is told, signed, when new results are published.

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
comment on table access.publication_webhooks is 'Addresses that are told of publications. Each is seen, changed and removed by its owner alone.';
comment on column access.publication_webhooks.salt is 'With the site''s own secret it makes the secret that signs; by itself it is worth nothing.';
comment on column access.publication_webhooks.told_stamp is 'Publications up to this one are not news any more.';
comment on column access.publication_webhooks.failures is 'Attempts that failed in a row; tests do not count.';
create index publication_webhooks_by_user on access.publication_webhooks (user_id, created_at);
alter table access.publication_webhooks enable row level security;

create table access.webhook_news (
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
comment on table access.webhook_news is 'What each address was told or is to be told, and what its last attempt came to; kept for thirty days.';
create unique index webhook_news_once on access.webhook_news (webhook_id, stamp) where kind = 'publication';
create index webhook_news_due on access.webhook_news (due_at) where state = 'due';
alter table access.webhook_news enable row level security;

create function public.list_webhooks()
returns table (id uuid, url text, salt text, created_at timestamptz, failures int, off_at timestamptz, off_reason text, news jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select w.id, w.url, w.salt, w.created_at, w.failures, w.off_at, w.off_reason,
    coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'made_at', n.made_at, 'attempts', n.attempts, 'state', n.state,
        'tried_at', n.tried_at, 'due_at', n.due_at, 'status', n.status, 'fault', n.fault) order by n.made_at desc, n.id)
      from (select * from access.webhook_news n where n.webhook_id = w.id order by n.made_at desc, n.id limit 10) n), '[]')
  from access.publication_webhooks w where w.user_id = me order by w.created_at, w.id;
end $$;
comment on function public.list_webhooks is 'The caller''s own addresses, each with the ten latest of what it was told.';

create function public.save_webhook(p_id uuid, p_url text, p_salt text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 5;
  me constant text := access.require_user();
begin
  if not access.has_tier('enterprise') then
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
comment on function public.save_webhook is 'Keeps an address of the caller that is told of publications from the next on: saved; full, where they have five; forbidden below enterprise.';

create function public.change_webhook(p_id uuid, p_on boolean default null, p_salt text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if not access.has_tier('enterprise') and p_on is distinct from false then
    return 'forbidden';
  end if;
  update access.publication_webhooks w set
    salt = coalesce(p_salt, w.salt),
    failures = case when p_on then 0 else w.failures end,
    -- What was published while it was off is not news any more.
    told_stamp = case when p_on and w.off_at is not null then access.stamp_now() else w.told_stamp end,
    off_at = case when p_on is null then w.off_at when p_on then null else coalesce(w.off_at, now()) end,
    off_reason = case when p_on is null then w.off_reason when p_on then null else coalesce(w.off_reason, 'owner') end
  where w.id = p_id and w.user_id = me;
  if not found then
    return 'missing';
  end if;
  if p_on = false then
    update access.webhook_news n set state = 'dropped', due_at = null, fault = 'off' where n.webhook_id = p_id and n.state = 'due';
  end if;
  perform access.record('api.change_webhook', me, jsonb_strip_nulls(jsonb_build_object('webhook', p_id, 'on', p_on, 'new_secret', case when p_salt is not null then true end)));
  return 'saved';
end $$;
comment on function public.change_webhook is 'Switches an address of the caller on or off, or gives it another secret: saved; missing, where it is not theirs; forbidden below enterprise, unless it is switched off.';

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
returns table (outcome text, news uuid, url text, salt text, stamp bigint)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant int := 10;
  me constant text := access.require_user();
  v_webhook access.publication_webhooks;
  v_news uuid;
begin
  if not access.has_tier('enterprise') then
    return query select 'forbidden', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('webhooks ' || me));
  select * into v_webhook from access.publication_webhooks w where w.id = p_id and w.user_id = me;
  if v_webhook.id is null then
    return query select 'missing', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  if (select count(*) from access.webhook_news n join access.publication_webhooks w on w.id = n.webhook_id
      where w.user_id = me and n.kind = 'test' and n.made_at > now() - interval '1 hour') >= most then
    return query select 'often', null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  insert into access.webhook_news (webhook_id, kind, stamp, state, attempts, tried_at, fault)
  values (p_id, 'test', access.stamp_now(), 'dropped', 1, now(), 'late') returning id into v_news;
  return query select 'begun', v_news, v_webhook.url, v_webhook.salt, access.stamp_now();
end $$;
comment on function public.begin_webhook_test is
  'Notes a test of an address of the caller and answers what to send where: begun; missing, where it is not theirs; often, after ten within the hour; forbidden below enterprise. Until its end is told it counts as one that nobody answered.';

create function public.claim_webhook_news(p_most int)
returns table (news uuid, webhook uuid, user_id text, url text, salt text, stamp bigint, attempts int, made_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- Longer than any attempt takes: one that was lost on the way is made again.
  held_for constant interval := '5 minutes';
  kept_for constant interval := '30 days';
  v_stamp constant bigint := access.stamp_now();
begin
  delete from access.webhook_news n where n.made_at < now() - kept_for;
  insert into access.webhook_news (webhook_id, kind, stamp, due_at)
  select w.id, 'publication', v_stamp, now() from access.publication_webhooks w where w.off_at is null and w.told_stamp < v_stamp
  on conflict (webhook_id, stamp) where kind = 'publication' do nothing;
  -- Stamps only ever grow, also when a publication is withdrawn: an address hears of the latest alone.
  update access.publication_webhooks w set told_stamp = v_stamp where w.told_stamp < v_stamp;
  update access.webhook_news n set state = 'dropped', due_at = null where n.state = 'due' and n.kind = 'publication' and n.stamp < v_stamp;
  return query
  with claimed as (
    update access.webhook_news n set due_at = now() + held_for, attempts = n.attempts + 1, tried_at = now()
    where n.id in (select d.id from access.webhook_news d where d.state = 'due' and d.due_at <= now() order by d.due_at limit p_most for update skip locked)
    returning n.*
  )
  select c.id, w.id, w.user_id, w.url, w.salt, c.stamp, c.attempts, c.made_at
  from claimed c join access.publication_webhooks w on w.id = c.webhook_id where w.off_at is null;
end $$;
comment on function public.claim_webhook_news is
  'Makes news of what was published since for every address that is on, and takes what is due in hand for five minutes.';

create function public.settle_webhook_news(p_news uuid, p_status int, p_fault text, p_retry_minutes int default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_failures constant int := 10;
  v_news access.webhook_news;
  v_failures int;
begin
  select * into v_news from access.webhook_news n where n.id = p_news for update;
  if v_news.id is null or (v_news.kind = 'publication' and v_news.state <> 'due') then
    return 'missing';
  end if;
  if p_fault is null then
    update access.webhook_news n set state = 'sent', due_at = null, status = p_status, fault = null, tried_at = now() where n.id = p_news;
    if v_news.kind = 'publication' then
      update access.publication_webhooks w set failures = 0 where w.id = v_news.webhook_id;
    end if;
    return 'sent';
  end if;
  if v_news.kind = 'test' or p_fault = 'no-plan' then
    update access.webhook_news n set state = 'dropped', due_at = null, status = p_status, fault = p_fault, tried_at = now() where n.id = p_news;
    return 'dropped';
  end if;
  update access.publication_webhooks w set failures = w.failures + 1 where w.id = v_news.webhook_id returning failures into v_failures;
  if v_failures < most_failures and p_retry_minutes is not null then
    update access.webhook_news n set due_at = now() + make_interval(mins => p_retry_minutes), status = p_status, fault = p_fault where n.id = p_news;
    return 'again';
  end if;
  update access.webhook_news n set state = 'dropped', due_at = null, status = p_status, fault = p_fault where n.id = p_news;
  update access.publication_webhooks w set off_at = now(), off_reason = 'failures' where w.id = v_news.webhook_id and w.off_at is null;
  return 'off';
end $$;
comment on function public.settle_webhook_news is
  'Notes what an attempt came to: sent; again, to be tried later; off, where it was the tenth in a row and the address is told no more; dropped, for tests and owners without a plan.';

create function access.export_webhooks(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(w) - 'user_id' - 'salt' order by w.created_at), '[]') from access.publication_webhooks w where w.user_id = p_user
$$;
comment on function access.export_webhooks is 'Addresses that somebody has told of publications, for the download of their data.';

create function access.erase_webhooks(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.publication_webhooks w where w.user_id = p_user $$;
comment on function access.erase_webhooks is 'Addresses, and what they were told, go with the account they were given in.';

insert into access.personal_data (part, export_by, erase_by) values ('webhooks', 'access.export_webhooks', 'access.erase_webhooks');

revoke execute on function access.export_webhooks(text), access.erase_webhooks(text), public.list_webhooks(),
  public.save_webhook(uuid, text, text), public.change_webhook(uuid, boolean, text), public.remove_webhook(uuid), public.begin_webhook_test(uuid),
  public.claim_webhook_news(int), public.settle_webhook_news(uuid, int, text, int) from public;
grant execute on function public.list_webhooks(), public.save_webhook(uuid, text, text), public.change_webhook(uuid, boolean, text),
  public.remove_webhook(uuid), public.begin_webhook_test(uuid) to authenticated;
grant execute on function public.claim_webhook_news(int), public.settle_webhook_news(uuid, int, text, int) to service_role;
