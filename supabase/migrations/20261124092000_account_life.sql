-- What a person may do with what is kept about them: say which letters they want, take a copy along, and have it erased.

create table access.personal_data (
  part text primary key check (part ~ '^[a-z_]{1,40}$'),
  export_by text check (export_by ~ '^access\.[a-z_]+$'),
  erase_by text check (erase_by ~ '^access\.[a-z_]+$'),
  check (export_by is not null or erase_by is not null)
);
comment on table access.personal_data is
  'Parts of the product that keep something about people beyond what is written here: the function of each that gives it out, and the one that erases it. Both take a user id; a migration that adds such a table adds its row.';
comment on column access.personal_data.export_by is 'Takes a user id and returns jsonb.';
comment on column access.personal_data.erase_by is 'Takes a user id; called before the person''s own row is emptied.';
alter table access.personal_data enable row level security;

create table public.notification_choices (
  user_id text primary key check (user_id <> ''),
  product_news boolean not null default false,
  trial_ending boolean not null default true,
  alert_digest boolean not null default true,
  team_news boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.notification_choices is
  'Which letters somebody wants beyond receipts and those of security, which always come. Nobody''s row: news of the product no, the rest yes.';
comment on column public.notification_choices.product_news is 'Needs consent, so it is off until somebody switches it on.';
alter table public.notification_choices enable row level security;
create policy own_row on public.notification_choices for select to authenticated
  using (user_id = (select access.user_id()) or (select access.sees_everything()));
grant select on public.notification_choices to authenticated;
grant select, insert, update, delete on public.notification_choices to service_role;

create index waitlist_entries_by_user on public.waitlist_entries (user_id);
create index contact_messages_by_user on public.contact_messages (user_id);

create function access.require_user() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if access.user_id() is null then
    raise exception 'Only a signed-in person may do this.' using errcode = 'insufficient_privilege';
  end if;
  return access.user_id();
end $$;
comment on function access.require_user is 'The signed-in person who asks; an error for anyone else.';

create function access.wants(p_user text, p_letters text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (to_jsonb(c) ->> p_letters)::boolean from public.notification_choices c where c.user_id = p_user),
    p_letters <> 'product_news')
  where p_letters in ('product_news', 'trial_ending', 'alert_digest', 'team_news')
$$;
comment on function access.wants is 'Does somebody want letters of a kind? Null for a kind that is none.';

create function public.wants_letters(p_user text, p_letters text) returns boolean
language sql stable security definer set search_path = '' as $$ select access.wants(p_user, p_letters) $$;
comment on function public.wants_letters is 'Does somebody want letters of a kind? For the server, before it sends one.';

create function access.choose_letters(p_user text, p_choices jsonb) returns void
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
comment on function access.choose_letters is 'Notes which letters somebody wants; kinds that are not named stay as they are.';

create function public.choose_letters(p_choices jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform access.choose_letters(access.require_user(), p_choices);
  return true;
end $$;
comment on function public.choose_letters is 'Notes which letters the caller wants: {"team_news": false}. Kinds that are not named stay as they are.';

create function public.find_letter_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) - 'user_id' - 'updated_at' from public.notification_choices c where c.user_id = access.require_user()
$$;
comment on function public.find_letter_choices is 'Which letters the caller has chosen; null where they have chosen nothing yet.';

create function public.keep_consent(p_user text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.notification_choices (user_id, product_news) values (p_user, true) on conflict (user_id) do nothing;
  return found;
end $$;
comment on function public.keep_consent is 'Notes that somebody asked for news of the product when they signed up; a choice they have made since stays. For the server.';

create function public.unsubscribe(p_user text, p_letters text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if access.wants(p_user, p_letters) is null or exists (select from access.people p where p.user_id = p_user and p.gone_at is not null) then
    return false;
  end if;
  perform access.choose_letters(p_user, jsonb_build_object(p_letters, false));
  return true;
end $$;
comment on function public.unsubscribe is 'Switches letters of one kind off for somebody; for the server, which has checked the signature of the link.';

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
  'Adds a line about what somebody did to their own account, where that is kept elsewhere: password, second factor, address. For the server.';

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
  -- The row is made where there is none: late news of the provider must not bring anybody back.
  insert into access.people as p (user_id, email, told_at) values (p_user, lower(p_user) || '@left.invalid', now())
  on conflict (user_id) do update set user_id = excluded.user_id where p.gone_at is null
  returning p.email into v_email;
  if not found then
    return false;
  end if;
  for v_part in select d.erase_by from access.personal_data d where d.erase_by is not null order by d.part loop
    execute 'select ' || v_part || '($1)' using p_user;
  end loop;
  -- What was ordered stays, as bookkeeping law asks, under the id alone; it gives nothing to anybody any more.
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
  delete from access.desk_changes c using gone where c.entry_id = gone.id;
  -- Messages are kept for their year, whoever wrote them; the account they came from is not.
  update public.contact_messages m set user_id = null where m.user_id = p_user;
  update access.desk_changes c set by_name = 'Former member' where c.by_user = p_user;
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
  -- What somebody did to others is told without saying to whom.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'at', l.at, 'action', l.action,
    'by', case when l.by_user = p_user then 'you' when l.by_user is null then 'the site' else 'somebody else' end,
    'detail', case when l.subject = p_user then l.detail end)) order by l.id), '[]')
  from lines l
$$;
comment on function access.log_of is 'Lines of the log that somebody is in, told so that they name nobody else.';

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
  'Everything that is kept about the caller, noted in the log; null where they have asked for it five times within the hour.';

revoke execute on function access.require_user(), access.wants(text, text), access.choose_letters(text, jsonb), access.log_of(text),
  public.wants_letters(text, text), public.choose_letters(jsonb), public.keep_consent(text), public.unsubscribe(text, text), public.note_account(text, text, jsonb),
  public.find_letter_choices(), public.describe_leaving(), public.erase_person(text), public.export_my_data() from public;
grant execute on function public.choose_letters(jsonb), public.find_letter_choices(), public.describe_leaving(), public.export_my_data() to authenticated;
grant execute on function public.wants_letters(text, text), public.keep_consent(text), public.unsubscribe(text, text), public.note_account(text, text, jsonb),
  public.erase_person(text) to service_role;
