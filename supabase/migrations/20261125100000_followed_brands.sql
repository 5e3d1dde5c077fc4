-- Brands that somebody follows, so that the portal can begin with what changed for those.

create table public.followed_brands (
  user_id text not null check (user_id <> ''),
  brand_slug text not null check (brand_slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  followed_at timestamptz not null default now(),
  primary key (user_id, brand_slug)
);
comment on table public.followed_brands is
  'Who follows which brand. By slug: a brand keeps it from publication to publication, its id need not. At most 100 a person.';
alter table public.followed_brands enable row level security;
-- What somebody follows is nobody else's business, the administrators' included.
create policy own_row on public.followed_brands for select to authenticated using (user_id = (select access.user_id()));
grant select on public.followed_brands to authenticated;
grant select, insert, update, delete on public.followed_brands to service_role;

create function public.list_followed_brands()
returns table (slug text, name text, followed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select f.brand_slug, coalesce(b.name, f.brand_slug), f.followed_at
  from public.followed_brands f left join study.brands b on b.slug = f.brand_slug
  where f.user_id = access.require_user()
  order by coalesce(b.folded, f.brand_slug), f.brand_slug
$$;
comment on function public.list_followed_brands is
  'Brands that the caller follows, alphabetical. One that was published once and is ranked no more stays until it is given up.';

create function public.follow_brand(p_slug text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 100;
  me constant text := access.require_user();
begin
  if not exists (
    select from study.visible_waves w join study.results r on r.wave_id = w.id
    where w.is_latest and r.brand_id = (select b.id from study.brands b where b.slug = p_slug)
  ) then
    return 'unknown';
  end if;
  -- Two windows of one person count one after the other.
  perform pg_advisory_xact_lock(hashtext('follow ' || me));
  if exists (select from public.followed_brands f where f.user_id = me and f.brand_slug = p_slug) then
    return 'followed';
  end if;
  if (select count(*) from public.followed_brands f where f.user_id = me) >= most then
    return 'full';
  end if;
  insert into public.followed_brands (user_id, brand_slug) values (me, p_slug);
  return 'followed';
end $$;
comment on function public.follow_brand is
  'Notes that the caller follows a brand: followed (again or anew), full where they follow 100 already, unknown for what no latest wave ranks.';

create function public.unfollow_brand(p_slug text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.followed_brands f where f.user_id = access.require_user() and f.brand_slug = p_slug;
  return found;
end $$;
comment on function public.unfollow_brand is 'The caller follows a brand no more. True when they did.';

create function access.export_followed_brands(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('brand', f.brand_slug, 'followedAt', f.followed_at) order by f.followed_at, f.brand_slug), '[]')
  from public.followed_brands f where f.user_id = p_user
$$;
comment on function access.export_followed_brands is 'Brands somebody follows, for the download of their data.';

create function access.erase_followed_brands(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.followed_brands f where f.user_id = p_user
$$;
comment on function access.erase_followed_brands is 'Forgets what somebody follows, when their account is erased.';

insert into access.personal_data (part, export_by, erase_by)
values ('followed_brands', 'access.export_followed_brands', 'access.erase_followed_brands');

revoke execute on function public.list_followed_brands(), public.follow_brand(text), public.unfollow_brand(text),
  access.export_followed_brands(text), access.erase_followed_brands(text) from public;
grant execute on function public.list_followed_brands(), public.follow_brand(text), public.unfollow_brand(text) to authenticated;
