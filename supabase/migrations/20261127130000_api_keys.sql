-- Keys of the API: somebody's programs read in their name, with the rights they have at that moment. A key is shown
-- once, when it is made; what is kept of it is its digest, which opens nothing.

create function access.are_api_scopes(p_scopes text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(cardinality(p_scopes), 0) between 1 and 4
    and coalesce(bool_and(s in ('rankings', 'brands', 'scores', 'consumers')), false) and count(distinct s) = count(*)
  from unnest(p_scopes) s
$$;
comment on function access.are_api_scopes is 'Are these one or more different parts of the API?';

create table access.api_keys (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  scopes text[] not null check (access.are_api_scopes(scopes)),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  prefix text not null check (prefix ~ '^gsk_[A-Za-z0-9_-]{6}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  replaced_by uuid
);
comment on table access.api_keys is 'Keys of the API. Each is listed, rotated and revoked by its owner alone; one that is over stays listed for ninety days.';
comment on column access.api_keys.digest is 'SHA-256 of the key in hexadecimal. The key has 256 random bits, so the digest needs no salt.';
comment on column access.api_keys.prefix is 'How the key begins, so that its owner tells it from others.';
comment on column access.api_keys.replaced_by is 'The key that was made to take its place; this one ends by itself.';
create index api_keys_by_user on access.api_keys (user_id, created_at desc);
alter table access.api_keys enable row level security;

-- Not logged: it need not survive a crash, and counting waits for no disk.
create unlogged table access.api_windows (
  key_id uuid primary key,
  started_at timestamptz not null default now(),
  requests int not null default 1 check (requests > 0)
);
comment on table access.api_windows is 'The current window of each key that was used lately, and how many requests were made with it.';
alter table access.api_windows enable row level security;

create function access.is_live_key(p_key access.api_keys) returns boolean
language sql stable set search_path = '' as $$ select p_key.revoked_at is null and (p_key.expires_at is null or p_key.expires_at > now()) $$;
comment on function access.is_live_key is 'Does this key open anything at the moment?';

create function public.list_api_keys()
returns table (
  id uuid, name text, scopes text[], prefix text, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz,
  last_used_at timestamptz, replaced_by uuid
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept_for constant interval := interval '90 days';
  me constant text := access.require_user();
begin
  delete from access.api_keys k where k.user_id = me and least(k.revoked_at, k.expires_at) < now() - kept_for;
  return query select k.id, k.name, k.scopes, k.prefix, k.created_at, k.expires_at, k.revoked_at, k.last_used_at, k.replaced_by
    from access.api_keys k where k.user_id = me order by access.is_live_key(k) desc, k.created_at desc, k.id;
end $$;
comment on function public.list_api_keys is 'The caller''s own keys, those that open something first, the latest first; forgets those that ended more than ninety days ago.';

create function public.make_api_key(p_id uuid, p_name text, p_scopes text[], p_digest text, p_prefix text, p_expires_at timestamptz) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 20;
  me constant text := access.require_user();
begin
  if not access.has_tier('enterprise') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the twentieth.
  perform pg_advisory_xact_lock(hashtext('api keys ' || me));
  if (select count(*) from access.api_keys k where k.user_id = me and access.is_live_key(k) and k.replaced_by is null) >= most then
    return 'full';
  end if;
  insert into access.api_keys (id, user_id, name, scopes, digest, prefix, expires_at)
  values (p_id, me, btrim(p_name), p_scopes, p_digest, p_prefix, p_expires_at);
  perform access.record('api.make_key', me, jsonb_build_object('key', p_id, 'scopes', p_scopes, 'expires_at', p_expires_at));
  return 'made';
end $$;
comment on function public.make_api_key is 'Keeps the digest of a new key of the caller: made; full, where they have 20; forbidden below enterprise.';

create function public.rotate_api_key(p_id uuid, p_new uuid, p_digest text, p_prefix text, p_overlap_hours int) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
  old access.api_keys;
begin
  if p_overlap_hours is null or p_overlap_hours not between 0 and 24 then
    raise exception 'p_overlap_hours: 0 to 24' using errcode = '22023';
  end if;
  if not access.has_tier('enterprise') then
    return 'forbidden';
  end if;
  select * into old from access.api_keys k where k.id = p_id and k.user_id = me for update;
  if old.id is null or not access.is_live_key(old) or old.replaced_by is not null then
    return 'missing';
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
  'Makes a key with the name, parts and end of another of the caller, which ends at once or after up to 24 hours: made; missing, where they have none of that id that is still good; forbidden below enterprise.';

create function public.revoke_api_key(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  update access.api_keys k set revoked_at = now() where k.id = p_id and k.user_id = me and access.is_live_key(k);
  if found then
    perform access.record('api.revoke_key', me, jsonb_build_object('key', p_id));
    return true;
  end if;
  return false;
end $$;
comment on function public.revoke_api_key is 'Ends a key of the caller at once and for good, whatever their plan is now; false where they have none of that id that is still good.';

create function public.admit_api_key(p_digest text)
returns table (key_id uuid, user_id text, scopes text[], most int, remaining int, reset_after int, is_over boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  requests_most constant int := 600;
  lasts constant interval := '5 minutes';
  rarely constant interval := '1 minute';
  v_key access.api_keys;
  v_window access.api_windows;
begin
  select * into v_key from access.api_keys k where k.digest = p_digest;
  if v_key.id is null or not access.is_live_key(v_key) then
    return;
  end if;
  -- One statement, whose row lock lets parallel requests with a key pass one after the other.
  insert into access.api_windows as w (key_id) values (v_key.id)
  on conflict (key_id) do update set
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
  'Whose key this is, and counts a request with it: 600 in 5 minutes. No row for one that is unknown, revoked or expired, which are told apart nowhere. The site asks anew what its owner may see.';

create function access.export_api_keys(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) - 'user_id' - 'digest' order by k.created_at), '[]') from access.api_keys k where k.user_id = p_user
$$;
comment on function access.export_api_keys is 'Somebody''s keys without their digests, for the download of their data.';

create function access.erase_api_keys(p_user text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.api_windows w using access.api_keys k where k.id = w.key_id and k.user_id = p_user;
  delete from access.api_keys k where k.user_id = p_user;
end $$;
comment on function access.erase_api_keys is 'Keys end with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('api_keys', 'access.export_api_keys', 'access.erase_api_keys');

revoke execute on function access.are_api_scopes(text[]), access.is_live_key(access.api_keys), access.export_api_keys(text), access.erase_api_keys(text),
  public.list_api_keys(), public.make_api_key(uuid, text, text[], text, text, timestamptz), public.rotate_api_key(uuid, uuid, text, text, int),
  public.revoke_api_key(uuid), public.admit_api_key(text) from public;
grant execute on function public.list_api_keys(), public.make_api_key(uuid, text, text[], text, text, timestamptz),
  public.rotate_api_key(uuid, uuid, text, text, int), public.revoke_api_key(uuid) to authenticated;
grant execute on function public.admit_api_key(text) to service_role;
