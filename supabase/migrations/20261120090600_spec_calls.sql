-- The tables and calls of the product's specification, under exactly its names and columns, so that a client
-- written against it works. Countries are full names in answers; requests may also use a code or slug.

create view public.ranking_positions_2025 with (security_barrier = true) as
  select r.brand_name as "Brand", r.market_name as "Country", r.industry_name as industry, r.year as "Year",
    r.industry_position as "Ranking Position", r.overall_position as "Overall Country Ranking"
  from study.visible_results r
  where r.year = 2025 and r.is_listed;
comment on view public.ranking_positions_2025 is
  'Positions of 2025. Anonymous callers: the public top ten of each market, without industry positions.';

create view public.ranking_scores with (security_barrier = true) as
  select r.brand_name as "Brand", r.market_name as "Country", r.industry_name as industry, r.year as "Year",
    r.score as "Score", r.standard_error as "Standard Error", r.n as "Interviews"
  from study.visible_results r
  where r.range_exact and r.score is not null;
comment on view public.ranking_scores is 'Scores of the years in the caller''s window; no rows below the paid levels.';

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
revoke execute on function study.industry_names(int) from public;
grant execute on function study.industry_names(int) to anon, authenticated, service_role;

create view public.ranking_industries_2024 with (security_barrier = true) as
  select market_name as "Country", industry_name as industry, 2024 as "Year" from study.industry_names(2024);
comment on view public.ranking_industries_2024 is 'Industries of 2024, the list offered at sign-up.';
create view public.ranking_industries_2025 with (security_barrier = true) as
  select market_name as "Country", industry_name as industry, 2025 as "Year" from study.industry_names(2025);
comment on view public.ranking_industries_2025 is 'Industries of 2025, the list of the industry filter.';

grant select on public.ranking_positions_2025, public.ranking_scores, public.ranking_industries_2024,
  public.ranking_industries_2025 to anon, authenticated, service_role;

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
  'Positions of a country (and industry) for the signed-in; a year outside the caller''s window answers nothing.';

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

revoke execute on function public.get_rankings_for_authenticated_user(text, text, int),
  public.get_total_country_brands(text, int), public.get_industry_brand_counts(text, int) from public;
grant execute on function public.get_rankings_for_authenticated_user(text, text, int) to authenticated, service_role;
grant execute on function public.get_total_country_brands(text, int), public.get_industry_brand_counts(text, int)
  to anon, authenticated, service_role;
