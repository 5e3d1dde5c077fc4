-- Invitations into a team. A seat is given to an address, with a code that only a digest is kept of; a team may have
-- one link besides that anybody of its domain can join by. Seats are never oversold: whoever gives or takes one holds
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
comment on column access.invitations.code_digest is 'SHA-256 of the code. The code itself is in the letter and nowhere else.';
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
comment on table access.team_links is 'The general invitation of a team: whoever has it and an address of the domain takes a free seat. One at a time; a new one ends the old.';
comment on column access.team_links.email_domain is 'Addresses it is good for; null for any.';
alter table access.team_links enable row level security;

create table access.invitation_letters (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  email_digest text not null,
  at timestamptz not null default now()
);
comment on table access.invitation_letters is 'Letters of the last two days, by a digest of their address: nobody''s mailbox is to be filled by inviting again and again.';
create index invitation_letters_by_address on access.invitation_letters (email_digest, at);
create index invitation_letters_by_team on access.invitation_letters (subscription_id, at);
alter table access.invitation_letters enable row level security;

create table access.team_offers (
  seat_id uuid primary key references public.subscription_team_members (id) on delete cascade,
  subscription_id uuid not null unique references public.annual_subscriptions (id) on delete cascade,
  offered_by text not null check (offered_by <> ''),
  expires_at timestamptz not null default now() + interval '14 days'
);
comment on table access.team_offers is 'To whom the owner of a team has offered to take it over. It counts while the same person owns the team.';
alter table access.team_offers enable row level security;

create index team_members_waiting on public.subscription_team_members (email) where user_id is null;

create function access.digest_of(p_text text) returns text
language sql immutable set search_path = '' as
$$ select encode(sha256(convert_to(p_text, 'UTF8')), 'hex') $$;
comment on function access.digest_of is 'What is kept of a secret of 128 random bits: SHA-256, in hexadecimal digits.';

create function access.lock_team(p_team uuid) returns public.annual_subscriptions
language sql volatile security definer set search_path = '' as
$$ select s from public.annual_subscriptions s where s.id = p_team for update $$;
comment on function access.lock_team is 'Waits until nobody else is giving or taking seats of a subscription, and keeps others waiting until the transaction ends. Count seats in a statement after it.';

create function access.seats_taken(p_team uuid) returns int
language sql stable security definer set search_path = '' as $$
  select 1 + count(*)::int
  from public.subscription_team_members m left join access.invitations i on i.seat_id = m.id
  where m.subscription_id = p_team and (m.user_id is not null or i.expires_at > now())
$$;
comment on function access.seats_taken is 'Seats that are not free: the owner''s, those of who joined, and those kept for invitations that are still good.';

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
comment on function access.team_role is 'owner, manager or member; null for who is not in the team.';

create function access.name_in_team(p_user text) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce((select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) from access.people p where p.user_id = p_user), '') $$;
comment on function access.name_in_team is 'Name of an account, or its address; empty where neither is known.';

create function access.outcome(p_status text, p_team uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', p_status) || coalesce(
    (select jsonb_build_object('id', s.id, 'team', access.name_in_team(s.user_id), 'tier', s.tier) from public.annual_subscriptions s where s.id = p_team), '{}')
$$;
comment on function access.outcome is 'What became of a try to join a team, with whose it is where that may be told.';

create function access.take_seat(p_user text, p_seat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_team constant uuid := (select m.subscription_id from public.subscription_team_members m where m.id = p_seat);
  v_email constant text := (select p.email from access.people p where p.user_id = p_user);
  team constant public.annual_subscriptions := access.lock_team(v_team);
  seat public.subscription_team_members;
begin
  -- Read after the lock: somebody else may have taken or removed it meanwhile.
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
comment on function access.take_seat is 'Gives somebody the seat that was kept for their proved address.';

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
  -- Somebody who joined with this address and has another one by now.
  update public.subscription_team_members m set email = lower(m.user_id) || '@moved.invalid'
  where m.subscription_id = p_team and m.email = v_email;
  insert into public.subscription_team_members (subscription_id, email, user_id, joined_at)
  values (p_team, v_email, p_user, clock_timestamp()) returning id into v_seat;
  perform access.record('team.join', p_team::text, jsonb_build_object('user', p_user, 'seat', v_seat, 'role', 'member', 'by', 'link'));
  return access.outcome('joined', p_team);
end $$;
comment on function access.join_by_link is 'Gives somebody a free seat of the team whose link they have.';

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
comment on function access.accept_code is 'Takes the seat that a code is for; the code of a letter or of a team''s link.';

revoke execute on function access.digest_of(text), access.lock_team(uuid), access.seats_taken(uuid), access.seats_joined(uuid),
  access.team_role(uuid, text), access.name_in_team(text), access.outcome(text, uuid), access.take_seat(text, uuid),
  access.join_by_link(text, uuid), access.accept_code(text, text) from public;
