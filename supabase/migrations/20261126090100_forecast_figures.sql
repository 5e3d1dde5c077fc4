-- Forecasts with all their intervals, positions and chances; what was forecast before, and how it did; alerts at three
-- sensitivities.

alter table study.forecasts
  add column low80 double precision, add column high80 double precision,
  add column low50 double precision, add column high50 double precision,
  add column place double precision check (place >= 1),
  add column place_low int check (place_low >= 1), add column place_high int check (place_high >= place_low),
  add column top_ten double precision check (top_ten between 0 and 1),
  add constraint bands_are_nested check (
    num_nulls(low80, high80, low50, high50) in (0, 4)
    and coalesce(low <= low80 and low80 <= low50 and low50 <= value and value <= high50 and high50 <= high80 and high80 <= high, true)),
  add constraint places_are_whole check (num_nulls(place, place_low, place_high, top_ten) in (0, 4));
comment on column study.forecasts.low80 is 'Lower end of the 80 % interval; null in publications of an earlier engine, as the columns after it.';
comment on column study.forecasts.high80 is 'Upper end of the same interval.';
comment on column study.forecasts.low50 is 'Lower end of the 50 % interval.';
comment on column study.forecasts.high50 is 'Upper end of the same interval.';
comment on column study.forecasts.place is 'Overall position foreseen: the median of simulated futures.';
comment on column study.forecasts.place_low is 'Better end of the position''s 95 % interval.';
comment on column study.forecasts.place_high is 'Worse end of the same interval.';
comment on column study.forecasts.top_ten is 'Share (0 to 1) of simulated futures in which the brand is among the first ten.';

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
comment on column study.forecast_histories.lows is 'Lower ends of the 95 % intervals, as they were then.';
comment on column study.forecast_histories.highs is 'Upper ends of the same.';
comment on column study.forecast_histories.lows80 is 'Lower ends of the 80 % intervals.';
comment on column study.forecast_histories.highs80 is 'Upper ends of the same.';

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
  place_coverage double precision check (place_coverage between 0 and 1),
  primary key (wave_id, industry, origin, horizon)
);
comment on table study.forecast_tracks is 'How the published forecasts of a market did, by industry and by the wave they were made from.';
comment on column study.forecast_tracks.wave_id is 'The market''s latest wave, with which the record was published.';
comment on column study.forecast_tracks.industry is 'Slug of the industry, or all.';
comment on column study.forecast_tracks.origin is 'Year of the wave the forecasts were made from; 0: the last five together.';
comment on column study.forecast_tracks.horizon is 'Years ahead.';
comment on column study.forecast_tracks.forecasts is 'Forecasts compared with what came.';
comment on column study.forecast_tracks.coverage50 is 'Share (0 to 1) of outcomes inside the 50 % interval.';
comment on column study.forecast_tracks.coverage80 is 'Share inside the 80 % interval.';
comment on column study.forecast_tracks.coverage is 'Share inside the 95 % interval.';
comment on column study.forecast_tracks.textbook_coverage is 'Share inside a textbook 95 % interval (random walk, normal errors) of the same forecasts.';
comment on column study.forecast_tracks.mase is 'Mean absolute scaled error; null where no series ever changed.';
comment on column study.forecast_tracks.mase_of_naive is 'The same of "no change", over the same forecasts.';
comment on column study.forecast_tracks.place_coverage is 'Share of positions inside their 95 % interval; null where none were foreseen.';

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

alter table study.risk_alerts add column sensitivity text not null default 'standard' check (sensitivity in ('strict', 'standard', 'sensitive'));
alter table study.risk_alerts drop constraint risk_alerts_pkey, add primary key (wave_id, brand_id, kind, sensitivity);
alter table study.risk_alerts alter column sensitivity drop default;
comment on column study.risk_alerts.sensitivity is 'The limits it was raised by; strict ones warn of fewer brands and are less often false.';

alter table study.forecast_histories enable row level security;
alter table study.forecast_tracks enable row level security;
alter table study.passing_odds enable row level security;
grant select on study.forecast_histories, study.forecast_tracks, study.passing_odds to service_role;
-- A history holds several years: its table is open to nobody's token, and the call below leaves out what lies outside.
create policy professional on study.forecast_tracks for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('professional'))::bigint[]));
create policy professional on study.passing_odds for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('professional'))::bigint[]));
create policy admins on study.forecast_histories for select to anon, authenticated
  using (wave_id = any ((select access.readable_waves('professional'))::bigint[]) and (select access.sees_everything()));
