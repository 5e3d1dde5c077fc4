-- People with an account, as far as the server needs them, and the audit log. Passwords stay with the identity provider.

create table access.people (
  user_id text primary key check (user_id <> ''),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  first_name text not null default '' check (char_length(first_name) <= 200),
  last_name text not null default '' check (char_length(last_name) <= 200),
  known_since timestamptz not null default now(),
  told_at timestamptz not null,
  gone_at timestamptz,
  check ((email is null) = (gone_at is not null))
);
create unique index people_by_email on access.people (email) where email is not null;
comment on table access.people is 'One row per account, kept current by the identity provider''s events. The address is proved.';
comment on column access.people.told_at is 'Time of the event the row is from: an older event that arrives later changes nothing.';
comment on column access.people.gone_at is 'When the account was erased; the row stays, emptied, so that a late event does not bring it back.';
alter table access.people enable row level security;

create function public.keep_person(p_user text, p_email text, p_first_name text, p_last_name text, p_told_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
begin
  if exists (select from access.people p where p.user_id = p_user and (p.gone_at is not null or p.told_at >= p_told_at)) then
    return false;
  end if;
  -- The provider gives an address to one account at a time: of two that have it here, the earlier event is stale.
  update access.people p set email = lower(p.user_id) || '@left.invalid' where p.email = v_email and p.user_id <> p_user and p.told_at < p_told_at;
  if exists (select from access.people p where p.email = v_email and p.user_id <> p_user) then
    v_email := lower(p_user) || '@left.invalid';
  end if;
  insert into access.people as p (user_id, email, first_name, last_name, told_at)
  values (p_user, v_email, left(btrim(p_first_name), 200), left(btrim(p_last_name), 200), p_told_at)
  on conflict (user_id) do update set
    email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name, told_at = excluded.told_at
  where p.gone_at is null and p.told_at < excluded.told_at;
  return found;
end $$;
comment on function public.keep_person is
  'Records name and proved address of an account from an event of the identity provider; true when something changed. An event that is repeated, late, or about an erased account changes nothing.';

create table access.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_user text,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject text not null check (subject <> ''),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index audit_log_by_subject on access.audit_log (subject, id);
create index audit_log_by_user on access.audit_log (by_user, id);
create index audit_log_taken_back on access.audit_log ((detail ->> 'takes_back')) where detail ? 'takes_back';
create index audit_log_by_time on access.audit_log (at, id);
comment on table access.audit_log is 'What was done to accounts, subscriptions, teams and settings; rows are added and never changed.';
comment on column access.audit_log.by_user is 'Who did it; null for the server itself.';
comment on column access.audit_log.action is 'What was done: "team.invite", "subscription.cancel".';
comment on column access.audit_log.subject is 'Whom or what it was done to: a user id, or the id of a subscription, invitation, flag.';
comment on column access.audit_log.detail is 'What is needed to understand it, and to take it back: never a secret, never an address of an erased person.';
alter table access.audit_log enable row level security;

create function access.record(p_action text, p_subject text, p_detail jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as
$$ insert into access.audit_log (by_user, action, subject, detail) values (access.user_id(), p_action, p_subject, p_detail) $$;
comment on function access.record is 'Adds a line to the log in the caller''s name; for use inside the functions that change something.';

create function access.log_is_append_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The log is only ever added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger only_added_to before update or delete or truncate on access.audit_log
  for each statement execute function access.log_is_append_only();

grant execute on function public.keep_person(text, text, text, text, timestamp with time zone) to service_role;

-- What a person may do with what is kept about them: choose their emails, download a copy, and have it erased.

create table public.notification_choices (
  user_id text primary key check (user_id <> ''),
  product_news boolean not null default false,
  trial_ending boolean not null default true,
  alert_digest boolean not null default true,
  team_news boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.notification_choices is
  'Which emails a person wants beyond receipts and security emails, which are always sent. Without a row: no product news, all others.';
comment on column public.notification_choices.product_news is 'Needs consent, so it is off until the person turns it on.';
alter table public.notification_choices enable row level security;
grant select on public.notification_choices to authenticated;
grant select, insert, update, delete on public.notification_choices to service_role;

create policy own_row on public.notification_choices for select to authenticated
  using (user_id = (select access.user_id()) or (select access.sees_everything()));

create function access.wants(p_user text, p_emails text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (to_jsonb(c) ->> p_emails)::boolean from public.notification_choices c where c.user_id = p_user),
    p_emails <> 'product_news')
  where p_emails in ('product_news', 'trial_ending', 'alert_digest', 'team_news')
$$;
comment on function access.wants is 'Does a person want emails of a kind? Null for an unknown kind.';

create function public.wants_emails(p_user text, p_emails text) returns boolean
language sql stable security definer set search_path = '' as $$ select access.wants(p_user, p_emails) $$;
comment on function public.wants_emails is 'Does a person want emails of a kind? For the server, before it sends one.';

create function access.choose_emails(p_user text, p_choices jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was constant jsonb := jsonb_build_object(
    'product_news', access.wants(p_user, 'product_news'), 'trial_ending', access.wants(p_user, 'trial_ending'),
    'alert_digest', access.wants(p_user, 'alert_digest'), 'team_news', access.wants(p_user, 'team_news'));
  became constant jsonb := was || p_choices;
begin
  if became - array['product_news', 'trial_ending', 'alert_digest', 'team_news'] <> '{}' then
    raise exception 'There are no such letters.' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.notification_choices as c (user_id, product_news, trial_ending, alert_digest, team_news)
  values (p_user, (became ->> 'product_news')::boolean, (became ->> 'trial_ending')::boolean,
    (became ->> 'alert_digest')::boolean, (became ->> 'team_news')::boolean)
  on conflict (user_id) do update set product_news = excluded.product_news, trial_ending = excluded.trial_ending,
    alert_digest = excluded.alert_digest, team_news = excluded.team_news, updated_at = now();
  if was <> became then
    perform access.record('account.choose_letters', p_user, jsonb_build_object('was', was, 'became', became));
  end if;
end $$;
comment on function access.choose_emails is 'Records which emails a person wants; kinds that are not named stay as they are.';

create function public.choose_emails(p_choices jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform access.choose_emails(access.require_user(), p_choices);
  return true;
end $$;
comment on function public.choose_emails is 'Records which emails the caller wants: {"team_news": false}. Kinds that are not named stay as they are.';

create function public.find_email_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) - 'user_id' - 'updated_at' from public.notification_choices c where c.user_id = access.require_user()
$$;
comment on function public.find_email_choices is 'Which emails the caller has chosen; null where they have chosen nothing yet.';

create function public.keep_consent(p_user text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.notification_choices (user_id, product_news) values (p_user, true) on conflict (user_id) do nothing;
  return found;
end $$;
comment on function public.keep_consent is 'Records that a person asked for product news when they signed up; a later choice stays. For the server.';

create function public.unsubscribe(p_user text, p_emails text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if access.wants(p_user, p_emails) is null or exists (select from access.people p where p.user_id = p_user and p.gone_at is not null) then
    return false;
  end if;
  perform access.choose_emails(p_user, jsonb_build_object(p_emails, false));
  return true;
end $$;
comment on function public.unsubscribe is 'Turns emails of one kind off for a person. For the server, which has checked the signature of the link.';

create function public.note_account(p_user text, p_action text, p_detail jsonb default '{}') returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_action !~ '^account\.[a-z_]+$' then
    raise exception 'Only what is done to an account.' using errcode = 'invalid_parameter_value';
  end if;
  insert into access.audit_log (by_user, action, subject, detail) values (p_user, p_action, p_user, p_detail);
  return true;
end $$;
comment on function public.note_account is
  'Adds a line about what a person did to their own account, where that is kept elsewhere: password, second factor, address. For the server.';

create function public.describe_leaving() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  return jsonb_build_object(
    'isOnlyAdmin', access.has_role(me, 'admin') and not exists (
      select from public.user_roles r where r.role = 'admin' and r.provider_user_id <> me),
    'plan', (select s.tier from public.annual_subscriptions s where s.user_id = me and access.counts_now(s)),
    'isTrial', coalesce((select s.is_trial from public.annual_subscriptions s where s.user_id = me), false),
    'periodEnd', (select s.period_end from public.annual_subscriptions s where s.user_id = me and access.counts_now(s)),
    'colleagues', (
      select count(*) from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id
      where s.user_id = me and m.user_id is not null));
end $$;
comment on function public.describe_leaving is 'What would end for the caller and for others, were their account deleted.';

create function public.erase_person(p_user text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
  v_part text;
begin
  -- A row is added where there is none: a late event of the provider must not bring anyone back.
  insert into access.people as p (user_id, email, told_at) values (p_user, lower(p_user) || '@left.invalid', now())
  on conflict (user_id) do update set user_id = excluded.user_id where p.gone_at is null
  returning p.email into v_email;
  if not found then
    return false;
  end if;
  for v_part in select d.erase_by from access.personal_data d where d.erase_by is not null order by d.part loop
    execute 'select ' || v_part || '($1)' using p_user;
  end loop;
  -- Orders stay, as bookkeeping law requires, under the id alone; they no longer give access.
  update public.annual_subscriptions s
  set status = 'canceled', is_trial = false, cancels_at_period_end = true, next_tier = null, past_due_since = null, updated_at = now()
  where s.user_id = p_user;
  delete from public.subscription_team_members m
  where m.user_id = p_user or (m.user_id is null and m.email = v_email)
    or m.subscription_id in (select s.id from public.annual_subscriptions s where s.user_id = p_user);
  delete from public.user_profiles u where u.user_id = p_user;
  delete from public.user_roles r where r.provider_user_id = p_user;
  delete from public.notification_choices c where c.user_id = p_user;
  delete from access.request_windows w where w.user_id = p_user;
  with gone as (
    delete from public.waitlist_entries w where w.user_id = p_user or w.email = v_email returning w.id)
  delete from access.admin_changes c using gone where c.entry_id = gone.id;
  -- Messages are kept for their year; the account they came from is not.
  update public.contact_messages m set user_id = null where m.user_id = p_user;
  update access.admin_changes c set by_name = 'Former member' where c.by_user = p_user;
  update access.people p set email = null, first_name = '', last_name = '', told_at = now(), gone_at = now() where p.user_id = p_user;
  perform access.record('account.erase', p_user);
  return true;
end $$;
comment on function public.erase_person is
  'Erases what is kept about a person for good: their own subscription ends, their seats are free, the log keeps the id alone. True when there was something to erase.';

create function access.log_of(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with lines as (
    select l.* from access.audit_log l where l.subject = p_user
    union
    select l.* from access.audit_log l where l.by_user = p_user
  )
  -- Actions on other people are listed without naming them.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'at', l.at, 'action', l.action,
    'by', case when l.by_user = p_user then 'you' when l.by_user is null then 'the site' else 'somebody else' end,
    'detail', case when l.subject = p_user then l.detail end)) order by l.id), '[]')
  from lines l
$$;
comment on function access.log_of is 'Lines of the log that concern a person, without the names of others.';

create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_an_hour constant int := 5;
  me constant text := access.require_user();
  v_email constant text := (select p.email from access.people p where p.user_id = me);
  v_part record;
  v_answer jsonb;
  result jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('export ' || me));
  if (select count(*) from access.audit_log l where l.by_user = me and l.action = 'account.export' and l.at > now() - interval '1 hour') >= most_an_hour then
    return null;
  end if;
  perform access.record('account.export', me);
  result := jsonb_build_object(
    'person', (select to_jsonb(p) from access.people p where p.user_id = me),
    'profile', (select to_jsonb(u) from public.user_profiles u where u.user_id = me),
    'role', (select r.role from public.user_roles r where r.provider_user_id = me),
    'letters', (select to_jsonb(c) from public.notification_choices c where c.user_id = me),
    'subscription', (select to_jsonb(s) from public.annual_subscriptions s where s.user_id = me),
    'ownTeam', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'id' - 'subscription_id' - 'user_id' order by m.created_at), '[]')
      from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id where s.user_id = me),
    'seats', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from public.subscription_team_members m
      where m.user_id = me or (m.user_id is null and m.email = v_email)),
    'waitlist', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]') from public.waitlist_entries w where w.user_id = me or w.email = v_email),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from public.contact_messages m where m.user_id = me or m.email = v_email),
    'requests', (select to_jsonb(w) from access.request_windows w where w.user_id = me),
    'log', access.log_of(me));
  for v_part in select d.part, d.export_by from access.personal_data d where d.export_by is not null order by d.part loop
    execute 'select ' || v_part.export_by || '($1)' into v_answer using me;
    result := result || jsonb_build_object(v_part.part, v_answer);
  end loop;
  return result;
end $$;
comment on function public.export_my_data is
  'Everything that is kept about the caller, recorded in the log; null after five calls within the hour.';

grant execute on function public.wants_emails(text, text), public.keep_consent(text),
  public.unsubscribe(text, text), public.note_account(text, text, jsonb), public.erase_person(text)
  to service_role;
grant execute on function public.choose_emails(jsonb), public.find_email_choices(), public.describe_leaving(),
  public.export_my_data() to authenticated;

-- Messages from the form on the contact page. Anyone may write; only the server and admins may read.

-- What admins did with messages and waitlist entries.
create table access.admin_changes (
  id bigint generated always as identity primary key,
  entry_id uuid not null,
  was text not null,
  became text not null,
  by_user text not null check (by_user <> ''),
  by_name text not null check (char_length(by_name) between 1 and 240),
  at timestamptz not null default now()
);
create index admin_changes_by_entry on access.admin_changes (entry_id, id);
create index admin_changes_by_time on access.admin_changes (at, id);
comment on table access.admin_changes is 'Each change an admin made to a message or to an entry of the waitlist: from which state to which, who and when.';
comment on column access.admin_changes.became is 'The new state, or "note" where only the note was changed.';
alter table access.admin_changes enable row level security;

create function access.changes_of(p_entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('was', c.was, 'became', c.became, 'by', c.by_name, 'at', c.at) order by c.id), '[]')
  from access.admin_changes c where c.entry_id = p_entry
$$;
comment on function access.changes_of is 'What admins did with an entry, the earliest first.';

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
create index contact_messages_by_time on public.contact_messages (created_at);
create index contact_messages_by_user on public.contact_messages (user_id);
comment on table public.contact_messages is 'Messages sent by the form on the contact page, kept for a year.';
comment on column public.contact_messages.reference is 'Shown to the sender, who can quote it.';
comment on column public.contact_messages.tier is 'The plan asked about, where the page that led here named one.';
comment on column public.contact_messages.user_id is 'Who wrote, where they were signed in.';
alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy admins on public.contact_messages for select to authenticated using ((select access.sees_everything()));

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
  delete from access.admin_changes c using gone where c.entry_id = gone.id;
  loop
    v_reference := access.new_reference();
    exit when not exists (select from public.contact_messages m where m.reference = v_reference);
  end loop;
  insert into public.contact_messages (reference, name, email, company, topic, tier, message, state, user_id)
  values (
    v_reference, btrim(p_name), v_email, nullif(btrim(p_company), ''), p_topic, p_tier, v_message,
    case when v_is_spam then 'spam' else 'open' end, me
  );
  -- A sender of spam gets the same answer as for a message sent twice.
  return jsonb_build_object('status', case when v_is_spam then 'known' else 'received' end, 'reference', v_reference);
end $$;
comment on function public.send_contact_message is
  'Keeps a message and returns its reference: "received", or "known" where the same was sent within a day or it is put aside as spam (no emails then). "busy" when too many came within the hour. Messages older than a year are deleted.';

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
  insert into access.admin_changes (entry_id, was, became, by_user, by_name) values (p_id, p_from, p_to, me, p_by);
  return true;
end $$;
comment on function public.mark_contact_message is
  'Brings a message from one state to another and records who did. False where its state has changed. For admins only.';

grant execute on function public.send_contact_message(text, text, text, text, text, text) to anon, authenticated;
grant execute on function public.list_contact_messages(text, text, text, integer, integer),
  public.count_contact_messages(), public.mark_contact_message(uuid, text, text, text) to authenticated;

-- Requests for access. Anyone may ask; only the server and admins may read: the list holds names and addresses.

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254 and email ~ '^[^[:space:]@,<>]+@[^[:space:]@,<>]+$'),
  name text not null check (char_length(name) between 1 and 120),
  company text not null check (char_length(company) between 1 and 120),
  tier text references public.subscription_plans (tier),
  origin text check (char_length(origin) between 1 and 500),
  note text check (char_length(note) between 1 and 1000),
  user_id text check (user_id <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'invited', 'declined')),
  remark text check (char_length(remark) between 1 and 1000)
);
create index waitlist_entries_by_update on public.waitlist_entries (updated_at);
create index waitlist_entries_by_time on public.waitlist_entries (created_at, id);
create index waitlist_entries_by_user on public.waitlist_entries (user_id);
comment on table public.waitlist_entries is 'One row per address that asked for access; the order of asking is created_at.';
comment on column public.waitlist_entries.tier is 'The plan wanted; null where the person does not know yet.';
comment on column public.waitlist_entries.origin is 'The page that led here.';
comment on column public.waitlist_entries.user_id is 'Who asked, where they were signed in.';
comment on column public.waitlist_entries.remark is 'Admins'' own note; the column note is what the person wrote.';
alter table public.waitlist_entries enable row level security;
grant select on public.waitlist_entries to authenticated;
grant select, insert, update, delete on public.waitlist_entries to service_role;

create policy admins on public.waitlist_entries for select to authenticated using ((select access.sees_everything()));

create function public.join_waitlist(
  p_email text, p_name text, p_company text, p_tier text default null, p_origin text default null, p_note text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Entries written in an hour: by all visitors together, and by one signed-in person.
  most_by_visitors constant int := 120;
  most_by_member constant int := 5;
  me constant text := access.user_id();
  written int;
begin
  -- One at a time, so that parallel calls cannot pass the bound together.
  perform pg_advisory_xact_lock(hashtext('waitlist_entries'));
  select count(*) into written from public.waitlist_entries
  where updated_at > now() - interval '1 hour' and user_id is not distinct from me;
  if (me is null and written >= most_by_visitors) or (me is not null and written >= most_by_member) then
    return 'busy';
  end if;
  insert into public.waitlist_entries as entry (email, name, company, tier, origin, note, user_id)
  values (
    lower(btrim(p_email)), btrim(p_name), btrim(p_company), p_tier,
    nullif(btrim(p_origin), ''), nullif(btrim(p_note), ''), me
  )
  on conflict (email) do update set
    name = excluded.name, company = excluded.company, tier = excluded.tier, origin = excluded.origin, note = excluded.note,
    user_id = excluded.user_id, updated_at = now()
  -- An entry of a signed-in person is overwritten by them alone.
  where entry.user_id is null or entry.user_id = me;
  return 'joined';
end $$;
comment on function public.join_waitlist is
  'Puts an address on the waitlist, or brings its entry up to date. Returns "joined" whether or not the address was there, and "busy" when too many came within the hour.';

create function public.list_waitlist(
  p_state text default null, p_plan text default null, p_query text default '', p_offset int default 0, p_limit int default 50
) returns table (
  place bigint, id uuid, email text, name text, company text, tier text, origin text, note text, state text, remark text,
  is_member boolean, created_at timestamptz, updated_at timestamptz, changes jsonb, total bigint
)
language sql stable security definer set search_path = '' as $$
  with queue as (
    select e.*, row_number() over (order by e.created_at, e.id) as place from public.waitlist_entries e where access.sees_everything()
  )
  select q.place, q.id, q.email, q.name, q.company, q.tier, q.origin, q.note, q.state, q.remark,
    q.user_id is not null, q.created_at, q.updated_at, access.changes_of(q.id), count(*) over ()
  from queue q
  where (p_state is null or q.state = p_state)
    and (p_plan is null or coalesce(q.tier, 'undecided') = p_plan)
    and (btrim(p_query) = '' or access.is_like(concat_ws(' ', q.email, q.name, q.company, q.note, q.remark), p_query))
  order by q.place
  offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 10000)
$$;
comment on function public.list_waitlist is
  'The waitlist for admins in the order of asking, each with its place in the whole list; no rows for anyone else. The plan "undecided" selects entries without one.';

create function public.count_waitlist() returns table (state text, count bigint)
language sql stable security definer set search_path = '' as $$
  select e.state, count(*) from public.waitlist_entries e where access.sees_everything() group by e.state
$$;
comment on function public.count_waitlist is 'How many entries of the waitlist are in which state, for admins; no rows for anyone else.';

create function public.decide_waitlist_entry(p_id uuid, p_from text, p_to text, p_by text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_email text;
begin
  update public.waitlist_entries e set state = p_to
  where e.id = p_id and e.state = p_from and p_from <> p_to returning e.email into v_email;
  if found then
    insert into access.admin_changes (entry_id, was, became, by_user, by_name) values (p_id, p_from, p_to, me, p_by);
  end if;
  return v_email;
end $$;
comment on function public.decide_waitlist_entry is
  'Brings an entry from one state to another, records who did and returns its address. Null where its state has changed. For admins only.';

create function public.note_on_waitlist_entry(p_id uuid, p_remark text, p_by text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_remark constant text := nullif(btrim(p_remark, E' \t\r\n'), '');
begin
  update public.waitlist_entries e set remark = v_remark where e.id = p_id and e.remark is distinct from v_remark;
  if not found then
    return false;
  end if;
  insert into access.admin_changes (entry_id, was, became, by_user, by_name) values (p_id, 'note', 'note', me, p_by);
  return true;
end $$;
comment on function public.note_on_waitlist_entry is
  'Writes an admin''s note on an entry, or removes it, and records who did. False where that changes nothing. For admins only.';

grant execute on function public.join_waitlist(text, text, text, text, text, text) to anon, authenticated;
grant execute on function public.list_waitlist(text, text, text, integer, integer), public.count_waitlist(),
  public.decide_waitlist_entry(uuid, text, text, text), public.note_on_waitlist_entry(uuid, text, text)
  to authenticated;

-- Invitations into a team. A seat is given to an address, with a code that only a digest is kept of; a team may have
-- one link besides that anyone of its domain can join by. Seats are never oversold: giving or taking one holds
-- the lock of the subscription's row.

create table access.invitations (
  seat_id uuid primary key references public.subscription_team_members (id) on delete cascade,
  code_digest text not null unique check (code_digest ~ '^[0-9a-f]{64}$'),
  nonce uuid not null,
  invited_by text not null check (invited_by <> ''),
  sent_at timestamptz not null default now(),
  times_sent int not null default 1 check (times_sent > 0),
  expires_at timestamptz not null default now() + interval '14 days'
);
comment on table access.invitations is 'The invitation a seat was given with. It stays when the seat is taken, so that its code is known to be used.';
comment on column access.invitations.code_digest is 'SHA-256 of the code. The code itself is in the email only.';
comment on column access.invitations.nonce is 'What the site makes the code from, with a secret of its own that the database does not know.';
alter table access.invitations enable row level security;

create table access.team_links (
  subscription_id uuid primary key references public.annual_subscriptions (id) on delete cascade,
  code_digest text not null unique check (code_digest ~ '^[0-9a-f]{64}$'),
  nonce uuid not null,
  email_domain text check (email_domain = lower(email_domain) and email_domain ~ '^[^[:space:]@,<>]+\.[^[:space:]@,<>.]+$' and char_length(email_domain) <= 253),
  expires_at timestamptz,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now()
);
comment on table access.team_links is 'The general invitation of a team: anyone with the link and an address of the domain takes a free seat. One at a time; a new link replaces the old.';
comment on column access.team_links.email_domain is 'Addresses that may use it; null for any.';
alter table access.team_links enable row level security;

create table access.invitation_emails (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  email_digest text not null,
  at timestamptz not null default now()
);
create index invitation_emails_by_address on access.invitation_emails (email_digest, at);
create index invitation_emails_by_team on access.invitation_emails (subscription_id, at);
comment on table access.invitation_emails is 'Emails of the last two days, by a digest of their address: limits repeated invitations to one mailbox.';
alter table access.invitation_emails enable row level security;

create table access.team_offers (
  seat_id uuid primary key references public.subscription_team_members (id) on delete cascade,
  subscription_id uuid not null unique references public.annual_subscriptions (id) on delete cascade,
  offered_by text not null check (offered_by <> ''),
  expires_at timestamptz not null default now() + interval '14 days'
);
comment on table access.team_offers is 'To whom the owner of a team has offered to take it over. It counts while the same person owns the team.';
alter table access.team_offers enable row level security;

create function access.digest_of(p_text text) returns text
language sql immutable set search_path = '' as
$$ select encode(sha256(convert_to(p_text, 'UTF8')), 'hex') $$;
comment on function access.digest_of is 'What is kept of a secret of 128 random bits: SHA-256, in hexadecimal digits.';

create function access.lock_team(p_team uuid) returns public.annual_subscriptions
language sql volatile security definer set search_path = '' as
$$ select s from public.annual_subscriptions s where s.id = p_team for update $$;
comment on function access.lock_team is 'Locks the seats of a subscription until the transaction ends. Count seats in a statement after it.';

create function access.seats_taken(p_team uuid) returns int
language sql stable security definer set search_path = '' as $$
  select 1 + count(*)::int
  from public.subscription_team_members m left join access.invitations i on i.seat_id = m.id
  where m.subscription_id = p_team and (m.user_id is not null or i.expires_at > now())
$$;
comment on function access.seats_taken is 'Seats that are not free: the owner''s, those of members, and those kept for valid invitations.';

create function access.seats_joined(p_team uuid) returns int
language sql stable security definer set search_path = '' as
$$ select 1 + count(*)::int from public.subscription_team_members m where m.subscription_id = p_team and m.user_id is not null $$;
comment on function access.seats_joined is 'Seats in use: the owner''s and those of who joined.';

create function access.team_role(p_team uuid, p_user text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select 'owner' from public.annual_subscriptions s where s.id = p_team and s.user_id = p_user),
    (select m.role from public.subscription_team_members m where m.subscription_id = p_team and m.user_id = p_user))
$$;
comment on function access.team_role is 'owner, manager or member; null for others.';

create function access.name_in_team(p_user text) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce((select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) from access.people p where p.user_id = p_user), '') $$;
comment on function access.name_in_team is 'Name of an account, or its address; empty where neither is known.';

create function access.outcome(p_status text, p_team uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', p_status) || coalesce(
    (select jsonb_build_object('id', s.id, 'team', access.name_in_team(s.user_id), 'tier', s.tier) from public.annual_subscriptions s where s.id = p_team), '{}')
$$;
comment on function access.outcome is 'The outcome of joining a team, with its owner''s name where that may be shown.';

create function access.take_seat(p_user text, p_seat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  v_email constant text := (select p.email from access.people p where p.user_id = p_user);
  team constant public.annual_subscriptions := access.lock_team(v_team);
  seat public.subscription_team_members;
begin
  -- Read after the lock: another transaction may have taken or removed it.
  select m.* into seat from public.subscription_team_members m where m.id = p_seat;
  if seat.id is null or team.id is null then
    return access.outcome('unknown');
  elsif seat.user_id = p_user then
    return access.outcome('already', team.id);
  elsif seat.user_id is not null then
    return access.outcome('used');
  elsif seat.email is distinct from v_email then
    return access.outcome('other_address');
  elsif access.team_role(team.id, p_user) is not null then
    -- They came in another way; the seat kept for them is free again.
    delete from public.subscription_team_members m where m.id = p_seat;
    return access.outcome('already', team.id);
  elsif not exists (select from access.invitations i where i.seat_id = p_seat and i.expires_at > now()) then
    return access.outcome('expired');
  elsif not access.counts_now(team) then
    return access.outcome('ended');
  elsif access.seats_joined(team.id) >= access.seats_of(team.id) then
    return access.outcome('full');
  end if;
  update public.subscription_team_members m set user_id = p_user, joined_at = clock_timestamp() where m.id = p_seat;
  perform access.record('team.join', team.id::text, jsonb_build_object('user', p_user, 'seat', p_seat, 'role', seat.role));
  return access.outcome('joined', team.id);
end $$;
comment on function access.take_seat is 'Gives a person the seat that was kept for their proved address.';

create function access.join_by_link(p_user text, p_team uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  team constant public.annual_subscriptions := access.lock_team(p_team);
  v_email constant text := (select p.email from access.people p where p.user_id = p_user);
  link access.team_links;
  v_seat uuid;
begin
  select l.* into link from access.team_links l where l.subscription_id = p_team;
  if link.subscription_id is null or team.id is null or v_email is null then
    return access.outcome('unknown');
  elsif access.team_role(p_team, p_user) is not null then
    return access.outcome('already', p_team);
  elsif link.expires_at <= now() then
    return access.outcome('expired');
  elsif link.email_domain is not null and split_part(v_email, '@', 2) <> link.email_domain then
    return access.outcome('other_domain');
  elsif not access.counts_now(team) then
    return access.outcome('ended');
  end if;
  select m.id into v_seat from public.subscription_team_members m
  join access.invitations i on i.seat_id = m.id
  where m.subscription_id = p_team and m.email = v_email and m.user_id is null and i.expires_at > now();
  if v_seat is not null then
    return access.take_seat(p_user, v_seat);
  elsif access.seats_taken(p_team) >= access.seats_of(p_team) then
    return access.outcome('full');
  end if;
  delete from public.subscription_team_members m where m.subscription_id = p_team and m.email = v_email and m.user_id is null;
  -- A person who joined with this address and has changed it since.
  update public.subscription_team_members m set email = lower(m.user_id) || '@moved.invalid'
  where m.subscription_id = p_team and m.email = v_email;
  insert into public.subscription_team_members (subscription_id, email, user_id, joined_at)
  values (p_team, v_email, p_user, clock_timestamp()) returning id into v_seat;
  perform access.record('team.join', p_team::text, jsonb_build_object('user', p_user, 'seat', v_seat, 'role', 'member', 'by', 'link'));
  return access.outcome('joined', p_team);
end $$;
comment on function access.join_by_link is 'Gives a person a free seat of the team whose link they have.';

create function access.accept_code(p_user text, p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_digest constant text := access.digest_of(btrim(p_code));
  v_seat constant uuid := (select i.seat_id from access.invitations i where i.code_digest = v_digest);
  v_team constant uuid := (select l.subscription_id from access.team_links l where l.code_digest = v_digest);
begin
  if v_seat is not null then
    return access.take_seat(p_user, v_seat);
  elsif v_team is not null then
    return access.join_by_link(p_user, v_team);
  end if;
  return access.outcome('unknown');
end $$;
comment on function access.accept_code is 'Takes the seat that a code is for; the code of an email or of a team''s link.';

-- Setting an account up takes the seat its invitation is for, in the same transaction. What the caller came with is
-- kept as a digest: a team's link works for others as well.

create function public.initialize_user(p_user_type text, p_invitation_code text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_code constant text := nullif(btrim(p_invitation_code), '');
  v_created boolean;
  v_invitation jsonb;
begin
  if me is null then
    raise exception 'only a signed-in user can be initialised' using errcode = '42501';
  end if;
  insert into public.user_profiles (user_id, user_type, invitation_code)
  values (me, p_user_type, 'sha256:' || left(access.digest_of(v_code), 32))
  on conflict (user_id) do nothing;
  v_created := found;
  if v_code is not null then
    v_invitation := access.accept_code(me, v_code);
  end if;
  return jsonb_build_object('created', v_created, 'invitation', v_invitation);
end $$;
comment on function public.initialize_user is
  'Adds the caller''s row (an existing one is left as it is) and takes the seat their invitation is for. Returns whether the row is new and the outcome of the invitation: null without one.';

create function public.accept_invitation(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null then
    raise exception 'only a signed-in user can join' using errcode = '42501';
  end if;
  return access.accept_code(me, p_code);
end $$;
comment on function public.accept_invitation is 'Takes the seat a code is for, for a person who has an account; returns the outcome.';

create function public.look_at_invitation(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select m.subscription_id, i.expires_at, m.user_id is not null as is_used, m.email, null::text as email_domain,
      access.name_in_team(i.invited_by) as from_name
    from access.invitations i join public.subscription_team_members m on m.id = i.seat_id
    where i.code_digest = access.digest_of(btrim(p_code))
    union all
    select l.subscription_id, l.expires_at, false, null, l.email_domain, access.name_in_team(l.made_by)
    from access.team_links l where l.code_digest = access.digest_of(btrim(p_code))
  )
  select coalesce((
    select jsonb_build_object(
      'status', case
        when f.is_used then 'used'
        when f.expires_at <= now() then 'expired'
        when not access.counts_now(s) then 'ended'
        else 'open' end,
      'team', access.name_in_team(s.user_id), 'from', f.from_name, 'tier', s.tier, 'email', f.email, 'domain', f.email_domain,
      'expires_at', f.expires_at)
    from found f join public.annual_subscriptions s on s.id = f.subscription_id
  ), jsonb_build_object('status', 'unknown'))
$$;
comment on function public.look_at_invitation is 'What an invitation is for, for anyone with its code. Changes nothing.';

grant execute on function public.initialize_user(text, text), public.accept_invitation(text) to authenticated;
grant execute on function public.look_at_invitation(text) to anon, authenticated;

-- What owners, managers and members of a team do. Each function checks the caller, and answers "missing" alike for a team
-- that is another's and for one that does not exist.

create function access.may_write_to(p_team uuid, p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select count(*) from access.invitation_emails l
          where l.subscription_id = p_team and l.email_digest = access.digest_of(p_email) and l.at > now() - interval '1 day') < 3
     and (select count(*) from access.invitation_emails l
          where l.email_digest = access.digest_of(p_email) and l.at > now() - interval '1 day') < 6
     and (select count(*) from access.invitation_emails l where l.subscription_id = p_team and l.at > now() - interval '1 day') < 200
$$;
comment on function access.may_write_to is 'Three emails a day from a team to an address, six from all teams, two hundred from a team.';

create function access.note_email(p_team uuid, p_email text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from access.invitation_emails l where l.subscription_id = p_team and l.at < now() - interval '2 days';
  insert into access.invitation_emails (subscription_id, email_digest) values (p_team, access.digest_of(p_email));
$$;

create function access.fault_of(p_team uuid, p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_email is null or char_length(p_email) > 254 or p_email !~ '^[^[:space:]@,<>]+@[^[:space:]@,<>]+$' then 'malformed'
    when exists (select from public.annual_subscriptions s join access.people p using (user_id) where s.id = p_team and p.email = p_email) then 'owner'
    when exists (
      select from public.subscription_team_members m left join access.people p on p.user_id = m.user_id
      where m.subscription_id = p_team and m.user_id is not null and p_email in (m.email, p.email)) then 'joined'
    when exists (
      select from public.subscription_team_members m join access.invitations i on i.seat_id = m.id
      where m.subscription_id = p_team and m.email = p_email and i.expires_at > now()) then 'invited'
    when not access.may_write_to(p_team, p_email) then 'often'
  end
$$;
comment on function access.fault_of is 'Why an address cannot be invited into a team; null where it can.';

create function public.invite_to_team(p_team uuid, p_role text, p_invites jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 50;
  me constant text := access.user_id();
  v_role constant text := access.team_role(p_team, me);
  team public.annual_subscriptions;
  v_wanted int;
  v_free int;
  v_faults jsonb;
  one record;
  v_seat uuid;
  v_seats jsonb := '[]';
begin
  if v_role is null or v_role = 'member' then
    return jsonb_build_object('status', 'missing');
  elsif p_role not in ('member', 'manager') or (p_role = 'manager' and v_role <> 'owner') then
    return jsonb_build_object('status', 'forbidden');
  elsif not access.is_on('team_invitations') then
    return jsonb_build_object('status', 'off');
  elsif jsonb_typeof(p_invites) <> 'array' or jsonb_array_length(p_invites) not between 1 and most then
    raise exception 'Between 1 and % addresses.', most using errcode = '22023';
  end if;
  team := access.lock_team(p_team);
  if access.team_role(p_team, me) is distinct from v_role then
    return jsonb_build_object('status', 'missing');
  elsif not access.counts_now(team) then
    return jsonb_build_object('status', 'ended');
  end if;
  select jsonb_agg(jsonb_build_object('email', f.email, 'fault', f.fault)) into v_faults from (
    select i.email, case when i.place > 1 then 'twice' else access.fault_of(p_team, i.email) end as fault
    from (select lower(btrim(e.email)) as email, row_number() over (partition by lower(btrim(e.email))) as place
          from jsonb_to_recordset(p_invites) as e(email text)) i
  ) f where f.fault is not null;
  if v_faults is not null then
    return jsonb_build_object('status', 'faults', 'faults', v_faults);
  end if;
  v_wanted := jsonb_array_length(p_invites);
  v_free := access.seats_of(p_team) - access.seats_taken(p_team);
  if v_free < v_wanted then
    return jsonb_build_object('status', 'full', 'free', greatest(v_free, 0), 'wanted', v_wanted);
  end if;
  for one in select lower(btrim(e.email)) as email, e.nonce, e.digest from jsonb_to_recordset(p_invites) as e(email text, nonce uuid, digest text) loop
    -- One that has run out makes room for the new one.
    delete from public.subscription_team_members m where m.subscription_id = p_team and m.email = one.email and m.user_id is null;
    insert into public.subscription_team_members (subscription_id, email, role) values (p_team, one.email, p_role) returning id into v_seat;
    insert into access.invitations (seat_id, code_digest, nonce, invited_by) values (v_seat, one.digest, one.nonce, me);
    perform access.note_email(p_team, one.email);
    perform access.record('team.invite', p_team::text, jsonb_build_object('seat', v_seat, 'role', p_role));
    v_seats := v_seats || jsonb_build_object('seat', v_seat, 'email', one.email);
  end loop;
  return jsonb_build_object('status', 'invited', 'seats', v_seats, 'tier', team.tier);
end $$;
comment on function public.invite_to_team is
  'Keeps a seat for each address and the digest of its code; all of them or none, with what is wrong with which. For owners and managers; only owners make managers.';

create function public.resend_invitation(p_seat uuid, p_nonce uuid, p_digest text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  team public.annual_subscriptions;
  seat public.subscription_team_members;
  invitation access.invitations;
begin
  if coalesce(access.team_role(v_team, me), 'member') = 'member' then
    return jsonb_build_object('status', 'missing');
  end if;
  team := access.lock_team(v_team);
  select m.* into seat from public.subscription_team_members m where m.id = p_seat;
  select i.* into invitation from access.invitations i where i.seat_id = p_seat;
  if seat.id is null or coalesce(access.team_role(v_team, me), 'member') = 'member' then
    return jsonb_build_object('status', 'missing');
  elsif seat.user_id is not null then
    return jsonb_build_object('status', 'joined');
  elsif not access.is_on('team_invitations') then
    return jsonb_build_object('status', 'off');
  elsif not access.counts_now(team) then
    return jsonb_build_object('status', 'ended');
  elsif invitation.sent_at > now() - interval '1 minute' or not access.may_write_to(v_team, seat.email) then
    return jsonb_build_object('status', 'often');
  elsif coalesce(invitation.expires_at, '-infinity') <= now() and access.seats_taken(v_team) >= access.seats_of(v_team) then
    return jsonb_build_object('status', 'full', 'free', 0, 'wanted', 1);
  end if;
  insert into access.invitations as i (seat_id, code_digest, nonce, invited_by) values (p_seat, p_digest, p_nonce, me)
  on conflict (seat_id) do update set code_digest = excluded.code_digest, nonce = excluded.nonce, invited_by = excluded.invited_by,
    sent_at = now(), times_sent = i.times_sent + 1, expires_at = excluded.expires_at;
  perform access.note_email(v_team, seat.email);
  perform access.record('team.resend', v_team::text, jsonb_build_object('seat', p_seat));
  return jsonb_build_object('status', 'sent', 'email', seat.email, 'tier', team.tier);
end $$;
comment on function public.resend_invitation is 'Gives a waiting invitation a new code and fourteen days; the old code no longer works.';

create function public.remove_from_team(p_seat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  seat public.subscription_team_members;
  v_role text;
begin
  perform access.lock_team(v_team);
  v_role := access.team_role(v_team, me);
  select m.* into seat from public.subscription_team_members m where m.id = p_seat;
  if v_role is null or v_role = 'member' or seat.id is null then
    return jsonb_build_object('status', 'missing');
  elsif seat.user_id = me or (v_role = 'manager' and seat.role = 'manager') then
    return jsonb_build_object('status', 'forbidden');
  end if;
  delete from public.subscription_team_members m where m.id = p_seat;
  perform access.record(case when seat.user_id is null then 'team.revoke' else 'team.remove' end, v_team::text,
    jsonb_build_object('seat', p_seat, 'user', seat.user_id, 'role', seat.role));
  return jsonb_build_object(
    'status', case when seat.user_id is null then 'revoked' else 'removed' end,
    'email', coalesce((select p.email from access.people p where p.user_id = seat.user_id), seat.email), 'role', seat.role);
end $$;
comment on function public.remove_from_team is
  'Takes a seat back: an invitation no longer works, a member loses access from their next request on. Managers remove members only.';

create function public.change_team_role(p_seat uuid, p_role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  v_was text;
begin
  perform access.lock_team(v_team);
  if access.team_role(v_team, access.user_id()) is distinct from 'owner' then
    return jsonb_build_object('status', 'missing');
  end if;
  select m.role into v_was from public.subscription_team_members m where m.id = p_seat;
  if v_was is null then
    return jsonb_build_object('status', 'missing');
  end if;
  update public.subscription_team_members m set role = p_role where m.id = p_seat and m.role <> p_role;
  if found then
    perform access.record('team.role', v_team::text, jsonb_build_object('seat', p_seat, 'was', v_was, 'became', p_role));
  end if;
  return jsonb_build_object('status', 'changed', 'was', v_was);
end $$;
comment on function public.change_team_role is 'Makes a member a manager, or the other way round. For the owner.';

create function public.leave_team(p_team uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform access.lock_team(p_team);
  delete from public.subscription_team_members m where m.subscription_id = p_team and m.user_id = access.user_id();
  if not found then
    return jsonb_build_object('status', 'missing');
  end if;
  perform access.record('team.leave', p_team::text, jsonb_build_object('user', access.user_id()));
  return jsonb_build_object('status', 'left');
end $$;
comment on function public.leave_team is 'Gives the caller''s own seat back. An owner has none to give: they hand the team over first.';

create function public.put_team_link(p_team uuid, p_nonce uuid, p_digest text, p_domain text default null, p_days int default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  perform access.lock_team(p_team);
  if coalesce(access.team_role(p_team, me), 'member') = 'member' then
    return jsonb_build_object('status', 'missing');
  elsif not access.is_on('team_invitations') then
    return jsonb_build_object('status', 'off');
  end if;
  insert into access.team_links (subscription_id, code_digest, nonce, email_domain, expires_at, made_by)
  values (p_team, p_digest, p_nonce, nullif(lower(btrim(p_domain)), ''), now() + make_interval(days => p_days), me)
  on conflict (subscription_id) do update set code_digest = excluded.code_digest, nonce = excluded.nonce,
    email_domain = excluded.email_domain, expires_at = excluded.expires_at, made_by = excluded.made_by, made_at = now();
  perform access.record('team.link', p_team::text, jsonb_build_object('domain', nullif(lower(btrim(p_domain)), ''), 'days', p_days));
  return jsonb_build_object('status', 'made');
end $$;
comment on function public.put_team_link is 'Makes the team''s general invitation, or a new one in place of the old, which no longer works.';

create function public.end_team_link(p_team uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform access.lock_team(p_team);
  if coalesce(access.team_role(p_team, access.user_id()), 'member') = 'member' then
    return jsonb_build_object('status', 'missing');
  end if;
  delete from access.team_links l where l.subscription_id = p_team;
  if found then
    perform access.record('team.link_end', p_team::text);
  end if;
  return jsonb_build_object('status', 'ended');
end $$;
comment on function public.end_team_link is 'Ends the team''s general invitation. Who joined by it stays.';

grant execute on function public.invite_to_team(uuid, text, jsonb), public.resend_invitation(uuid, uuid, text),
  public.remove_from_team(uuid), public.change_team_role(uuid, text), public.leave_team(uuid),
  public.put_team_link(uuid, uuid, text, text, integer), public.end_team_link(uuid) to authenticated;

-- The members of a team for its owner and managers; received invitations; transfer of ownership.

create function public.list_teams() returns table (
  team uuid, tier text, is_counting boolean, my_role text, owner_name text, owner_email text, is_seated boolean,
  seats int, taken int, offered_to_me boolean
)
language sql stable security definer set search_path = '' as $$
  select s.id, s.tier, access.counts_now(s), r.role, access.name_in_team(s.user_id), o.email,
    r.role = 'owner' or (
      select count(*) from public.subscription_team_members e
      where e.subscription_id = s.id and e.user_id is not null
        and (coalesce(e.joined_at, e.created_at), e.id) < (coalesce(r.joined_at, r.created_at), r.seat)
    ) < access.seats_of(s.id) - 1,
    case when r.role <> 'member' then access.seats_of(s.id) end,
    case when r.role <> 'member' then access.seats_taken(s.id) end,
    exists (select from access.team_offers t where t.seat_id = r.seat and t.offered_by = s.user_id and t.expires_at > now())
  from (
    select m.subscription_id as id, m.role, m.id as seat, m.joined_at, m.created_at from public.subscription_team_members m where m.user_id = access.user_id()
    union all
    select a.id, 'owner', null, null, null from public.annual_subscriptions a where a.user_id = access.user_id()
  ) r
  join public.annual_subscriptions s on s.id = r.id
  left join access.people o on o.user_id = s.user_id
  order by access.counts_now(s) desc, array_position(array['owner', 'manager', 'member'], r.role), s.created_at
$$;
comment on function public.list_teams is
  'Teams the caller owns or is in, those that count first. Seats are shown to owners and managers; is_seated is false for people who joined after the last seat was taken.';

create function public.list_team_seats(p_team uuid) returns table (
  seat uuid, email text, name text, role text, state text, since timestamptz, expires_at timestamptz, times_sent int,
  nonce uuid, digest text, is_me boolean, is_seated boolean, is_offered boolean
)
language sql stable security definer set search_path = '' as $$
  select m.id, coalesce(p.email, m.email), coalesce(access.name_in_team(m.user_id), ''), m.role,
    case when m.user_id is not null then 'joined' when i.expires_at > now() then 'invited' else 'expired' end,
    case when m.user_id is not null then coalesce(m.joined_at, m.created_at) else coalesce(i.sent_at, m.created_at) end,
    case when m.user_id is null then i.expires_at end, i.times_sent,
    case when m.user_id is null then i.nonce end, case when m.user_id is null then i.code_digest end,
    m.user_id is not distinct from access.user_id(),
    m.user_id is not null and row_number() over (
      partition by m.user_id is not null order by coalesce(m.joined_at, m.created_at), m.id) < access.seats_of(p_team),
    o.seat_id is not null
  from public.subscription_team_members m
  join public.annual_subscriptions s on s.id = m.subscription_id
  left join access.invitations i on i.seat_id = m.id
  left join access.people p on p.user_id = m.user_id and p.email is not null
  left join access.team_offers o on o.seat_id = m.id and o.offered_by = s.user_id and o.expires_at > now()
  where m.subscription_id = p_team and access.team_role(p_team, access.user_id()) in ('owner', 'manager')
  order by m.user_id is null, coalesce(m.joined_at, m.created_at), m.id
  limit 1100
$$;
comment on function public.list_team_seats is 'Who has a seat or is invited, for the owner and managers; no rows for anyone else.';

create function public.find_team_link(p_team uuid) returns table (nonce uuid, digest text, email_domain text, expires_at timestamptz, made_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.nonce, l.code_digest, l.email_domain, l.expires_at, l.made_at from access.team_links l
  where l.subscription_id = p_team and access.team_role(p_team, access.user_id()) in ('owner', 'manager')
$$;
comment on function public.find_team_link is 'The team''s general invitation, for the owner and managers.';

create function public.list_received_invitations() returns table (
  seat uuid, team_name text, from_email text, tier text, role text, expires_at timestamptz, is_counting boolean
)
language sql stable security definer set search_path = '' as $$
  select m.id, access.name_in_team(s.user_id), f.email, s.tier, m.role, i.expires_at, access.counts_now(s)
  from access.people me
  join public.subscription_team_members m on m.email = me.email and m.user_id is null
  join access.invitations i on i.seat_id = m.id and i.expires_at > now()
  join public.annual_subscriptions s on s.id = m.subscription_id
  left join access.people f on f.user_id = i.invited_by
  where me.user_id = access.user_id()
  order by i.sent_at desc
$$;
comment on function public.list_received_invitations is 'Valid invitations to the caller''s proved address.';

create function public.answer_invitation(p_seat uuid, p_accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_email constant text := (select p.email from access.people p where p.user_id = me);
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat and m.email = v_email and (m.user_id is null or m.user_id = me));
begin
  if v_team is null then
    return access.outcome('unknown');
  elsif p_accept then
    return access.take_seat(me, p_seat);
  end if;
  perform access.lock_team(v_team);
  delete from public.subscription_team_members m where m.id = p_seat and m.user_id is null;
  if found then
    perform access.record('team.decline', v_team::text, jsonb_build_object('seat', p_seat));
  end if;
  return access.outcome('declined');
end $$;
comment on function public.answer_invitation is 'Accepts or declines an invitation to the caller''s own address, without its code.';

create function public.offer_team(p_seat uuid, p_offer boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  seat public.subscription_team_members;
begin
  perform access.lock_team(v_team);
  select m.* into seat from public.subscription_team_members m where m.id = p_seat and m.user_id is not null;
  if access.team_role(v_team, me) is distinct from 'owner' or seat.id is null then
    return jsonb_build_object('status', 'missing');
  end if;
  delete from access.team_offers o where o.subscription_id = v_team;
  if p_offer then
    insert into access.team_offers (seat_id, subscription_id, offered_by) values (p_seat, v_team, me);
  end if;
  perform access.record(case when p_offer then 'team.offer' else 'team.offer_end' end, v_team::text, jsonb_build_object('seat', p_seat, 'user', seat.user_id));
  return jsonb_build_object('status', case when p_offer then 'offered' else 'withdrawn' end,
    'email', (select p.email from access.people p where p.user_id = seat.user_id));
end $$;
comment on function public.offer_team is 'Offers a member the ownership of the team, or takes the offer back. For the owner; nothing changes before it is accepted.';

create function public.answer_team_offer(p_team uuid, p_accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  team constant public.annual_subscriptions := access.lock_team(p_team);
  seat public.subscription_team_members;
  v_owner_email constant text := (select p.email from access.people p where p.user_id = team.user_id);
begin
  select m.* into seat from public.subscription_team_members m join access.team_offers o on o.seat_id = m.id
  where m.subscription_id = p_team and m.user_id = me and o.offered_by = team.user_id and o.expires_at > now();
  if seat.id is null then
    return jsonb_build_object('status', 'missing');
  elsif not p_accept then
    delete from access.team_offers o where o.subscription_id = p_team;
    perform access.record('team.offer_decline', p_team::text, jsonb_build_object('user', me));
    return jsonb_build_object('status', 'declined', 'email', v_owner_email);
  elsif exists (select from public.annual_subscriptions s where s.user_id = me) then
    -- One subscription to a person: theirs would have to go, and what was paid for it with it.
    return jsonb_build_object('status', 'has_own');
  end if;
  delete from public.subscription_team_members m where m.id = seat.id;
  update public.annual_subscriptions s set user_id = me, updated_at = now() where s.id = p_team;
  -- The former owner takes the new one's place in the order of seats: no one's seat is later than before.
  insert into public.subscription_team_members (subscription_id, email, user_id, role, joined_at)
  values (p_team, coalesce(v_owner_email, lower(team.user_id) || '@left.invalid'), team.user_id, 'manager', coalesce(seat.joined_at, seat.created_at))
  on conflict (subscription_id, email) do update set user_id = excluded.user_id, role = 'manager', joined_at = excluded.joined_at;
  perform access.record('team.transfer', p_team::text, jsonb_build_object('was', team.user_id, 'became', me));
  return jsonb_build_object('status', 'taken', 'email', v_owner_email);
end $$;
comment on function public.answer_team_offer is
  'Takes over a team that its owner has offered to the caller, or declines. The former owner stays as a manager.';

create function public.list_team_readers(p_team uuid, p_but text) returns table (user_id text, email text)
language sql stable security definer set search_path = '' as $$
  select p.user_id, p.email
  from (
    select s.user_id from public.annual_subscriptions s where s.id = p_team
    union
    select m.user_id from public.subscription_team_members m where m.subscription_id = p_team and m.role = 'manager' and m.user_id is not null
  ) r join access.people p on p.user_id = r.user_id
  where p.email is not null and p.user_id <> p_but and access.wants(p.user_id, 'team_news')
$$;
comment on function public.list_team_readers is 'Addresses of the owner and the managers of a team who want its news, except the person who caused it. For the server.';

create function public.clear_team_invitations() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cleared int;
begin
  delete from public.subscription_team_members m using access.invitations i
  where i.seat_id = m.id and m.user_id is null and i.expires_at < now() - interval '30 days';
  get diagnostics v_cleared = row_count;
  delete from access.invitation_emails l where l.at < now() - interval '2 days';
  delete from access.team_offers o where o.expires_at < now();
  return v_cleared;
end $$;
comment on function public.clear_team_invitations is 'Forgets addresses whose invitation ran out thirty days ago. For the server.';

grant execute on function public.list_teams(), public.list_team_seats(uuid), public.find_team_link(uuid),
  public.list_received_invitations(), public.answer_invitation(uuid, boolean), public.offer_team(uuid, boolean),
  public.answer_team_offer(uuid, boolean) to authenticated;
grant execute on function public.list_team_readers(uuid, text), public.clear_team_invitations() to service_role;

-- Feature switches, which admins turn on and off.

create table access.flags (
  name text primary key check (name in ('trials', 'self_service_checkout', 'team_invitations', 'sign_up', 'announcement')),
  is_on boolean not null,
  text text not null default '' check (char_length(text) <= 300),
  changed_at timestamptz not null default now(),
  changed_by text
);
comment on table access.flags is 'Switches of the site. Each has a row from the beginning; the names are those the program uses.';
comment on column access.flags.text is 'What an announcement says; empty for the others.';
comment on column access.flags.changed_by is 'Who changed it last; null where no one has.';
alter table access.flags enable row level security;

insert into access.flags (name, is_on) values
  ('trials', true), ('self_service_checkout', true), ('team_invitations', true), ('sign_up', true), ('announcement', false);

create function access.is_on(p_flag text) returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce((select f.is_on from access.flags f where f.name = p_flag), false) $$;
comment on function access.is_on is 'Is a switch on? False for one that there is not. For use inside the functions that it switches.';

create function public.list_flags() returns table (name text, is_on boolean, text text)
language sql stable security definer set search_path = '' as $$
  select f.name, f.is_on, case when f.is_on or access.sees_everything() then f.text else '' end
  from access.flags f order by f.name
$$;
comment on function public.list_flags is 'All switches. What an announcement says that is off is for admins only.';

grant execute on function public.list_flags() to anon, authenticated, service_role;

-- What admins see of people and their subscriptions, and what they may change. Each change is recorded with what was
-- and its outcome, so that it can be taken back while nothing else has changed it.

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
comment on function access.known_people is 'Every account in any table, with or without a known name.';

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
  'One person for admins: who, role, subscription and team, waitlist and messages. Null for an unknown person, and for other callers.';

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
comment on function access.noted is 'Records a change and returns the number of its line.';

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
comment on function access.own_terms is 'The subscription a person owns, locked until the transaction ends; null without one.';

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

create function public.set_flag(p_name text, p_was_on boolean, p_was_text text, p_on boolean, p_text text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select access.change_flag(p_name, jsonb_build_object('is_on', p_was_on, 'text', p_was_text),
    jsonb_build_object('is_on', p_on, 'text', p_text), null)
$$;
comment on function public.set_flag is
  'Switches: {status: "done", line}, or "stale" where the switch does not stand as it was seen or nothing would change. For admins only.';

create function public.note_sign_up_email(p_email text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Emails to strangers in an hour, by all admins together.
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
  -- The log outlives an address that is to be forgotten, so it keeps only enough to recognise it.
  perform access.record('person.letter', 'sign-up', jsonb_build_object('to', left(v_email, 1) || '…@' || split_part(v_email, '@', 2)));
  return 'noted';
end $$;
comment on function public.note_sign_up_email is
  'Records that an admin invites an address to sign up: "noted", "known" where it has an account, "busy" after too many in an hour. For admins only.';

grant execute on function public.list_people(text, text, text, integer, integer), public.find_person(text),
  public.list_subscriptions(text, text, text, integer, integer), public.count_subscriptions(),
  public.change_role(text, text, text),
  public.grant_subscription(text, text, text, integer, timestamp with time zone),
  public.end_subscription(text, text), public.set_flag(text, boolean, text, boolean, text),
  public.note_sign_up_email(text) to authenticated;

-- The log for admins, taking back what it lists, and what researchers may do with publications.

create function access.can_take_back(l access.audit_log) returns boolean
language sql stable security definer set search_path = '' as $$
  select l.action in ('person.role', 'flag.set', 'subscription.grant', 'subscription.end')
    and not exists (select from access.audit_log b where b.detail ? 'takes_back' and b.detail ->> 'takes_back' = l.id::text)
$$;
comment on function access.can_take_back is 'Is a line about a change that can be taken back and was not? Whether something has come in between is seen when it is tried.';

create function public.list_audit_log(
  p_person text default null, p_query text default '', p_area text default null, p_from timestamptz default null,
  p_until timestamptz default null, p_offset int default 0, p_limit int default 50
) returns table (
  id text, line bigint, at timestamptz, by_user text, by_name text, action text, subject text, subject_name text, detail jsonb, can_take_back boolean
)
language sql stable security definer set search_path = '' as $$
  with bounds as (
    select greatest(p_offset, 0) as first, least(greatest(p_limit, 1), 10001) as most
  ), changed as (
    select 'l' || l.id as id, l.id as line, l.at, l.by_user, b.name as by_name, l.action, l.subject, s.name as subject_name, l.detail,
      access.can_take_back(l) as can_take_back
    from access.audit_log l
    cross join lateral (select access.name_of(l.by_user) as name) b
    cross join lateral (select coalesce(access.name_of(l.subject),
      (select access.name_of(a.user_id) from public.annual_subscriptions a where a.id::text = l.subject)) as name) s
    where (select access.sees_everything())
      and (p_person is null or l.by_user = p_person or l.subject = p_person
        or l.subject = (select a.id::text from public.annual_subscriptions a where a.user_id = p_person))
      and (p_area is null or split_part(l.action, '.', 1) = p_area)
      and (p_from is null or l.at >= p_from) and (p_until is null or l.at < p_until)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', b.name, s.name, l.action, l.subject, l.by_user), p_query))
    order by l.id desc limit (select first + most from bounds)
  ), decided as (
    select 'd' || c.id as id, null::bigint as line, c.at, c.by_user, c.by_name, k.area || case when c.became = 'note' then '.note' else '.mark' end as action,
      c.entry_id::text as subject, coalesce(m.reference, w.name) as subject_name,
      jsonb_build_object('was', c.was, 'became', c.became) as detail, false as can_take_back
    from access.admin_changes c
    left join public.contact_messages m on m.id = c.entry_id
    left join public.waitlist_entries w on w.id = c.entry_id
    cross join lateral (select case when m.id is null then 'waitlist' else 'message' end as area) k
    where (select access.sees_everything())
      and (p_person is null or c.by_user = p_person or m.user_id = p_person or w.user_id = p_person)
      and (p_area is null or k.area = p_area)
      and (p_from is null or c.at >= p_from) and (p_until is null or c.at < p_until)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', c.by_name, m.reference, m.name, w.name, w.email, k.area), p_query))
    order by c.id desc limit (select first + most from bounds)
  )
  select * from (select * from changed union all select * from decided) lines
  order by lines.at desc, lines.line desc nulls last, lines.id desc
  offset (select first from bounds) limit (select most from bounds)
$$;
comment on function public.list_audit_log is
  'What was done, for admins, the latest first: changes to people, subscriptions, teams and settings, and decisions on messages and the waitlist. Narrowed to one person (who did it, or to whom), to words, an area, a time. No rows for anyone else.';

create function public.list_log_areas() returns table (area text)
language sql stable security definer set search_path = '' as $$
  select distinct a.area from (
    select split_part(l.action, '.', 1) as area from access.audit_log l
    union all select unnest(array['message', 'waitlist'])
  ) a where (select access.sees_everything()) order by a.area
$$;
comment on function public.list_log_areas is 'What the log has lines about, for admins; no rows for anyone else.';

create function public.take_back(p_line bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_line access.audit_log;
begin
  -- One at a time: the same line is taken back once.
  perform pg_advisory_xact_lock(hashtext('taking back'), hashint8(p_line));
  select * into v_line from access.audit_log l where l.id = p_line;
  if not found or not access.can_take_back(v_line) then
    return '{"status": "stale"}';
  end if;
  return case v_line.action
    when 'person.role' then
      access.change_role(v_line.subject, v_line.detail ->> 'became', v_line.detail ->> 'was', p_line)
    when 'flag.set' then
      access.change_flag(v_line.subject, v_line.detail -> 'became', v_line.detail -> 'was', p_line)
    else
      access.restore_terms(v_line.subject, v_line.detail -> 'became', nullif(v_line.detail -> 'was', 'null'), v_line.action, p_line)
  end;
end $$;
comment on function public.take_back is
  'Brings back what was before a change in the log: {status: "done", line}. "stale" where something has come in between or it was taken back already, "own" where it is one''s own role. For admins only.';

grant execute on function
  public.list_audit_log(text, text, text, timestamp with time zone, timestamp with time zone, integer, integer),
  public.list_log_areas(), public.take_back(bigint) to authenticated;
