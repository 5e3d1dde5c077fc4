-- The reading calls of the site. All run with the caller's level (see visible_results) and take slugs.

create function public.list_markets()
returns table (
  slug text, name text, code text, year int, brand_count int, industry_count int, interviews int,
  fieldwork_from date, fieldwork_to date, published_at timestamptz, is_sample boolean, has_scores boolean
)
language sql stable security definer set search_path = '' as $$
  select w.market_slug, w.market_name, w.market_code, w.year, w.brand_count,
    (select count(distinct r.industry_id)::int from study.results r where r.wave_id = w.id),
    w.interviews, w.fieldwork_from, w.fieldwork_to, p.published_at, w.is_sample, w.has_scores
  from study.visible_waves w join study.publications p on p.id = w.publication_id
  where w.is_latest
  order by w.market_ordinal
$$;
comment on function public.list_markets is 'Markets with a published wave, each with the facts of its latest one.';

create function public.list_industries(p_market text)
returns table (slug text, name text, brand_count int)
language sql stable security definer set search_path = '' as $$
  select r.industry_slug, r.industry_name, count(*)::int
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
  group by r.industry_slug, r.industry_name
  order by study.fold(r.industry_name)
$$;
comment on function public.list_industries is 'Industries of a market''s latest wave, alphabetical.';

create function public.list_industry_brands(p_market text, p_industry text)
returns table (brand_slug text, brand_name text)
language sql stable security definer set search_path = '' as $$
  select r.brand_slug, r.brand_name
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null)) and r.industry_slug = p_industry
  order by r.brand_folded, r.brand_slug
$$;
comment on function public.list_industry_brands is 'Brands of an industry in a market''s latest wave, alphabetical, without positions.';

create function public.search_brands(p_market text, p_query text, p_limit int default 5)
returns table (brand_slug text, brand_name text, industry_name text)
language sql stable security definer set search_path = '' as $$
  with asked as materialized (select study.fold(left(p_query, 80)) as q),
  found as (
    select r.brand_slug, r.brand_name, r.industry_name, r.brand_folded,
      strpos(r.brand_folded, q) as place, extensions.strict_word_similarity(q, r.brand_folded) as likeness
    from study.visible_results r cross join asked
    where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null)) and q <> ''
  )
  select f.brand_slug, f.brand_name, f.industry_name
  from found f
  where f.place > 0 or f.likeness >= 0.3
  order by case f.place when 1 then 0 when 0 then 2 else 1 end,
    case when f.place = 0 then f.likeness end desc, f.brand_folded, f.brand_slug
  limit greatest(0, least(coalesce(p_limit, 5), 20))
$$;
comment on function public.search_brands is
  'Brands of a market''s latest wave by name: starting with the text, then containing it, each alphabetical; look-alikes fill what is left.';

-- One value and not rows: an answer in rows ends where the data API's limit of rows is.
create function public.list_brand_names() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name, 'industry', b.industry, 'markets', b.markets) order by b.folded, b.slug),
    '[]'
  )
  from (
    select r.brand_slug as slug, r.brand_name as name, r.brand_folded as folded,
      (array_agg(r.industry_name order by r.market_ordinal))[1] as industry,
      jsonb_agg(r.market_slug order by r.market_ordinal) as markets
    from study.markets m
    cross join lateral (
      -- Market by market, so that each wave is found by the index however many publications are kept.
      select v.*
      from study.visible_results v
      where v.market_code = m.code and v.year = (select study.year_of(m.slug, null))
      offset 0
    ) r
    group by r.brand_slug, r.brand_name, r.brand_folded
  ) b
$$;
comment on function public.list_brand_names is
  'Brands of all latest waves, alphabetical, each with its industry and the markets that rank it. No positions.';

grant execute on function public.list_markets(), public.list_industries(text),
  public.list_industry_brands(text, text), public.search_brands(text, text, integer), public.list_brand_names()
  to anon, authenticated, service_role;

-- The tables and calls of the product's specification, under exactly its names and columns, so that a client
-- written against it works. Countries are full names in answers; requests may also use a code or slug.

create view public.ranking_positions_2025 with (security_barrier = true) as
  select r.brand_name as "Brand", r.market_name as "Country", r.industry_name as industry, r.year as "Year",
    r.industry_position as "Ranking Position", r.overall_position as "Overall Country Ranking"
  from study.visible_results r
  where r.year = 2025 and r.is_listed;
comment on view public.ranking_positions_2025 is
  'Positions of 2025. Anonymous callers: the public top ten of each market, without industry positions.';
grant select on public.ranking_positions_2025 to anon, authenticated, service_role;

create view public.ranking_scores with (security_barrier = true) as
  select r.brand_name as "Brand", r.market_name as "Country", r.industry_name as industry, r.year as "Year",
    r.score as "Score", r.standard_error as "Standard Error", r.n as "Interviews"
  from study.visible_results r
  where r.range_exact and r.score is not null;
comment on view public.ranking_scores is 'Scores of the years in the caller''s window; no rows without a plan.';
grant select on public.ranking_scores to anon, authenticated, service_role;

create function study.industry_names(p_year int) returns table (market_name text, industry_name text)
language sql stable security definer set search_path = '' as $$
  select distinct m.name, i.name
  from study.published_waves pw
  join study.results r on r.wave_id = pw.wave_id
  join study.industries i on i.id = r.industry_id
  join study.markets m on m.code = pw.market_code
  where pw.year = p_year
$$;
comment on function study.industry_names is 'Names of industries by market and year: names only, so it is open to everyone.';

create view public.ranking_industries_2024 with (security_barrier = true) as
  select market_name as "Country", industry_name as industry, 2024 as "Year" from study.industry_names(2024);
comment on view public.ranking_industries_2024 is 'Industries of 2024, the list offered at sign-up.';
grant select on public.ranking_industries_2024 to anon, authenticated, service_role;

create view public.ranking_industries_2025 with (security_barrier = true) as
  select market_name as "Country", industry_name as industry, 2025 as "Year" from study.industry_names(2025);
comment on view public.ranking_industries_2025 is 'Industries of 2025, the list of the industry filter.';
grant select on public.ranking_industries_2025 to anon, authenticated, service_role;

create function public.get_rankings_for_authenticated_user(
  p_country text, p_industry text default null, p_year int default null
)
returns table (
  "Brand" text, "Country" text, industry text, "Year" int, "Ranking Position" int, "Overall Country Ranking" int
)
language sql stable security definer set search_path = '' as $$
  select r.brand_name, r.market_name, r.industry_name, r.year, r.industry_position, r.overall_position
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_country)) and r.year = (select study.year_of(p_country, p_year))
    and (p_industry is null or p_industry in (r.industry_name, r.industry_slug))
  order by case when p_industry is null then r.overall_position else r.industry_position end, r.brand_folded
$$;
comment on function public.get_rankings_for_authenticated_user is
  'Positions of a country (and industry) for the signed-in; nothing for a year outside the caller''s window.';

create function public.get_total_country_brands(p_country text, p_year int default null) returns int
language sql stable security definer set search_path = '' as
$$
  select w.brand_count from study.visible_waves w
  where w.market_code = (select study.market_code_of(p_country)) and w.year = (select study.year_of(p_country, p_year))
$$;
comment on function public.get_total_country_brands is 'Brands ranked in a country; null for a year the caller may not know of.';

create function public.get_industry_brand_counts(p_country text, p_year int default null)
returns table (industry text, brand_count int)
language sql stable security definer set search_path = '' as $$
  select r.industry_name, count(*)::int
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_country)) and r.year = (select study.year_of(p_country, p_year))
  group by r.industry_name
  order by study.fold(r.industry_name)
$$;
comment on function public.get_industry_brand_counts is 'Brands ranked in each industry of a country, alphabetical.';

grant execute on function study.industry_names(integer), public.get_total_country_brands(text, integer),
  public.get_industry_brand_counts(text, integer) to anon, authenticated, service_role;
grant execute on function public.get_rankings_for_authenticated_user(text, text, integer)
  to authenticated, service_role;

-- Reading calls of the computed figures. Each returns the caller's years only, to callers with the right to them, and names
-- the wave and the rule of its figures.

create function study.brand_bounds(p_brand text, out low int, out high int)
language sql stable security definer set search_path = '' as $$
  select coalesce(b.id, case when p_brand is null then 0 end),
    coalesce(b.id, case when p_brand is null then 2147483647 end)
  from (values (true)) as one left join study.brands b on b.slug = p_brand
$$;
comment on function study.brand_bounds is
  'Between which ids the asked brand lies: its own, all of them for null, none for an unknown one. Compared so, one query reads a brand or a whole wave by its key.';

create function public.list_ranked_brands(p_market text, p_industry text default null, p_year int default null)
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
comment on function public.list_ranked_brands is
  'The ranking of a market, or of one industry in it, best first. Anonymous callers get the public top ten and no industry ranking.';

create function public.find_brand(p_slug text)
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
comment on function public.find_brand is 'A brand in the latest wave of each market that has it; what the caller may not know is null.';

create function public.list_brand_waves(p_market text, p_brand text)
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
comment on function public.list_brand_waves is
  'A brand in each wave of a market that lies in the caller''s years, earliest first; market_mean is the unweighted mean of the scores of that wave. No rows without a plan.';

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
  'Everything a brand''s score is built of, in one wave (the latest unless a year is given), with the wave before it. *_low and *_high enclose 95%. No rows without a plan or outside the caller''s years; what rests on a year outside them is null.';

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
    and w.is_exact and (select access.may('analytics'))
  order by b.folded, b.slug, a.age_group;
end $$;
comment on function public.list_age_group_results is
  'Scores by age group of a wave, of one brand or of all; a score of fewer than 50 people is null. No rows without the right to analytics.';

grant execute on function public.list_ranked_brands(text, text, integer), public.find_brand(text),
  public.list_brand_waves(text, text), public.find_score_parts(text, text, integer),
  public.list_age_group_results(text, integer, text) to anon, authenticated, service_role;

-- Reading calls of the analysis pages: whole histories at once, so that a change of brand needs no further call. Each
-- returns the caller's years only, and nothing without the right to analytics; momentum is null without its own right.

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
    and r.range_exact and (select access.may('analytics'))
  order by r.brand_folded, r.brand_slug, r.year;
end $$;
comment on function public.list_industry_results is
  'Every brand that the market''s latest wave ranks in the industry, in each wave of the market inside the caller''s years, by name and year. No rows without the right to analytics.';

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
  where r.brand_id = any (v_brands) and r.range_exact and (select access.may('analytics'))
  order by r.brand_folded, r.brand_slug, r.market_ordinal, r.year;
end $$;
comment on function public.list_brand_results is
  'The brands asked for in every market and year of the caller''s window, by name, market and year; unknown ones have no rows. No rows without the right to analytics.';

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
    -- A change from a year outside the window would show that year.
    case when lag(w.year) over by_year is not null then w.changes_compared end,
    case when lag(w.year) over by_year is not null then w.changes_tested end
  from study.visible_waves w
  where w.is_exact and (select access.may('analytics'))
  window by_year as (partition by w.market_code order by w.year)
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_market_waves is
  'What each wave of the caller''s years says of its market as a whole: mean and deviation of the brands'' scores in points, and how many changes were tested. No rows without the right to analytics.';

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
    and w.is_exact and (select access.may('analytics'))
  order by b.folded, b.slug, a.age_group;
end $$;
comment on function public.list_age_results is
  'Scores by age group of the brands asked for, in one wave (the latest unless a year is given); a score of fewer than 50 people is null. No rows without the right to analytics.';

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
    and w.is_exact and (select access.may('analytics'))
  group by w.year, a.age_group
  order by a.age_group;
end $$;
comment on function public.list_age_means is
  'Unweighted mean and standard deviation (divisor n - 1) of the brands'' scores in each age group of a wave, in points, over the brands_count whose score is not withheld. No rows without the right to analytics.';

grant execute on function public.list_industry_results(text, text), public.list_brand_results(text[]),
  public.list_market_waves(), public.list_age_results(text, text[], integer), public.list_age_means(text, integer)
  to anon, authenticated, service_role;

-- Reading calls for momentum, forecasts and alerts.

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
    and (select access.may('momentum')) and r.momentum is not null
  order by r.momentum desc, r.brand_folded, r.brand_slug;
end $$;
comment on function public.list_momentum is
  'Change beyond the market''s of each brand of a wave, strongest first, with 95% intervals. No rows without the right to momentum, nor where the year before lies outside the caller''s years.';

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
  where w.market_code = (select study.market_code_of(p_market)) and w.is_exact and (select access.may('predictions'))
  order by w.year desc, f.horizon, f.model;
end $$;
comment on function public.list_forecast_records is
  'How past forecasts of a market did, by origin, horizon and model, latest origin first. No rows without the right to predictions.';

create function public.list_forecasts(p_market text, p_brand text default null, p_industry text default null)
returns table (
  market_slug text, origin_year int, rule_version text, brand_slug text, brand_name text, n int, n_eff numeric, year int,
  model text, value double precision, low double precision, high double precision, low80 double precision, high80 double precision,
  low50 double precision, high50 double precision, median_position double precision, position_low int, position_high int, top_ten double precision, waves int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (select * from study.brand_bounds(p_brand))
  select r.market_slug, r.year, r.rule_version, r.brand_slug, r.brand_name, r.n, r.n_eff, f.year,
    f.model, f.value, f.low, f.high, f.low80, f.high80, f.low50, f.high50, f.median_position, f.position_low, f.position_high, f.top_ten, f.waves
  from study.visible_results r
  join study.forecasts f on f.wave_id = r.wave_id and f.brand_id = r.brand_id
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
    and r.brand_id between (select low from asked) and (select high from asked)
    and (p_industry is null or r.industry_slug = p_industry)
    and r.range_exact and (select access.may('predictions'))
  order by r.brand_folded, r.brand_slug, f.model, f.year;
end $$;
comment on function public.list_forecasts is
  'Scores and positions foreseen from a market''s latest wave, of one brand, an industry or all, with their intervals; n and n_eff are those of that wave. No rows without the right to predictions.';

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
    and r.range_exact and (select access.may('predictions'))
    -- A forecast of "no change" is the score of its origin: both years must be in the window.
    and (select access.years()) @> past.origin_year and (select access.years()) @> past.year
  order by r.brand_folded, r.brand_slug, past.year, past.origin_year;
end $$;
comment on function public.list_forecast_histories is
  'What was forecast of an industry''s brands from earlier waves, where both the wave it was made from and the year it speaks of lie in the caller''s years. No rows without the right to predictions.';

create function public.list_forecast_tracks(p_market text)
returns table (
  market_slug text, latest_year int, industry text, origin int, horizon int, forecasts int, coverage50 double precision,
  coverage80 double precision, coverage double precision, textbook_coverage double precision, mase double precision,
  mase_of_naive double precision, position_coverage double precision
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, t.industry, t.origin, t.horizon, t.forecasts, t.coverage50, t.coverage80, t.coverage,
    t.textbook_coverage, t.mase, t.mase_of_naive, t.position_coverage
  from study.visible_waves w
  join study.forecast_tracks t on t.wave_id = w.id
  where w.market_code = (select study.market_code_of(p_market)) and w.is_latest and w.is_exact
    and (select access.may('predictions')) and (t.origin = 0 or (select access.years()) @> t.origin)
  order by t.industry, t.origin, t.horizon;
end $$;
comment on function public.list_forecast_tracks is
  'How the published forecasts of a market did, by industry and by the wave they were made from (0: the last five together). No rows without the right to predictions.';

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
  where w.market_code = (select study.market_code_of(p_market)) and w.is_latest and w.is_exact and (select access.may('predictions'))
  order by o.horizon;
end $$;
comment on function public.list_passing_odds is
  'How far the errors of two brands'' forecasts lie apart, by years ahead, and how the chances that follow came true. No rows without the right to predictions.';

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
    and w.is_exact and (select access.may('riskAlerts'))
  order by w.year desc, w.market_ordinal, b.folded, b.slug, a.kind, a.sensitivity;
end $$;
comment on function public.list_risk_alerts is
  'Warnings about the brands of a market, or of all, in the caller''s years, latest first; figures of years outside them are left out of the evidence. No rows without the right to alerts.';

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
    and r.range_exact and (select access.may('analytics'))
  order by r.brand_folded, r.brand_slug;
end $$;
comment on function public.list_wave_results is
  'Every brand of one wave (the latest unless a year is given), by name. No rows without the right to analytics, nor of a year outside the caller''s.';

grant execute on function public.list_momentum(text, text, integer), public.list_forecast_records(text),
  public.list_forecasts(text, text, text), public.list_forecast_histories(text, text),
  public.list_forecast_tracks(text), public.list_passing_odds(text), public.list_risk_alerts(text, text),
  public.list_wave_results(text, integer) to anon, authenticated, service_role;

-- Brands that a person follows; the portal begins with their changes.

create table public.followed_brands (
  user_id text not null check (user_id <> ''),
  brand_slug text not null check (brand_slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  followed_at timestamptz not null default now(),
  primary key (user_id, brand_slug)
);
comment on table public.followed_brands is
  'Who follows which brand. By slug: a brand keeps it from publication to publication, its id need not. At most 100 a person.';
alter table public.followed_brands enable row level security;
grant select on public.followed_brands to authenticated;
grant select, insert, update, delete on public.followed_brands to service_role;

-- Only the person themselves sees what they follow; admins do not.
create policy own_row on public.followed_brands for select to authenticated using (user_id = (select access.user_id()));

create function public.list_followed_brands()
returns table (slug text, name text, followed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select f.brand_slug, coalesce(b.name, f.brand_slug), f.followed_at
  from public.followed_brands f left join study.brands b on b.slug = f.brand_slug
  where f.user_id = access.require_user()
  order by coalesce(b.folded, f.brand_slug), f.brand_slug
$$;
comment on function public.list_followed_brands is
  'Brands that the caller follows, alphabetical. A brand that is no longer ranked stays until it is unfollowed.';

create function public.follow_brand(p_slug text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 100;
  me constant text := access.require_user();
begin
  if not exists (
    select from study.visible_waves w join study.results r on r.wave_id = w.id
    where w.is_latest and r.brand_id = (select b.id from study.brands b where b.slug = p_slug)
  ) then
    return 'unknown';
  end if;
  -- Two windows of one person count one after the other.
  perform pg_advisory_xact_lock(hashtext('follow ' || me));
  if exists (select from public.followed_brands f where f.user_id = me and f.brand_slug = p_slug) then
    return 'followed';
  end if;
  if (select count(*) from public.followed_brands f where f.user_id = me) >= most then
    return 'full';
  end if;
  insert into public.followed_brands (user_id, brand_slug) values (me, p_slug);
  return 'followed';
end $$;
comment on function public.follow_brand is
  'Follows a brand for the caller: followed (also when it was), full at 100, unknown for a brand that no latest wave ranks.';

create function public.unfollow_brand(p_slug text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.followed_brands f where f.user_id = access.require_user() and f.brand_slug = p_slug;
  return found;
end $$;
comment on function public.unfollow_brand is 'Unfollows a brand. True when the caller followed it.';

create function access.export_followed_brands(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('brand', f.brand_slug, 'followedAt', f.followed_at) order by f.followed_at, f.brand_slug), '[]')
  from public.followed_brands f where f.user_id = p_user
$$;
comment on function access.export_followed_brands is 'Brands someone follows, for the download of their data.';

create function access.erase_followed_brands(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.followed_brands f where f.user_id = p_user
$$;
comment on function access.erase_followed_brands is 'Deletes what a person follows, when their account is erased.';

insert into access.personal_data (part, export_by, erase_by)
values ('followed_brands', 'access.export_followed_brands', 'access.erase_followed_brands');

grant execute on function public.list_followed_brands(), public.follow_brand(text), public.unfollow_brand(text)
  to authenticated;
