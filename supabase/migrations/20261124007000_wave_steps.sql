-- A market may ask every second year. Its waves then form one series with steps of two years: alerts name the step in their
-- evidence (one where it is missing), and horizons count waves.

create or replace function study.first_year_told(p_kind text, p_year int, p_evidence jsonb) returns int
language sql immutable set search_path = '' as $$
  select least(p_year, case p_kind
    when 'sustained-decline' then least((p_evidence ->> 'sinceYear')::int, (p_evidence ->> 'pathFrom')::int)
    when 'level-shift' then p_year - ((p_evidence ->> 'waves')::int - 1) * coalesce((p_evidence ->> 'step')::int, 1)
    else p_year - coalesce((p_evidence ->> 'step')::int, 1)
  end)
$$;

comment on column study.forecast_records.horizon is 'Waves ahead: years, where a market has a wave each year.';
comment on column study.forecast_tracks.horizon is 'Waves ahead: years, where a market has a wave each year.';
comment on column study.passing_odds.horizon is 'Waves ahead: years, where a market has a wave each year.';
comment on column study.risk_alerts.outcome is 'Its outcome a wave later; open for the latest wave.';
