-- What owners, managers and members of a team do. Each function asks who calls, and answers "missing" alike for a team
-- that is another's and for one that does not exist.

create function access.may_write_to(p_team uuid, p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select count(*) from access.invitation_letters l
          where l.subscription_id = p_team and l.email_digest = access.digest_of(p_email) and l.at > now() - interval '1 day') < 3
     and (select count(*) from access.invitation_letters l
          where l.email_digest = access.digest_of(p_email) and l.at > now() - interval '1 day') < 6
     and (select count(*) from access.invitation_letters l where l.subscription_id = p_team and l.at > now() - interval '1 day') < 200
$$;
comment on function access.may_write_to is 'Three letters a day from a team to an address, six from all teams, two hundred from a team.';

create function access.note_letter(p_team uuid, p_email text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from access.invitation_letters l where l.subscription_id = p_team and l.at < now() - interval '2 days';
  insert into access.invitation_letters (subscription_id, email_digest) values (p_team, access.digest_of(p_email));
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
    perform access.note_letter(p_team, one.email);
    perform access.record('team.invite', p_team::text, jsonb_build_object('seat', v_seat, 'role', p_role));
    v_seats := v_seats || jsonb_build_object('seat', v_seat, 'email', one.email);
  end loop;
  return jsonb_build_object('status', 'invited', 'seats', v_seats, 'tier', team.tier);
end $$;
comment on function public.invite_to_team is
  'Keeps a seat for each address and notes the digest of its code; all of them or none, with what is wrong with which. For owners and managers; only owners make managers.';

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
  perform access.note_letter(v_team, seat.email);
  perform access.record('team.resend', v_team::text, jsonb_build_object('seat', p_seat));
  return jsonb_build_object('status', 'sent', 'email', seat.email, 'tier', team.tier);
end $$;
comment on function public.resend_invitation is 'Gives an invitation that waits a new code and fourteen days; the old code is dead.';

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
  'Takes a seat back: an invitation is dead then, a member has no part in the subscription from their next request on. Managers remove members only.';

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
comment on function public.put_team_link is 'Makes the team''s general invitation, or a new one in place of the old, which is dead then.';

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

revoke execute on function access.may_write_to(uuid, text), access.note_letter(uuid, text), access.fault_of(uuid, text),
  public.invite_to_team(uuid, text, jsonb), public.resend_invitation(uuid, uuid, text), public.remove_from_team(uuid),
  public.change_team_role(uuid, text), public.leave_team(uuid), public.put_team_link(uuid, uuid, text, text, int),
  public.end_team_link(uuid) from public;
grant execute on function public.invite_to_team(uuid, text, jsonb), public.resend_invitation(uuid, uuid, text),
  public.remove_from_team(uuid), public.change_team_role(uuid, text), public.leave_team(uuid),
  public.put_team_link(uuid, uuid, text, text, int), public.end_team_link(uuid) to authenticated;
