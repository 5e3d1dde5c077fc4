-- Publishing of everything that was staged: one transaction, as before. What the rows had by foreign keys is looked at
-- here for all of them at once.

create function study.refuse_strangers(p_publication bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_waves bigint[];
  v_found record;
begin
  select array_agg(id) into v_waves from study.waves where publication_id = p_publication;
  select * into v_found from (
    select 'results' as figures, r.wave_id from study.results r
    left join study.brands b on b.id = r.brand_id left join study.industries i on i.id = r.industry_id
    join study.waves w on w.id = r.wave_id
    where r.wave_id = any (v_waves) and (b.id is null or i.id is null or r.previous_year >= w.year)
    union all
    select 'age_group_results', f.wave_id from study.age_group_results f
    left join study.results r on r.wave_id = f.wave_id and r.brand_id = f.brand_id
    where f.wave_id = any (v_waves) and r.brand_id is null
    union all
    select 'forecasts', f.wave_id from study.forecasts f
    left join study.results r on r.wave_id = f.wave_id and r.brand_id = f.brand_id
    where f.wave_id = any (v_waves) and r.brand_id is null
    union all
    select 'risk_alerts', f.wave_id from study.risk_alerts f
    left join study.results r on r.wave_id = f.wave_id and r.brand_id = f.brand_id
    where f.wave_id = any (v_waves) and r.brand_id is null
  ) strangers limit 1;
  if found then
    raise exception '% of % % speak of a brand that has no result there, or of a year that was not before',
      v_found.figures, (select market_code from study.waves where id = v_found.wave_id),
      (select year from study.waves where id = v_found.wave_id) using errcode = '22023';
  end if;
end $$;

create or replace function study.refuse_broken_positions(p_publication bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wave text;
  v_broken record;
begin
  select w.market_code || ' ' || w.year into v_wave
  from study.waves w
  where w.publication_id = p_publication and not exists (select from study.results r where r.wave_id = w.id)
  limit 1;
  if found then
    raise exception 'wave % has no rows', v_wave using errcode = '22023';
  end if;

  -- rank() of the positions reproduces them exactly when they run from 1 with competition ties (1, 2, 2, 4).
  select w.market_code, w.year, b.name, ranked.* into v_broken from (
    select r.wave_id, r.brand_id,
      r.overall_position, rank() over (partition by r.wave_id order by r.overall_position) as overall_expected,
      r.industry_position, rank() over (partition by r.wave_id, r.industry_id order by r.industry_position) as industry_expected
    from study.results r
    where r.wave_id = any (array(select id from study.waves where publication_id = p_publication))
  ) ranked
  join study.waves w on w.id = ranked.wave_id join study.brands b on b.id = ranked.brand_id
  where overall_position <> overall_expected or industry_position <> industry_expected
  order by market_code, year, overall_position
  limit 1;
  if found then
    raise exception 'positions of % % do not run from 1 without gaps: "%" has overall % (expected %), industry % (expected %)',
      v_broken.market_code, v_broken.year, v_broken.name, v_broken.overall_position, v_broken.overall_expected,
      v_broken.industry_position, v_broken.industry_expected using errcode = '22023';
  end if;
end $$;

create function study.settle_waves(p_publication bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update study.results r set in_public_top = true
  from (
    select r.wave_id, r.brand_id,
      row_number() over (partition by r.wave_id order by r.overall_position, b.folded, b.slug) as place
    from study.waves w
    -- Ties share the better place, so the first ten are among those at 10 or better.
    join study.results r on r.wave_id = w.id and r.overall_position <= 10
    join study.brands b on b.id = r.brand_id
    where w.publication_id = p_publication
  ) top
  where r.wave_id = top.wave_id and r.brand_id = top.brand_id and top.place <= 10;

  update study.waves w set
    brand_count = c.brands, has_scores = c.mean is not null,
    market_mean = coalesce(w.market_mean, c.mean), market_deviation = coalesce(w.market_deviation, c.deviation),
    changes_compared = c.compared, changes_tested = c.tested
  from (
    select r.wave_id, count(*)::int as brands, avg(r.score::double precision) as mean,
      case when count(r.score) > 0 then coalesce(stddev_samp(r.score::double precision), 0) end as deviation,
      count(r.change)::int as compared, (count(*) filter (where r.change_tested))::int as tested
    from study.results r
    where r.wave_id = any (array(select id from study.waves where publication_id = p_publication))
    group by r.wave_id
  ) c
  where w.id = c.wave_id;
$$;
comment on function study.settle_waves is 'Sets what follows from the rows of a publication: the public top ten and the facts of each wave.';

create function study.count_rows(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with waves as materialized (select array(select id from study.waves where publication_id = p_publication) as ids)
  select jsonb_build_object(
    'results', (select count(*) from study.results where wave_id = any (ids)),
    'age_group_results', (select count(*) from study.age_group_results where wave_id = any (ids)),
    'consumer_figures', (select count(*) from study.consumer_figures where wave_id = any (ids)),
    'forecasts', (select count(*) from study.forecasts where wave_id = any (ids)),
    'forecast_records', (select count(*) from study.forecast_records where wave_id = any (ids)),
    'risk_alerts', (select count(*) from study.risk_alerts where wave_id = any (ids)))
  from waves
$$;
comment on function study.count_rows is 'Rows of a publication by table.';

create or replace function public.publish_publication(p_publication bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_publication study.publications;
  v_counts jsonb;
begin
  perform study.lock_publishing();
  select * into v_publication from study.publications where id = p_publication;
  if v_publication.status = 'published' then
    return study.describe(p_publication);
  elsif v_publication.status is distinct from 'staged' then
    raise exception 'publication % is %, not staged', p_publication, coalesce(v_publication.status, 'unknown')
      using errcode = '55000';
  end if;
  if v_publication.is_sample and exists (
    select from study.published_waves pw join study.waves w on w.id = pw.wave_id where not w.is_sample) then
    raise exception 'a real study is published; sample data cannot stand beside it' using errcode = '55000';
  end if;
  perform study.refuse_broken_positions(p_publication);
  perform study.refuse_strangers(p_publication);
  perform study.settle_waves(p_publication);

  v_counts := study.count_rows(p_publication);
  update study.publications set
    status = 'published', published_at = now(), replaced = study.snapshot(p_publication),
    row_count = (v_counts ->> 'results')::int, row_counts = v_counts
  where id = p_publication;
  perform study.apply_names((
    select jsonb_object_agg(kind, names) from (
      select kind, jsonb_object_agg(slug, name) as names
      from study.staged_names where publication_id = p_publication group by kind) s));
  delete from study.published_waves pw using study.waves w
  where w.id = pw.wave_id and w.is_sample and not v_publication.is_sample;
  perform study.point_to((select jsonb_agg(id) from study.waves where publication_id = p_publication));
  perform study.log(p_publication, 'published', study.describe(p_publication) || jsonb_build_object(
    'source', v_publication.source, 'input_sha256', v_publication.input_sha256,
    'inputs', coalesce(v_publication.meta -> 'inputs', '[]'), 'engine', v_publication.meta -> 'engine', 'counts', v_counts));
  return study.describe(p_publication);
end $$;

create function study.refuse_orphans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_orphans boolean;
begin
  case tg_table_name
  when 'brands' then
    select exists (select from gone join study.results r on r.brand_id = gone.id) into v_orphans;
  when 'industries' then
    select exists (select from gone join study.results r on r.industry_id = gone.id) into v_orphans;
  when 'waves' then
    select exists (select from gone join study.results r on r.wave_id = gone.id) into v_orphans;
  end case;
  if v_orphans then
    raise exception 'results speak of what would be deleted from study.%', tg_table_name using errcode = '23503';
  end if;
  return null;
end $$;
create trigger keep_named after delete on study.brands referencing old table as gone
  for each statement execute function study.refuse_orphans();
create trigger keep_named after delete on study.industries referencing old table as gone
  for each statement execute function study.refuse_orphans();
create trigger keep_named after delete on study.waves referencing old table as gone
  for each statement execute function study.refuse_orphans();

revoke execute on all functions in schema study from public;
