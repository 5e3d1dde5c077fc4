-- Portfolios: sets of brands, each in a market, that somebody has given a name to and looks at as one.

create function access.are_portfolio_entries(p_entries text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_entries) between 1 and 200
    and coalesce(bool_and(e ~ '^[a-z0-9][a-z0-9-]{0,119}\.[a-z]{2,20}$'), false)
    and count(distinct e) = count(*)
  from unnest(p_entries) e
$$;
comment on function access.are_portfolio_entries is 'Are these 1 to 200 different brands, each with its market, as slug.market?';

create table access.portfolios (
  id uuid primary key,
  user_id text not null check (user_id <> ''),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  entries text[] not null check (access.are_portfolio_entries(entries)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table access.portfolios is 'Saved sets of brands. Each is read, changed and removed by its owner alone, through the calls below.';
comment on column access.portfolios.id is 'Chosen by the site at random, so that the address of a portfolio cannot be guessed, and one that was removed by mistake comes back under its own.';
comment on column access.portfolios.entries is 'Brands as slug.market. Slugs outlive publications; a brand that is no longer ranked stays in the set, and the page says so.';
create index portfolios_by_user on access.portfolios (user_id, updated_at desc);
alter table access.portfolios enable row level security;

create function public.list_portfolios()
returns table (id uuid, name text, entries text[], updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select p.id, p.name, p.entries, p.updated_at from access.portfolios p where p.user_id = me order by p.updated_at desc, p.id;
end $$;
comment on function public.list_portfolios is 'The caller''s own portfolios, the one changed last first.';

create function public.save_portfolio(p_id uuid, p_name text, p_entries text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 50;
  me constant text := access.require_user();
  v_owner constant text := (select p.user_id from access.portfolios p where p.id = p_id);
begin
  if not access.has_tier('professional') then
    return 'forbidden';
  end if;
  -- Two at once must not both be the fiftieth.
  perform pg_advisory_xact_lock(hashtext('portfolios ' || me));
  if v_owner is null and (select count(*) from access.portfolios p where p.user_id = me) >= most then
    return 'full';
  end if;
  insert into access.portfolios as p (id, user_id, name, entries) values (p_id, me, btrim(p_name), p_entries)
  on conflict (id) do update set name = excluded.name, entries = excluded.entries, updated_at = now() where p.user_id = me;
  -- Somebody else's is as if it were not there.
  return case when found then 'saved' else 'missing' end;
end $$;
comment on function public.save_portfolio is
  'Keeps a portfolio of the caller, new or changed: saved; full, where they have 50; missing, where it is not theirs; forbidden below professional.';

create function public.remove_portfolio(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from access.portfolios p where p.id = p_id and p.user_id = access.require_user();
  return found;
end $$;
comment on function public.remove_portfolio is 'Removes a portfolio of the caller for good, whatever their plan is now; false where they have none of that id.';

create function access.export_portfolios(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.created_at), '[]') from access.portfolios p where p.user_id = p_user
$$;
comment on function access.export_portfolios is 'Somebody''s portfolios, for the download of their data.';

create function access.erase_portfolios(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.portfolios p where p.user_id = p_user $$;
comment on function access.erase_portfolios is 'Portfolios go with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('portfolios', 'access.export_portfolios', 'access.erase_portfolios');

revoke execute on function access.are_portfolio_entries(text[]), access.export_portfolios(text), access.erase_portfolios(text),
  public.list_portfolios(), public.save_portfolio(uuid, text, text[]), public.remove_portfolio(uuid) from public;
grant execute on function public.list_portfolios(), public.save_portfolio(uuid, text, text[]), public.remove_portfolio(uuid) to authenticated;
