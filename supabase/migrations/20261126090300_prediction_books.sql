-- Reading calls of the predictive pages: what is foreseen, how that did, what is warned of. Each answers for the caller's
-- plan and years only. Fits use all waves; no value of a year outside the window is answered.

create function study.first_year_told(p_kind text, p_year int, p_evidence jsonb) returns int
language sql immutable set search_path = '' as $$
  select least(p_year, case p_kind
    when 'sustained-decline' then least((p_evidence ->> 'sinceYear')::int, (p_evidence ->> 'pathFrom')::int)
    when 'level-shift' then p_year - (p_evidence ->> 'waves')::int + 1
    else p_year - 1
  end)
$$;
comment on function study.first_year_told is 'The earliest year that an alert''s evidence tells a figure of.';

create function access.tells_open_years(p_wave bigint, p_kind text, p_evidence jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select access.years() @> study.first_year_told(p_kind, w.year, p_evidence) from study.waves w where w.id = p_wave), false)
$$;
comment on function access.tells_open_years is 'Does an alert''s evidence tell figures of the caller''s years alone?';
revoke execute on function access.tells_open_years(bigint, text, jsonb) from public;
grant execute on function access.tells_open_years(bigint, text, jsonb) to anon, authenticated, service_role;

drop policy enterprise on study.risk_alerts;
create policy enterprise on study.risk_alerts for select to anon, authenticated using (
  wave_id = any ((select access.readable_waves('enterprise'))::bigint[]) and access.tells_open_years(wave_id, kind, evidence)
);

drop function public.list_forecasts(text, text);
create function public.list_forecasts(p_market text, p_brand text default null, p_industry text default null)
returns table (
  market_slug text, origin_year int, rule_version text, brand_slug text, brand_name text, n int, n_eff numeric, year int,
  model text, value double precision, low double precision, high double precision, low80 double precision, high80 double precision,
  low50 double precision, high50 double precision, place double precision, place_low int, place_high int, top_ten double precision, waves int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select r.market_slug, r.year, r.rule_version, r.brand_slug, r.brand_name, r.n, r.n_eff, f.year,
    f.model, f.value, f.low, f.high, f.low80, f.high80, f.low50, f.high50, f.place, f.place_low, f.place_high, f.top_ten, f.waves
  from study.visible_results r
  join study.forecasts f on f.wave_id = r.wave_id and f.brand_id = r.brand_id
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
    and r.brand_id between (select low from asked) and (select high from asked)
    and (p_industry is null or r.industry_slug = p_industry)
    and r.range_exact and (select access.has_tier('professional'))
  order by r.brand_folded, r.brand_slug, f.model, f.year;
end $$;
comment on function public.list_forecasts is
  'Scores and positions foreseen from a market''s latest wave, of one brand, an industry or all, with their intervals; n and n_eff are those of that wave. No rows below professional.';

create function public.list_forecast_histories(p_market text, p_industry text default null)
returns table (brand_slug text, origin_year int, year int, value double precision, low double precision, high double precision,
  low80 double precision, high80 double precision)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select r.brand_slug, past.origin_year, past.year, past.value, past.low, past.high, past.low80, past.high80
  from study.visible_results r
  join study.forecast_histories h on h.wave_id = r.wave_id and h.brand_id = r.brand_id
  cross join lateral unnest(h.origin_years, h.years, h.forecasts, h.lows, h.highs, h.lows80, h.highs80)
    as past (origin_year, year, value, low, high, low80, high80)
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
    and (p_industry is null or r.industry_slug = p_industry)
    and r.range_exact and (select access.has_tier('professional'))
    -- A forecast of "no change" is the score of its origin: both years are told.
    and (select access.years()) @> past.origin_year and (select access.years()) @> past.year
  order by r.brand_folded, r.brand_slug, past.year, past.origin_year;
end $$;
comment on function public.list_forecast_histories is
  'What was forecast of an industry''s brands from earlier waves, where both the wave it was made from and the year it speaks of lie in the caller''s years. No rows below professional.';

create function public.list_forecast_tracks(p_market text)
returns table (
  market_slug text, latest_year int, industry text, origin int, horizon int, forecasts int, coverage50 double precision,
  coverage80 double precision, coverage double precision, textbook_coverage double precision, mase double precision,
  mase_of_naive double precision, place_coverage double precision
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, t.industry, t.origin, t.horizon, t.forecasts, t.coverage50, t.coverage80, t.coverage,
    t.textbook_coverage, t.mase, t.mase_of_naive, t.place_coverage
  from study.visible_waves w
  join study.forecast_tracks t on t.wave_id = w.id
  where w.market_code = (select study.market_code_of(p_market)) and w.is_latest and w.is_exact
    and (select access.has_tier('professional')) and (t.origin = 0 or (select access.years()) @> t.origin)
  order by t.industry, t.origin, t.horizon;
end $$;
comment on function public.list_forecast_tracks is
  'How the published forecasts of a market did, by industry and by the wave they were made from (0: the last five together). No rows below professional.';

create function public.list_passing_odds(p_market text)
returns table (
  market_slug text, latest_year int, horizon int, quantiles double precision[], said double precision[], happened double precision[], pairs int[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, o.horizon, o.quantiles, o.said, o.happened, o.pairs
  from study.visible_waves w
  join study.passing_odds o on o.wave_id = w.id
  where w.market_code = (select study.market_code_of(p_market)) and w.is_latest and w.is_exact and (select access.has_tier('professional'))
  order by o.horizon;
end $$;
comment on function public.list_passing_odds is
  'How far the errors of two brands'' forecasts lie apart, by years ahead, and how the chances that follow came true. No rows below professional.';

drop function public.list_risk_alerts(text, text);
create function public.list_risk_alerts(p_market text default null, p_brand text default null)
returns table (
  market_slug text, year int, rule_version text, brand_slug text, brand_name text, industry_slug text, industry_name text,
  kind text, sensitivity text, evidence jsonb, false_alarm_rate double precision, outcome text
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select w.market_slug, w.year, w.rule_version, b.slug, b.name, i.slug, i.name, a.kind, a.sensitivity,
    case when w.years @> study.first_year_told(a.kind, w.year, a.evidence) then a.evidence
      else a.evidence - array['againstMarketThen', 'meanBefore', 'positionThen', 'rangeThenLow', 'rangeThenHigh', 'gapThen',
        'errorThen', 'z', 'p', 'drop', 'path', 'pathFrom'] end,
    a.false_alarm_rate, a.outcome
  from study.visible_waves w
  join study.risk_alerts a
    on a.wave_id = w.id and a.brand_id between (select low from asked) and (select high from asked)
  join study.results r on r.wave_id = a.wave_id and r.brand_id = a.brand_id
  join study.brands b on b.id = a.brand_id
  join study.industries i on i.id = r.industry_id
  where (p_market is null or w.market_code = (select study.market_code_of(p_market)))
    and w.is_exact and (select access.has_tier('enterprise'))
  order by w.year desc, w.market_ordinal, b.folded, b.slug, a.kind, a.sensitivity;
end $$;
comment on function public.list_risk_alerts is
  'Warnings about the brands of a market, or of all, in the caller''s years, latest first; figures of years outside them are left out of the evidence. No rows below enterprise.';

create function public.list_wave_results(p_market text, p_year int default null) returns setof study.brand_result
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select r.market_slug, r.year, r.brand_slug, r.brand_name, r.industry_slug, r.industry_name,
    r.overall_position, r.industry_position, r.rank_low, r.rank_high, r.score, r.standard_error, r.n, r.n_eff,
    r.environment_share, r.social_share, r.both_share, r.z_score, r.market_index,
    r.previous_year, r.change, r.change_error, r.change_q, r.change_tested, r.momentum, r.momentum_error
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
    and r.range_exact and (select access.has_tier('essential'))
  order by r.brand_folded, r.brand_slug;
end $$;
comment on function public.list_wave_results is
  'Every brand of one wave (the latest unless a year is given), by name. No rows below essential, nor of a year outside the caller''s.';

revoke execute on all functions in schema study from public;
revoke execute on function public.list_forecasts(text, text, text), public.list_forecast_histories(text, text),
  public.list_forecast_tracks(text), public.list_passing_odds(text), public.list_risk_alerts(text, text),
  public.list_wave_results(text, int) from public;
grant execute on function public.list_forecasts(text, text, text), public.list_forecast_histories(text, text),
  public.list_forecast_tracks(text), public.list_passing_odds(text), public.list_risk_alerts(text, text),
  public.list_wave_results(text, int) to anon, authenticated, service_role;
