-- Shared links: a chart that somebody shows to whoever has its address, with the rights that they, its owner, have then.

create table access.shared_links (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text not null check (user_id <> ''),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  message text not null default '' check (char_length(message) <= 280),
  signature text check (signature = btrim(signature) and char_length(signature) between 1 and 400 and signature !~ '[[:cntrl:]]'),
  password text check (password ~ '^scrypt\$[0-9]+\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$'),
  downloads boolean not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  views int not null default 0 check (views >= 0),
  last_viewed_at timestamptz
);
comment on table access.shared_links is 'Charts shown to whoever has the address. Each is listed and revoked by its owner alone; what it shows is decided at each view from their rights.';
comment on column access.shared_links.id is '128 random bits, chosen by the site: the address cannot be guessed.';
comment on column access.shared_links.configuration is 'Which analysis, and everything chosen on it: a versioned document that the site reads. Never a figure.';
comment on column access.shared_links.signature is 'Who shares, as the page names them; null where they would rather not say.';
comment on column access.shared_links.password is 'Hashed by the site with scrypt; never the password.';
comment on column access.shared_links.revoked_at is 'From then on there is nothing. Kept a while so that a link revoked by mistake comes back.';
comment on column access.shared_links.views is 'How often the page was opened, robots and previews left out. Nothing is kept of who did.';
create index shared_links_by_user on access.shared_links (user_id, created_at desc);
alter table access.shared_links enable row level security;

-- Not logged: it need not survive a crash.
create unlogged table access.share_attempts (
  link_id text not null,
  visitor text not null,
  started_at timestamptz not null default now(),
  attempts int not null default 1 check (attempts > 0),
  primary key (link_id, visitor)
);
comment on table access.share_attempts is 'Passwords tried at shared links within the last quarter of an hour.';
comment on column access.share_attempts.visitor is 'A keyed hash of the network address and the link; "" counts those of everyone.';
create index share_attempts_by_start on access.share_attempts (started_at);
alter table access.share_attempts enable row level security;

create function public.share_chart(
  p_id text, p_configuration jsonb, p_title text, p_message text, p_signature text, p_password text, p_downloads boolean, p_expires_at timestamptz
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  me constant text := access.require_user();
begin
  if not access.has_tier('essential') then
    return 'forbidden';
  end if;
  if p_expires_at is not null and (p_expires_at <= now() or p_expires_at > now() + interval '400 days') then
    raise exception 'A link ends within the next 400 days, or never.' using errcode = 'invalid_parameter_value';
  end if;
  -- Two at once must not both be the last.
  perform pg_advisory_xact_lock(hashtext('shared_links ' || me));
  delete from access.shared_links l
  where l.user_id = me and (l.revoked_at < now() - interval '30 days' or l.expires_at < now() - interval '90 days');
  if (select count(*) from access.shared_links l where l.user_id = me and l.revoked_at is null and coalesce(l.expires_at > now(), true)) >= most then
    return 'full';
  end if;
  insert into access.shared_links (id, user_id, configuration, title, message, signature, password, downloads, expires_at)
  values (p_id, me, p_configuration, btrim(p_title), btrim(p_message, E' \t\r\n'), btrim(p_signature), p_password, p_downloads, p_expires_at);
  perform access.record('link.share', 'link', jsonb_build_object(
    'figure', p_configuration ->> 'figure', 'password', p_password is not null, 'downloads', p_downloads, 'expires', p_expires_at));
  return 'shared';
end $$;
comment on function public.share_chart is
  'Makes a link of the caller''s: shared; full, where 200 are open; forbidden without a subscription. The address of the link is not written to the log.';

create function public.list_shared_links()
returns table (
  id text, configuration jsonb, title text, message text, signature text, has_password boolean, downloads boolean,
  expires_at timestamptz, created_at timestamptz, views int, last_viewed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query
  select l.id, l.configuration, l.title, l.message, l.signature, l.password is not null, l.downloads, l.expires_at, l.created_at, l.views, l.last_viewed_at
  from access.shared_links l
  where l.user_id = me and l.revoked_at is null and coalesce(l.expires_at > now() - interval '90 days', true)
  order by l.created_at desc, l.id;
end $$;
comment on function public.list_shared_links is 'The caller''s own links, the newest first; revoked ones are gone, expired ones stay for 90 days.';

create function public.revoke_shared_link(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.shared_links l set revoked_at = now() where l.id = p_id and l.user_id = access.require_user() and l.revoked_at is null;
  if not found then
    return false;
  end if;
  perform access.record('link.revoke', 'link');
  return true;
end $$;
comment on function public.revoke_shared_link is 'Ends a link of the caller''s at once; false where they have none of that id.';

create function public.restore_shared_link(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.shared_links l set revoked_at = null
  where l.id = p_id and l.user_id = access.require_user() and l.revoked_at > now() - interval '10 minutes';
  if not found then
    return false;
  end if;
  perform access.record('link.restore', 'link');
  return true;
end $$;
comment on function public.restore_shared_link is 'Takes back that a link was revoked, within ten minutes; false after that, or where the caller has none of that id.';

create function public.find_shared_link(p_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('owner', l.user_id, 'configuration', l.configuration, 'message', l.message, 'signature', l.signature,
    'password', l.password, 'downloads', l.downloads, 'expires_at', l.expires_at, 'created_at', l.created_at)
  from access.shared_links l
  where l.id = p_id and l.revoked_at is null and coalesce(l.expires_at > now(), true)
$$;
comment on function public.find_shared_link is 'A link that is open, whoever asks; null for one that is unknown, revoked or expired. For the site alone, which decides what of it is shown.';

create function public.count_share_view(p_id text) returns void
language sql volatile security definer set search_path = '' as $$
  update access.shared_links l set views = l.views + 1, last_viewed_at = now()
  where l.id = p_id and l.revoked_at is null and coalesce(l.expires_at > now(), true)
$$;
comment on function public.count_share_view is 'Counts one view of a link that is open. For the site alone.';

create function public.try_share_password(p_id text, p_visitor text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  lasts constant interval := '15 minutes';
  most_of_one constant int := 8;
  most_of_all constant int := 200;
  v_one int;
  v_all int;
begin
  if not exists (select from access.shared_links l where l.id = p_id) or coalesce(p_visitor, '') = '' then
    return false;
  end if;
  delete from access.share_attempts a where a.started_at < now() - lasts;
  insert into access.share_attempts as a (link_id, visitor) values (p_id, p_visitor)
  on conflict (link_id, visitor) do update set attempts = least(a.attempts + 1, most_of_one + 1) returning a.attempts into v_one;
  -- Whoever is over their own limit does not use up everyone's.
  if v_one > most_of_one then
    return false;
  end if;
  insert into access.share_attempts as a (link_id, visitor) values (p_id, '')
  on conflict (link_id, visitor) do update set attempts = least(a.attempts + 1, most_of_all + 1) returning a.attempts into v_all;
  return v_all <= most_of_all;
end $$;
comment on function public.try_share_password is
  'May this visitor try a password at a link now? Counts the attempt: 8 of one address and 200 of all in a quarter of an hour. For the site alone.';

create function access.export_shared_links(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' - 'password' || jsonb_build_object('has_password', l.password is not null) order by l.created_at), '[]')
  from access.shared_links l where l.user_id = p_user
$$;
comment on function access.export_shared_links is 'Somebody''s links, for the download of their data.';

create function access.erase_shared_links(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.shared_links l where l.user_id = p_user $$;
comment on function access.erase_shared_links is 'Links go with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('shared_links', 'access.export_shared_links', 'access.erase_shared_links');

revoke execute on function access.export_shared_links(text), access.erase_shared_links(text),
  public.share_chart(text, jsonb, text, text, text, text, boolean, timestamptz), public.list_shared_links(), public.revoke_shared_link(text),
  public.restore_shared_link(text), public.find_shared_link(text), public.count_share_view(text), public.try_share_password(text, text) from public;
grant execute on function public.share_chart(text, jsonb, text, text, text, text, boolean, timestamptz), public.list_shared_links(),
  public.revoke_shared_link(text), public.restore_shared_link(text) to authenticated;
grant execute on function public.find_shared_link(text), public.count_share_view(text), public.try_share_password(text, text) to service_role;
