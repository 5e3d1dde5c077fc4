-- The flags of a plan say which rights it includes. They follow `access.rights`, so that a right is moved by one row.

create function access.follow_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscription_plans p set features = (
    select jsonb_object_agg(r.right_name, p.tier_rank >= needed.tier_rank)
    from access.rights r join public.subscription_plans needed using (tier)
    where p.features ? r.right_name)
  where exists (select from access.rights r where p.features ? r.right_name);
  return null;
end $$;

create trigger plans_follow after update on access.rights
  for each statement execute function access.follow_rights();

comment on column public.subscription_plans.features is 'Feature flags; they follow access.rights.';
