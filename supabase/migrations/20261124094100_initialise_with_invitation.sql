-- Setting an account up takes the seat its invitation is for, in the same transaction. What the caller came with is
-- kept as a digest: a team's link is good for others as well.

update public.user_profiles p set invitation_code = 'sha256:' || left(access.digest_of(p.invitation_code), 32)
where p.invitation_code is not null and p.invitation_code not like 'sha256:%';
comment on column public.user_profiles.invitation_code is 'Digest of the invitation the user came with.';

drop function public.initialize_user(text, text);
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
  'Adds the caller''s row (an existing one is left as it is) and takes the seat their invitation is for. Answers whether the row is new, and what became of the invitation: null without one.';
revoke execute on function public.initialize_user(text, text) from public;
grant execute on function public.initialize_user(text, text) to authenticated;

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
comment on function public.accept_invitation is 'Takes the seat a code is for, for somebody who has an account; answers what became of it.';

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
comment on function public.look_at_invitation is 'What an invitation is for, told to whoever has its code. It changes nothing.';

revoke execute on function public.accept_invitation(text), public.look_at_invitation(text) from public;
grant execute on function public.accept_invitation(text) to authenticated;
grant execute on function public.look_at_invitation(text) to anon, authenticated;
