-- Every brand by name, for the search over all pages.

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

revoke execute on function public.list_brand_names() from public;
grant execute on function public.list_brand_names() to anon, authenticated, service_role;
