-- Who has an account, as far as the server must know it, and a log of what people did that others may have to
-- answer for. Names and passwords themselves stay with the identity provider.

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
comment on table access.people is 'One row per account, kept current by what the identity provider tells. The address is proved.';
comment on column access.people.told_at is 'Time of the news the row is from: older news that comes later changes nothing.';
comment on column access.people.gone_at is 'When the account was erased; the row stays, emptied, so that late news does not bring it back.';
create unique index people_by_email on access.people (email) where email is not null;
alter table access.people enable row level security;

create function public.keep_person(p_user text, p_email text, p_first_name text, p_last_name text, p_told_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
begin
  if exists (select from access.people p where p.user_id = p_user and (p.gone_at is not null or p.told_at >= p_told_at)) then
    return false;
  end if;
  -- The provider gives an address to one account at a time: of two that are noted with it, the earlier news is stale.
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
  'Notes name and proved address of an account as the identity provider tells them; true when that was news. Told twice, too late, or of an erased account, it changes nothing.';

create table access.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by_user text,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject text not null check (subject <> ''),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
comment on table access.audit_log is 'What was done to accounts, subscriptions, teams and settings; rows are added and never changed.';
comment on column access.audit_log.by_user is 'Who did it; null for the server itself.';
comment on column access.audit_log.action is 'What was done: "team.invite", "subscription.cancel".';
comment on column access.audit_log.subject is 'Whom or what it was done to: a user id, or the id of a subscription, invitation, flag.';
comment on column access.audit_log.detail is 'What is needed to understand it, and to take it back: never a secret, never an address of an erased person.';
create index audit_log_by_subject on access.audit_log (subject, id);
create index audit_log_by_user on access.audit_log (by_user, id);
alter table access.audit_log enable row level security;

create function access.record(p_action text, p_subject text, p_detail jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as
$$ insert into access.audit_log (by_user, action, subject, detail) values (access.user_id(), p_action, p_subject, p_detail) $$;
comment on function access.record is 'Adds a line to the log in the name of whoever asks; for use inside the functions that change something.';

create function access.log_is_append_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The log is only ever added to.' using errcode = 'insufficient_privilege';
end $$;
create trigger only_added_to before update or delete or truncate on access.audit_log
  for each statement execute function access.log_is_append_only();

revoke execute on function public.keep_person(text, text, text, text, timestamptz), access.record(text, text, jsonb),
  access.log_is_append_only() from public;
grant execute on function public.keep_person(text, text, text, text, timestamptz) to service_role;
