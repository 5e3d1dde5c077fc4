-- The reading calls of the site. All run with the caller's level (see visible_results) and take slugs.

create function public.list_ranked_brands(p_market text, p_industry text default null, p_year int default null)
returns table (
  "position" int, brand_slug text, brand_name text, industry_slug text, industry_name text, year int,
  overall_position int, industry_position int, rank_low int, rank_high int, range_exact boolean,
  score numeric, standard_error numeric, n int, n_eff numeric
)
language sql stable security definer set search_path = '' as $$
  select case when p_industry is null then r.overall_position else r.industry_position end as place,
    r.brand_slug, r.brand_name, r.industry_slug, r.industry_name, r.year, r.overall_position, r.industry_position,
    r.rank_low, r.rank_high, r.range_exact, r.score, r.standard_error, r.n, r.n_eff
  from study.visible_results r
  where r.market_code = (select study.market_code_of(p_market)) and r.year = (select study.year_of(p_market, p_year))
    and r.is_listed
    and (p_industry is null or r.industry_slug = p_industry and r.industry_position is not null)
  order by place, r.brand_folded
$$;
comment on function public.list_ranked_brands is
  'The ranking of a market, or of one industry in it, best first. Anonymous callers get the public top ten and no industry ranking.';

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

create function public.find_brand(p_slug text)
returns table (
  brand_slug text, brand_name text, market_slug text, market_name text, industry_slug text, industry_name text,
  year int, brand_count int, overall_position int, industry_position int, rank_low int, rank_high int,
  range_exact boolean, score numeric, standard_error numeric, n int
)
language sql stable security definer set search_path = '' as $$
  select r.brand_slug, r.brand_name, r.market_slug, r.market_name, r.industry_slug, r.industry_name, r.year,
    r.brand_count, r.overall_position, r.industry_position, r.rank_low, r.rank_high, r.range_exact,
    r.score, r.standard_error, r.n
  from study.visible_results r
  where r.brand_slug = p_slug and r.is_latest
  order by r.market_ordinal
$$;
comment on function public.find_brand is 'A brand in the latest wave of each market that has it; what the caller may not know is null.';

create function public.current_publication()
returns table (stamp bigint, published_at timestamptz, is_sample boolean)
language sql stable security definer set search_path = '' as $$
  select
    coalesce((select max(e.id) from study.publication_events e where e.kind in ('published', 'rolled_back')), 0),
    (select max(p.published_at) from study.publications p where p.status = 'published'),
    exists (select from study.published_waves pw join study.waves w on w.id = pw.wave_id where w.is_sample)
$$;
comment on function public.current_publication is
  'What is published now. The stamp grows with every publication and rollback; 0 before the first.';

revoke execute on function public.list_ranked_brands(text, text, int), public.list_markets(),
  public.list_industries(text), public.list_industry_brands(text, text), public.search_brands(text, text, int),
  public.find_brand(text), public.current_publication() from public;
grant execute on function public.list_ranked_brands(text, text, int), public.list_markets(),
  public.list_industries(text), public.list_industry_brands(text, text), public.search_brands(text, text, int),
  public.find_brand(text), public.current_publication() to anon, authenticated, service_role;
