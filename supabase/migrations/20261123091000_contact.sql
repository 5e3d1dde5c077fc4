-- What people write to us by the form on the contact page. Anyone may write, nobody but the server and admins may read.

-- What admins do with what people asked for: messages here, the waitlist later.
create table access.desk_changes (
  id bigint generated always as identity primary key,
  entry_id uuid not null,
  was text not null,
  became text not null,
  by_user text not null check (by_user <> ''),
  by_name text not null check (char_length(by_name) between 1 and 240),
  at timestamptz not null default now()
);
comment on table access.desk_changes is 'Each change an admin made to a message or to an entry of the waitlist: from which state to which, who and when.';
comment on column access.desk_changes.became is 'The new state, or "note" where only the note was changed.';
create index desk_changes_by_entry on access.desk_changes (entry_id, id);
alter table access.desk_changes enable row level security;

create function access.changes_of(p_entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('was', c.was, 'became', c.became, 'by', c.by_name, 'at', c.at) order by c.id), '[]')
  from access.desk_changes c where c.entry_id = p_entry
$$;
comment on function access.changes_of is 'What admins did with an entry, the earliest first.';

create function access.require_admin() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null or not access.has_role(me, 'admin') then
    raise exception 'Only admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  return me;
end $$;
comment on function access.require_admin is 'The signed-in admin who asks; an error for anyone else.';

create function access.is_like(p_text text, p_query text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(strpos(lower(p_text), lower(btrim(p_query))) > 0, false)
$$;
comment on function access.is_like is 'Does a text contain what was searched for, whatever the case? No character is a wildcard.';

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^GR-[2-9A-HJKMNP-TV-Z]{6}$'),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254 and email ~ '^[^[:space:]@,<>]+@[^[:space:]@,<>]+$'),
  company text check (char_length(company) between 1 and 120),
  topic text not null check (topic in ('question', 'plan', 'permission', 'correction', 'data', 'press')),
  tier text references public.subscription_plans (tier),
  message text not null check (char_length(message) between 10 and 4000),
  state text not null default 'open' check (state in ('open', 'answered', 'spam')),
  user_id text check (user_id <> ''),
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages sent by the form on the contact page, kept for a year.';
comment on column public.contact_messages.reference is 'What the sender is told to name it by.';
comment on column public.contact_messages.tier is 'The plan asked about, where the page that led here named one.';
comment on column public.contact_messages.user_id is 'Who wrote, where they were signed in.';
create index contact_messages_by_time on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
create policy admins on public.contact_messages for select to authenticated using ((select access.sees_everything()));
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create function access.new_reference() returns text
language sql volatile set search_path = '' as $$
  -- Without 0, 1, I, L, O and U: to be read out and written down. The first six bytes of a version 4 UUID are random.
  select 'GR-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(b.bytes, i) % 30, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) b, generate_series(0, 5) i
$$;
comment on function access.new_reference is 'A short name for a message, such as GR-7K2M9Q.';

create function public.send_contact_message(
  p_name text, p_email text, p_company text, p_topic text, p_message text, p_tier text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Messages in an hour: by all visitors together, and by one signed-in person.
  most_by_visitors constant int := 60;
  most_by_member constant int := 5;
  most_links constant int := 3;
  me constant text := access.user_id();
  v_email constant text := lower(btrim(p_email));
  v_message constant text := btrim(p_message, E' \t\r\n');
  v_is_spam constant boolean := (select count(*) from regexp_matches(v_message, 'https?://|www\.|\[url', 'gi')) > most_links;
  v_reference text;
  written int;
begin
  -- One at a time, so that parallel calls can neither pass the bound together nor store one message twice.
  perform pg_advisory_xact_lock(hashtext('contact_messages'));
  select m.reference into v_reference from public.contact_messages m
  where m.created_at > now() - interval '1 day' and m.email = v_email and m.topic = p_topic and m.message = v_message
    and m.user_id is not distinct from me;
  if found then
    return jsonb_build_object('status', 'known', 'reference', v_reference);
  end if;
  select count(*) into written from public.contact_messages m
  where m.created_at > now() - interval '1 hour' and m.user_id is not distinct from me;
  if (me is null and written >= most_by_visitors) or (me is not null and written >= most_by_member) then
    return jsonb_build_object('status', 'busy');
  end if;
  with gone as (delete from public.contact_messages m where m.created_at < now() - interval '12 months' returning m.id)
  delete from access.desk_changes c using gone where c.entry_id = gone.id;
  loop
    v_reference := access.new_reference();
    exit when not exists (select from public.contact_messages m where m.reference = v_reference);
  end loop;
  insert into public.contact_messages (reference, name, email, company, topic, tier, message, state, user_id)
  values (
    v_reference, btrim(p_name), v_email, nullif(btrim(p_company), ''), p_topic, p_tier, v_message,
    case when v_is_spam then 'spam' else 'open' end, me
  );
  -- Whoever sends links learns no more than somebody who sent a message twice.
  return jsonb_build_object('status', case when v_is_spam then 'known' else 'received' end, 'reference', v_reference);
end $$;
comment on function public.send_contact_message is
  'Keeps a message and answers its reference: "received", or "known" where the same was sent within a day or it is put aside as spam (no letters then). "busy" when too many came within the hour. Messages older than a year are deleted.';

create function public.list_contact_messages(
  p_state text default null, p_topic text default null, p_query text default '', p_offset int default 0, p_limit int default 50
) returns table (
  id uuid, reference text, name text, email text, company text, topic text, tier text, message text, state text,
  is_member boolean, created_at timestamptz, changes jsonb, total bigint
)
language sql stable security definer set search_path = '' as $$
  select m.id, m.reference, m.name, m.email, m.company, m.topic, m.tier, m.message, m.state,
    m.user_id is not null, m.created_at, access.changes_of(m.id), count(*) over ()
  from public.contact_messages m
  where access.sees_everything()
    and (p_state is null or m.state = p_state)
    and (p_topic is null or m.topic = p_topic)
    and (btrim(p_query) = '' or access.is_like(concat_ws(' ', m.reference, m.name, m.email, m.company, m.message), p_query))
  order by m.created_at desc, m.id
  offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
$$;
comment on function public.list_contact_messages is 'Messages for admins, the newest first; no rows for anyone else.';

create function public.count_contact_messages() returns table (state text, count bigint)
language sql stable security definer set search_path = '' as $$
  select m.state, count(*) from public.contact_messages m where access.sees_everything() group by m.state
$$;
comment on function public.count_contact_messages is 'How many messages are in which state, for admins; no rows for anyone else.';

create function public.mark_contact_message(p_id uuid, p_from text, p_to text, p_by text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
begin
  update public.contact_messages m set state = p_to where m.id = p_id and m.state = p_from and p_from <> p_to;
  if not found then
    return false;
  end if;
  insert into access.desk_changes (entry_id, was, became, by_user, by_name) values (p_id, p_from, p_to, me, p_by);
  return true;
end $$;
comment on function public.mark_contact_message is
  'Brings a message from one state to another and notes who did. False where it is in another state by now. For admins only.';

revoke execute on function access.changes_of(uuid), access.require_admin(), access.is_like(text, text), access.new_reference(),
  public.send_contact_message(text, text, text, text, text, text), public.list_contact_messages(text, text, text, int, int),
  public.count_contact_messages(), public.mark_contact_message(uuid, text, text, text) from public;
grant execute on function public.send_contact_message(text, text, text, text, text, text) to anon, authenticated;
grant execute on function public.list_contact_messages(text, text, text, int, int), public.count_contact_messages(),
  public.mark_contact_message(uuid, text, text, text) to authenticated;
