-- The market and the industry that a person's analyses open with. Their own brands are those they follow.

create table public.reader_homes (
  user_id text primary key check (user_id <> ''),
  market_slug text check (market_slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  industry_slug text check (industry_slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  chosen_at timestamptz not null default now()
);
comment on table public.reader_homes is
  'Market and industry that a person''s analyses open with; both null for someone who skipped the question. By slug, as publications keep those.';
alter table public.reader_homes enable row level security;
grant select on public.reader_homes to authenticated;
grant select, insert, update, delete on public.reader_homes to service_role;

-- Only the person themselves sees it; admins do not.
create policy own_row on public.reader_homes for select to authenticated using (user_id = (select access.user_id()));

create function public.find_reader_home()
returns table (market text, industry text)
language sql stable security definer set search_path = '' as $$
  select h.market_slug, h.industry_slug from public.reader_homes h where h.user_id = access.require_user()
$$;
comment on function public.find_reader_home is
  'Market and industry that the caller''s analyses open with; no row for someone who was never asked, nulls for someone who skipped.';

create function public.choose_reader_home(p_market text, p_industry text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  if p_market is not null and not exists (select from study.markets m where m.slug = p_market) then
    return false;
  end if;
  if p_industry is not null and not exists (select from study.industries i where i.slug = p_industry) then
    return false;
  end if;
  insert into public.reader_homes (user_id, market_slug, industry_slug) values (me, p_market, p_industry)
  on conflict (user_id) do update
    set market_slug = excluded.market_slug, industry_slug = excluded.industry_slug, chosen_at = now();
  return true;
end $$;
comment on function public.choose_reader_home is
  'Saves what the caller''s analyses open with; nulls for neither. False for a market or an industry that the study does not have.';

create function access.export_reader_home(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('market', h.market_slug, 'industry', h.industry_slug, 'chosenAt', h.chosen_at)), '[]')
  from public.reader_homes h where h.user_id = p_user
$$;
comment on function access.export_reader_home is 'What someone''s analyses open with, for the download of their data.';

create function access.erase_reader_home(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.reader_homes h where h.user_id = p_user
$$;
comment on function access.erase_reader_home is 'Deletes what a person''s analyses open with, when their account is erased.';

insert into access.personal_data (part, export_by, erase_by)
values ('reader_home', 'access.export_reader_home', 'access.erase_reader_home');

grant execute on function public.find_reader_home(), public.choose_reader_home(text, text) to authenticated;
