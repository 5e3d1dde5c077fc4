-- What admins switch on and off without a new version of the site.

create table access.flags (
  name text primary key check (name in ('trials', 'self_service_checkout', 'team_invitations', 'sign_up', 'announcement')),
  is_on boolean not null,
  text text not null default '' check (char_length(text) <= 300),
  changed_at timestamptz not null default now(),
  changed_by text
);
comment on table access.flags is 'Switches of the site. Each has a row from the beginning; the names are those that the program knows.';
comment on column access.flags.text is 'What an announcement says; empty for the others.';
comment on column access.flags.changed_by is 'Who changed it last; null where nobody has.';
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

create function public.set_flag(p_name text, p_was_on boolean, p_was_text text, p_on boolean, p_text text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_text constant text := btrim(p_text, E' \t\r\n');
begin
  if v_text <> '' and p_name <> 'announcement' then
    raise exception 'Only an announcement has words.' using errcode = 'check_violation';
  end if;
  update access.flags f set is_on = p_on, text = v_text, changed_at = now(), changed_by = me
  where f.name = p_name and f.is_on = p_was_on and f.text = p_was_text and (f.is_on, f.text) <> (p_on, v_text);
  if not found then
    return false;
  end if;
  perform access.record('flag.set', p_name, jsonb_build_object(
    'was', jsonb_build_object('is_on', p_was_on, 'text', p_was_text), 'became', jsonb_build_object('is_on', p_on, 'text', v_text)));
  return true;
end $$;
comment on function public.set_flag is
  'Switches, where the switch still stands as it was seen; false where it does not or nothing would change. For admins only.';

revoke execute on function access.is_on(text), public.list_flags(), public.set_flag(text, boolean, text, boolean, text) from public;
grant execute on function public.list_flags() to anon, authenticated, service_role;
grant execute on function public.set_flag(text, boolean, text, boolean, text) to authenticated;
