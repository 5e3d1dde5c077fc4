-- Who asks, in one answer: a signed-in page needs it on each request.

create function public.find_viewer()
returns table (
  role text, tier text, status text, is_trial boolean, days_remaining int, features jsonb, is_initialised boolean
)
language sql stable security definer set search_path = '' as $$
  select
    case when public.is_admin(me.id) then 'admin' else coalesce(r.role, 'user') end,
    s.tier, s.status, s.is_trial, s.days_remaining, s.features,
    exists (select from public.user_profiles p where p.user_id = me.id)
  from (select access.user_id() as id) me
  left join public.user_roles r on r.provider_user_id = me.id
  left join lateral public.get_user_subscription_annual(me.id) s on true
  where me.id is not null
$$;
comment on function public.find_viewer is
  'Role, effective subscription and whether the caller was initialised; no row for anyone who is not signed in. Subscription columns are null without one.';
revoke execute on function public.find_viewer() from public;
grant execute on function public.find_viewer() to authenticated, service_role;
