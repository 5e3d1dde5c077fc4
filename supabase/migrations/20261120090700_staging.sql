-- Staging: results arrive in chunks and stay invisible until published. One publication is in the making at a time:
-- staging anew discards what an interrupted import left behind. For the server's own key only.

create function study.lock_publishing() returns void
language sql volatile security definer set search_path = '' as
$$ select pg_advisory_xact_lock(20261120) $$;
comment on function study.lock_publishing is 'Makes the publishing calls wait for one another until the transaction ends.';

create function study.log(p_publication bigint, p_kind text, p_detail jsonb default '{}') returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into study.publication_events (publication_id, kind, actor, detail)
  select id, p_kind, actor, p_detail from study.publications where id = p_publication
  returning id
$$;

create function study.describe(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'publication', p.id,
    'status', p.status,
    'stamp', (select c.stamp from public.current_publication() c),
    'waves', (select count(*) from study.waves w where w.publication_id = p.id),
    'rows', p.row_count)
  from study.publications p where p.id = p_publication
$$;
comment on function study.describe is 'The answer of every publishing call: {publication, status, stamp, waves, rows}.';

create function public.discard_publication(p_publication bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform study.lock_publishing();
  update study.publications set status = 'discarded', row_count = 0 where id = p_publication and status = 'staged';
  if found then
    delete from study.results r using study.waves w where w.id = r.wave_id and w.publication_id = p_publication;
    delete from study.waves where publication_id = p_publication;
    delete from study.staged_names where publication_id = p_publication;
    delete from study.brands b where not exists (select from study.results r where r.brand_id = b.id);
    delete from study.industries i where not exists (select from study.results r where r.industry_id = i.id);
    perform study.log(p_publication, 'discarded');
  elsif not exists (select from study.publications where id = p_publication and status = 'discarded') then
    raise exception 'publication % is not staged, so it cannot be discarded', p_publication using errcode = '55000';
  end if;
  return study.describe(p_publication);
end $$;
comment on function public.discard_publication is 'Drops a staged publication and its rows; again changes nothing.';

create table study.staged_names (
  publication_id bigint not null references study.publications (id),
  kind text not null check (kind in ('brand', 'industry')),
  slug text not null,
  name text not null,
  primary key (publication_id, kind, slug)
);
comment on table study.staged_names is 'Names as a staged publication spells them; they replace the current ones on publishing.';
alter table study.staged_names enable row level security;
grant select on study.staged_names to service_role;

create function public.stage_publication(p_meta jsonb) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id bigint;
  v_unknown text;
begin
  perform study.lock_publishing();
  if coalesce(jsonb_array_length(p_meta -> 'waves'), 0) = 0 then
    raise exception 'a publication needs at least one wave' using errcode = '22023';
  end if;
  select string_agg(distinct w ->> 'market', ', ') into v_unknown
  from jsonb_array_elements(p_meta -> 'waves') w where study.market_code_of(w ->> 'market') is null;
  if v_unknown is not null then
    raise exception 'unknown market: %', v_unknown using errcode = '22023';
  end if;

  select p.id into v_id from study.publications p
  where p.status = 'published' and p.input_sha256 = p_meta ->> 'input_sha256' and p.meta -> 'waves' = p_meta -> 'waves'
    and not exists (
      select from study.waves w
      where w.publication_id = p.id and not exists (select from study.published_waves pw where pw.wave_id = w.id))
  order by p.id desc limit 1;
  if v_id is not null then
    return v_id;
  end if;

  perform public.discard_publication(id) from study.publications where status = 'staged';
  insert into study.publications (actor, source, input_sha256, is_sample, meta)
  values (coalesce(p_meta ->> 'actor', 'unknown'), p_meta ->> 'source', p_meta ->> 'input_sha256',
    (p_meta ->> 'is_sample')::boolean, p_meta)
  returning id into v_id;
  insert into study.waves
    (publication_id, market_code, year, interviews, fieldwork_from, fieldwork_to, is_sample, rule_version)
  select v_id, study.market_code_of(w.market), w.year, w.interviews, w.fieldwork_from, w.fieldwork_to,
    (p_meta ->> 'is_sample')::boolean, w.rule_version
  from jsonb_to_recordset(p_meta -> 'waves') as w (
    market text, year int, interviews int, fieldwork_from date, fieldwork_to date, rule_version text);
  perform study.log(v_id, 'staged', jsonb_build_object('source', p_meta -> 'source'));
  return v_id;
end $$;
comment on function public.stage_publication is
  'Begins a publication and returns its id; input that is already published as it stands returns that publication''s id.';

create function public.find_publication(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as
$$ select study.describe(p_publication) $$;
comment on function public.find_publication is '{publication, status, stamp, waves, rows}, or null when there is none.';

create function study.stage_names(p_publication bigint, p_kind text, p_slugs text[], p_names text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_clash record;
begin
  insert into study.staged_names (publication_id, kind, slug, name)
  select p_publication, p_kind, n.slug, n.name from unnest(p_slugs, p_names) as n (slug, name)
  on conflict do nothing;
  select n.slug, s.name as one, n.name as other into v_clash
  from unnest(p_slugs, p_names) as n (slug, name)
  join study.staged_names s on s.publication_id = p_publication and s.kind = p_kind and s.slug = n.slug
  where s.name <> n.name limit 1;
  if found then
    raise exception '% "%" is spelled both "%" and "%"', p_kind, v_clash.slug, v_clash.one, v_clash.other
      using errcode = '22023';
  end if;
  if p_kind = 'brand' then
    insert into study.brands (slug, name, folded)
    select distinct n.slug, n.name, study.fold(n.name) from unnest(p_slugs, p_names) as n (slug, name)
    where not exists (select from study.brands b where b.slug = n.slug);
  else
    insert into study.industries (slug, name)
    select distinct n.slug, n.name from unnest(p_slugs, p_names) as n (slug, name)
    where not exists (select from study.industries i where i.slug = n.slug);
  end if;
end $$;
comment on function study.stage_names is 'Notes how a publication spells its brands or industries, and adds the new ones.';

create function public.stage_results(p_publication bigint, p_rows jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
  v_status text;
begin
  perform study.lock_publishing();
  select status into v_status from study.publications where id = p_publication;
  if v_status is distinct from 'staged' then
    raise exception 'publication % is %, not staged', p_publication, coalesce(v_status, 'unknown') using errcode = '55000';
  end if;
  perform study.stage_names(p_publication, 'brand', array_agg(r ->> 'brand_slug'), array_agg(r ->> 'brand')),
    study.stage_names(p_publication, 'industry', array_agg(r ->> 'industry_slug'), array_agg(r ->> 'industry'))
  from jsonb_array_elements(p_rows) r;

  insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, score,
    standard_error, n, n_eff, rank_low, rank_high, public_rank_low, public_rank_high)
  select w.id, b.id, i.id, r.overall_position, r.industry_position, r.score,
    r.standard_error, r.n, r.n_eff, r.rank_low, r.rank_high, r.public_rank_low, r.public_rank_high
  from jsonb_to_recordset(p_rows) as r (
    market text, year int, brand_slug text, industry_slug text, overall_position int, industry_position int,
    score numeric, standard_error numeric, n int, n_eff numeric, rank_low int, rank_high int,
    public_rank_low int, public_rank_high int)
  join study.waves w
    on w.publication_id = p_publication and w.market_code = study.market_code_of(r.market) and w.year = r.year
  join study.brands b on b.slug = r.brand_slug
  join study.industries i on i.slug = r.industry_slug
  on conflict (wave_id, brand_id) do update set
    industry_id = excluded.industry_id, overall_position = excluded.overall_position,
    industry_position = excluded.industry_position, score = excluded.score, standard_error = excluded.standard_error,
    n = excluded.n, n_eff = excluded.n_eff, rank_low = excluded.rank_low, rank_high = excluded.rank_high,
    public_rank_low = excluded.public_rank_low, public_rank_high = excluded.public_rank_high;
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_rows) then
    raise exception '% of % rows belong to no wave of publication %',
      jsonb_array_length(p_rows) - v_count, jsonb_array_length(p_rows), p_publication using errcode = '22023';
  end if;
  return v_count;
end $$;
comment on function public.stage_results is 'Adds rows to a staged publication; the same rows again change nothing. Returns how many it was given.';

revoke execute on all functions in schema study from public;
revoke execute on function public.stage_publication(jsonb), public.find_publication(bigint),
  public.stage_results(bigint, jsonb), public.discard_publication(bigint) from public;
grant execute on function public.stage_publication(jsonb), public.find_publication(bigint),
  public.stage_results(bigint, jsonb), public.discard_publication(bigint) to service_role;
