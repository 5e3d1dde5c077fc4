-- Reading calls of the computed figures, and those of before with each brand found by its key. Every one answers for
-- the caller's tier and years only, and says of which wave and by which rule its figures are.

create function study.brand_bounds(p_brand text, out low int, out high int)
language sql stable security definer set search_path = '' as $$
  select coalesce(b.id, case when p_brand is null then 0 end),
    coalesce(b.id, case when p_brand is null then 2147483647 end)
  from (values (true)) as one left join study.brands b on b.slug = p_brand
$$;
comment on function study.brand_bounds is
  'Between which ids the asked brand lies: its own, all of them for null, none for an unknown one. Compared so, one query reads a brand or a whole wave by its key.';
revoke execute on function study.brand_bounds(text) from public;

create or replace function public.list_ranked_brands(p_market text, p_industry text default null, p_year int default null)
returns table (
  "position" int, brand_slug text, brand_name text, industry_slug text, industry_name text, year int,
  overall_position int, industry_position int, rank_low int, rank_high int, range_exact boolean,
  score numeric, standard_error numeric, n int, n_eff numeric
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_anonymous constant boolean := access.level() = 'anonymous';
begin
  return query
  -- Visitors' ten brands have an index of their own; of the two halves one is run.
  with listed as (
    select * from study.visible_results r
    where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
      and r.in_public_top and v_anonymous
    union all
    select * from study.visible_results r
    where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
      and not v_anonymous
  )
  select case when p_industry is null then r.overall_position else r.industry_position end as place,
    r.brand_slug, r.brand_name, r.industry_slug, r.industry_name, r.year, r.overall_position, r.industry_position,
    r.rank_low, r.rank_high, r.range_exact, r.score, r.standard_error, r.n, r.n_eff
  from listed r
  where r.is_listed and (p_industry is null or r.industry_slug = p_industry and r.industry_position is not null)
  order by place, r.brand_folded;
end $$;

create or replace function public.find_brand(p_slug text)
returns table (
  brand_slug text, brand_name text, market_slug text, market_name text, industry_slug text, industry_name text,
  year int, brand_count int, overall_position int, industry_position int, rank_low int, rank_high int,
  range_exact boolean, score numeric, standard_error numeric, n int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select r.brand_slug, r.brand_name, r.market_slug, r.market_name, r.industry_slug, r.industry_name, r.year,
    r.brand_count, r.overall_position, r.industry_position, r.rank_low, r.rank_high, r.range_exact,
    r.score, r.standard_error, r.n
  from study.visible_results r
  where r.brand_id = (select b.id from study.brands b where b.slug = p_slug) and r.is_latest
  order by r.market_ordinal;
end $$;

create or replace function public.list_brand_waves(p_market text, p_brand text)
returns table (
  year int, industry_slug text, overall_position int, industry_position int, brand_count int, rank_low int,
  rank_high int, score numeric, standard_error numeric, n int, market_mean numeric
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select r.year, r.industry_slug, r.overall_position, r.industry_position, r.brand_count, r.rank_low, r.rank_high,
    r.score, r.standard_error, r.n, r.market_mean::numeric
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market))
    and r.brand_id = (select b.id from study.brands b where b.slug = p_brand) and r.range_exact
  order by r.year;
end $$;

create function public.find_score_parts(p_market text, p_brand text, p_year int default null)
returns table (
  market_slug text, year int, rule_version text, brand_slug text, brand_name text, industry_slug text, industry_name text,
  brand_count int, overall_position int, industry_position int,
  environment_share double precision, social_share double precision, both_share double precision, n int, n_eff numeric,
  score numeric, standard_error numeric, score_low numeric, score_high numeric,
  market_mean double precision, market_deviation double precision, z_score double precision, market_index double precision,
  rank_low int, rank_high int, boot_rank_low int, boot_rank_high int,
  previous_year int, previous_score numeric, previous_error numeric, previous_n int,
  change double precision, change_error double precision, change_p double precision, change_q double precision,
  change_tested boolean, changes_tested int, changes_compared int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with waves as materialized (
    select * from study.visible_results r
    where r.market_code = (select study.market_code_of(p_market))
      and r.brand_id = (select b.id from study.brands b where b.slug = p_brand) and r.range_exact
  )
  select r.market_slug, r.year, r.rule_version, r.brand_slug, r.brand_name, r.industry_slug, r.industry_name,
    r.brand_count, r.overall_position, r.industry_position, r.environment_share, r.social_share, r.both_share, r.n, r.n_eff,
    r.score, r.standard_error, 
    r.score - 1.959963984540054 * r.standard_error, r.score + 1.959963984540054 * r.standard_error,
    r.market_mean, r.market_deviation, r.z_score, r.market_index, r.rank_low, r.rank_high, r.boot_rank_low, r.boot_rank_high,
    r.previous_year, p.score, p.standard_error, p.n, r.change, r.change_error, r.change_p, r.change_q,
    r.change_tested, r.changes_tested, r.changes_compared
  from waves r left join waves p on p.year = r.previous_year
  where r.year = (select study.year_of(p_market, p_year));
end $$;
comment on function public.find_score_parts is
  'Everything a brand''s score is built of, in one wave (the latest unless a year is given), with the wave before it. *_low and *_high enclose 95 %. No rows below the paid levels or outside the caller''s years; what rests on a year outside them is null.';

create function public.list_age_group_results(p_market text, p_year int default null, p_brand text default null)
returns table (
  market_slug text, year int, rule_version text, brand_slug text, brand_name text, age_group text,
  score double precision, standard_error double precision, score_low double precision, score_high double precision,
  n int, n_eff double precision
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select w.market_slug, w.year, w.rule_version, b.slug, b.name, a.age_group, a.score, a.standard_error,
    a.score - 1.959963984540054 * a.standard_error, a.score + 1.959963984540054 * a.standard_error, a.n, a.n_eff
  from study.visible_waves w
  join study.age_group_results a
    on a.wave_id = w.id and a.brand_id between (select low from asked) and (select high from asked)
  join study.brands b on b.id = a.brand_id
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.has_tier('essential'))
  order by b.folded, b.slug, a.age_group;
end $$;
comment on function public.list_age_group_results is
  'Scores by age group of a wave, of one brand or of all; a score of fewer than 50 people is null. No rows below essential.';

create function public.list_consumer_figures(p_market text, p_section text, p_year int default null)
returns table (
  market_slug text, year int, rule_version text, section text, item text, age_group text,
  value double precision, low double precision, high double precision, n int, n_eff double precision
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, w.rule_version, c.section, c.item, c.age_group, c.value, c.low, c.high, c.n, c.n_eff
  from study.visible_waves w
  join study.consumer_figures c on c.wave_id = w.id and c.section = p_section
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.has_tier('essential'))
  order by c.item, c.age_group;
end $$;
comment on function public.list_consumer_figures is
  'One section of what a wave says about consumers, with 95 % intervals. No rows below essential.';

revoke execute on function public.find_score_parts(text, text, int), public.list_age_group_results(text, int, text),
  public.list_consumer_figures(text, text, int) from public;
grant execute on function public.find_score_parts(text, text, int), public.list_age_group_results(text, int, text),
  public.list_consumer_figures(text, text, int) to anon, authenticated, service_role;
