-- Limits that could be evaded: by replacing keys of the API, by many networks, or by one network for everyone.

-- Requests of the API are counted for the owner of the keys, whichever key they come with. Not logged, as before.
create unlogged table access.api_owner_windows (
  user_id text primary key check (user_id <> ''),
  started_at timestamptz not null default now(),
  requests int not null default 1 check (requests > 0)
);
comment on table access.api_owner_windows is 'The current window of each owner of keys that were used lately, and how many requests were made with all of them.';
alter table access.api_owner_windows enable row level security;

create or replace function public.make_api_key(p_id uuid, p_name text, p_scopes text[], p_digest text, p_prefix text, p_expires_at timestamptz) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 20;
  me constant text := access.require_user();
begin
  if not access.may('api') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the twentieth.
  perform pg_advisory_xact_lock(hashtext('api keys ' || me));
  if (select count(*) from access.api_keys k where k.user_id = me and access.is_live_key(k)) >= most then
    return 'full';
  end if;
  insert into access.api_keys (id, user_id, name, scopes, digest, prefix, expires_at)
  values (p_id, me, btrim(p_name), p_scopes, p_digest, p_prefix, p_expires_at);
  perform access.record('api.make_key', me, jsonb_build_object('key', p_id, 'scopes', p_scopes, 'expires_at', p_expires_at));
  return 'made';
end $$;
comment on function public.make_api_key is
  'Keeps the digest of a new key of the caller: made; full, where 20 of theirs open something, replaced ones in their last hours included; forbidden without the right to the API.';

create or replace function public.rotate_api_key(p_id uuid, p_new uuid, p_digest text, p_prefix text, p_overlap_hours int) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 20;
  me constant text := access.require_user();
  old access.api_keys;
begin
  if p_overlap_hours is null or p_overlap_hours not between 0 and 24 then
    raise exception 'p_overlap_hours: 0 to 24' using errcode = '22023';
  end if;
  if not access.may('api') then
    return 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtext('api keys ' || me));
  select * into old from access.api_keys k where k.id = p_id and k.user_id = me for update;
  if old.id is null or not access.is_live_key(old) or old.replaced_by is not null then
    return 'missing';
  end if;
  -- The old one opens something for some more hours: then it is one of those that are counted.
  if p_overlap_hours > 0
    and (select count(*) from access.api_keys k where k.user_id = me and access.is_live_key(k)) >= most then
    return 'full';
  end if;
  insert into access.api_keys (id, user_id, name, scopes, digest, prefix, expires_at)
  values (p_new, me, old.name, old.scopes, p_digest, p_prefix, old.expires_at);
  update access.api_keys k set replaced_by = p_new,
    revoked_at = case when p_overlap_hours = 0 then now() end,
    expires_at = least(k.expires_at, case when p_overlap_hours > 0 then now() + make_interval(hours => p_overlap_hours) end)
  where k.id = p_id;
  perform access.record('api.rotate_key', me, jsonb_build_object('key', p_id, 'became', p_new, 'overlap_hours', p_overlap_hours));
  return 'made';
end $$;
comment on function public.rotate_api_key is
  'Makes a key with the name, parts and end of another of the caller, which ends at once or after up to 24 hours: made; missing, where they have no valid key of that id; full, where 20 of theirs open something and the old one is to go on; forbidden without the right to the API.';

create or replace function public.admit_api_key(p_digest text)
returns table (key_id uuid, user_id text, scopes text[], most int, remaining int, reset_after int, is_over boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  requests_most constant int := 600;
  lasts constant interval := '5 minutes';
  rarely constant interval := '1 minute';
  v_key access.api_keys;
  v_window access.api_owner_windows;
begin
  select * into v_key from access.api_keys k where k.digest = p_digest;
  if v_key.id is null or not access.is_live_key(v_key) then
    return;
  end if;
  -- One statement, whose row lock lets parallel requests of an owner pass one after the other.
  insert into access.api_owner_windows as w (user_id) values (v_key.user_id)
  on conflict (user_id) do update set
    started_at = case when w.started_at <= now() - lasts then now() else w.started_at end,
    requests = case when w.started_at <= now() - lasts then 1 else least(w.requests + 1, requests_most + 1) end
  returning * into v_window;
  if v_key.last_used_at is null or v_key.last_used_at < now() - rarely then
    update access.api_keys k set last_used_at = now() where k.id = v_key.id;
  end if;
  return query select v_key.id, v_key.user_id, v_key.scopes, requests_most, greatest(requests_most - v_window.requests, 0),
    greatest(ceil(extract(epoch from v_window.started_at + lasts - now()))::int, 1), v_window.requests > requests_most;
end $$;
comment on function public.admit_api_key is
  'Whose key this is, and counts a request of its owner: 600 in 5 minutes with all their keys. No row for one that is unknown, revoked or expired, which are not distinguished. The site then checks what its owner may see.';

create or replace function access.erase_api_keys(p_user text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.api_owner_windows w where w.user_id = p_user;
  delete from access.api_keys k where k.user_id = p_user;
end $$;

drop table access.api_windows;

-- What visitors may do so often in a while, each by themselves.
create unlogged table access.visitor_windows (
  what text not null check (char_length(what) between 1 and 80),
  visitor text not null check (char_length(visitor) between 1 and 80),
  started_at timestamptz not null default now(),
  times int not null default 1 check (times > 0),
  primary key (what, visitor)
);
create index visitor_windows_by_start on access.visitor_windows (started_at);
comment on table access.visitor_windows is 'What visitors did lately that each may do so often in a while, and how often. Kept for a day at most.';
comment on column access.visitor_windows.visitor is 'A keyed hash of the network address or of a browser, never the address.';
alter table access.visitor_windows enable row level security;

create function public.count_visitor(p_what text, p_visitor text, p_most int, p_minutes int) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  lasts constant interval := make_interval(mins => p_minutes);
  v_times int;
begin
  if p_most is null or p_minutes is null or p_most not between 1 and 10000 or p_minutes not between 1 and 1440 then
    raise exception 'p_most: 1 to 10000; p_minutes: 1 to 1440' using errcode = '22023';
  end if;
  delete from access.visitor_windows w where w.started_at < now() - interval '1 day';
  insert into access.visitor_windows as w (what, visitor) values (p_what, p_visitor)
  on conflict (what, visitor) do update set
    started_at = case when w.started_at <= now() - lasts then now() else w.started_at end,
    times = case when w.started_at <= now() - lasts then 1 else least(w.times + 1, p_most + 1) end
  returning w.times into v_times;
  return v_times <= p_most;
end $$;
comment on function public.count_visitor is
  'May this visitor do this now? Counts it: so often in so many minutes, of which the first begins them. For the site alone.';
grant execute on function public.count_visitor(text, text, integer, integer) to service_role;

-- All visitors together are a last resort: each network is counted by itself first.
do $$
declare
  v_name text;
  v_before text;
  v_after text;
begin
  foreach v_name in array array['public.send_contact_message', 'public.join_waitlist'] loop
    v_before := pg_get_functiondef(v_name::regproc);
    v_after := regexp_replace(v_before, 'most_by_visitors constant int := \d+', 'most_by_visitors constant int := 2000');
    if v_after = v_before and v_before !~ 'most_by_visitors constant int := 2000' then
      raise exception '% has no limit for all visitors', v_name;
    end if;
    execute v_after;
  end loop;
end $$;
