-- A publication names the definition of its study: what was asked, of whom, on which scale. Definitions are kept as they were
-- published, and names and order of the markets follow the one that is shown.

create table study.definitions (
  id bigint generated always as identity primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  version text not null check (length(version) between 1 and 40),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 6000000),
  actor text not null,
  at timestamptz not null default now()
);
comment on table study.definitions is 'Append-only: every definition that a publication was made by. A change is a new version with a hash of its own.';
comment on column study.definitions.sha256 is 'Hash of the canonical form of the body.';
comment on column study.definitions.version is 'The publisher''s own version, such as 2025.1.';
comment on column study.definitions.body is 'The definition (study.json), with its defaults filled in.';
comment on column study.definitions.actor is 'Who published by it first, as the importer names them.';
alter table study.definitions enable row level security;
grant select on study.definitions to service_role;
create policy admins on study.definitions for select to anon, authenticated using ((select access.sees_everything()));

create function study.refuse_definition_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'definitions are append-only' using errcode = '42501';
end $$;

create trigger append_only before update or delete or truncate on study.definitions
  for each statement execute function study.refuse_definition_change();

alter table study.publications add column definition_id bigint references study.definitions (id);
create index publications_by_definition on study.publications (definition_id);
comment on column study.publications.definition_id is 'The definition its results were computed by; null before there were definitions.';

create function study.markets_of(p_body jsonb) returns table (code text, slug text, name text, place int)
language sql immutable security definer set search_path = '' as $$
  select m.value ->> 'code', m.value ->> 'slug',
    case jsonb_typeof(m.value -> 'name') when 'string' then m.value ->> 'name'
      else m.value -> 'name' ->> (p_body -> 'languages' ->> 0) end,
    m.ordinality::int
  from jsonb_array_elements(p_body -> 'markets') with ordinality m
$$;
comment on function study.markets_of is 'The markets of a definition in their order, named in its first language.';

create function public.keep_definition(p_sha256 text, p_version text, p_body jsonb, p_actor text) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id bigint;
  v_clash record;
begin
  perform study.lock_publishing();
  select m.slug, m.code, w.slug as new_slug, w.code as new_code into v_clash
  from study.markets_of(p_body) w join study.markets m on m.slug = w.slug or lower(m.code) = lower(w.code)
  where m.slug <> w.slug or m.code <> w.code limit 1;
  if found then
    raise exception 'the market "%" (%) is known as "%" (%)', v_clash.new_slug, v_clash.new_code, v_clash.slug, v_clash.code
      using errcode = '22023';
  end if;
  insert into study.definitions (sha256, version, body, actor) values (p_sha256, p_version, p_body, p_actor)
  on conflict (sha256) do nothing;
  select id into v_id from study.definitions where sha256 = p_sha256;
  insert into study.markets (code, slug, name, ordinal)
  select w.code, w.slug, w.name, (select coalesce(max(m.ordinal), 0) from study.markets m) + w.place
  from study.markets_of(p_body) w where not exists (select from study.markets m where m.slug = w.slug);
  return v_id;
-- What the table refuses is the caller's error.
exception when integrity_constraint_violation then
  raise exception 'the definition cannot be kept: %', sqlerrm using errcode = '22023';
end $$;
comment on function public.keep_definition is
  'Keeps a definition, whose results can then be staged, and adds its markets; the same one again changes nothing. Returns its id.';

create function study.name_definition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.id into new.definition_id from study.definitions d where d.sha256 = new.meta ->> 'definition';
  if not found and new.meta ->> 'definition' is not null then
    raise exception 'the definition of these results has not been kept' using errcode = '22023';
  end if;
  return new;
end $$;

create trigger names_definition before insert on study.publications
  for each row execute function study.name_definition();

create function study.refuse_foreign_markets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_market text;
begin
  select m.name into v_market
  from study.published_waves pw
  join study.waves w on w.id = pw.wave_id
  join study.markets m on m.code = w.market_code
  cross join (select d.body from study.definitions d where d.id = new.definition_id) own
  where m.slug not in (select o.slug from study.markets_of(own.body) o)
    -- Publishing a real study withdraws all sample waves.
    and (new.is_sample or not w.is_sample)
  limit 1;
  if found then
    raise exception 'results of % are published, which this study does not have', v_market using errcode = '55000';
  end if;
  return new;
end $$;
comment on function study.refuse_foreign_markets is 'Two studies are never shown side by side.';

create trigger one_study before update of status on study.publications
  for each row when (new.status = 'published' and old.status = 'staged')
  execute function study.refuse_foreign_markets();

create function study.follow_definition() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_body jsonb;
begin
  select d.body into v_body
  from (select p.definition_id from study.publications p where p.status = 'published' order by p.id desc limit 1) shown
  join study.definitions d on d.id = shown.definition_id;
  if not found then
    return null;
  end if;
  update study.markets m set name = w.name from study.markets_of(v_body) w where w.slug = m.slug and w.name <> m.name;
  -- Below zero first, so that no two markets have the same place in between.
  update study.markets m set ordinal = -placed.place
  from (
    select k.code, row_number() over (order by w.place nulls last, k.ordinal)::int as place
    from study.markets k left join study.markets_of(v_body) w on w.slug = k.slug
  ) placed
  where placed.code = m.code;
  update study.markets set ordinal = -ordinal where ordinal < 0;
  return null;
end $$;
comment on function study.follow_definition is 'Names and orders the markets as the definition that is shown does, after publishing and after a rollback.';

create trigger markets_follow after update of status on study.publications
  for each row when (new.status in ('published', 'rolled_back') and old.status is distinct from new.status)
  execute function study.follow_definition();

create function public.published_definition() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sha256', d.sha256, 'body', d.body - 'mappings')
  from (select p.definition_id from study.publications p where p.status = 'published' order by p.id desc limit 1) shown
  join study.definitions d on d.id = shown.definition_id
$$;
comment on function public.published_definition is
  'The definition of what is shown, without how its files are read: {sha256, body}; null where nothing is shown or none was named.';

grant execute on function public.keep_definition(text, text, jsonb, text) to service_role;
grant execute on function public.published_definition() to anon, authenticated, service_role;
