-- Results of the study by wave (one market in one year), and the publications they came with.

create table study.publications (
  id bigint generated always as identity primary key,
  status text not null default 'staged' check (status in ('staged', 'published', 'rolled_back', 'discarded')),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  actor text not null,
  source text not null,
  input_sha256 text not null check (input_sha256 ~ '^[0-9a-f]{64}$'),
  meta jsonb not null,
  is_sample boolean not null,
  row_count int not null default 0,
  replaced jsonb,
  touched_at timestamptz not null default now(),
  row_counts jsonb not null default '{}' check (jsonb_typeof(row_counts) = 'object')
);
create unique index one_staged_publication on study.publications ((true)) where status = 'staged';
comment on table study.publications is 'One import of results: staged in chunks, then published in one transaction.';
comment on column study.publications.actor is 'Who started the import, as the importer names them.';
comment on column study.publications.source is 'File name or generator the rows came from.';
comment on column study.publications.input_sha256 is 'Hash of the input; the same input is not published twice in a row.';
comment on column study.publications.is_sample is 'True for invented data, which is never published beside a real study.';
comment on column study.publications.replaced is 'Pointers and names as they were before publishing; what a rollback restores.';
comment on column study.publications.touched_at is 'When its staging last sent something; a silent one may be replaced.';
comment on column study.publications.row_counts is 'Rows published, by table.';
comment on column study.publications.meta is 'The staging request as received: waves, inputs (name, sha256, rows), engine (the version of what computed it).';
alter table study.publications enable row level security;
grant select on study.publications to service_role;

create table study.publication_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  publication_id bigint not null references study.publications (id),
  kind text not null check (kind in ('staged', 'published', 'rolled_back', 'discarded')),
  actor text,
  detail jsonb not null default '{}'
);
create index publication_events_by_publication on study.publication_events (publication_id);
comment on table study.publication_events is 'Append-only log of what happened to each publication.';
alter table study.publication_events enable row level security;
grant select on study.publication_events to service_role;

create table study.waves (
  id bigint generated always as identity primary key,
  publication_id bigint not null references study.publications (id),
  market_code text not null references study.markets (code),
  year int not null check (year between 2000 and 2100),
  interviews int check (interviews > 0),
  fieldwork_from date,
  fieldwork_to date check (fieldwork_to >= fieldwork_from),
  brand_count int not null default 0,
  has_scores boolean not null default false,
  is_sample boolean not null,
  rule_version text,
  assessments bigint check (assessments > 0),
  market_mean double precision check (market_mean between 0 and 200),
  market_deviation double precision check (market_deviation >= 0),
  weighting jsonb constraint weighting_is_whole check (
    jsonb_typeof(weighting) = 'object'
    and weighting ?& array['design_effect', 'effective_n', 'iterations', 'largest_gap', 'cap', 'capped', 'smallest', 'largest']
    and not jsonb_path_exists(weighting, '$.* ? (@.type() != "number" || @ < 0)')
  ),
  changes_compared int not null default 0 check (changes_compared >= 0),
  changes_tested int not null default 0 check (changes_tested between 0 and changes_compared),
  unique (publication_id, market_code, year)
);
comment on table study.waves is 'One market in one year of fieldwork, as one publication holds it.';
comment on column study.waves.interviews is 'Completed interviews; null when the publisher did not say.';
comment on column study.waves.rule_version is 'Version of the scoring rule the figures were computed by.';
comment on column study.waves.id is 'Every figure names its wave, so that a publication is shown and taken back whole.';
comment on column study.waves.publication_id is 'The import that brought this wave.';
comment on column study.waves.market_code is 'The market that was interviewed.';
comment on column study.waves.year is 'Year of fieldwork.';
comment on column study.waves.fieldwork_from is 'First day of interviews; null when the publisher did not say.';
comment on column study.waves.fieldwork_to is 'Last day of interviews.';
comment on column study.waves.brand_count is 'Brands ranked; set on publishing.';
comment on column study.waves.has_scores is 'False where positions alone were imported; set on publishing.';
comment on column study.waves.is_sample is 'True for invented data.';
comment on column study.waves.assessments is 'Answers about a brand, over all interviews; null where only results are known.';
comment on column study.waves.market_mean is 'Unweighted mean of the scores of the wave''s brands, in points; where it was not given it is taken on publishing.';
comment on column study.waves.market_deviation is 'Standard deviation (divisor n - 1) of the same scores, in points.';
comment on column study.waves.weighting is
  'How interviews were weighted to the population: design_effect n*sum(w^2)/(sum w)^2, effective_n, raking iterations, largest_gap (share), cap, capped (interviews), smallest and largest weight (mean 1).';
comment on column study.waves.changes_compared is 'Brands whose change since the wave before could be tested; set on publishing.';
comment on column study.waves.changes_tested is 'How many of them moved by more than chance explains, false discoveries controlled; set on publishing.';
alter table study.waves enable row level security;
grant select on study.waves to service_role;

create table study.published_waves (
  market_code text not null references study.markets (code),
  year int not null,
  wave_id bigint not null unique references study.waves (id),
  primary key (market_code, year)
);
comment on table study.published_waves is 'The pointers that publishing flips: which wave is shown for a market and year.';
alter table study.published_waves enable row level security;
grant select on study.published_waves to service_role;

create table study.results (
  wave_id bigint not null,
  brand_id int not null,
  industry_id int not null,
  overall_position int not null check (overall_position > 0),
  industry_position int not null check (industry_position > 0),
  in_public_top boolean not null default false,
  score numeric(7, 4) check (score between 0 and 200),
  standard_error numeric(8, 4) check (standard_error >= 0),
  n int check (n > 0),
  n_eff numeric(12, 2) check (n_eff > 0),
  rank_low int check (rank_low > 0),
  rank_high int check (rank_high >= rank_low),
  public_rank_low int check (public_rank_low <= rank_low),
  public_rank_high int check (public_rank_high >= rank_high),
  environment_share double precision,
  social_share double precision,
  both_share double precision,
  boot_rank_low int check (boot_rank_low > 0),
  boot_rank_high int check (boot_rank_high >= boot_rank_low),
  z_score double precision,
  market_index double precision check (market_index >= 0),
  previous_year int,
  change double precision check (change between -200 and 200),
  change_error double precision check (change_error >= 0),
  change_p double precision check (change_p between 0 and 1),
  change_q double precision check (change_q between 0 and 1),
  change_tested boolean,
  momentum double precision,
  momentum_error double precision check (momentum_error >= 0),
  primary key (wave_id, brand_id),
  constraint rank_ranges_are_whole check (num_nulls(rank_low, rank_high, public_rank_low, public_rank_high) in (0, 4)),
  -- The last guard of a widened range: whatever computed it, what visitors get begins and ends on the coarse grid.
  constraint public_range_on_grid check (
    (public_rank_low in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_low % 100 = 0)
    and (public_rank_high in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_high % 100 = 0)
  ),
  constraint shares_are_whole check (
    num_nulls(environment_share, social_share, both_share) in (0, 3)
    and least(environment_share, social_share, both_share) >= 0
    and greatest(environment_share, social_share, both_share) <= 1
  ),
  constraint boot_range_is_whole check (num_nulls(boot_rank_low, boot_rank_high) in (0, 2)),
  constraint change_is_whole check (
    num_nulls(previous_year, change, change_error, change_p, change_q, change_tested, momentum, momentum_error) in (0, 8)
  )
);
create index results_by_industry_position on study.results (wave_id, industry_id, industry_position);
-- Reading goes from waves to their rows; the ten brands that anyone may see are found without the others.
create index results_in_public_top on study.results (wave_id, overall_position) where in_public_top;
comment on table study.results is 'What one wave says about one brand.';
comment on column study.results.overall_position is 'Rank among all brands of the wave, 1 best; ties share the better position (1, 2, 2, 4).';
comment on column study.results.industry_position is 'Rank among the brands of its industry in the wave, ties likewise.';
comment on column study.results.in_public_top is 'One of the at most ten brands of the wave that anyone may see; set on publishing.';
comment on column study.results.score is 'Score 0 to 200; null when only positions were imported.';
comment on column study.results.standard_error is 'Standard error of the score, in score units.';
comment on column study.results.n is 'Interviews behind the score.';
comment on column study.results.n_eff is 'Effective sample size after weighting.';
comment on column study.results.rank_low is 'Best overall position compatible with the data; paid levels only.';
comment on column study.results.rank_high is 'Worst overall position compatible with the data; paid levels only.';
comment on column study.results.public_rank_low is 'rank_low widened outward, so that scores cannot be worked out from it.';
comment on column study.results.public_rank_high is 'rank_high widened outward.';
comment on column study.results.wave_id is 'The wave it was measured in.';
comment on column study.results.brand_id is 'The brand that was assessed.';
comment on column study.results.industry_id is 'The industry it is ranked in; may differ from wave to wave.';
comment on column study.results.environment_share is 'Weighted share (0 to 1) of ratings 4 or 5 on the environment.';
comment on column study.results.social_share is 'Weighted share (0 to 1) of ratings 4 or 5 on social responsibility.';
comment on column study.results.both_share is 'Weighted share (0 to 1) of people who rated both 4 or 5.';
comment on column study.results.boot_rank_low is 'Best overall position of the joint 95% range by bootstrap with stepdown; latest waves computed from interviews only.';
comment on column study.results.boot_rank_high is 'Worst overall position of the same range.';
comment on column study.results.z_score is '(score - market mean) / market deviation of the wave.';
comment on column study.results.market_index is '100 * score / market mean of the wave.';
comment on column study.results.previous_year is 'Year of the wave that change is measured from.';
comment on column study.results.change is 'Score minus that of the wave before, in points.';
comment on column study.results.change_error is 'Standard error of the change, in points.';
comment on column study.results.change_p is 'Two-sided p-value of the change, of this brand alone.';
comment on column study.results.change_q is 'The same after Benjamini-Hochberg over all brands of the market.';
comment on column study.results.change_tested is 'The change is more than chance explains.';
comment on column study.results.momentum is 'Change beyond the market''s, shrunk towards the industry''s mean, in points.';
comment on column study.results.momentum_error is 'Standard error of the momentum, in points.';
alter table study.results enable row level security;
grant select on study.results to service_role;

create function study.refuse_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'publication_events is append-only' using errcode = '42501';
end $$;

create trigger append_only before update or delete or truncate on study.publication_events
  for each statement execute function study.refuse_change();

-- The computed figures, masked as the scores are: for people with a plan, in the years of its window. What follows from a
-- figure of another year (a change, how sure it is) needs that year as well, or it would show that year.

create function study.market_code_of(p_market text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select code from study.markets where lower(p_market) in (lower(code), slug, lower(name)));
end $$;
comment on function study.market_code_of is 'A market''s code from its code, slug or full name; null when there is none.';

create function study.year_of(p_market text, p_year int) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_year, (
    select max(w.year) from study.published_waves w where w.market_code = study.market_code_of(p_market)));
end $$;
comment on function study.year_of is
  'The year asked for, else that of the market''s latest wave. As an equality it lets the planner expect one wave.';

create view study.visible_waves with (security_barrier = true) as
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
    case when change.previous_year is not null then w.changes_tested end as changes_tested
  from study.visible_waves w
  join study.results r on r.wave_id = w.id
  join study.brands b on b.id = r.brand_id
  join study.industries i on i.id = r.industry_id
  left join lateral (
    select r.previous_year, r.change, r.change_error, r.change_p, r.change_q, r.change_tested, r.momentum, r.momentum_error
    where w.is_exact and w.years @> r.previous_year
  ) change on true;
comment on view study.visible_results is
  'Results as the caller may know them. Rows that are not is_listed exist for names only: alphabetical lists, search, brand pages.';

-- The same rules as policies of the tables, for a right that is granted by mistake. A policy cannot hide a column, so a
-- row is shown to callers who may see all of it. They look up once per statement which waves and brands the caller may know.
create function access.known_waves() returns bigint[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(id), '{}') from study.visible_waves $$;
comment on function access.known_waves is 'Published waves of which the caller may know that there are brands in them.';

create function access.readable_waves(p_right text) returns bigint[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(id), '{}') from study.visible_waves where is_exact and access.may(p_right) $$;
comment on function access.readable_waves is 'Published waves of the caller''s years, for a caller with the right; none for others.';

create function access.known_brands() returns int[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(distinct r.brand_id), '{}') from study.visible_waves w join study.results r on r.wave_id = w.id $$;
comment on function access.known_brands is 'Brands of the waves the caller may know of: names are public once they are published.';

create function access.known_industries() returns int[]
language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(distinct r.industry_id), '{}') from study.visible_waves w join study.results r on r.wave_id = w.id $$;
comment on function access.known_industries is 'Industries of the waves the caller may know of.';

create policy everyone on study.markets for select to anon, authenticated using (true);

create policy published on study.industries for select to anon, authenticated using (id = any ((select access.known_industries())::int[]));

create policy published on study.brands for select to anon, authenticated using (id = any ((select access.known_brands())::int[]));

create policy published on study.published_waves for select to anon, authenticated
  using (wave_id = any ((select access.known_waves())::bigint[]));

create policy years_of_plan on study.waves for select to anon, authenticated
  using (id = any ((select access.readable_waves('analytics'))::bigint[]));

create policy years_of_plan on study.results for select to anon, authenticated using (
  wave_id = any ((select access.readable_waves('analytics'))::bigint[])
  and (previous_year is null or (select access.years()) @> previous_year)
  and (momentum is null or (select access.may('momentum')))
);

create policy admins on study.publications for select to anon, authenticated using ((select access.sees_everything()));

create policy admins on study.publication_events for select to anon, authenticated using ((select access.sees_everything()));

grant execute on function access.known_waves(), access.readable_waves(text), access.known_brands(),
  access.known_industries() to anon, authenticated, service_role;

-- Figures beside the results. All name their wave first, so that flipping the pointers shows and withdraws all of them.

create table study.age_group_results (
  wave_id bigint not null,
  brand_id int not null,
  age_group text not null check (age_group <> ''),
  score double precision check (score between 0 and 200),
  standard_error double precision check (standard_error >= 0),
  n int not null check (n >= 0),
  n_eff double precision check (n_eff >= 0),
  primary key (wave_id, brand_id, age_group),
  -- The last guard of the smallest base: whatever computed it, a score of fewer people is not kept.
  constraint not_shown_below_base check (n >= 50 or num_nulls(score, standard_error) = 2),
  constraint score_has_error check (num_nulls(score, standard_error) in (0, 2))
);
comment on table study.age_group_results is 'A brand''s score among the people of one age group in one wave.';
comment on column study.age_group_results.wave_id is 'The wave it was measured in.';
comment on column study.age_group_results.brand_id is 'The brand that was assessed.';
comment on column study.age_group_results.age_group is 'Age group as the interviews label it, such as 18-29.';
comment on column study.age_group_results.score is 'Score 0 to 200; null where fewer than 50 were asked.';
comment on column study.age_group_results.standard_error is 'Standard error of the score, in points.';
comment on column study.age_group_results.n is 'Interviews of the age group about the brand.';
comment on column study.age_group_results.n_eff is 'Effective sample size after weighting.';
alter table study.age_group_results enable row level security;
grant select on study.age_group_results to service_role;

create table study.forecasts (
  wave_id bigint not null,
  brand_id int not null,
  year int not null check (year between 2000 and 2200),
  model text not null check (model <> ''),
  value double precision not null,
  low double precision not null check (low <= value),
  high double precision not null check (high >= value),
  waves int not null check (waves > 0),
  low80 double precision,
  high80 double precision,
  low50 double precision,
  high50 double precision,
  median_position double precision check (median_position >= 1),
  position_low int check (position_low >= 1),
  position_high int check (position_high >= position_low),
  top_ten double precision check (top_ten between 0 and 1),
  primary key (wave_id, brand_id, year, model),
  constraint bands_are_nested check (
    num_nulls(low80, high80, low50, high50) in (0, 4)
    and coalesce(low <= low80 and low80 <= low50 and low50 <= value and value <= high50 and high50 <= high80 and high80 <= high, true)),
  constraint positions_are_whole check (num_nulls(median_position, position_low, position_high, top_ten) in (0, 4))
);
comment on table study.forecasts is 'A brand''s score as foreseen from the waves up to the origin.';
comment on column study.forecasts.wave_id is 'The origin: the last wave it was made from.';
comment on column study.forecasts.brand_id is 'The brand it is of.';
comment on column study.forecasts.year is 'The year it speaks of, later than the origin''s.';
comment on column study.forecasts.model is 'The model that made it.';
comment on column study.forecasts.value is 'Score foreseen, in points.';
comment on column study.forecasts.low is 'Lower end of the split-conformal 95% interval, in points.';
comment on column study.forecasts.high is 'Upper end of the same interval.';
comment on column study.forecasts.waves is 'Waves of the brand it was made from.';
comment on column study.forecasts.low80 is 'Lower end of the 80% interval; null in publications of an earlier engine, as the columns after it.';
comment on column study.forecasts.high80 is 'Upper end of the same interval.';
comment on column study.forecasts.low50 is 'Lower end of the 50% interval.';
comment on column study.forecasts.high50 is 'Upper end of the same interval.';
comment on column study.forecasts.median_position is 'Overall position foreseen: the median of simulated futures.';
comment on column study.forecasts.position_low is 'Better end of the position''s 95% interval.';
comment on column study.forecasts.position_high is 'Worse end of the same interval.';
comment on column study.forecasts.top_ten is 'Share (0 to 1) of simulated futures in which the brand is among the first ten.';
alter table study.forecasts enable row level security;
grant select on study.forecasts to service_role;

create table study.forecast_records (
  wave_id bigint not null,
  model text not null check (model <> ''),
  horizon int not null check (horizon > 0),
  forecasts int not null check (forecasts >= 0),
  coverage double precision not null check (coverage between 0 and 1),
  mase double precision check (mase >= 0),
  mase_of_naive double precision check (mase_of_naive >= 0),
  crps double precision not null check (crps >= 0),
  is_chosen boolean not null,
  primary key (wave_id, model, horizon)
);
comment on table study.forecast_records is 'How the forecasts of a model did, each origin knowing only what was known then.';
comment on column study.forecast_records.wave_id is 'The origin: the last wave the forecasts were made from.';
comment on column study.forecast_records.model is 'The model judged.';
comment on column study.forecast_records.horizon is 'Years ahead.';
comment on column study.forecast_records.forecasts is 'Forecasts compared with what came.';
comment on column study.forecast_records.coverage is 'Share (0 to 1) of them inside the nominal 95% interval.';
comment on column study.forecast_records.mase is 'Mean absolute scaled error; null where no series ever changed.';
comment on column study.forecast_records.mase_of_naive is 'The same of "no change", over the same forecasts.';
comment on column study.forecast_records.crps is 'Mean continuous ranked probability score, in points.';
comment on column study.forecast_records.is_chosen is 'The model whose forecasts are published.';
alter table study.forecast_records enable row level security;
grant select on study.forecast_records to service_role;

create table study.risk_alerts (
  wave_id bigint not null,
  brand_id int not null,
  kind text not null check (kind in ('sustained-decline', 'level-shift', 'rank-drop', 'age-divergence')),
  evidence jsonb not null check (jsonb_typeof(evidence) = 'object' and evidence <> '{}'),
  false_alarm_rate double precision not null check (false_alarm_rate between 0 and 1),
  outcome text not null check (outcome in ('open', 'lasted', 'passed')),
  sensitivity text not null check (sensitivity in ('strict', 'standard', 'sensitive')),
  primary key (wave_id, brand_id, kind, sensitivity)
);
comment on table study.risk_alerts is 'A warning about a brand, with what it rests on.';
comment on column study.risk_alerts.wave_id is 'The wave that raised it.';
comment on column study.risk_alerts.brand_id is 'The brand it warns of.';
comment on column study.risk_alerts.kind is 'The rule that raised it.';
comment on column study.risk_alerts.evidence is 'The figures it rests on, by name, in points, positions or years.';
comment on column study.risk_alerts.false_alarm_rate is 'Share (0 to 1) of brands without any change that the rule flags in one year.';
comment on column study.risk_alerts.outcome is 'Its outcome a year later; open for the latest wave.';
comment on column study.risk_alerts.sensitivity is 'The limits it was raised by; strict ones warn of fewer brands and are less often false.';
alter table study.risk_alerts enable row level security;
grant select on study.risk_alerts to service_role;

create policy years_of_plan on study.age_group_results for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('analytics'))::bigint[]));

create policy predictions on study.forecasts for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('predictions'))::bigint[]));

create policy predictions on study.forecast_records for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('predictions'))::bigint[]));

create function study.first_year_told(p_kind text, p_year int, p_evidence jsonb) returns int
language sql immutable set search_path = '' as $$
  select least(p_year, case p_kind
    when 'sustained-decline' then least((p_evidence ->> 'sinceYear')::int, (p_evidence ->> 'pathFrom')::int)
    when 'level-shift' then p_year - (p_evidence ->> 'waves')::int + 1
    else p_year - 1
  end)
$$;
comment on function study.first_year_told is 'The earliest year of which an alert''s evidence shows a figure.';

create function access.tells_open_years(p_wave bigint, p_kind text, p_evidence jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select access.years() @> study.first_year_told(p_kind, w.year, p_evidence) from study.waves w where w.id = p_wave), false)
$$;
comment on function access.tells_open_years is 'Does an alert''s evidence show figures of the caller''s years only?';

create policy risk_alerts on study.risk_alerts for select to anon, authenticated using (
  wave_id = any ((select access.readable_waves('riskAlerts'))::bigint[]) and access.tells_open_years(wave_id, kind, evidence)
);

grant execute on function access.tells_open_years(bigint, text, jsonb) to anon, authenticated, service_role;

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
  -- The last guard of the smallest base: whatever computed it, a figure of fewer people is not kept.
  constraint not_shown_below_base check (study.is_section(items, figures, lows, highs, bases, effective_bases))
);
comment on table study.consumer_sections is 'What one population of a wave says about one subject: shares, mean importances, shares of explained variance.';
comment on column study.consumer_sections.wave_id is 'The wave it was measured in.';
comment on column study.consumer_sections.section is 'The subject, such as awareness; units are those of the questionnaire''s section.';
comment on column study.consumer_sections.age_group is 'all, or an age group as the interviews label it.';
comment on column study.consumer_sections.sex is 'all, or as the interviews label it.';
comment on column study.consumer_sections.behaviour_group is 'all, or the group that the typing rule puts people in.';
comment on column study.consumer_sections.items is 'Keys of the statements, groups, priorities or factors in the questionnaire; the other lists follow it.';
comment on column study.consumer_sections.figures is 'The estimates; null where fewer than 50 were asked.';
comment on column study.consumer_sections.lows is 'Lower ends of their 95% intervals.';
comment on column study.consumer_sections.highs is 'Upper ends of their 95% intervals.';
comment on column study.consumer_sections.bases is 'Interviews behind each.';
comment on column study.consumer_sections.effective_bases is 'Effective sample sizes after weighting.';
alter table study.consumer_sections enable row level security;
grant select on study.consumer_sections to service_role;

create policy years_of_plan on study.consumer_sections for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('analytics'))::bigint[]));

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
  where w.is_exact and (select access.may('analytics'))
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_consumer_figures is
  'What one population says about one subject in every market and wave of the caller''s years, with 95% intervals. No rows without the right to analytics.';

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
    and w.is_exact and (select access.may('analytics'))
  order by c.age_group, c.sex, c.behaviour_group;
end $$;
comment on function public.list_consumer_populations is
  'What every population of one wave (the latest unless a year is given) says about one subject. No rows without the right to analytics.';

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
  where w.is_exact and asked.sections is not null and (select access.may('analytics'))
  order by w.market_ordinal, w.year;
end $$;
comment on function public.list_consumer_waves is
  'Waves of the caller''s years in which people were asked about themselves: how many, when, how they were weighted, and about what. No rows without the right to analytics.';

grant execute on function public.list_consumer_figures(text, text, text, text),
  public.list_consumer_populations(text, text, integer), public.list_consumer_waves()
  to anon, authenticated, service_role;

-- Forecasts with all their intervals, positions and chances; what was forecast before, and how it did; alerts at three
-- sensitivities.

create table study.forecast_histories (
  wave_id bigint not null,
  brand_id int not null,
  origin_years int[] not null,
  years int[] not null,
  forecasts double precision[] not null,
  lows double precision[] not null,
  highs double precision[] not null,
  lows80 double precision[] not null,
  highs80 double precision[] not null,
  primary key (wave_id, brand_id),
  constraint lists_agree check (
    cardinality(years) = cardinality(origin_years) and cardinality(forecasts) = cardinality(origin_years)
    and cardinality(lows) = cardinality(origin_years) and cardinality(highs) = cardinality(origin_years)
    and cardinality(lows80) = cardinality(origin_years) and cardinality(highs80) = cardinality(origin_years))
);
comment on table study.forecast_histories is 'What was forecast of a brand from earlier waves, each knowing only what was known then.';
comment on column study.forecast_histories.wave_id is 'The market''s latest wave, with which they were published.';
comment on column study.forecast_histories.brand_id is 'The brand they are of.';
comment on column study.forecast_histories.origin_years is 'The waves they were made from; the other lists follow it.';
comment on column study.forecast_histories.years is 'The years they speak of.';
comment on column study.forecast_histories.forecasts is 'Scores foreseen, in points.';
comment on column study.forecast_histories.lows is 'Lower ends of the 95% intervals, as they were then.';
comment on column study.forecast_histories.highs is 'Upper ends of the same.';
comment on column study.forecast_histories.lows80 is 'Lower ends of the 80% intervals.';
comment on column study.forecast_histories.highs80 is 'Upper ends of the same.';
alter table study.forecast_histories enable row level security;
grant select on study.forecast_histories to service_role;

create table study.forecast_tracks (
  wave_id bigint not null,
  industry text not null check (industry <> ''),
  origin int not null check (origin = 0 or origin between 2000 and 2200),
  horizon int not null check (horizon > 0),
  forecasts int not null check (forecasts > 0),
  coverage50 double precision not null check (coverage50 between 0 and 1),
  coverage80 double precision not null check (coverage80 between 0 and 1),
  coverage double precision not null check (coverage between 0 and 1),
  textbook_coverage double precision not null check (textbook_coverage between 0 and 1),
  mase double precision check (mase >= 0),
  mase_of_naive double precision check (mase_of_naive >= 0),
  position_coverage double precision check (position_coverage between 0 and 1),
  primary key (wave_id, industry, origin, horizon)
);
comment on table study.forecast_tracks is 'How the published forecasts of a market did, by industry and by the wave they were made from.';
comment on column study.forecast_tracks.wave_id is 'The market''s latest wave, with which the record was published.';
comment on column study.forecast_tracks.industry is 'Slug of the industry, or all.';
comment on column study.forecast_tracks.origin is 'Year of the wave the forecasts were made from; 0: the last five together.';
comment on column study.forecast_tracks.horizon is 'Years ahead.';
comment on column study.forecast_tracks.forecasts is 'Forecasts compared with what came.';
comment on column study.forecast_tracks.coverage50 is 'Share (0 to 1) of outcomes inside the 50% interval.';
comment on column study.forecast_tracks.coverage80 is 'Share inside the 80% interval.';
comment on column study.forecast_tracks.coverage is 'Share inside the 95% interval.';
comment on column study.forecast_tracks.textbook_coverage is 'Share inside a textbook 95% interval (random walk, normal errors) of the same forecasts.';
comment on column study.forecast_tracks.mase is 'Mean absolute scaled error; null where no series ever changed.';
comment on column study.forecast_tracks.mase_of_naive is 'The same of "no change", over the same forecasts.';
comment on column study.forecast_tracks.position_coverage is 'Share of positions inside their 95% interval; null where none were foreseen.';
alter table study.forecast_tracks enable row level security;
grant select on study.forecast_tracks to service_role;

create table study.passing_odds (
  wave_id bigint not null,
  horizon int not null check (horizon > 0),
  quantiles double precision[] not null check (cardinality(quantiles) > 0),
  said double precision[] not null,
  happened double precision[] not null,
  pairs int[] not null,
  primary key (wave_id, horizon),
  constraint lists_agree check (cardinality(said) = cardinality(happened) and cardinality(said) = cardinality(pairs))
);
comment on table study.passing_odds is 'How far the errors of two brands'' forecasts lie apart, and how chances of one passing the other came true.';
comment on column study.passing_odds.wave_id is 'The market''s latest wave.';
comment on column study.passing_odds.horizon is 'Years ahead.';
comment on column study.passing_odds.quantiles is 'Evenly spaced quantiles of the difference of two errors, in points.';
comment on column study.passing_odds.said is 'Chances said in the past: the mean of each band.';
comment on column study.passing_odds.happened is 'Share of its pairs in which it happened.';
comment on column study.passing_odds.pairs is 'Pairs in the band.';
alter table study.passing_odds enable row level security;
grant select on study.passing_odds to service_role;

-- A history holds several years: no token reads its table, and the call below leaves out the years outside the window.
create policy predictions on study.forecast_tracks for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('predictions'))::bigint[]));

create policy predictions on study.passing_odds for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('predictions'))::bigint[]));

create policy admins on study.forecast_histories for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('predictions'))::bigint[]) and (select access.sees_everything()));
