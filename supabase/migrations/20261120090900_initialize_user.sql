-- What the edge function `initialize-user` calls with the user's own token. It grants no role and no tier: those come
-- from purchases and from accepted invitations.

create function public.initialize_user(p_user_type text, p_invitation_code text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if access.user_id() is null then
    raise exception 'only a signed-in user can be initialised' using errcode = '42501';
  end if;
  insert into public.user_profiles (user_id, user_type, invitation_code)
  values (access.user_id(), p_user_type, p_invitation_code)
  on conflict (user_id) do nothing;
  return found;
end $$;
comment on function public.initialize_user is
  'Adds the caller''s row; true when it was not there before. An existing row is left as it is.';
revoke execute on function public.initialize_user(text, text) from public;
grant execute on function public.initialize_user(text, text) to authenticated;
