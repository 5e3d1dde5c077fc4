-- What a brand's panel shows of the years before, for who may read them.

create function public.list_brand_waves(p_market text, p_brand text)
returns table (
  year int, industry_slug text, overall_position int, industry_position int, brand_count int, rank_low int,
  rank_high int, score numeric, standard_error numeric, n int, market_mean numeric
)
language sql stable security definer set search_path = '' as $$
  select w.year, w.industry_slug, w.overall_position, w.industry_position, w.brand_count, w.rank_low, w.rank_high,
    w.score, w.standard_error, w.n, w.market_mean
  from (
    select r.*, avg(r.score) over (partition by r.year) as market_mean
    from study.visible_results r
    where r.market_code = (select study.market_code_of(p_market)) and r.range_exact
  ) w
  where w.brand_slug = p_brand
  order by w.year
$$;
comment on function public.list_brand_waves is
  'A brand in each wave of a market that lies in the caller''s years, earliest first; market_mean is the unweighted mean of the scores of that wave. No rows below the paid levels.';
revoke execute on function public.list_brand_waves(text, text) from public;
grant execute on function public.list_brand_waves(text, text) to anon, authenticated, service_role;
