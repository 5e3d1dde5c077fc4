-- A team's own look in reports and slides: a logo and two colours. Earlier looks are kept, so that one can be taken up again.

create table access.team_looks (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  logo bytea check (octet_length(logo) between 60 and 300000 and substr(logo, 1, 8) = decode('89504e470d0a1a0a', 'hex')),
  logo_width int check (logo_width between 1 and 1200),
  logo_height int check (logo_height between 1 and 400),
  main_colour text check (main_colour ~ '^#[0-9a-f]{6}$'),
  second_colour text check (second_colour ~ '^#[0-9a-f]{6}$'),
  made_at timestamptz not null default clock_timestamp(),
  check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null))
);
comment on table access.team_looks is 'Logo and colours of a team in reports and slides. The newest one counts; a few earlier ones are kept.';
comment on column access.team_looks.logo is 'A PNG that the site has drawn itself from the file that was sent; null for none.';
comment on column access.team_looks.main_colour is 'Of covers and headings; null for the site''s own.';
comment on column access.team_looks.second_colour is 'Of rules and links; null for the site''s own.';
create index team_looks_of_team on access.team_looks (subscription_id, made_at desc);
alter table access.team_looks enable row level security;

create function access.add_look(p_team uuid, p_logo bytea, p_width int, p_height int, p_main text, p_second text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept constant int := 6;
begin
  insert into access.team_looks (subscription_id, logo, logo_width, logo_height, main_colour, second_colour)
  values (p_team, p_logo, p_width, p_height, p_main, p_second);
  delete from access.team_looks l where l.id in (
    select o.id from access.team_looks o where o.subscription_id = p_team order by o.made_at desc, o.id offset kept);
  perform access.record('team.look', p_team::text, jsonb_build_object(
    'logo', case when p_logo is not null then p_width || ' × ' || p_height end, 'main', p_main, 'second', p_second));
end $$;
comment on function access.add_look is 'Makes a look the team''s, forgets the oldest and records it in the log.';

create function access.may_set_look(p_team uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(access.team_role(p_team, access.user_id()) in ('owner', 'manager'), false) and exists (
    select from public.annual_subscriptions s
    where s.id = p_team and access.counts_now(s) and access.plan_opens(s.tier, 'pdfExport'))
$$;
comment on function access.may_set_look is 'Does the caller run this team, and has its active plan reports or slides?';

create function public.list_looks(p_team uuid) returns table (
  look uuid, logo text, logo_width int, logo_height int, main_colour text, second_colour text, made_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select l.id, replace(encode(l.logo, 'base64'), E'\n', ''), l.logo_width, l.logo_height, l.main_colour, l.second_colour, l.made_at
  from access.team_looks l
  where l.subscription_id = p_team and access.may_set_look(p_team)
  order by l.made_at desc, l.id
$$;
comment on function public.list_looks is 'Looks of a team for its owner and managers, the newest first: that one counts. Empty for others.';

create function public.keep_look(
  p_team uuid, p_logo text, p_width int, p_height int, p_keeps_logo boolean, p_main text, p_second text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_was access.team_looks;
begin
  perform access.lock_team(p_team);
  if not access.may_set_look(p_team) then
    return jsonb_build_object('status', 'missing');
  end if;
  select * into v_was from access.team_looks l where l.subscription_id = p_team order by l.made_at desc, l.id limit 1;
  if p_keeps_logo then
    perform access.add_look(p_team, v_was.logo, v_was.logo_width, v_was.logo_height, p_main, p_second);
  else
    perform access.add_look(p_team, decode(p_logo, 'base64'), p_width, p_height, p_main, p_second);
  end if;
  return jsonb_build_object('status', 'kept', 'was', v_was.id);
end $$;
comment on function public.keep_look is 'Gives a team a look, with its present logo or another; answers which one it had. For its owner and managers.';

create function public.restore_look(p_team uuid, p_look uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now uuid;
  v_look access.team_looks;
begin
  perform access.lock_team(p_team);
  if not access.may_set_look(p_team) then
    return jsonb_build_object('status', 'missing');
  end if;
  select l.id into v_now from access.team_looks l where l.subscription_id = p_team order by l.made_at desc, l.id limit 1;
  select * into v_look from access.team_looks l where l.subscription_id = p_team and l.id = p_look;
  if v_look.id is null then
    return jsonb_build_object('status', 'missing');
  end if;
  perform access.add_look(p_team, v_look.logo, v_look.logo_width, v_look.logo_height, v_look.main_colour, v_look.second_colour);
  return jsonb_build_object('status', 'kept', 'was', v_now);
end $$;
comment on function public.restore_look is 'Gives a team one of its earlier looks again; answers which one it had. For its owner and managers.';

create function public.find_look() returns table (logo text, logo_width int, logo_height int, main_colour text, second_colour text)
language sql stable security definer set search_path = '' as $$
  select replace(encode(l.logo, 'base64'), E'\n', ''), l.logo_width, l.logo_height, l.main_colour, l.second_colour
  from access.team_looks l
  where l.subscription_id = (
    select s.id
    from (
      select a.id, true as is_own from public.annual_subscriptions a where a.user_id = access.user_id()
      union all
      select m.subscription_id, false from public.subscription_team_members m where m.user_id = access.user_id()
    ) c
    join public.annual_subscriptions s on s.id = c.id
    where access.plan_opens(s.tier, 'pdfExport') and access.has_seat_in_team(s.id, access.user_id())
    order by c.is_own desc, s.created_at, s.id
    limit 1
  )
  order by l.made_at desc, l.id
  limit 1
$$;
comment on function public.find_look is 'The look of the team whose plan the caller has, for their reports and slides; no row where it has none.';

grant execute on function public.list_looks(uuid), public.keep_look(uuid, text, int, int, boolean, text, text),
  public.restore_look(uuid, uuid), public.find_look() to authenticated;
