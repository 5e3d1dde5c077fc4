-- Interviews that the checks of quality left out are told of with what is shown. A publication brings them in its request:
-- exclusions: [{check, rule, market, year, interviews, excluded}], with nothing of a person.

create function public.list_exclusions()
returns table (market text, year int, check_name text, rule text, interviews int, excluded int)
language sql stable security definer set search_path = '' as $$
  select m.slug, w.year, e.value ->> 'check', e.value ->> 'rule', (e.value ->> 'interviews')::int, (e.value ->> 'excluded')::int
  from study.published_waves pw
  join study.waves w on w.id = pw.wave_id
  join study.markets m on m.code = w.market_code
  join study.publications p on p.id = w.publication_id
  cross join lateral jsonb_array_elements(coalesce(p.meta -> 'exclusions', '[]')) with ordinality e
  where e.value ->> 'market' = m.slug and (e.value ->> 'year')::int = w.year
  order by w.year desc, m.ordinal, e.ordinality
$$;
comment on function public.list_exclusions is
  'How many interviews of the waves that are shown were left out, by which check and rule, of how many that were carried out.';

grant execute on function public.list_exclusions() to anon, authenticated, service_role;
