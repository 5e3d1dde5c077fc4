-- Figures about consumers by population (age group × sex × behaviour group) rather than by age alone. A section of a
-- population is one row: a row for each item would be fifteen times as many.

create function study.is_section(p_items text[], p_figures double precision[], p_lows double precision[], p_highs double precision[],
  p_bases int[], p_effective double precision[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_items) > 0
    and cardinality(p_figures) = cardinality(p_items) and cardinality(p_lows) = cardinality(p_items)
    and cardinality(p_highs) = cardinality(p_items) and cardinality(p_bases) = cardinality(p_items)
    and cardinality(p_effective) = cardinality(p_items)
    and coalesce(bool_and(
      f.item <> '' and f.n >= 0 and (f.n >= 50 or num_nulls(f.figure, f.low, f.high, f.n_eff) = 4)
      and num_nulls(f.low, f.high) in (0, 2) and coalesce(f.low <= f.figure and f.figure <= f.high, true)), false)
    and count(distinct f.item) = count(*)
  from unnest(p_items, p_figures, p_lows, p_highs, p_bases, p_effective) as f (item, figure, low, high, n, n_eff)
$$;
comment on function study.is_section is
  'Are these figures of different items, each with an interval that holds it or with none, and withheld below 50 people?';

create table study.consumer_sections (
  wave_id bigint not null,
  section text not null check (section ~ '^[a-z][a-z-]{0,39}$'),
  age_group text not null check (age_group <> ''),
  sex text not null check (sex <> ''),
  behaviour_group text not null check (behaviour_group <> ''),
  items text[] not null,
  figures double precision[] not null,
  lows double precision[] not null,
  highs double precision[] not null,
  bases int[] not null,
  effective_bases double precision[] not null,
  primary key (wave_id, section, age_group, sex, behaviour_group),
  -- The last guard of the smallest base: whoever computes it, a figure of fewer people is not kept.
  constraint withheld_below_base check (study.is_section(items, figures, lows, highs, bases, effective_bases))
);
comment on table study.consumer_sections is 'What one population of a wave says about one subject: shares, mean importances, shares of explained variance.';
comment on column study.consumer_sections.wave_id is 'The wave it was measured in.';
comment on column study.consumer_sections.section is 'The subject, such as awareness; units are those of the questionnaire''s section.';
comment on column study.consumer_sections.age_group is 'all, or an age group as the interviews label it.';
comment on column study.consumer_sections.sex is 'all, or as the interviews label it.';
comment on column study.consumer_sections.behaviour_group is 'all, or the group that the typing rule puts people in.';
comment on column study.consumer_sections.items is 'Keys of the statements, groups, priorities or factors in the questionnaire; the other lists follow it.';
comment on column study.consumer_sections.figures is 'The estimates; null where fewer than 50 were asked.';
comment on column study.consumer_sections.lows is 'Lower ends of their 95 % intervals.';
comment on column study.consumer_sections.highs is 'Upper ends of their 95 % intervals.';
comment on column study.consumer_sections.bases is 'Interviews behind each.';
comment on column study.consumer_sections.effective_bases is 'Effective sample sizes after weighting.';

insert into study.consumer_sections (wave_id, section, age_group, sex, behaviour_group, items, figures, lows, highs, bases, effective_bases)
select f.wave_id, f.section, f.age_group, 'all', 'all', array_agg(f.item order by f.item),
  array_agg(case when f.n >= 50 then f.value end order by f.item), array_agg(case when f.n >= 50 then f.low end order by f.item),
  array_agg(case when f.n >= 50 then f.high end order by f.item), array_agg(f.n order by f.item),
  array_agg(case when f.n >= 50 then f.n_eff end order by f.item)
from study.consumer_figures f
group by f.wave_id, f.section, f.age_group;

drop function public.list_consumer_figures(text, text, int);
drop table study.consumer_figures;

alter table study.consumer_sections enable row level security;
grant select on study.consumer_sections to service_role;
create policy years_of_plan on study.consumer_sections for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('essential'))::bigint[]));

create type study.population_figures as (
  market_slug text, year int, section text, age_group text, sex text, behaviour_group text,
  items text[], figures double precision[], lows double precision[], highs double precision[], bases int[], effective_bases double precision[]
);
comment on type study.population_figures is 'What one population of a wave says about one subject, as the consumer pages read it.';

create function public.list_consumer_figures(p_section text, p_age text default 'all', p_sex text default 'all', p_group text default 'all')
returns setof study.population_figures
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select w.market_slug, w.year, c.section, c.age_group, c.sex, c.behaviour_group,
    c.items, c.figures, c.lows, c.highs, c.bases, c.effective_bases
  from study.visible_waves w
  join study.consumer_sections c on c.wave_id = w.id and c.section = p_section
    and c.age_group = p_age and c.sex = p_sex and c.behaviour_group = p_group
  where w.is_exact and (select access.has_tier('essential'))
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_consumer_figures is
  'What one population says about one subject in every market and wave of the caller''s years, with 95 % intervals. No rows below essential.';

create function public.list_consumer_populations(p_market text, p_section text, p_year int default null)
returns setof study.population_figures
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select w.market_slug, w.year, c.section, c.age_group, c.sex, c.behaviour_group,
    c.items, c.figures, c.lows, c.highs, c.bases, c.effective_bases
  from study.visible_waves w
  join study.consumer_sections c on c.wave_id = w.id and c.section = p_section
  where w.market_code = (select study.market_code_of(p_market)) and w.year = (select study.year_of(p_market, p_year))
    and w.is_exact and (select access.has_tier('essential'))
  order by c.age_group, c.sex, c.behaviour_group;
end $$;
comment on function public.list_consumer_populations is
  'What every population of one wave (the latest unless a year is given) says about one subject. No rows below essential.';

create function public.list_consumer_waves()
returns table (
  market_slug text, year int, is_sample boolean, fieldwork_from date, fieldwork_to date, interviews int,
  design_effect double precision, effective_n double precision, sections text[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.market_slug, w.year, w.is_sample, w.fieldwork_from, w.fieldwork_to, asked.people,
    (s.weighting ->> 'design_effect')::double precision, (s.weighting ->> 'effective_n')::double precision, asked.sections
  from study.visible_waves w
  join study.waves s on s.id = w.id
  cross join lateral (
    select array_agg(c.section order by c.section) as sections, max((select max(b) from unnest(c.bases) b)) as people
    from study.consumer_sections c
    where c.wave_id = w.id and c.age_group = 'all' and c.sex = 'all' and c.behaviour_group = 'all'
  ) asked
  where w.is_exact and asked.sections is not null and (select access.has_tier('essential'))
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_consumer_waves is
  'Waves of the caller''s years in which people were asked about themselves: how many, when, how they were weighted, and about what. No rows below essential.';

revoke execute on function study.is_section(text[], double precision[], double precision[], double precision[], int[], double precision[]),
  public.list_consumer_figures(text, text, text, text), public.list_consumer_populations(text, text, int), public.list_consumer_waves() from public;
grant execute on function public.list_consumer_figures(text, text, text, text), public.list_consumer_populations(text, text, int),
  public.list_consumer_waves() to anon, authenticated, service_role;
