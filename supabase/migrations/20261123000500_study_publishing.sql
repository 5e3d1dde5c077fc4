-- Publishing: one transaction checks a staged publication, flips the pointers and keeps the old ones for rollback.
-- For the server's own key only.

create function study.apply_names(p_names jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update study.brands b set name = n.value, folded = study.fold(n.value)
  from jsonb_each_text(p_names -> 'brand') n where b.slug = n.key and b.name <> n.value;
  update study.industries i set name = n.value
  from jsonb_each_text(p_names -> 'industry') n where i.slug = n.key and i.name <> n.value;
$$;
comment on function study.apply_names is 'Renames brands and industries: {brand: {slug: name}, industry: {slug: name}}.';

create function study.snapshot(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waves', (select coalesce(jsonb_agg(pw.wave_id), '[]') from study.published_waves pw),
    'names', jsonb_build_object(
      'brand', (select coalesce(jsonb_object_agg(b.slug, b.name), '{}')
                from study.staged_names s join study.brands b on b.slug = s.slug and b.name <> s.name
                where s.publication_id = p_publication and s.kind = 'brand'),
      'industry', (select coalesce(jsonb_object_agg(i.slug, i.name), '{}')
                   from study.staged_names s join study.industries i on i.slug = s.slug and i.name <> s.name
                   where s.publication_id = p_publication and s.kind = 'industry')))
$$;
comment on function study.snapshot is 'Everything a rollback of this publication has to restore.';

create function study.point_to(p_waves jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into study.published_waves (market_code, year, wave_id)
  select w.market_code, w.year, w.id
  from jsonb_array_elements_text(p_waves) as wanted (id) join study.waves w on w.id = wanted.id::bigint
  on conflict (market_code, year) do update set wave_id = excluded.wave_id
$$;

create function public.rollback_publication(p_publication bigint default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_latest study.publications;
begin
  perform study.lock_publishing();
  if p_publication is not null
    and exists (select from study.publications where id = p_publication and status = 'rolled_back') then
    return study.describe(p_publication);
  end if;
  -- Only one publication is staged at a time, so ids follow the order of publishing.
  select * into v_latest from study.publications where status = 'published' order by id desc limit 1;
  if v_latest.id is null or jsonb_array_length(v_latest.replaced -> 'waves') = 0 then
    raise exception 'there is no earlier publication to go back to' using errcode = '55000';
  elsif p_publication <> v_latest.id then
    raise exception 'publication % is not the latest one (%)', p_publication, v_latest.id using errcode = '55000';
  end if;
  update study.publications set status = 'rolled_back' where id = v_latest.id;
  delete from study.published_waves;
  perform study.point_to(v_latest.replaced -> 'waves');
  perform study.apply_names(v_latest.replaced -> 'names');
  perform study.log(v_latest.id, 'rolled_back');
  return study.describe(v_latest.id);
end $$;
comment on function public.rollback_publication is
  'Shows again what was shown before the latest publication; naming it makes a repeated call harmless.';

create function study.refuse_broken_positions(p_publication bigint) returns void
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
    -- Ties share the better position, so the first ten are among those at 10 or better.
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

create function public.publish_publication(p_publication bigint) returns jsonb
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
comment on function public.publish_publication is
  'Checks a staged publication and shows it, in one transaction; a real study withdraws all sample waves. Again changes nothing.';

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
    select 'forecast_histories', f.wave_id from study.forecast_histories f
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

create function study.count_rows(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with waves as materialized (select array(select id from study.waves where publication_id = p_publication) as ids)
  select jsonb_build_object(
    'results', (select count(*) from study.results where wave_id = any (ids)),
    'age_group_results', (select count(*) from study.age_group_results where wave_id = any (ids)),
    'consumer_sections', (select count(*) from study.consumer_sections where wave_id = any (ids)),
    'forecasts', (select count(*) from study.forecasts where wave_id = any (ids)),
    'forecast_records', (select count(*) from study.forecast_records where wave_id = any (ids)),
    'forecast_histories', (select count(*) from study.forecast_histories where wave_id = any (ids)),
    'forecast_tracks', (select count(*) from study.forecast_tracks where wave_id = any (ids)),
    'passing_odds', (select count(*) from study.passing_odds where wave_id = any (ids)),
    'risk_alerts', (select count(*) from study.risk_alerts where wave_id = any (ids)))
  from waves
$$;
comment on function study.count_rows is 'Rows of a publication by table.';

grant execute on function public.rollback_publication(bigint), public.publish_publication(bigint) to service_role;

-- Publications as researchers and admins see them.

create function access.works_with_data() returns boolean
language sql stable security definer set search_path = '' as
$$ select access.sees_everything() or access.has_role(access.user_id(), 'researcher') $$;
comment on function access.works_with_data is 'True for researchers, admins and the server''s own key. They learn nothing of people by it.';

create function public.list_publications()
returns table (
  publication bigint, status text, actor text, source text, is_sample boolean, input_sha256 text, inputs jsonb, engine text,
  created_at timestamptz, published_at timestamptz, touched_at timestamptz, waves jsonb, row_counts jsonb, events jsonb
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select p.id, p.status, p.actor, p.source, p.is_sample, p.input_sha256, coalesce(p.meta -> 'inputs', '[]'), p.meta ->> 'engine',
    p.created_at, p.published_at, p.touched_at,
    (select coalesce(jsonb_agg(jsonb_build_object('market', m.slug, 'year', w.year, 'rule_version', w.rule_version,
       'brands', w.brand_count, 'interviews', w.interviews, 'assessments', w.assessments, 'weighting', w.weighting)
       order by m.ordinal, w.year), '[]')
     from study.waves w join study.markets m on m.code = w.market_code where w.publication_id = p.id),
    p.row_counts,
    (select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'actor', e.actor, 'detail', e.detail) order by e.id)
     from study.publication_events e where e.publication_id = p.id)
  from study.publications p
  where (select access.works_with_data())
  order by p.id desc;
end $$;
comment on function public.list_publications is
  'The audit of publications, latest first: who, when, from what (inputs with their hashes and rows), by which engine and rules, how many rows by table, and everything that happened to it. No rows for anyone but researchers, admins and the server.';

create function public.take_back_publication(p_publication bigint) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if access.user_id() is null or not access.works_with_data() then
    raise exception 'Only researchers and admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  perform study.lock_publishing();
  if not exists (select from study.publications p where p.id = p_publication and p.status = 'published') then
    return 'stale';
  end if;
  perform public.rollback_publication(p_publication);
  perform access.record('study.rollback', p_publication::text);
  return 'done';
exception when object_not_in_prerequisite_state then
  return 'stale';
end $$;
comment on function public.take_back_publication is
  'Shows again what was shown before the latest publication, in the caller''s name: "done", or "stale" where it is not the latest, or nothing was shown before it. For researchers and admins only.';

grant execute on function public.list_publications() to authenticated, service_role;
grant execute on function public.take_back_publication(bigint) to authenticated;
