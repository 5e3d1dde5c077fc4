-- Who is in a team, as those see it who run it; what somebody was invited to; and handing a team over.

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
  'Teams the caller owns or is in, those that count first. Seats are told to owners and managers; is_seated is false for who has more people before them than the plan has seats.';

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
comment on function public.list_received_invitations is 'Invitations to the caller''s proved address that are still good.';

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
  -- The former owner takes the place the new one had: nobody's seat is later in the line than before.
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
comment on function public.list_team_readers is 'Addresses of the owner and the managers of a team who want its news, but for whoever made them. For the server.';

create function public.clear_team_invitations() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cleared int;
begin
  delete from public.subscription_team_members m using access.invitations i
  where i.seat_id = m.id and m.user_id is null and i.expires_at < now() - interval '30 days';
  get diagnostics v_cleared = row_count;
  delete from access.invitation_letters l where l.at < now() - interval '2 days';
  delete from access.team_offers o where o.expires_at < now();
  return v_cleared;
end $$;
comment on function public.clear_team_invitations is 'Forgets addresses whose invitation ran out thirty days ago. For the server.';

revoke execute on function public.list_teams(), public.list_team_seats(uuid), public.find_team_link(uuid), public.list_received_invitations(),
  public.answer_invitation(uuid, boolean), public.offer_team(uuid, boolean), public.answer_team_offer(uuid, boolean),
  public.list_team_readers(uuid, text), public.clear_team_invitations() from public;
grant execute on function public.list_teams(), public.list_team_seats(uuid), public.find_team_link(uuid), public.list_received_invitations(),
  public.answer_invitation(uuid, boolean), public.offer_team(uuid, boolean), public.answer_team_offer(uuid, boolean) to authenticated;
grant execute on function public.list_team_readers(uuid, text), public.clear_team_invitations() to service_role;
