-- A score's interval is Wilson's, which the score and its standard error determine: lib/statistics/score.ts says how, and
-- from which source. It never leaves 0 to 200 and is not of the same width to both sides.

create function study.score_end(p_score double precision, p_error double precision, p_side int) returns double precision
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when half = 0 then p_score
    when half >= 0.5 then 100 + 100 * sign(p_side)
    else greatest(0, least(200, 200 * (share + z * z / (2 * people) + sign(p_side)
      * z * sqrt(share * (1 - share) / people + z * z / (4 * people * people))) / (1 + z * z / people)))
  end
  from (
    select z, half, share,
      case when half > 0 and half < 0.5 then z * z * (room + sqrt(room * room + half * half * (1 - 4 * half * half)))
        / (2 * half * half) end as people
    from (
      select z, half, share, share * (1 - share) - 2 * half * half as room
      from (select 1.959963984540054::double precision as z, 1.959963984540054 * p_error / 200 as half, p_score / 200 as share) given
    ) measured
  ) counted
$$;
comment on function study.score_end is 'Lower (side -1) or upper (side 1) end of the 95% interval of a score with this standard error, in points.';
revoke execute on function study.score_end(double precision, double precision, int) from public;
grant execute on function study.score_end(double precision, double precision, int) to service_role;

alter table study.results
  add column score_low double precision generated always as (study.score_end(score::double precision, standard_error::double precision, -1)) stored,
  add column score_high double precision generated always as (study.score_end(score::double precision, standard_error::double precision, 1)) stored;
comment on column study.results.score_low is 'Lower end of the 95% interval of the score, in points; null without a standard error.';
comment on column study.results.score_high is 'Upper end of the 95% interval of the score, in points.';

alter table study.age_group_results
  add column score_low double precision generated always as (study.score_end(score, standard_error, -1)) stored,
  add column score_high double precision generated always as (study.score_end(score, standard_error, 1)) stored;
comment on column study.age_group_results.score_low is 'Lower end of the 95% interval of the score, in points; null without a score.';
comment on column study.age_group_results.score_high is 'Upper end of the 95% interval of the score, in points.';

create or replace function public.find_score_parts(p_market text, p_brand text, p_year int default null)
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
    r.score, r.standard_error, study.score_end(r.score::double precision, r.standard_error::double precision, -1)::numeric,
    study.score_end(r.score::double precision, r.standard_error::double precision, 1)::numeric,
    r.market_mean, r.market_deviation, r.z_score, r.market_index, r.rank_low, r.rank_high, r.boot_rank_low, r.boot_rank_high,
    r.previous_year, p.score, p.standard_error, p.n, r.change, r.change_error, r.change_p, r.change_q,
    r.change_tested, r.changes_tested, r.changes_compared
  from waves r left join waves p on p.year = r.previous_year
  where r.year = (select study.year_of(p_market, p_year));
end $$;

create or replace function public.list_age_group_results(p_market text, p_year int default null, p_brand text default null)
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
    a.score_low, a.score_high, a.n, a.n_eff
  from study.visible_waves w
  join study.age_group_results a
    on a.wave_id = w.id and a.brand_id between (select low from asked) and (select high from asked)
  join study.brands b on b.id = a.brand_id
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.may('analytics'))
  order by b.folded, b.slug, a.age_group;
end $$;
