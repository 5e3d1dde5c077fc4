-- A wave has one number of interviews, for brands and consumers. The bases of a section may count something else: those of
-- the typing rule are the people of all waves that it was made from.

create or replace function public.list_consumer_waves()
returns table (
  market_slug text, year int, is_sample boolean, fieldwork_from date, fieldwork_to date, interviews int,
  design_effect double precision, effective_n double precision, sections text[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, w.is_sample, w.fieldwork_from, w.fieldwork_to, coalesce(w.interviews, asked.people),
    (s.weighting ->> 'design_effect')::double precision, (s.weighting ->> 'effective_n')::double precision, asked.sections
  from study.visible_waves w
  join study.waves s on s.id = w.id
  cross join lateral (
    select array_agg(c.section order by c.section) as sections,
      max((select max(b) from unnest(c.bases) b where c.section <> 'typing')) as people
    from study.consumer_sections c
    where c.wave_id = w.id and c.age_group = 'all' and c.sex = 'all' and c.behaviour_group = 'all'
  ) asked
  where w.is_exact and asked.sections is not null and (select access.may('analytics'))
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_consumer_waves is
  'Waves of the caller''s years in which people were asked about themselves: interviews, when, how they were weighted, and about what. No rows without the right to analytics.';
