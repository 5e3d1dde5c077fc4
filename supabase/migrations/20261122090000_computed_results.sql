-- What is computed from interviews beyond position and score. Figures in points are on the score's scale, 0 to 200.

alter table study.waves
  add column assessments bigint check (assessments > 0),
  add column market_mean double precision check (market_mean between 0 and 200),
  add column market_deviation double precision check (market_deviation >= 0),
  add column weighting jsonb constraint weighting_is_whole check (
    jsonb_typeof(weighting) = 'object'
    and weighting ?& array['design_effect', 'effective_n', 'iterations', 'largest_gap', 'cap', 'capped', 'smallest', 'largest']
    and not jsonb_path_exists(weighting, '$.* ? (@.type() != "number" || @ < 0)')
  ),
  add column changes_compared int not null default 0 check (changes_compared >= 0),
  add column changes_tested int not null default 0 check (changes_tested between 0 and changes_compared);
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

alter table study.results
  add column environment_share double precision,
  add column social_share double precision,
  add column both_share double precision,
  add column boot_rank_low int check (boot_rank_low > 0),
  add column boot_rank_high int check (boot_rank_high >= boot_rank_low),
  add column z_score double precision,
  add column market_index double precision check (market_index >= 0),
  add column previous_year int,
  add column change double precision check (change between -200 and 200),
  add column change_error double precision check (change_error >= 0),
  add column change_p double precision check (change_p between 0 and 1),
  add column change_q double precision check (change_q between 0 and 1),
  add column change_tested boolean,
  add column momentum double precision,
  add column momentum_error double precision check (momentum_error >= 0),
  add constraint shares_are_whole check (
    num_nulls(environment_share, social_share, both_share) in (0, 3)
    and least(environment_share, social_share, both_share) >= 0
    and greatest(environment_share, social_share, both_share) <= 1
  ),
  add constraint boot_range_is_whole check (num_nulls(boot_rank_low, boot_rank_high) in (0, 2)),
  add constraint change_is_whole check (
    num_nulls(previous_year, change, change_error, change_p, change_q, change_tested, momentum, momentum_error) in (0, 8)
  );
comment on column study.results.wave_id is 'The wave it was measured in.';
comment on column study.results.brand_id is 'The brand that was assessed.';
comment on column study.results.industry_id is 'The industry it is ranked in; may differ from wave to wave.';
comment on column study.results.environment_share is 'Weighted share (0 to 1) of good marks on the environment.';
comment on column study.results.social_share is 'Weighted share (0 to 1) of good marks on social responsibility.';
comment on column study.results.both_share is 'Weighted share (0 to 1) of people who gave good marks on both.';
comment on column study.results.boot_rank_low is 'Best overall position of the joint 95 % range by bootstrap with stepdown; latest waves computed from interviews only.';
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

-- Reading goes from waves to their rows; the ten brands that anyone may see are found without the others.
create index results_in_public_top on study.results (wave_id, overall_position) where in_public_top;
drop index study.results_by_brand;

-- A foreign key is looked up row by row, which costs more than all the rest of adding a row. What they guarded is
-- looked at for all rows at once: rows without a wave, brand or industry are refused on publishing, and a wave, brand
-- or industry that rows speak of cannot be deleted.
alter table study.results
  drop constraint results_wave_id_fkey, drop constraint results_brand_id_fkey, drop constraint results_industry_id_fkey;

-- Waves published before had their mean taken when it was read.
update study.waves w set market_mean = m.mean, market_deviation = m.deviation
from (
  select wave_id, avg(score) as mean, coalesce(stddev_samp(score), 0) as deviation
  from study.results where score is not null group by wave_id
) m
where m.wave_id = w.id;

alter table study.brands add column added_by bigint;
alter table study.industries add column added_by bigint;
comment on column study.brands.added_by is 'The publication that first named it: discarding that one removes it again.';
comment on column study.industries.added_by is 'The publication that first named it: discarding that one removes it again.';

alter table study.publications
  add column touched_at timestamptz not null default now(),
  add column row_counts jsonb not null default '{}' check (jsonb_typeof(row_counts) = 'object');
comment on column study.publications.touched_at is 'When its staging last sent something; a silent one may be replaced.';
comment on column study.publications.row_counts is 'Rows published, by table.';
comment on column study.publications.meta is 'The staging request as received: waves, inputs (name, sha256, rows), engine (the version of what computed it).';
