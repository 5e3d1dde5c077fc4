-- Figures beside the results. All name their wave first, so that flipping the pointers shows and takes back all of them.

create table study.age_group_results (
  wave_id bigint not null,
  brand_id int not null,
  age_group text not null check (age_group <> ''),
  score double precision check (score between 0 and 200),
  standard_error double precision check (standard_error >= 0),
  n int not null check (n >= 0),
  n_eff double precision check (n_eff >= 0),
  primary key (wave_id, brand_id, age_group),
  -- The last guard of the smallest base: whoever computes it, a score of fewer people is not kept.
  constraint withheld_below_base check (n >= 50 or num_nulls(score, standard_error) = 2),
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

create table study.consumer_figures (
  wave_id bigint not null,
  section text not null check (section in ('awareness', 'behaviour-groups', 'priorities', 'decision-factors')),
  item text not null check (item <> ''),
  age_group text not null check (age_group <> ''),
  value double precision,
  low double precision check (low <= value),
  high double precision check (high >= value),
  n int not null check (n >= 0),
  n_eff double precision check (n_eff >= 0),
  primary key (wave_id, section, item, age_group),
  constraint interval_is_whole check (num_nulls(low, high) in (0, 2))
);
comment on table study.consumer_figures is 'What a wave says about consumers: shares, mean importances, shares of explained variance.';
comment on column study.consumer_figures.wave_id is 'The wave it was measured in.';
comment on column study.consumer_figures.section is 'awareness and behaviour-groups: shares (0 to 1); priorities: best minus worst (-1 to 1); decision-factors: shares of explained variance.';
comment on column study.consumer_figures.item is 'Key of the statement, group, priority or factor in the questionnaire.';
comment on column study.consumer_figures.age_group is 'all, or an age group.';
comment on column study.consumer_figures.value is 'The estimate; null where too few were asked.';
comment on column study.consumer_figures.low is 'Lower end of its 95 % interval.';
comment on column study.consumer_figures.high is 'Upper end of its 95 % interval.';
comment on column study.consumer_figures.n is 'Interviews behind it.';
comment on column study.consumer_figures.n_eff is 'Effective sample size after weighting.';

create table study.forecasts (
  wave_id bigint not null,
  brand_id int not null,
  year int not null check (year between 2000 and 2200),
  model text not null check (model <> ''),
  value double precision not null,
  low double precision not null check (low <= value),
  high double precision not null check (high >= value),
  waves int not null check (waves > 0),
  primary key (wave_id, brand_id, year, model)
);
comment on table study.forecasts is 'A brand''s score as foreseen from the waves up to the origin.';
comment on column study.forecasts.wave_id is 'The origin: the last wave it was made from.';
comment on column study.forecasts.brand_id is 'The brand it is of.';
comment on column study.forecasts.year is 'The year it speaks of, later than the origin''s.';
comment on column study.forecasts.model is 'The model that made it.';
comment on column study.forecasts.value is 'Score foreseen, in points.';
comment on column study.forecasts.low is 'Lower end of the split-conformal 95 % interval, in points.';
comment on column study.forecasts.high is 'Upper end of the same interval.';
comment on column study.forecasts.waves is 'Waves of the brand it was made from.';

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
comment on column study.forecast_records.coverage is 'Share (0 to 1) of them inside the nominal 95 % interval.';
comment on column study.forecast_records.mase is 'Mean absolute scaled error; null where no series ever changed.';
comment on column study.forecast_records.mase_of_naive is 'The same of "no change", over the same forecasts.';
comment on column study.forecast_records.crps is 'Mean continuous ranked probability score, in points.';
comment on column study.forecast_records.is_chosen is 'The model whose forecasts are published.';

create table study.risk_alerts (
  wave_id bigint not null,
  brand_id int not null,
  kind text not null check (kind in ('sustained-decline', 'level-shift', 'rank-drop', 'age-divergence')),
  evidence jsonb not null check (jsonb_typeof(evidence) = 'object' and evidence <> '{}'),
  false_alarm_rate double precision not null check (false_alarm_rate between 0 and 1),
  outcome text not null check (outcome in ('open', 'lasted', 'passed')),
  primary key (wave_id, brand_id, kind)
);
comment on table study.risk_alerts is 'A warning about a brand, with what it rests on.';
comment on column study.risk_alerts.wave_id is 'The wave that raised it.';
comment on column study.risk_alerts.brand_id is 'The brand it warns of.';
comment on column study.risk_alerts.kind is 'The rule that raised it.';
comment on column study.risk_alerts.evidence is 'The figures it rests on, by name, in points, positions or years.';
comment on column study.risk_alerts.false_alarm_rate is 'Share (0 to 1) of brands without any change that the rule flags in one year.';
comment on column study.risk_alerts.outcome is 'What became of it a year later; open for the latest wave.';

alter table study.age_group_results enable row level security;
alter table study.consumer_figures enable row level security;
alter table study.forecasts enable row level security;
alter table study.forecast_records enable row level security;
alter table study.risk_alerts enable row level security;
grant select on study.age_group_results, study.consumer_figures, study.forecasts, study.forecast_records, study.risk_alerts
  to service_role;
