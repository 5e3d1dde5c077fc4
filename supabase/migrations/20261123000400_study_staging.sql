-- Staging: results arrive in chunks and stay invisible until published. One publication is staged at a time:
-- staging again discards what an interrupted import left behind. For the server's own key only.

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

create function study.lock_publishing() returns void
language sql volatile security definer set search_path = '' as
$$ select pg_advisory_xact_lock(20261120) $$;
comment on function study.lock_publishing is 'Makes the publishing calls wait for one another until the transaction ends.';

create function study.log(p_publication bigint, p_kind text, p_detail jsonb default '{}') returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into study.publication_events (publication_id, kind, actor, detail)
  select id, p_kind, actor, p_detail from study.publications where id = p_publication
  returning id
$$;

create function study.describe(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'publication', p.id,
    'status', p.status,
    'stamp', (select c.stamp from public.current_publication() c),
    'waves', (select count(*) from study.waves w where w.publication_id = p.id),
    'rows', p.row_count)
  from study.publications p where p.id = p_publication
$$;
comment on function study.describe is 'The answer of every publishing call: {publication, status, stamp, waves, rows}.';

create table study.staged_names (
  publication_id bigint not null references study.publications (id),
  kind text not null check (kind in ('brand', 'industry')),
  slug text not null,
  name text not null,
  primary key (publication_id, kind, slug)
);
comment on table study.staged_names is 'Names as a staged publication spells them; they replace the current ones on publishing.';
alter table study.staged_names enable row level security;
grant select on study.staged_names to service_role;

create function public.find_publication(p_publication bigint) returns jsonb
language sql stable security definer set search_path = '' as
$$ select study.describe(p_publication) $$;
comment on function public.find_publication is '{publication, status, stamp, waves, rows}, or null when there is none.';

create policy admins on study.staged_names for select to anon, authenticated using ((select access.sees_everything()));

grant execute on function public.current_publication() to anon, authenticated, service_role;
grant execute on function public.find_publication(bigint) to service_role;

-- What a chunk of rows becomes. Plain text (json) is read faster than it is turned into jsonb; a name need only come
-- with the first row that has its slug.

create function public.stage_results(p_publication bigint, p_rows json) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
  v_row text;
begin
  perform study.continue_staging(p_publication);
  -- Most chunks bring no name, and looking for the word takes a fraction of reading the rows for it.
  if strpos(p_rows::text, '"brand"') > 0 or strpos(p_rows::text, '"industry"') > 0 then
    perform study.stage_names(p_publication, 'brand', array_agg(brand_slug), array_agg(brand)),
      study.stage_names(p_publication, 'industry', array_agg(industry_slug), array_agg(industry))
    from (
      select distinct brand_slug, brand, industry_slug, industry
      from json_to_recordset(p_rows) as r (brand_slug text, brand text, industry_slug text, industry text)
      where brand is not null or industry is not null
    ) named;
  end if;

  insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, score,
    standard_error, n, n_eff, rank_low, rank_high, public_rank_low, public_rank_high, environment_share, social_share,
    both_share, boot_rank_low, boot_rank_high, z_score, market_index, previous_year, change, change_error, change_p,
    change_q, change_tested, momentum, momentum_error)
  select w.id, b.id, i.id, r.overall_position, r.industry_position, r.score,
    r.standard_error, r.n, r.n_eff, r.rank_low, r.rank_high, r.public_rank_low, r.public_rank_high, r.environment_share,
    r.social_share, r.both_share, r.boot_rank_low, r.boot_rank_high, r.z_score, r.market_index, r.previous_year, r.change,
    r.change_error, r.change_p, r.change_q, r.change_tested, r.momentum, r.momentum_error
  from json_to_recordset(p_rows) as r (
    market text, year int, brand_slug text, industry_slug text, overall_position int, industry_position int,
    score numeric, standard_error numeric, n int, n_eff numeric, rank_low int, rank_high int,
    public_rank_low int, public_rank_high int, environment_share double precision, social_share double precision,
    both_share double precision, boot_rank_low int, boot_rank_high int, z_score double precision,
    market_index double precision, previous_year int, change double precision, change_error double precision,
    change_p double precision, change_q double precision, change_tested boolean, momentum double precision,
    momentum_error double precision)
  join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
  join study.brands b on b.slug = r.brand_slug
  join study.industries i on i.slug = r.industry_slug
  on conflict (wave_id, brand_id) do update set
    industry_id = excluded.industry_id, overall_position = excluded.overall_position,
    industry_position = excluded.industry_position, score = excluded.score, standard_error = excluded.standard_error,
    n = excluded.n, n_eff = excluded.n_eff, rank_low = excluded.rank_low, rank_high = excluded.rank_high,
    public_rank_low = excluded.public_rank_low, public_rank_high = excluded.public_rank_high,
    environment_share = excluded.environment_share, social_share = excluded.social_share, both_share = excluded.both_share,
    boot_rank_low = excluded.boot_rank_low, boot_rank_high = excluded.boot_rank_high, z_score = excluded.z_score,
    market_index = excluded.market_index, previous_year = excluded.previous_year, change = excluded.change,
    change_error = excluded.change_error, change_p = excluded.change_p, change_q = excluded.change_q,
    change_tested = excluded.change_tested, momentum = excluded.momentum, momentum_error = excluded.momentum_error;
  get diagnostics v_count = row_count;
  perform study.refuse_lost(p_publication, v_count, json_array_length(p_rows));
  return v_count;
-- A row that a table refuses is the caller's error, whatever class of error the table raises.
exception when integrity_constraint_violation or cardinality_violation then
  get stacked diagnostics v_row = pg_exception_detail;
  raise exception 'a row cannot be kept: %', sqlerrm using errcode = '22023', detail = v_row;
end $$;
comment on function public.stage_results is 'Adds results to a staged publication; the same rows again change nothing. Returns how many it was given.';

create function public.stage_figures(p_publication bigint, p_table text, p_rows json) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
  v_row text;
begin
  perform study.continue_staging(p_publication);
  case p_table
  when 'age_group_results' then
    insert into study.age_group_results (wave_id, brand_id, age_group, score, standard_error, n, n_eff)
    select w.id, b.id, r.age_group, r.score, r.standard_error, r.n, r.n_eff
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, age_group text, score double precision, standard_error double precision,
      n int, n_eff double precision)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, age_group) do update set score = excluded.score,
      standard_error = excluded.standard_error, n = excluded.n, n_eff = excluded.n_eff;
  when 'consumer_sections' then
    insert into study.consumer_sections (wave_id, section, age_group, sex, behaviour_group, items, figures, lows, highs, bases, effective_bases)
    select w.id, r.section, r.age_group, r.sex, r.behaviour_group, r.items, r.figures, r.lows, r.highs, r.bases, r.effective_bases
    from json_to_recordset(p_rows) as r (
      market text, year int, section text, age_group text, sex text, behaviour_group text, items text[], figures double precision[],
      lows double precision[], highs double precision[], bases int[], effective_bases double precision[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, section, age_group, sex, behaviour_group) do update set items = excluded.items, figures = excluded.figures,
      lows = excluded.lows, highs = excluded.highs, bases = excluded.bases, effective_bases = excluded.effective_bases;
  when 'forecasts' then
    insert into study.forecasts (wave_id, brand_id, year, model, value, low, high, low80, high80, low50, high50, median_position, position_low,
      position_high, top_ten, waves)
    select w.id, b.id, r.year, r.model, r.value, r.low, r.high, r.low80, r.high80, r.low50, r.high50, r.place, r.place_low,
      r.place_high, r.top_ten, r.waves
    from json_to_recordset(p_rows) as r (
      market text, origin_year int, brand_slug text, year int, model text, value double precision, low double precision,
      high double precision, low80 double precision, high80 double precision, low50 double precision, high50 double precision,
      place double precision, place_low int, place_high int, top_ten double precision, waves int)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.origin_year and r.year > w.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, year, model) do update set value = excluded.value, low = excluded.low,
      high = excluded.high, low80 = excluded.low80, high80 = excluded.high80, low50 = excluded.low50, high50 = excluded.high50,
      median_position = excluded.median_position, position_low = excluded.position_low, position_high = excluded.position_high, top_ten = excluded.top_ten,
      waves = excluded.waves;
  when 'forecast_histories' then
    insert into study.forecast_histories (wave_id, brand_id, origin_years, years, forecasts, lows, highs, lows80, highs80)
    select w.id, b.id, r.origin_years, r.years, r.forecasts, r.lows, r.highs, r.lows80, r.highs80
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, origin_years int[], years int[], forecasts double precision[], lows double precision[],
      highs double precision[], lows80 double precision[], highs80 double precision[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id) do update set origin_years = excluded.origin_years, years = excluded.years,
      forecasts = excluded.forecasts, lows = excluded.lows, highs = excluded.highs, lows80 = excluded.lows80, highs80 = excluded.highs80;
  when 'forecast_tracks' then
    insert into study.forecast_tracks (wave_id, industry, origin, horizon, forecasts, coverage50, coverage80, coverage,
      textbook_coverage, mase, mase_of_naive, position_coverage)
    select w.id, r.industry, r.origin, r.horizon, r.forecasts, r.coverage50, r.coverage80, r.coverage,
      r.textbook_coverage, r.mase, r.mase_of_naive, r.place_coverage
    from json_to_recordset(p_rows) as r (
      market text, year int, industry text, origin int, horizon int, forecasts int, coverage50 double precision,
      coverage80 double precision, coverage double precision, textbook_coverage double precision, mase double precision,
      mase_of_naive double precision, place_coverage double precision)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, industry, origin, horizon) do update set forecasts = excluded.forecasts, coverage50 = excluded.coverage50,
      coverage80 = excluded.coverage80, coverage = excluded.coverage, textbook_coverage = excluded.textbook_coverage,
      mase = excluded.mase, mase_of_naive = excluded.mase_of_naive, position_coverage = excluded.position_coverage;
  when 'passing_odds' then
    insert into study.passing_odds (wave_id, horizon, quantiles, said, happened, pairs)
    select w.id, r.horizon, r.quantiles, r.said, r.happened, r.pairs
    from json_to_recordset(p_rows) as r (
      market text, year int, horizon int, quantiles double precision[], said double precision[], happened double precision[], pairs int[])
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    on conflict (wave_id, horizon) do update set quantiles = excluded.quantiles, said = excluded.said,
      happened = excluded.happened, pairs = excluded.pairs;
  when 'forecast_records' then
    insert into study.forecast_records (wave_id, model, horizon, forecasts, coverage, mase, mase_of_naive, crps, is_chosen)
    select w.id, r.model, r.horizon, r.forecasts, r.coverage, r.mase, r.mase_of_naive, r.crps, r.is_chosen
    from json_to_recordset(p_rows) as r (
      market text, origin_year int, model text, horizon int, forecasts int, coverage double precision,
      mase double precision, mase_of_naive double precision, crps double precision, is_chosen boolean)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.origin_year
    on conflict (wave_id, model, horizon) do update set forecasts = excluded.forecasts, coverage = excluded.coverage,
      mase = excluded.mase, mase_of_naive = excluded.mase_of_naive, crps = excluded.crps, is_chosen = excluded.is_chosen;
  when 'risk_alerts' then
    insert into study.risk_alerts (wave_id, brand_id, kind, sensitivity, evidence, false_alarm_rate, outcome)
    select w.id, b.id, r.kind, r.sensitivity, r.evidence, r.false_alarm_rate, r.outcome
    from json_to_recordset(p_rows) as r (
      market text, year int, brand_slug text, kind text, sensitivity text, evidence jsonb, false_alarm_rate double precision, outcome text)
    join study.staged_waves(p_publication) w on w.market = lower(r.market) and w.year = r.year
    join study.brands b on b.slug = r.brand_slug
    on conflict (wave_id, brand_id, kind, sensitivity) do update set evidence = excluded.evidence,
      false_alarm_rate = excluded.false_alarm_rate, outcome = excluded.outcome;
  else
    raise exception 'no figures are kept in "%"', p_table using errcode = '22023';
  end case;
  get diagnostics v_count = row_count;
  perform study.refuse_lost(p_publication, v_count, json_array_length(p_rows));
  return v_count;
-- A row that a table refuses is the caller's error, whatever class of error the table raises.
exception when integrity_constraint_violation or cardinality_violation then
  get stacked diagnostics v_row = pg_exception_detail;
  raise exception 'a row cannot be kept: %', sqlerrm using errcode = '22023', detail = v_row;
end $$;
comment on function public.stage_figures is
  'Adds rows to a table of figures of a staged publication, after the results of their brands; the same rows again change nothing. Returns how many it was given.';

create function public.discard_publication(p_publication bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_waves bigint[];
begin
  perform study.lock_publishing();
  update study.publications set status = 'discarded', row_count = 0 where id = p_publication and status = 'staged';
  if found then
    select coalesce(array_agg(id), '{}') into v_waves from study.waves where publication_id = p_publication;
    delete from study.results where wave_id = any (v_waves);
    delete from study.age_group_results where wave_id = any (v_waves);
    delete from study.consumer_sections where wave_id = any (v_waves);
    delete from study.forecasts where wave_id = any (v_waves);
    delete from study.forecast_records where wave_id = any (v_waves);
    delete from study.forecast_histories where wave_id = any (v_waves);
    delete from study.forecast_tracks where wave_id = any (v_waves);
    delete from study.passing_odds where wave_id = any (v_waves);
    delete from study.risk_alerts where wave_id = any (v_waves);
    delete from study.waves where publication_id = p_publication;
    delete from study.staged_names where publication_id = p_publication;
    delete from study.brands where added_by = p_publication;
    delete from study.industries where added_by = p_publication;
    perform study.log(p_publication, 'discarded');
  elsif not exists (select from study.publications where id = p_publication and status = 'discarded') then
    raise exception 'publication % is not staged, so it cannot be discarded', p_publication using errcode = '55000';
  end if;
  return study.describe(p_publication);
end $$;
comment on function public.discard_publication is 'Drops a staged publication and its rows; again changes nothing.';

grant execute on function public.stage_results(bigint, json), public.stage_figures(bigint, text, json),
  public.discard_publication(bigint) to service_role;

-- Staging of computed figures, in chunks of rows that all begin with market, year and slugs. Every call may be repeated.

create function study.refuse_broken_inputs(p_inputs jsonb) returns void
language plpgsql immutable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_inputs) <> 'array' or exists (
    select from jsonb_array_elements(p_inputs) i
    where coalesce(i ->> 'name', '') = '' or (i ->> 'sha256') !~ '^[0-9a-f]{64}$' or i ->> 'sha256' is null
      or (i ->> 'rows') !~ '^\d+$' or i ->> 'rows' is null
  ) then
    raise exception 'inputs are a list of {name, sha256, rows}' using errcode = '22023';
  end if;
end $$;

create function public.stage_publication(p_meta jsonb) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- How long a silent import keeps its turn; a running one sends something every few seconds.
  patience constant interval := '60 seconds';
  v_id bigint;
  v_unknown text;
  v_other study.publications;
begin
  perform study.lock_publishing();
  if coalesce(jsonb_array_length(p_meta -> 'waves'), 0) = 0 then
    raise exception 'a publication needs at least one wave' using errcode = '22023';
  end if;
  select string_agg(distinct w ->> 'market', ', ') into v_unknown
  from jsonb_array_elements(p_meta -> 'waves') w where study.market_code_of(w ->> 'market') is null;
  if v_unknown is not null then
    raise exception 'unknown market: %', v_unknown using errcode = '22023';
  end if;
  perform study.refuse_broken_inputs(coalesce(p_meta -> 'inputs', '[]'));

  select p.id into v_id from study.publications p
  where p.status = 'published' and p.input_sha256 = p_meta ->> 'input_sha256' and p.meta -> 'waves' = p_meta -> 'waves'
    and p.meta ->> 'engine' is not distinct from p_meta ->> 'engine'
    and not exists (
      select from study.waves w
      where w.publication_id = p.id and not exists (select from study.published_waves pw where pw.wave_id = w.id))
  order by p.id desc limit 1;
  if v_id is not null then
    return v_id;
  end if;

  select * into v_other from study.publications where status = 'staged';
  if v_other.touched_at > clock_timestamp() - patience then
    if v_other.meta - 'actor' = p_meta - 'actor' then
      update study.publications set touched_at = clock_timestamp() where id = v_other.id;
      return v_other.id;
    end if;
    raise exception 'another import is under way: % has been staging "%" since % UTC (publication %), and was last heard of % s ago; wait until it has ended, or until % UTC if it was killed, or discard publication %',
      v_other.actor, v_other.source, to_char(v_other.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), v_other.id,
      floor(extract(epoch from clock_timestamp() - v_other.touched_at)),
      to_char((v_other.touched_at + patience) at time zone 'UTC', 'HH24:MI:SS'), v_other.id
      using errcode = '55006';
  end if;
  perform public.discard_publication(v_other.id) where v_other.id is not null;

  insert into study.publications (actor, source, input_sha256, is_sample, meta, touched_at)
  values (coalesce(p_meta ->> 'actor', 'unknown'), p_meta ->> 'source', p_meta ->> 'input_sha256',
    (p_meta ->> 'is_sample')::boolean, p_meta, clock_timestamp())
  returning id into v_id;
  insert into study.waves (publication_id, market_code, year, interviews, fieldwork_from, fieldwork_to, is_sample, rule_version,
    assessments, market_mean, market_deviation, weighting)
  select v_id, study.market_code_of(w.market), w.year, w.interviews, w.fieldwork_from, w.fieldwork_to,
    (p_meta ->> 'is_sample')::boolean, w.rule_version, w.assessments, w.market_mean, w.market_deviation, w.weighting
  from jsonb_to_recordset(p_meta -> 'waves') as w (
    market text, year int, interviews int, fieldwork_from date, fieldwork_to date, rule_version text, assessments bigint,
    market_mean double precision, market_deviation double precision, weighting jsonb);
  perform study.log(v_id, 'staged', jsonb_build_object(
    'source', p_meta -> 'source', 'inputs', coalesce(p_meta -> 'inputs', '[]'), 'engine', p_meta -> 'engine'));
  return v_id;
end $$;
comment on function public.stage_publication is
  'Begins a publication and returns its id; input that is already published as it stands returns that publication''s id, input that is being staged that one''s. Any other import under way is refused; one that fell silent is discarded.';

create function study.stage_names(p_publication bigint, p_kind text, p_slugs text[], p_names text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_clash record;
begin
  insert into study.staged_names (publication_id, kind, slug, name)
  select p_publication, p_kind, n.slug, n.name from unnest(p_slugs, p_names) as n (slug, name) where n.name is not null
  on conflict do nothing;
  select n.slug, n.one, n.other into v_clash
  from (
    select n.slug, n.name as other, (
      select s.name from study.staged_names s where s.publication_id = p_publication and s.kind = p_kind and s.slug = n.slug
    ) as one
    from unnest(p_slugs, p_names) as n (slug, name)
  ) n
  where n.one <> n.other limit 1;
  if found then
    raise exception '% "%" is spelled both "%" and "%"', p_kind, v_clash.slug, v_clash.one, v_clash.other
      using errcode = '22023';
  end if;
  if p_kind = 'brand' then
    insert into study.brands (slug, name, folded, added_by)
    -- The body of study.fold: calling it takes as long as adding the row.
    select n.slug, n.name, lower(extensions.unaccent(trim(n.name))), p_publication
    from (select distinct slug, name from unnest(p_slugs, p_names) as n (slug, name) where name is not null) n
    where not exists (select from study.brands b where b.slug = n.slug);
  else
    insert into study.industries (slug, name, added_by)
    select n.slug, n.name, p_publication
    from (select distinct slug, name from unnest(p_slugs, p_names) as n (slug, name) where name is not null) n
    where not exists (select from study.industries i where i.slug = n.slug);
  end if;
end $$;
comment on function study.stage_names is 'Records how a publication spells its brands or industries, and adds the new ones.';

create function study.continue_staging(p_publication bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status text;
begin
  perform study.lock_publishing();
  update study.publications set touched_at = clock_timestamp() where id = p_publication and status = 'staged';
  if not found then
    select status into v_status from study.publications where id = p_publication;
    raise exception 'publication % is %, not staged', p_publication, coalesce(v_status, 'unknown') using errcode = '55000';
  end if;
end $$;
comment on function study.continue_staging is 'Lets one staging call at a time pass, for a publication that is being staged, and records that its import is running.';

create function study.staged_waves(p_publication bigint) returns table (id bigint, market text, year int)
language sql stable security definer set search_path = '' as $$
  select w.id, spelling, w.year
  from study.waves w join study.markets m on m.code = w.market_code
  cross join lateral (select distinct unnest(array[lower(m.code), m.slug, lower(m.name)])) as market (spelling)
  where w.publication_id = p_publication
$$;
comment on function study.staged_waves is 'Waves of a publication by every spelling of their market in lower case, so that rows join them.';

create function study.refuse_lost(p_publication bigint, p_kept int, p_given int) returns void
language plpgsql immutable security definer set search_path = '' as $$
begin
  if p_kept <> p_given then
    raise exception '% of % rows belong to no wave of publication %, or to no brand or industry that was named',
      p_given - p_kept, p_given, p_publication using errcode = '22023';
  end if;
end $$;
comment on function study.refuse_lost is 'Rows that found no wave or name to join are an error, never left out.';

grant execute on function public.stage_publication(jsonb) to service_role;
