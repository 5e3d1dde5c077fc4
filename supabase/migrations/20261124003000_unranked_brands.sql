-- A brand rated by fewer than the smallest base (50 people) is not ranked: it has no position and no score. It stays in
-- the results of its wave, with its n alone, and is listed apart. Counts and positions are of ranked brands only.

alter table study.results
  alter column overall_position drop not null,
  alter column industry_position drop not null,
  add constraint unranked_has_n_alone check (
    num_nulls(overall_position, industry_position) = 0
    or n is not null and n < 50 and num_nonnulls(overall_position, industry_position, score, standard_error, n_eff, rank_low,
      boot_rank_low, environment_share, z_score, market_index, change) = 0
  ) not valid;
comment on column study.results.overall_position is
  'Rank among the ranked brands of the wave, 1 best; equal unrounded scores share the better position (1, 2, 2, 4). Null for a brand that is not ranked: fewer than 50 people rated it.';
comment on column study.results.industry_position is
  'Rank among the ranked brands of its industry in the wave, shared likewise; null where overall_position is.';
comment on column study.waves.brand_count is 'Brands ranked, those rated by too few people not among them; set on publishing.';
comment on column study.waves.changes_tested is 'How many of them moved clearly, false discoveries controlled; set on publishing.';

-- What was published before: such brands leave the ranking, and the others keep their order. The ends of rank ranges had
-- left room for each brand of which nothing was known.
do $$
begin
  create temporary table found on commit drop as
    select r.wave_id, r.brand_id from study.results r where r.n < 50 and r.score is null;
  create temporary table touched on commit drop as select wave_id, count(*)::int as brands from found group by wave_id;

  update study.results r set overall_position = null, industry_position = null, in_public_top = false, n_eff = null,
    rank_low = null, rank_high = null, public_rank_low = null, public_rank_high = null
  from found where r.wave_id = found.wave_id and r.brand_id = found.brand_id;

  update study.results r set overall_position = ranked.overall, industry_position = ranked.within,
    rank_high = greatest(r.rank_low, r.rank_high - t.brands), boot_rank_high = greatest(r.boot_rank_low, r.boot_rank_high - t.brands)
  from touched t cross join lateral (
    select own.brand_id, rank() over (order by own.overall_position) as overall,
      rank() over (partition by own.industry_id order by own.industry_position) as within
    from study.results own where own.wave_id = t.wave_id and own.overall_position is not null
  ) ranked
  where r.wave_id = t.wave_id and r.brand_id = ranked.brand_id;

  update study.results r set in_public_top = top.place <= 10
  from (
    select own.wave_id, own.brand_id,
      row_number() over (partition by own.wave_id order by own.overall_position, b.folded, b.slug) as place
    from touched t join study.results own on own.wave_id = t.wave_id and own.overall_position is not null
    join study.brands b on b.id = own.brand_id
  ) top
  where r.wave_id = top.wave_id and r.brand_id = top.brand_id and r.in_public_top is distinct from (top.place <= 10);

  update study.waves w set brand_count = greatest(0, w.brand_count - t.brands) from touched t where t.wave_id = w.id;
end $$;
alter table study.results validate constraint unranked_has_n_alone;

create index results_not_ranked on study.results (wave_id) where overall_position is null;

-- Publishing.

create or replace function study.refuse_broken_positions(p_publication bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wave text;
  v_broken record;
begin
  select w.market_code || ' ' || w.year into v_wave
  from study.waves w
  where w.publication_id = p_publication and not exists (select from study.results r where r.wave_id = w.id)
  limit 1;
  if found then
    raise exception 'wave % has no rows', v_wave using errcode = '22023';
  end if;

  -- rank() of the positions reproduces them exactly when they run from 1 with competition ties (1, 2, 2, 4).
  select w.market_code, w.year, b.name, ranked.* into v_broken from (
    select r.wave_id, r.brand_id,
      r.overall_position, rank() over (partition by r.wave_id order by r.overall_position) as overall_expected,
      r.industry_position, rank() over (partition by r.wave_id, r.industry_id order by r.industry_position) as industry_expected
    from study.results r
    where r.wave_id = any (array(select id from study.waves where publication_id = p_publication)) and r.overall_position is not null
  ) ranked
  join study.waves w on w.id = ranked.wave_id join study.brands b on b.id = ranked.brand_id
  where overall_position <> overall_expected or industry_position <> industry_expected
  order by market_code, year, overall_position
  limit 1;
  if found then
    raise exception 'positions of % % do not run from 1 without gaps: "%" has overall % (expected %), industry % (expected %)',
      v_broken.market_code, v_broken.year, v_broken.name, v_broken.overall_position, v_broken.overall_expected,
      v_broken.industry_position, v_broken.industry_expected using errcode = '22023';
  end if;
end $$;

create or replace function study.settle_waves(p_publication bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update study.results r set in_public_top = true
  from (
    select r.wave_id, r.brand_id,
      row_number() over (partition by r.wave_id order by r.overall_position, b.folded, b.slug) as place
    from study.waves w
    -- Ties share the better position, so the first ten are among those at 10 or better.
    join study.results r on r.wave_id = w.id and r.overall_position <= 10
    join study.brands b on b.id = r.brand_id
    where w.publication_id = p_publication
  ) top
  where r.wave_id = top.wave_id and r.brand_id = top.brand_id and top.place <= 10;

  update study.waves w set
    brand_count = c.brands, has_scores = c.mean is not null,
    market_mean = coalesce(w.market_mean, c.mean), market_deviation = coalesce(w.market_deviation, c.deviation),
    changes_compared = c.compared, changes_tested = c.tested
  from (
    select r.wave_id, count(r.overall_position)::int as brands, avg(r.score::double precision) as mean,
      case when count(r.score) > 0 then coalesce(stddev_samp(r.score::double precision), 0) end as deviation,
      count(r.change)::int as compared, (count(*) filter (where r.change_tested))::int as tested
    from study.results r
    where r.wave_id = any (array(select id from study.waves where publication_id = p_publication))
    group by r.wave_id
  ) c
  where w.id = c.wave_id;
$$;

-- Reading. A public range ends at the last ranked brand at most: that tells no more than the step of the grid beyond it,
-- since the number of brands is public and lies between two steps.

create or replace view study.visible_results with (security_barrier = true) as
  select w.id as wave_id, w.market_code, w.market_slug, w.market_name, w.market_ordinal, w.year, w.is_latest,
    w.brand_count, b.slug as brand_slug, b.name as brand_name, b.folded as brand_folded,
    i.slug as industry_slug, i.name as industry_name,
    r.overall_position is not null and (w.level <> 'anonymous' or r.in_public_top) as is_listed,
    case when w.level <> 'anonymous' or r.in_public_top then r.overall_position end as overall_position,
    case when w.level <> 'anonymous' then r.industry_position end as industry_position,
    case when w.is_exact then r.rank_low
         when w.level <> 'anonymous' or r.in_public_top then r.public_rank_low end as rank_low,
    case when w.is_exact then r.rank_high
         when r.public_rank_high is null then null
         when w.level <> 'anonymous' or r.in_public_top then least(w.brand_count, r.public_rank_high) end as rank_high,
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
    case when (select access.may('momentum')) then change.momentum end as momentum,
    case when (select access.may('momentum')) then change.momentum_error end as momentum_error,
    case when change.previous_year is not null then w.changes_compared end as changes_compared,
    case when change.previous_year is not null then w.changes_tested end as changes_tested,
    r.overall_position is not null as is_ranked
  from study.visible_waves w
  join study.results r on r.wave_id = w.id
  join study.brands b on b.id = r.brand_id
  join study.industries i on i.id = r.industry_id
  left join lateral (
    select r.previous_year, r.change, r.change_error, r.change_p, r.change_q, r.change_tested, r.momentum, r.momentum_error
    where w.is_exact and w.years @> r.previous_year
  ) change on true;
comment on view study.visible_results is
  'Results as the caller may know them. Rows that are not is_listed exist for names only: alphabetical lists, search, brand pages. Brands that are not is_ranked have no position for anyone.';

create or replace function public.list_markets()
returns table (
  slug text, name text, code text, year int, brand_count int, industry_count int, interviews int,
  fieldwork_from date, fieldwork_to date, published_at timestamptz, is_sample boolean, has_scores boolean
)
language sql stable security definer set search_path = '' as $$
  select w.market_slug, w.market_name, w.market_code, w.year, w.brand_count,
    (select count(distinct r.industry_id)::int from study.results r where r.wave_id = w.id and r.overall_position is not null),
    w.interviews, w.fieldwork_from, w.fieldwork_to, p.published_at, w.is_sample, w.has_scores
  from study.visible_waves w join study.publications p on p.id = w.publication_id
  where w.is_latest
  order by w.market_ordinal
$$;

create or replace function public.list_industries(p_market text)
returns table (slug text, name text, brand_count int)
language sql stable security definer set search_path = '' as $$
  select r.industry_slug, r.industry_name, count(*)::int
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null)) and r.is_ranked
  group by r.industry_slug, r.industry_name
  order by study.fold(r.industry_name)
$$;
comment on function public.list_industries is
  'Industries of a market''s latest wave, alphabetical, with their ranked brands; an industry without any is not listed.';

create or replace function public.list_industry_brands(p_market text, p_industry text)
returns table (brand_slug text, brand_name text)
language sql stable security definer set search_path = '' as $$
  select r.brand_slug, r.brand_name
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, null))
    and r.industry_slug = p_industry and r.is_ranked
  order by r.brand_folded, r.brand_slug
$$;
comment on function public.list_industry_brands is 'Ranked brands of an industry in a market''s latest wave, alphabetical, without positions.';

create or replace function public.get_rankings_for_authenticated_user(
  p_country text, p_industry text default null, p_year int default null
)
returns table (
  "Brand" text, "Country" text, industry text, "Year" int, "Ranking Position" int, "Overall Country Ranking" int
)
language sql stable security definer set search_path = '' as $$
  select r.brand_name, r.market_name, r.industry_name, r.year, r.industry_position, r.overall_position
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_country)) and r.year = (select study.year_of(p_country, p_year))
    and (p_industry is null or p_industry in (r.industry_name, r.industry_slug)) and r.is_ranked
  order by case when p_industry is null then r.overall_position else r.industry_position end, r.brand_folded
$$;

create or replace function public.get_industry_brand_counts(p_country text, p_year int default null)
returns table (industry text, brand_count int)
language sql stable security definer set search_path = '' as $$
  select r.industry_name, count(*)::int
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_country)) and r.year = (select study.year_of(p_country, p_year)) and r.is_ranked
  group by r.industry_name
  order by study.fold(r.industry_name)
$$;

create function public.list_unranked_brands(
  p_market text, p_industry text default null, p_year int default null, p_brand text default null
)
returns table (brand_slug text, brand_name text, industry_slug text, industry_name text, year int, n int)
language sql stable security definer set search_path = '' as $$
  select r.brand_slug, r.brand_name, r.industry_slug, r.industry_name, r.year, r.n
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
    and not r.is_ranked and (p_industry is null or r.industry_slug = p_industry) and (p_brand is null or r.brand_slug = p_brand)
  order by r.brand_folded, r.brand_slug
$$;
comment on function public.list_unranked_brands is
  'Brands of a wave that are not ranked because fewer than 50 people rated them, alphabetical. How many people (n) is for callers with a plan; no rows of a year the caller may not know of.';
grant execute on function public.list_unranked_brands(text, text, integer, text) to anon, authenticated, service_role;
