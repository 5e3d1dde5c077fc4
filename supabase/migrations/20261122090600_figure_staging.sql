-- Staging of computed figures, in chunks of rows that all begin with market, year and slugs. Every call may be repeated.

create or replace function public.discard_publication(p_publication bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_waves bigint[];
begin
  perform study.lock_publishing();
  update study.publications set status = 'discarded', row_count = 0 where id = p_publication and status = 'staged';
  if found then
    select coalesce(array_agg(id), '{}') into v_waves from study.waves where publication_id = p_publication;
    delete from study.results where wave_id = any (v_waves);
    delete from study.age_group_results where wave_id = any (v_waves);
    delete from study.consumer_figures where wave_id = any (v_waves);
    delete from study.forecasts where wave_id = any (v_waves);
    delete from study.forecast_records where wave_id = any (v_waves);
    delete from study.risk_alerts where wave_id = any (v_waves);
    delete from study.waves where publication_id = p_publication;
    delete from study.staged_names where publication_id = p_publication;
    delete from study.brands where added_by = p_publication;
    delete from study.industries where added_by = p_publication;
    perform study.log(p_publication, 'discarded');
  elsif not exists (select from study.publications where id = p_publication and status = 'discarded') then
    raise exception 'publication % is not staged, so it cannot be discarded', p_publication using errcode = '55000';
  end if;
  return study.describe(p_publication);
end $$;

create function study.refuse_broken_inputs(p_inputs jsonb) returns void
language plpgsql immutable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_inputs) <> 'array' or exists (
    select from jsonb_array_elements(p_inputs) i
    where coalesce(i ->> 'name', '') = '' or (i ->> 'sha256') !~ '^[0-9a-f]{64}$' or i ->> 'sha256' is null
      or (i ->> 'rows') !~ '^\d+$' or i ->> 'rows' is null
  ) then
    raise exception 'inputs are a list of {name, sha256, rows}' using errcode = '22023';
  end if;
end $$;

create or replace function public.stage_publication(p_meta jsonb) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- How long a silent import keeps its place; a living one sends something every few seconds.
  patience constant interval := '60 seconds';
  v_id bigint;
  v_unknown text;
  v_other study.publications;
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
  perform study.refuse_broken_inputs(coalesce(p_meta -> 'inputs', '[]'));

  select p.id into v_id from study.publications p
  where p.status = 'published' and p.input_sha256 = p_meta ->> 'input_sha256' and p.meta -> 'waves' = p_meta -> 'waves'
    and p.meta ->> 'engine' is not distinct from p_meta ->> 'engine'
    and not exists (
      select from study.waves w
      where w.publication_id = p.id and not exists (select from study.published_waves pw where pw.wave_id = w.id))
  order by p.id desc limit 1;
  if v_id is not null then
    return v_id;
  end if;

  select * into v_other from study.publications where status = 'staged';
  if v_other.touched_at > clock_timestamp() - patience then
    if v_other.meta - 'actor' = p_meta - 'actor' then
      update study.publications set touched_at = clock_timestamp() where id = v_other.id;
      return v_other.id;
    end if;
    raise exception 'another import is under way: % has been staging "%" since % UTC (publication %), and was last heard of % s ago; wait until it has ended, or until % UTC if it was killed, or discard publication %',
      v_other.actor, v_other.source, to_char(v_other.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), v_other.id,
      floor(extract(epoch from clock_timestamp() - v_other.touched_at)),
      to_char((v_other.touched_at + patience) at time zone 'UTC', 'HH24:MI:SS'), v_other.id
      using errcode = '55006';
  end if;
  perform public.discard_publication(v_other.id) where v_other.id is not null;

  insert into study.publications (actor, source, input_sha256, is_sample, meta, touched_at)
  values (coalesce(p_meta ->> 'actor', 'unknown'), p_meta ->> 'source', p_meta ->> 'input_sha256',
    (p_meta ->> 'is_sample')::boolean, p_meta, clock_timestamp())
  returning id into v_id;
  insert into study.waves (publication_id, market_code, year, interviews, fieldwork_from, fieldwork_to, is_sample, rule_version,
    assessments, market_mean, market_deviation, weighting)
  select v_id, study.market_code_of(w.market), w.year, w.interviews, w.fieldwork_from, w.fieldwork_to,
    (p_meta ->> 'is_sample')::boolean, w.rule_version, w.assessments, w.market_mean, w.market_deviation, w.weighting
  from jsonb_to_recordset(p_meta -> 'waves') as w (
    market text, year int, interviews int, fieldwork_from date, fieldwork_to date, rule_version text, assessments bigint,
    market_mean double precision, market_deviation double precision, weighting jsonb);
  perform study.log(v_id, 'staged', jsonb_build_object(
    'source', p_meta -> 'source', 'inputs', coalesce(p_meta -> 'inputs', '[]'), 'engine', p_meta -> 'engine'));
  return v_id;
end $$;
comment on function public.stage_publication is
  'Begins a publication and returns its id; input that is already published as it stands returns that publication''s id, input that is being staged that one''s. Any other import under way is refused; one that fell silent is discarded.';

create or replace function study.stage_names(p_publication bigint, p_kind text, p_slugs text[], p_names text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_clash record;
begin
  insert into study.staged_names (publication_id, kind, slug, name)
  select p_publication, p_kind, n.slug, n.name from unnest(p_slugs, p_names) as n (slug, name) where n.name is not null
  on conflict do nothing;
  select n.slug, n.one, n.other into v_clash
  from (
    select n.slug, n.name as other, (
      select s.name from study.staged_names s where s.publication_id = p_publication and s.kind = p_kind and s.slug = n.slug
    ) as one
    from unnest(p_slugs, p_names) as n (slug, name)
  ) n
  where n.one <> n.other limit 1;
  if found then
    raise exception '% "%" is spelled both "%" and "%"', p_kind, v_clash.slug, v_clash.one, v_clash.other
      using errcode = '22023';
  end if;
  if p_kind = 'brand' then
    insert into study.brands (slug, name, folded, added_by)
    -- The body of study.fold: calling it takes as long as adding the row.
    select n.slug, n.name, lower(extensions.unaccent(trim(n.name))), p_publication
    from (select distinct slug, name from unnest(p_slugs, p_names) as n (slug, name) where name is not null) n
    where not exists (select from study.brands b where b.slug = n.slug);
  else
    insert into study.industries (slug, name, added_by)
    select n.slug, n.name, p_publication
    from (select distinct slug, name from unnest(p_slugs, p_names) as n (slug, name) where name is not null) n
    where not exists (select from study.industries i where i.slug = n.slug);
  end if;
end $$;

create function study.continue_staging(p_publication bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status text;
begin
  perform study.lock_publishing();
  update study.publications set touched_at = clock_timestamp() where id = p_publication and status = 'staged';
  if not found then
    select status into v_status from study.publications where id = p_publication;
    raise exception 'publication % is %, not staged', p_publication, coalesce(v_status, 'unknown') using errcode = '55000';
  end if;
end $$;
comment on function study.continue_staging is 'Lets one staging call at a time pass, for a publication that is being staged, and notes that its import lives.';

create function study.staged_waves(p_publication bigint) returns table (id bigint, market text, year int)
language sql stable security definer set search_path = '' as $$
  select w.id, spelling, w.year
  from study.waves w join study.markets m on m.code = w.market_code
  cross join lateral (select distinct unnest(array[lower(m.code), m.slug, lower(m.name)])) as market (spelling)
  where w.publication_id = p_publication
$$;
comment on function study.staged_waves is 'Waves of a publication by every spelling of their market in lower case, so that rows join them.';

create function study.refuse_lost(p_publication bigint, p_kept int, p_given int) returns void
language plpgsql immutable security definer set search_path = '' as $$
begin
  if p_kept <> p_given then
    raise exception '% of % rows belong to no wave of publication %, or to no brand or industry that was named',
      p_given - p_kept, p_given, p_publication using errcode = '22023';
  end if;
end $$;
comment on function study.refuse_lost is 'Rows that found no wave or name to join are an error, never left out.';
