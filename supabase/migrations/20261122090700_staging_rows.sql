-- What a chunk of rows becomes. Plain text (json) is read faster than it is turned into jsonb; a name need only come
-- with the first row that has its slug.

drop function public.stage_results(bigint, jsonb);
create function public.stage_results(p_publication bigint, p_rows json) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
  v_row text;
begin
  perform study.continue_staging(p_publication);
  -- Most chunks bring no name, and looking for the word takes a fraction of reading the rows for it.
  if strpos(p_rows::text, '"brand"') > 0 or strpos(p_rows::text, '"industry"') > 0 then
    perform study.stage_names(p_publication, 'brand', array_agg(brand_slug), array_agg(brand)),
      study.stage_names(p_publication, 'industry', array_agg(industry_slug), array_agg(industry))
    from (
      select distinct brand_slug, brand, industry_slug, industry
      from json_to_recordset(p_rows) as r (brand_slug text, brand text, industry_slug text, industry text)
      where brand is not null or industry is not null
    ) named;
  end if;

  insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, score,
    standard_error, n, n_eff, rank_low, rank_high, public_rank_low, public_rank_high, environment_share, social_share,
    both_share, boot_rank_low, boot_rank_high, z_score, market_index, previous_year, change, change_error, change_p,
    change_q, change_tested, momentum, momentum_error)
  select w.id, b.id, i.id, r.overall_position, r.industry_position, r.score,
    r.standard_error, r.n, r.n_eff, r.rank_low, r.rank_high, r.public_rank_low, r.public_rank_high, r.environment_share,
    r.social_share, r.both_share, r.boot_rank_low, r.boot_rank_high, r.z_score, r.market_index, r.previous_year, r.change,
    r.change_error, r.change_p, r.change_q, r.change_tested, r.momentum, r.momentum_error
  from json_to_recordset(p_rows) as r (
    market text, year int, brand_slug text, industry_slug text, overall_position int, industry_position int,
    score numeric, standard_error numeric, n int, n_eff numeric, rank_low int, rank_high int,
    public_rank_low int, public_rank_high int, environment_share double precision, social_share double precision,
    both_share double precision, boot_rank_low int, boot_rank_high int, z_score double precision,
    market_index double precision, previous_year int, change double precision, change_error double precision,
    change_p double precision, change_q double precision, change_tested boolean, momentum double precision,
    momentum_error double precision)
  join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
  join study.brands b on b.slug = r.brand_slug
  join study.industries i on i.slug = r.industry_slug
  on conflict (wave_id, brand_id) do update set
    industry_id = excluded.industry_id, overall_position = excluded.overall_position,
    industry_position = excluded.industry_position, score = excluded.score, standard_error = excluded.standard_error,
    n = excluded.n, n_eff = excluded.n_eff, rank_low = excluded.rank_low, rank_high = excluded.rank_high,
    public_rank_low = excluded.public_rank_low, public_rank_high = excluded.public_rank_high,
    environment_share = excluded.environment_share, social_share = excluded.social_share, both_share = excluded.both_share,
    boot_rank_low = excluded.boot_rank_low, boot_rank_high = excluded.boot_rank_high, z_score = excluded.z_score,
    market_index = excluded.market_index, previous_year = excluded.previous_year, change = excluded.change,
    change_error = excluded.change_error, change_p = excluded.change_p, change_q = excluded.change_q,
    change_tested = excluded.change_tested, momentum = excluded.momentum, momentum_error = excluded.momentum_error;
  get diagnostics v_count = row_count;
  perform study.refuse_lost(p_publication, v_count, json_array_length(p_rows));
  return v_count;
-- A row that the tables refuse is the caller's doing, whatever class of error each table calls it.
exception when integrity_constraint_violation or cardinality_violation then
  get stacked diagnostics v_row = pg_exception_detail;
  raise exception 'a row cannot be kept: %', sqlerrm using errcode = '22023', detail = v_row;
end $$;
comment on function public.stage_results is 'Adds results to a staged publication; the same rows again change nothing. Returns how many it was given.';

create function public.stage_figures(p_publication bigint, p_table text, p_rows json) returns int
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
  when 'consumer_figures' then
    insert into study.consumer_figures (wave_id, section, item, age_group, value, low, high, n, n_eff)
    select w.id, r.section, r.item, r.age_group, r.value, r.low, r.high, r.n, r.n_eff
    from json_to_recordset(p_rows) as r (
      market text, year int, section text, item text, age_group text, value double precision, low double precision,
      high double precision, n int, n_eff double precision)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, section, item, age_group) do update set value = excluded.value, low = excluded.low,
      high = excluded.high, n = excluded.n, n_eff = excluded.n_eff;
  when 'forecasts' then
    insert into study.forecasts (wave_id, brand_id, year, model, value, low, high, waves)
    select w.id, b.id, r.year, r.model, r.value, r.low, r.high, r.waves
    from json_to_recordset(p_rows) as r (
      market text, origin_year int, brand_slug text, year int, model text, value double precision, low double precision,
      high double precision, waves int)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.origin_year and r.year > w.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, year, model) do update set value = excluded.value, low = excluded.low,
      high = excluded.high, waves = excluded.waves;
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
    insert into study.risk_alerts (wave_id, brand_id, kind, evidence, false_alarm_rate, outcome)
    select w.id, b.id, r.kind, r.evidence, r.false_alarm_rate, r.outcome
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, kind text, evidence jsonb, false_alarm_rate double precision, outcome text)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, kind) do update set evidence = excluded.evidence,
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

revoke execute on all functions in schema study from public;
revoke execute on function public.stage_results(bigint, json), public.stage_figures(bigint, text, json) from public;
grant execute on function public.stage_results(bigint, json), public.stage_figures(bigint, text, json) to service_role;
