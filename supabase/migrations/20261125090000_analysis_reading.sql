-- Reading calls of the analysis pages: whole histories at once, so that a change of brand needs no further question. Each
-- answers for the caller's years only, and nothing below essential; momentum is null below professional, as everywhere.

create type study.brand_result as (
  market_slug text, year int, brand_slug text, brand_name text, industry_slug text, industry_name text,
  overall_position int, industry_position int, rank_low int, rank_high int,
  score numeric, standard_error numeric, n int, n_eff numeric,
  environment_share double precision, social_share double precision, both_share double precision,
  z_score double precision, market_index double precision,
  previous_year int, change double precision, change_error double precision, change_q double precision, change_tested boolean,
  momentum double precision, momentum_error double precision
);
comment on type study.brand_result is 'What one wave says about one brand, as the analysis pages read it.';

create function public.list_industry_results(p_market text, p_industry text) returns setof study.brand_result
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_brands int[];
begin
  select array_agg(r.brand_id) into v_brands
  from study.results r
  where r.wave_id = (
      select w.id from study.visible_waves w
      where w.market_code = (select study.market_code_of(p_market)) and w.is_exact order by w.year desc limit 1
    )
    and r.industry_id = (select i.id from study.industries i where i.slug = p_industry);
  return query
  select r.market_slug, r.year, r.brand_slug, r.brand_name, r.industry_slug, r.industry_name,
    r.overall_position, r.industry_position, r.rank_low, r.rank_high, r.score, r.standard_error, r.n, r.n_eff,
    r.environment_share, r.social_share, r.both_share, r.z_score, r.market_index,
    r.previous_year, r.change, r.change_error, r.change_q, r.change_tested, r.momentum, r.momentum_error
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.brand_id = any (v_brands)
    and r.range_exact and (select access.has_tier('essential'))
  order by r.brand_folded, r.brand_slug, r.year;
end $$;
comment on function public.list_industry_results is
  'Every brand that the market''s latest wave ranks in the industry, in each wave of the market inside the caller''s years, by name and year. No rows below essential.';

create function public.list_brand_results(p_brands text[]) returns setof study.brand_result
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_brands int[];
begin
  if coalesce(cardinality(p_brands), 0) > 200 then
    raise exception 'p_brands: at most 200 brands at once' using errcode = '22023';
  end if;
  select array_agg(b.id) into v_brands from study.brands b where b.slug = any (p_brands);
  return query
  select r.market_slug, r.year, r.brand_slug, r.brand_name, r.industry_slug, r.industry_name,
    r.overall_position, r.industry_position, r.rank_low, r.rank_high, r.score, r.standard_error, r.n, r.n_eff,
    r.environment_share, r.social_share, r.both_share, r.z_score, r.market_index,
    r.previous_year, r.change, r.change_error, r.change_q, r.change_tested, r.momentum, r.momentum_error
  from study.visible_results r
  where r.brand_id = any (v_brands) and r.range_exact and (select access.has_tier('essential'))
  order by r.brand_folded, r.brand_slug, r.market_ordinal, r.year;
end $$;
comment on function public.list_brand_results is
  'The brands asked for in every market and year of the caller''s window, by name, market and year; unknown ones have no rows. No rows below essential.';

create function public.list_market_waves()
returns table (
  market_slug text, year int, interviews int, fieldwork_from date, fieldwork_to date, brand_count int, has_scores boolean,
  is_sample boolean, rule_version text, market_mean double precision, market_deviation double precision,
  changes_compared int, changes_tested int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, w.interviews, w.fieldwork_from, w.fieldwork_to, w.brand_count, w.has_scores, w.is_sample,
    w.rule_version, w.market_mean, w.market_deviation,
    -- What was tested against a year outside the window tells of that year.
    case when lag(w.year) over by_year is not null then w.changes_compared end,
    case when lag(w.year) over by_year is not null then w.changes_tested end
  from study.visible_waves w
  where w.is_exact and (select access.has_tier('essential'))
  window by_year as (partition by w.market_code order by w.year)
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_market_waves is
  'What each wave of the caller''s years says of its market as a whole: mean and deviation of the brands'' scores in points, and how many changes were tested. No rows below essential.';

create function public.list_age_results(p_market text, p_brands text[], p_year int default null)
returns table (
  brand_slug text, brand_name text, year int, age_group text, score double precision, standard_error double precision, n int, n_eff double precision
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if coalesce(cardinality(p_brands), 0) > 200 then
    raise exception 'p_brands: at most 200 brands at once' using errcode = '22023';
  end if;
  return query
  select b.slug, b.name, w.year, a.age_group, a.score, a.standard_error, a.n, a.n_eff
  from study.visible_waves w
  join study.brands b on b.slug = any (p_brands)
  join study.age_group_results a on a.wave_id = w.id and a.brand_id = b.id
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.has_tier('essential'))
  order by b.folded, b.slug, a.age_group;
end $$;
comment on function public.list_age_results is
  'Scores by age group of the brands asked for, in one wave (the latest unless a year is given); a score of fewer than 50 people is null. No rows below essential.';

create function public.list_age_means(p_market text, p_year int default null)
returns table (year int, age_group text, mean double precision, deviation double precision, brand_count int)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.year, a.age_group, avg(a.score), coalesce(stddev_samp(a.score), 0), count(a.score)::int
  from study.visible_waves w
  join study.age_group_results a on a.wave_id = w.id and a.score is not null
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.has_tier('essential'))
  group by w.year, a.age_group
  order by a.age_group;
end $$;
comment on function public.list_age_means is
  'Unweighted mean and standard deviation (divisor n - 1) of the brands'' scores in each age group of a wave, in points, over the brands_count whose score is not withheld. No rows below essential.';

revoke execute on function public.list_industry_results(text, text), public.list_brand_results(text[]), public.list_market_waves(),
  public.list_age_results(text, text[], int), public.list_age_means(text, int) from public;
grant execute on function public.list_industry_results(text, text), public.list_brand_results(text[]), public.list_market_waves(),
  public.list_age_results(text, text[], int), public.list_age_means(text, int) to anon, authenticated, service_role;
