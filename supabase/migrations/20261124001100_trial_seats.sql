-- During a trial, seats are given by named invitation only: a link that anyone can use gives none. A link made on a paid
-- plan, and one made before this rule, works again when the trial has become a paid plan.

create or replace function access.join_by_link(p_user text, p_team uuid) returns jsonb
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
  elsif team.is_trial then
    return access.outcome('named_only');
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

create or replace function public.put_team_link(p_team uuid, p_nonce uuid, p_digest text, p_domain text default null, p_days int default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
  team constant public.annual_subscriptions := access.lock_team(p_team);
begin
  if coalesce(access.team_role(p_team, me), 'member') = 'member' then
    return jsonb_build_object('status', 'missing');
  elsif not access.is_on('team_invitations') then
    return jsonb_build_object('status', 'off');
  elsif team.is_trial then
    return jsonb_build_object('status', 'trial');
  end if;
  insert into access.team_links (subscription_id, code_digest, nonce, email_domain, expires_at, made_by)
  values (p_team, p_digest, p_nonce, nullif(lower(btrim(p_domain)), ''), now() + make_interval(days => p_days), me)
  on conflict (subscription_id) do update set code_digest = excluded.code_digest, nonce = excluded.nonce,
    email_domain = excluded.email_domain, expires_at = excluded.expires_at, made_by = excluded.made_by, made_at = now();
  perform access.record('team.link', p_team::text, jsonb_build_object('domain', nullif(lower(btrim(p_domain)), ''), 'days', p_days));
  return jsonb_build_object('status', 'made');
end $$;

create or replace function public.look_at_invitation(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select m.subscription_id, i.expires_at, m.user_id is not null as is_used, m.email, null::text as email_domain, false as is_link,
      access.name_in_team(i.invited_by) as from_name
    from access.invitations i join public.subscription_team_members m on m.id = i.seat_id
    where i.code_digest = access.digest_of(btrim(p_code))
    union all
    select l.subscription_id, l.expires_at, false, null, l.email_domain, true, access.name_in_team(l.made_by)
    from access.team_links l where l.code_digest = access.digest_of(btrim(p_code))
  )
  select coalesce((
    select jsonb_build_object(
      'status', case
        when f.is_used then 'used'
        when f.expires_at <= now() then 'expired'
        when not access.counts_now(s) then 'ended'
        when f.is_link and s.is_trial then 'named_only'
        else 'open' end,
      'team', access.name_in_team(s.user_id), 'from', f.from_name, 'tier', s.tier, 'email', f.email, 'domain', f.email_domain,
      'expires_at', f.expires_at)
    from found f join public.annual_subscriptions s on s.id = f.subscription_id
  ), jsonb_build_object('status', 'unknown'))
$$;
