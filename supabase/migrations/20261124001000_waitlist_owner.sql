-- An entry of the waitlist belongs to an account only if its address is that account's own, which is proved. An admin's
-- remark is in no copy of personal data.

alter table public.waitlist_entries add column if not exists asked_by text check (asked_by <> '');
create index if not exists waitlist_entries_by_asker on public.waitlist_entries (asked_by, updated_at);
comment on column public.waitlist_entries.user_id is 'The account whose proved address this is, where it asked itself.';
comment on column public.waitlist_entries.asked_by is 'Who was signed in when the entry was last written: counted for the limit. It gives no right to the entry.';

update public.waitlist_entries e set asked_by = e.user_id where e.user_id is not null and e.asked_by is null;
update public.waitlist_entries e set user_id = null
where e.user_id is not null and not exists (select from access.people p where p.user_id = e.user_id and p.email = e.email);

create or replace function public.join_waitlist(
  p_email text, p_name text, p_company text, p_tier text default null, p_origin text default null, p_note text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Entries written in an hour: by all visitors together, and by one signed-in person.
  most_by_visitors constant int := 120;
  most_by_member constant int := 5;
  me constant text := access.user_id();
  v_email constant text := lower(btrim(p_email));
  -- The caller, where the address is proved to be theirs.
  v_owner constant text := (select p.user_id from access.people p where p.user_id = me and p.email = v_email);
  written int;
begin
  -- One at a time, so that parallel calls cannot pass the bound together.
  perform pg_advisory_xact_lock(hashtext('waitlist_entries'));
  select count(*) into written from public.waitlist_entries
  where updated_at > now() - interval '1 hour' and asked_by is not distinct from me;
  if (me is null and written >= most_by_visitors) or (me is not null and written >= most_by_member) then
    return 'busy';
  end if;
  insert into public.waitlist_entries as entry (email, name, company, tier, origin, note, user_id, asked_by)
  values (
    v_email, btrim(p_name), btrim(p_company), p_tier,
    nullif(btrim(p_origin), ''), nullif(btrim(p_note), ''), v_owner, me
  )
  on conflict (email) do update set
    name = excluded.name, company = excluded.company, tier = excluded.tier, origin = excluded.origin, note = excluded.note,
    user_id = excluded.user_id, asked_by = excluded.asked_by, updated_at = now()
  -- An entry is changed by the person whose address it is, and by visitors while it belongs to no account: not by
  -- another account, and not by visitors once it belongs to one.
  where v_owner is not null or (me is null and entry.user_id is null);
  return 'joined';
end $$;

create or replace function public.erase_person(p_user text) returns boolean
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
  update public.waitlist_entries w set asked_by = null where w.asked_by = p_user;
  update access.admin_changes c set by_name = 'Former member' where c.by_user = p_user;
  update access.people p set email = null, first_name = '', last_name = '', told_at = now(), gone_at = now() where p.user_id = p_user;
  perform access.record('account.erase', p_user);
  return true;
end $$;

create or replace function public.export_my_data() returns jsonb
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
      select coalesce(jsonb_agg(to_jsonb(w) - 'remark' - 'asked_by'), '[]') from public.waitlist_entries w where w.user_id = me or w.email = v_email),
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
