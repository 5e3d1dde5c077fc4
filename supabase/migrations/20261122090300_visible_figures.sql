-- The computed figures, masked as the scores are: for who has a plan, in the years of its window. What follows from a
-- figure of another year (a change, how sure it is) needs that year as well, or it would tell it.

create or replace view study.visible_waves with (security_barrier = true) as
  with viewer as materialized (select level, years from access.viewer()),
  shown as (
    select pw.wave_id, pw.market_code, pw.year, pw.year = max(pw.year) over (partition by pw.market_code) as is_latest
    from study.published_waves pw
  )
  select w.id, w.publication_id, m.code as market_code, m.slug as market_slug, m.name as market_name,
    m.ordinal as market_ordinal, shown.year, w.interviews, w.fieldwork_from, w.fieldwork_to, w.brand_count, w.has_scores,
    w.is_sample, shown.is_latest, viewer.level, viewer.years @> shown.year as is_exact,
    viewer.years, w.rule_version,
    case when viewer.years @> shown.year then w.market_mean end as market_mean,
    case when viewer.years @> shown.year then w.market_deviation end as market_deviation,
    case when viewer.years @> shown.year then w.changes_compared end as changes_compared,
    case when viewer.years @> shown.year then w.changes_tested end as changes_tested
  from shown
  join study.waves w on w.id = shown.wave_id
  join study.markets m on m.code = shown.market_code
  cross join viewer
  where shown.is_latest or viewer.years @> shown.year;

create or replace view study.visible_results with (security_barrier = true) as
  select w.id as wave_id, w.market_code, w.market_slug, w.market_name, w.market_ordinal, w.year, w.is_latest,
    w.brand_count, b.slug as brand_slug, b.name as brand_name, b.folded as brand_folded,
    i.slug as industry_slug, i.name as industry_name,
    w.level <> 'anonymous' or r.in_public_top as is_listed,
    case when w.level <> 'anonymous' or r.in_public_top then r.overall_position end as overall_position,
    case when w.level <> 'anonymous' then r.industry_position end as industry_position,
    case when w.is_exact then r.rank_low
         when w.level <> 'anonymous' or r.in_public_top then r.public_rank_low end as rank_low,
    case when w.is_exact then r.rank_high
         when w.level <> 'anonymous' or r.in_public_top then r.public_rank_high end as rank_high,
    w.is_exact as range_exact,
    case when w.is_exact then r.score end as score,
    case when w.is_exact then r.standard_error end as standard_error,
    case when w.is_exact then r.n end as n,
    case when w.is_exact then r.n_eff end as n_eff,
    r.brand_id, r.in_public_top, w.rule_version, w.market_mean, w.market_deviation,
    case when w.is_exact then r.environment_share end as environment_share,
    case when w.is_exact then r.social_share end as social_share,
    case when w.is_exact then r.both_share end as both_share,
    case when w.is_exact then r.boot_rank_low end as boot_rank_low,
    case when w.is_exact then r.boot_rank_high end as boot_rank_high,
    case when w.is_exact then r.z_score end as z_score,
    case when w.is_exact then r.market_index end as market_index,
    change.previous_year, change.change, change.change_error, change.change_p, change.change_q, change.change_tested,
    case when (select access.has_tier('professional')) then change.momentum end as momentum,
    case when (select access.has_tier('professional')) then change.momentum_error end as momentum_error,
    case when change.previous_year is not null then w.changes_compared end as changes_compared,
    case when change.previous_year is not null then w.changes_tested end as changes_tested
  from study.visible_waves w
  join study.results r on r.wave_id = w.id
  join study.brands b on b.id = r.brand_id
  join study.industries i on i.id = r.industry_id
  left join lateral (
    select r.previous_year, r.change, r.change_error, r.change_p, r.change_q, r.change_tested, r.momentum, r.momentum_error
    where w.is_exact and w.years @> r.previous_year
  ) change on true;

-- The same rules as policies of the tables, for a right that is granted by mistake. A policy cannot hide a column, so a
-- row is shown to whom all of it may be shown. They ask once per statement which waves and brands the caller may know.

create function access.known_waves() returns bigint[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(id), '{}') from study.visible_waves $$;
comment on function access.known_waves is 'Published waves of which the caller may know that there are brands in them.';

create function access.readable_waves(p_tier text) returns bigint[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(id), '{}') from study.visible_waves where is_exact and access.has_tier(p_tier) $$;
comment on function access.readable_waves is 'Published waves of the caller''s years, for who has the tier; none for others.';

create function access.known_brands() returns int[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(distinct r.brand_id), '{}') from study.visible_waves w join study.results r on r.wave_id = w.id $$;
comment on function access.known_brands is 'Brands of the waves the caller may know of: names are public once they are published.';

create function access.known_industries() returns int[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(distinct r.industry_id), '{}') from study.visible_waves w join study.results r on r.wave_id = w.id $$;
comment on function access.known_industries is 'Industries of the waves the caller may know of.';

revoke execute on function access.known_waves(), access.readable_waves(text),
  access.known_brands(), access.known_industries() from public;
grant execute on function access.known_waves(), access.readable_waves(text),
  access.known_brands(), access.known_industries() to anon, authenticated, service_role;

create policy everyone on study.markets for select to anon, authenticated using (true);
create policy published on study.industries for select to anon, authenticated using (id = any ((select access.known_industries())::int[]));
create policy published on study.brands for select to anon, authenticated using (id = any ((select access.known_brands())::int[]));
create policy published on study.published_waves for select to anon, authenticated
  using (wave_id = any ((select access.known_waves())::bigint[]));
create policy years_of_plan on study.waves for select to anon, authenticated
  using (id = any ((select access.readable_waves('essential'))::bigint[]));
create policy years_of_plan on study.results for select to anon, authenticated using (
  wave_id = any ((select access.readable_waves('essential'))::bigint[])
  and (previous_year is null or (select access.years()) @> previous_year)
  and (momentum is null or (select access.has_tier('professional')))
);
create policy years_of_plan on study.age_group_results for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('essential'))::bigint[]));
create policy years_of_plan on study.consumer_figures for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('essential'))::bigint[]));
create policy professional on study.forecasts for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('professional'))::bigint[]));
create policy professional on study.forecast_records for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('professional'))::bigint[]));
create policy enterprise on study.risk_alerts for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('enterprise'))::bigint[]));
create policy admins on study.publications for select to anon, authenticated using ((select access.sees_everything()));
create policy admins on study.publication_events for select to anon, authenticated using ((select access.sees_everything()));
create policy admins on study.staged_names for select to anon, authenticated using ((select access.sees_everything()));
