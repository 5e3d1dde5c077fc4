-- Reading calls for what is foreseen and warned of, and the audit of publications.

create function public.list_momentum(p_market text, p_industry text default null, p_year int default null)
returns table (
  market_slug text, year int, rule_version text, brand_slug text, brand_name text, industry_slug text, industry_name text,
  overall_position int, industry_position int, score numeric, standard_error numeric, n int, n_eff numeric,
  previous_year int, change double precision, change_error double precision, change_q double precision,
  change_tested boolean, momentum double precision, momentum_error double precision, momentum_low double precision,
  momentum_high double precision, changes_tested int, changes_compared int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select r.market_slug, r.year, r.rule_version, r.brand_slug, r.brand_name, r.industry_slug, r.industry_name,
    r.overall_position, r.industry_position, r.score, r.standard_error, r.n, r.n_eff, r.previous_year, r.change,
    r.change_error, r.change_q, r.change_tested, r.momentum, r.momentum_error,
    r.momentum - 1.959963984540054 * r.momentum_error, r.momentum + 1.959963984540054 * r.momentum_error,
    r.changes_tested, r.changes_compared
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
    and (p_industry is null or r.industry_slug = p_industry)
    and (select access.has_tier('professional')) and r.momentum is not null
  order by r.momentum desc, r.brand_folded, r.brand_slug;
end $$;
comment on function public.list_momentum is
  'Change beyond the market''s of each brand of a wave, strongest first, with 95 % intervals. No rows below professional, nor where the year before lies outside the caller''s years.';

create function public.list_forecasts(p_market text, p_brand text default null)
returns table (
  market_slug text, origin_year int, rule_version text, brand_slug text, brand_name text, n int, n_eff numeric, year int,
  model text, value double precision, low double precision, high double precision, waves int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select r.market_slug, r.year, r.rule_version, r.brand_slug, r.brand_name, r.n, r.n_eff, f.year,
    f.model, f.value, f.low, f.high, f.waves
  from study.visible_results r
  join study.forecasts f on f.wave_id = r.wave_id and f.brand_id = r.brand_id
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
    and r.brand_id between (select low from asked) and (select high from asked)
    and r.range_exact and (select access.has_tier('professional'))
  order by r.brand_folded, r.brand_slug, f.model, f.year;
end $$;
comment on function public.list_forecasts is
  'Scores foreseen from a market''s latest wave, of one brand or of all, with conformal 95 % intervals; n and n_eff are those of that wave. No rows below professional.';

create function public.list_forecast_records(p_market text)
returns table (
  market_slug text, origin_year int, rule_version text, model text, horizon int, forecasts int, coverage double precision,
  mase double precision, mase_of_naive double precision, crps double precision, is_chosen boolean
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, w.rule_version, f.model, f.horizon, f.forecasts, f.coverage, f.mase, f.mase_of_naive,
    f.crps, f.is_chosen
  from study.visible_waves w
  join study.forecast_records f on f.wave_id = w.id
  where w.market_code = (select study.market_code_of(p_market)) and w.is_exact and (select access.has_tier('professional'))
  order by w.year desc, f.horizon, f.model;
end $$;
comment on function public.list_forecast_records is
  'How past forecasts of a market did, by origin, horizon and model, latest origin first. No rows below professional.';

create function public.list_risk_alerts(p_market text, p_brand text default null)
returns table (
  market_slug text, year int, rule_version text, brand_slug text, brand_name text, kind text, evidence jsonb,
  false_alarm_rate double precision, outcome text
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select w.market_slug, w.year, w.rule_version, b.slug, b.name, a.kind, a.evidence, a.false_alarm_rate, a.outcome
  from study.visible_waves w
  join study.risk_alerts a
    on a.wave_id = w.id and a.brand_id between (select low from asked) and (select high from asked)
  join study.brands b on b.id = a.brand_id
  where w.market_code = (select study.market_code_of(p_market)) and w.is_exact and (select access.has_tier('enterprise'))
  order by w.year desc, b.folded, b.slug, a.kind;
end $$;
comment on function public.list_risk_alerts is
  'Warnings about the brands of a market in the caller''s years, latest first, of one brand or of all. No rows below enterprise.';

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
  where (select access.sees_everything())
  order by p.id desc;
end $$;
comment on function public.list_publications is
  'The audit of publications, latest first: who, when, from what (inputs with their hashes and rows), by which engine and rules, how many rows by table, and everything that happened to it. No rows for anyone but admins and the server.';

revoke execute on function public.list_momentum(text, text, int), public.list_forecasts(text, text),
  public.list_forecast_records(text), public.list_risk_alerts(text, text), public.list_publications() from public;
grant execute on function public.list_momentum(text, text, int), public.list_forecasts(text, text),
  public.list_forecast_records(text), public.list_risk_alerts(text, text) to anon, authenticated, service_role;
grant execute on function public.list_publications() to authenticated, service_role;
