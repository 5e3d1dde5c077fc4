-- Staging, counting and taking back of the figures of the two migrations before.

create or replace function public.stage_figures(p_publication bigint, p_table text, p_rows json) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
  v_row text;
begin
  perform study.continue_staging(p_publication);
  case p_table
  when 'age_group_results' then
    insert into study.age_group_results (wave_id, brand_id, age_group, score, standard_error, n, n_eff)
    select w.id, b.id, r.age_group, r.score, r.standard_error, r.n, r.n_eff
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, age_group text, score double precision, standard_error double precision,
      n int, n_eff double precision)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, age_group) do update set score = excluded.score,
      standard_error = excluded.standard_error, n = excluded.n, n_eff = excluded.n_eff;
  when 'consumer_sections' then
    insert into study.consumer_sections (wave_id, section, age_group, sex, behaviour_group, items, figures, lows, highs, bases, effective_bases)
    select w.id, r.section, r.age_group, r.sex, r.behaviour_group, r.items, r.figures, r.lows, r.highs, r.bases, r.effective_bases
    from json_to_recordset(p_rows) as r (
      market text, year int, section text, age_group text, sex text, behaviour_group text, items text[], figures double precision[],
      lows double precision[], highs double precision[], bases int[], effective_bases double precision[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, section, age_group, sex, behaviour_group) do update set items = excluded.items, figures = excluded.figures,
      lows = excluded.lows, highs = excluded.highs, bases = excluded.bases, effective_bases = excluded.effective_bases;
  when 'forecasts' then
    insert into study.forecasts (wave_id, brand_id, year, model, value, low, high, low80, high80, low50, high50, place, place_low,
      place_high, top_ten, waves)
    select w.id, b.id, r.year, r.model, r.value, r.low, r.high, r.low80, r.high80, r.low50, r.high50, r.place, r.place_low,
      r.place_high, r.top_ten, r.waves
    from json_to_recordset(p_rows) as r (
      market text, origin_year int, brand_slug text, year int, model text, value double precision, low double precision,
      high double precision, low80 double precision, high80 double precision, low50 double precision, high50 double precision,
      place double precision, place_low int, place_high int, top_ten double precision, waves int)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.origin_year and r.year > w.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, year, model) do update set value = excluded.value, low = excluded.low,
      high = excluded.high, low80 = excluded.low80, high80 = excluded.high80, low50 = excluded.low50, high50 = excluded.high50,
      place = excluded.place, place_low = excluded.place_low, place_high = excluded.place_high, top_ten = excluded.top_ten,
      waves = excluded.waves;
  when 'forecast_histories' then
    insert into study.forecast_histories (wave_id, brand_id, origin_years, years, forecasts, lows, highs, lows80, highs80)
    select w.id, b.id, r.origin_years, r.years, r.forecasts, r.lows, r.highs, r.lows80, r.highs80
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, origin_years int[], years int[], forecasts double precision[], lows double precision[],
      highs double precision[], lows80 double precision[], highs80 double precision[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id) do update set origin_years = excluded.origin_years, years = excluded.years,
      forecasts = excluded.forecasts, lows = excluded.lows, highs = excluded.highs, lows80 = excluded.lows80, highs80 = excluded.highs80;
  when 'forecast_tracks' then
    insert into study.forecast_tracks (wave_id, industry, origin, horizon, forecasts, coverage50, coverage80, coverage,
      textbook_coverage, mase, mase_of_naive, place_coverage)
    select w.id, r.industry, r.origin, r.horizon, r.forecasts, r.coverage50, r.coverage80, r.coverage,
      r.textbook_coverage, r.mase, r.mase_of_naive, r.place_coverage
    from json_to_recordset(p_rows) as r (
      market text, year int, industry text, origin int, horizon int, forecasts int, coverage50 double precision,
      coverage80 double precision, coverage double precision, textbook_coverage double precision, mase double precision,
      mase_of_naive double precision, place_coverage double precision)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, industry, origin, horizon) do update set forecasts = excluded.forecasts, coverage50 = excluded.coverage50,
      coverage80 = excluded.coverage80, coverage = excluded.coverage, textbook_coverage = excluded.textbook_coverage,
      mase = excluded.mase, mase_of_naive = excluded.mase_of_naive, place_coverage = excluded.place_coverage;
  when 'passing_odds' then
    insert into study.passing_odds (wave_id, horizon, quantiles, said, happened, pairs)
    select w.id, r.horizon, r.quantiles, r.said, r.happened, r.pairs
    from json_to_recordset(p_rows) as r (
      market text, year int, horizon int, quantiles double precision[], said double precision[], happened double precision[], pairs int[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, horizon) do update set quantiles = excluded.quantiles, said = excluded.said,
      happened = excluded.happened, pairs = excluded.pairs;
  when 'forecast_records' then
    insert into study.forecast_records (wave_id, model, horizon, forecasts, coverage, mase, mase_of_naive, crps, is_chosen)
    select w.id, r.model, r.horizon, r.forecasts, r.coverage, r.mase, r.mase_of_naive, r.crps, r.is_chosen
    from json_to_recordset(p_rows) as r (
      market text, origin_year int, model text, horizon int, forecasts int, coverage double precision,
      mase double precision, mase_of_naive double precision, crps double precision, is_chosen boolean)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.origin_year
    on conflict (wave_id, model, horizon) do update set forecasts = excluded.forecasts, coverage = excluded.coverage,
      mase = excluded.mase, mase_of_naive = excluded.mase_of_naive, crps = excluded.crps, is_chosen = excluded.is_chosen;
  when 'risk_alerts' then
    insert into study.risk_alerts (wave_id, brand_id, kind, sensitivity, evidence, false_alarm_rate, outcome)
    select w.id, b.id, r.kind, r.sensitivity, r.evidence, r.false_alarm_rate, r.outcome
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, kind text, sensitivity text, evidence jsonb, false_alarm_rate double precision, outcome text)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, kind, sensitivity) do update set evidence = excluded.evidence,
      false_alarm_rate = excluded.false_alarm_rate, outcome = excluded.outcome;
  else
    raise exception 'no figures are kept in "%"', p_table using errcode = '22023';
  end case;
  get diagnostics v_count = row_count;
  perform study.refuse_lost(p_publication, v_count, json_array_length(p_rows));
  return v_count;
-- A row that the tables refuse is the caller's doing, whatever class of error each table calls it.
exception when integrity_constraint_violation or cardinality_violation then
  get stacked diagnostics v_row = pg_exception_detail;
  raise exception 'a row cannot be kept: %', sqlerrm using errcode = '22023', detail = v_row;
end $$;
comment on function public.stage_figures is
  'Adds rows to a table of figures of a staged publication, after the results of their brands; the same rows again change nothing. Returns how many it was given.';

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
    delete from study.consumer_sections where wave_id = any (v_waves);
    delete from study.forecasts where wave_id = any (v_waves);
    delete from study.forecast_records where wave_id = any (v_waves);
    delete from study.forecast_histories where wave_id = any (v_waves);
    delete from study.forecast_tracks where wave_id = any (v_waves);
    delete from study.passing_odds where wave_id = any (v_waves);
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

create or replace function study.refuse_strangers(p_publication bigint) returns void
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

create or replace function study.count_rows(p_publication bigint) returns jsonb
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
