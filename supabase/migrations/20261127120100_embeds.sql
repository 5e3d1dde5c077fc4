-- Embeds: a chart inside a page of somebody else's site, read anew at each view as far as its owner may see it then.

create function access.are_embed_sites(p_sites text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_sites) <= 10
    and coalesce(bool_and(char_length(e) <= 253 and e ~ '^https://(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](:[1-9][0-9]{0,4})?$'), cardinality(p_sites) = 0)
    and count(distinct e) = count(*)
  from unnest(p_sites) e
$$;
comment on function access.are_embed_sites is
  'Are these at most ten different sites, as https://example.org or https://*.example.org? They become part of a header, so that nothing else passes.';

create table access.embeds (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text not null check (user_id <> ''),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 40000),
  sites text[] not null check (access.are_embed_sites(sites)),
  created_at timestamptz not null default now()
);
comment on table access.embeds is 'Charts that pages elsewhere may show. Each is changed and removed by its owner alone, through the calls below.';
comment on column access.embeds.id is 'Chosen by the site at random (128 bits), so that none can be found by trying, and one that was removed by mistake comes back under its own.';
comment on column access.embeds.sites is 'Sites whose pages may show it; none: any.';
create index embeds_by_user on access.embeds (user_id, created_at desc);
alter table access.embeds enable row level security;

create function public.save_embed(p_id text, p_title text, p_configuration jsonb, p_sites text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  me constant text := access.require_user();
  v_owner constant text := (select e.user_id from access.embeds e where e.id = p_id);
begin
  if not access.has_tier('essential') then
    return 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtext('embeds ' || me));
  if v_owner is null and (select count(*) from access.embeds e where e.user_id = me) >= most then
    return 'full';
  end if;
  insert into access.embeds as e (id, user_id, title, configuration, sites) values (p_id, me, btrim(p_title), p_configuration, p_sites)
  on conflict (id) do update set title = excluded.title, configuration = excluded.configuration, sites = excluded.sites where e.user_id = me;
  -- Somebody else's is as if it were not there.
  if not found then
    return 'missing';
  end if;
  perform access.record('embed.save', me, jsonb_build_object('embed', p_id, 'figure', p_configuration ->> 'figure', 'sites', to_jsonb(p_sites)));
  return 'saved';
end $$;
comment on function public.save_embed is
  'Keeps an embed of the caller, new or changed: saved; full, where they have 200; missing, where it is not theirs; forbidden without a plan.';

create function public.list_embeds()
returns table (id text, title text, configuration jsonb, sites text[], created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select e.id, e.title, e.configuration, e.sites, e.created_at from access.embeds e where e.user_id = me order by e.created_at desc, e.id;
end $$;
comment on function public.list_embeds is 'The caller''s own embeds, the latest first.';

create function public.remove_embed(p_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  delete from access.embeds e where e.id = p_id and e.user_id = me;
  if not found then
    return false;
  end if;
  perform access.record('embed.remove', me, jsonb_build_object('embed', p_id));
  return true;
end $$;
comment on function public.remove_embed is 'Ends an embed of the caller at once, whatever their plan is now; false where they have none of that id.';

create function public.find_embed(p_id text) returns table (user_id text, configuration jsonb, sites text[])
language sql stable security definer set search_path = '' as $$ select e.user_id, e.configuration, e.sites from access.embeds e where e.id = p_id $$;
comment on function public.find_embed is 'An embed and whose it is, for the site itself, which shows of it what that person may see.';

create function access.export_embeds(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.created_at), '[]') from access.embeds e where e.user_id = p_user
$$;
comment on function access.export_embeds is 'Somebody''s embeds, for the download of their data.';

create function access.erase_embeds(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ delete from access.embeds e where e.user_id = p_user $$;
comment on function access.erase_embeds is 'Embeds end with the account they were made in.';

insert into access.personal_data (part, export_by, erase_by) values ('embeds', 'access.export_embeds', 'access.erase_embeds');

revoke execute on function access.are_embed_sites(text[]), access.export_embeds(text), access.erase_embeds(text),
  public.save_embed(text, text, jsonb, text[]), public.list_embeds(), public.remove_embed(text), public.find_embed(text) from public;
grant execute on function public.save_embed(text, text, jsonb, text[]), public.list_embeds(), public.remove_embed(text) to authenticated;
grant execute on function public.find_embed(text) to service_role;
