-- The one place that decides what a caller sees of a result. Every reading view and function goes through these two
-- views; none reads study.results directly. Hidden values are null in them, so a filter, an order or a count made on
-- top of them sees null as well.

create view study.visible_waves with (security_barrier = true) as
  with viewer as materialized (select access.level() as level, access.years() as years),
  shown as (
    select pw.wave_id, pw.year = max(pw.year) over (partition by pw.market_code) as is_latest
    from study.published_waves pw
  )
  select w.id, w.publication_id, m.code as market_code, m.slug as market_slug, m.name as market_name,
    m.ordinal as market_ordinal, w.year, w.interviews, w.fieldwork_from, w.fieldwork_to, w.brand_count, w.has_scores,
    w.is_sample, shown.is_latest, viewer.level, viewer.years @> w.year as is_exact
  from shown
  join study.waves w on w.id = shown.wave_id
  join study.markets m on m.code = w.market_code
  cross join viewer
  where shown.is_latest or viewer.years @> w.year;
comment on view study.visible_waves is
  'Published waves the caller may know of: the latest of each market, and the years of their window (is_exact).';

create view study.visible_results with (security_barrier = true) as
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
    case when w.is_exact then r.n_eff end as n_eff
  from study.visible_waves w
  join study.results r on r.wave_id = w.id
  join study.brands b on b.id = r.brand_id
  join study.industries i on i.id = r.industry_id;
comment on view study.visible_results is
  'Results as the caller may know them. Rows that are not is_listed exist for names only: alphabetical lists, search, brand pages.';

create function study.market_code_of(p_market text) returns text
language sql stable security definer set search_path = '' as $$
  select code from study.markets
  where lower(p_market) in (lower(code), slug, lower(name))
$$;
comment on function study.market_code_of is 'A market''s code from its code, slug or full name; null when there is none.';

create function study.year_of(p_market text, p_year int) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(p_year, max(year)) from study.published_waves where market_code = study.market_code_of(p_market)
$$;
comment on function study.year_of is
  'The year asked for, else that of the market''s latest wave. As an equality it lets the planner expect one wave.';

revoke execute on function study.market_code_of(text), study.year_of(text, int) from public;
