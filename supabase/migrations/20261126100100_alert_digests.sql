-- After a publication everybody's alert rules are evaluated against the latest waves, once, and a letter tells of what
-- fired. Each step is noted before the next: whoever is killed in between goes on where they stopped, and nobody gets
-- two letters.

create table access.alert_evaluations (
  stamp bigint not null,
  user_id text not null check (user_id <> ''),
  subscription_id uuid not null references public.annual_subscriptions (id) on delete cascade,
  at timestamptz not null default now(),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  news jsonb not null check (jsonb_typeof(news) = 'array'),
  told text[] not null,
  first_year int,
  letter text not null check (letter in ('due', 'sending', 'sent', 'not-wanted', 'nothing-fired', 'nothing-new', 'failed', 'superseded')),
  letter_at timestamptz,
  attempts int not null default 0,
  primary key (stamp, user_id)
);
comment on table access.alert_evaluations is 'What somebody''s alert rules said of the latest waves of a publication, rules that did not fire included, and what became of the letter. Kept for two years.';
comment on column access.alert_evaluations.stamp is 'The publication, as current_publication() names it.';
comment on column access.alert_evaluations.rules is 'Of each rule: what it fired for, or why it did not. No figures.';
comment on column access.alert_evaluations.news is 'What the letter names: brands with alerts that no earlier letter told of, the strongest first, as many as it has room for.';
comment on column access.alert_evaluations.told is 'Keys of all the alerts the letter tells of, as market/year/brand/kind.';
comment on column access.alert_evaluations.first_year is 'The earliest wave it speaks of; null where nothing fired.';
comment on column access.alert_evaluations.letter is 'sending is noted before a letter is handed over and sent after: one that stays sending may or may not have gone, and is not sent again.';
create index alert_evaluations_by_user on access.alert_evaluations (user_id, stamp desc);
alter table access.alert_evaluations enable row level security;

create function access.stamp_now() returns bigint
language sql stable security definer set search_path = '' as $$ select p.stamp from public.current_publication() p $$;
comment on function access.stamp_now is 'What is published now; 0 before the first publication.';

create function public.list_alert_work(p_most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('stamp', access.stamp_now(), 'people', coalesce((
    select jsonb_agg(jsonb_build_object(
      'user_id', w.user_id, 'team', w.team, 'rules', access.rules_of(w.team), 'marks', access.marks_of(w.team, int4range(null, null)),
      'followed', (select coalesce(jsonb_agg(f.brand_slug), '[]') from public.followed_brands f where f.user_id = w.user_id),
      'wants_all', coalesce((select c.wants_all from access.alert_choices c where c.user_id = w.user_id), false),
      'told', (select coalesce(jsonb_agg(distinct t.key), '[]') from access.alert_evaluations e, unnest(e.told) as t (key)
               where e.user_id = w.user_id and e.letter = 'sent')))
    from (
      select p.user_id, access.alert_team(p.user_id) as team
      from (
        select s.user_id from public.annual_subscriptions s where s.tier = 'enterprise'
        union
        select m.user_id from public.subscription_team_members m join public.annual_subscriptions s on s.id = m.subscription_id
        where s.tier = 'enterprise' and m.user_id is not null
      ) p
      join access.people known on known.user_id = p.user_id and known.email is not null
      where access.stamp_now() > 0 and access.alert_team(p.user_id) is not null and not exists (
        select from access.alert_evaluations e where e.stamp = access.stamp_now() and e.user_id = p.user_id)
      order by p.user_id
      limit p_most
    ) w), '[]'))
$$;
comment on function public.list_alert_work is 'People with the right to alerts whose rules have not been evaluated since the latest publication, with what that takes. For the server.';

create function public.list_latest_alerts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('stamp', access.stamp_now(), 'alerts', coalesce((
    select jsonb_agg(jsonb_build_object(
      'market_slug', w.market_slug, 'year', w.year, 'rule_version', w.rule_version, 'brand_slug', b.slug, 'brand_name', b.name,
      'industry_slug', i.slug, 'industry_name', i.name, 'kind', a.kind, 'sensitivity', a.sensitivity, 'evidence', a.evidence,
      'false_alarm_rate', a.false_alarm_rate, 'outcome', a.outcome))
    from study.visible_waves w
    join study.risk_alerts a on a.wave_id = w.id
    join study.results r on r.wave_id = a.wave_id and r.brand_id = a.brand_id
    join study.brands b on b.id = a.brand_id
    join study.industries i on i.id = r.industry_id
    where w.is_latest), '[]'))
$$;
comment on function public.list_latest_alerts is 'Alerts of every market''s latest wave, at all sensitivities. For the server.';

create function public.keep_alert_evaluation(
  p_stamp bigint, p_user text, p_team uuid, p_rules jsonb, p_news jsonb, p_told text[], p_first_year int, p_letter text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_stamp <> access.stamp_now() then
    return 'stale';
  elsif p_letter not in ('due', 'nothing-fired', 'nothing-new') then
    raise exception 'No evaluation ends with "%".', p_letter using errcode = '22023';
  end if;
  insert into access.alert_evaluations (stamp, user_id, subscription_id, rules, news, told, first_year, letter)
  values (p_stamp, p_user, p_team, p_rules, p_news, p_told, p_first_year, p_letter)
  on conflict do nothing;
  if not found then
    return 'known';
  end if;
  -- What could not be sent before this publication is told with it.
  update access.alert_evaluations e set letter = 'superseded', letter_at = now()
  where e.user_id = p_user and e.stamp < p_stamp and e.letter = 'due';
  return 'kept';
end $$;
comment on function public.keep_alert_evaluation is
  'Notes what somebody''s rules said: kept; known, where that is noted already; stale, where something else is published by now. For the server.';

create function public.list_due_alert_letters() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'stamp', e.stamp, 'user_id', e.user_id, 'email', p.email, 'news', e.news, 'told', cardinality(e.told),
    'rules', jsonb_array_length(e.rules), 'is_sample', (select c.is_sample from public.current_publication() c)) order by e.user_id), '[]')
  from access.alert_evaluations e
  join access.people p on p.user_id = e.user_id and p.email is not null
  where e.letter = 'due' and e.stamp = access.stamp_now() and access.alert_team(e.user_id) is not null
$$;
comment on function public.list_due_alert_letters is 'Letters about alerts that are to be sent. For the server.';

create function public.claim_alert_letter(p_stamp bigint, p_user text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update access.alert_evaluations e set letter = 'sending', letter_at = now(), attempts = e.attempts + 1
  where e.stamp = p_stamp and e.user_id = p_user and e.letter = 'due' and p_stamp = access.stamp_now();
  return found;
end $$;
comment on function public.claim_alert_letter is 'Takes a letter that is due in hand; false for one that somebody else has. For the server.';

create function public.settle_alert_letter(p_stamp bigint, p_user text, p_state text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 5;
begin
  update access.alert_evaluations e
  set letter = case when p_state = 'failed' and e.attempts < most then 'due' else p_state end, letter_at = now()
  where e.stamp = p_stamp and e.user_id = p_user and e.letter = 'sending' and p_state in ('sent', 'not-wanted', 'failed');
  return found;
end $$;
comment on function public.settle_alert_letter is 'Notes what became of a letter in hand: sent, not wanted, or failed, after which it is due again up to five times. For the server.';

create function public.clear_alert_log() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cleared int;
begin
  delete from access.alert_evaluations e where e.at < now() - interval '2 years';
  get diagnostics v_cleared = row_count;
  return v_cleared;
end $$;
comment on function public.clear_alert_log is 'Forgets evaluations of two years ago. For the server.';

create function public.list_alert_log() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 50;
  me constant text := access.require_user();
begin
  if not access.has_tier('enterprise') then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('stamp', e.stamp, 'at', e.at, 'letter', e.letter, 'letter_at', e.letter_at,
      'told', cardinality(e.told), 'rules', e.rules) order by e.stamp desc)
    from (
      select a.stamp, a.at, a.letter_at, a.told, a.rules,
        case when a.letter = 'sending' and a.letter_at < now() - interval '10 minutes' then 'uncertain' else a.letter end as letter
      from access.alert_evaluations a
      where a.user_id = me and (a.first_year is null or access.years() @> a.first_year)
      order by a.stamp desc limit most
    ) e), '[]');
end $$;
comment on function public.list_alert_log is
  'What the caller''s alert rules said after each publication, the latest first: what they fired for, why others did not, and what became of the letter. Nothing below enterprise.';

create function access.export_alerts(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wantsAll', (select c.wants_all from access.alert_choices c where c.user_id = p_user),
    'rules', (select coalesce(jsonb_agg(to_jsonb(r) - array['subscription_id', 'made_by'] order by r.made_at), '[]')
              from access.alert_rules r where r.made_by = p_user),
    'marks', (select coalesce(jsonb_agg(jsonb_build_object('alert', concat_ws('/', m.market, m.year, m.brand, m.kind),
                'acknowledgedAt', case when m.acknowledged_by = p_user then m.acknowledged_at end,
                'mutedAt', case when m.muted_by = p_user then m.muted_at end,
                'note', case when m.note_by = p_user then m.note end, 'noteAt', case when m.note_by = p_user then m.note_at end)), '[]')
              from access.alert_marks m where p_user in (m.acknowledged_by, m.muted_by, m.note_by)),
    'evaluations', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'rules', e.rules, 'letter', e.letter, 'letterAt', e.letter_at) order by e.stamp), '[]')
                    from access.alert_evaluations e where e.user_id = p_user))
$$;
comment on function access.export_alerts is 'Alert rules somebody made, what they did with alerts, and what was evaluated for them, for the download of their data.';

create function access.erase_alerts(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from access.alert_evaluations e where e.user_id = p_user;
  delete from access.alert_choices c where c.user_id = p_user;
  -- What is their own goes with them; what is a team's stays, under nobody's name.
  delete from access.alert_rules r using public.annual_subscriptions s where s.id = r.subscription_id and s.user_id = p_user;
  delete from access.alert_marks m using public.annual_subscriptions s where s.id = m.subscription_id and s.user_id = p_user;
  update access.alert_rules r set made_by = null where r.made_by = p_user;
  update access.alert_marks m set
    acknowledged_by = nullif(m.acknowledged_by, p_user), muted_by = nullif(m.muted_by, p_user), note_by = nullif(m.note_by, p_user)
  where p_user in (m.acknowledged_by, m.muted_by, m.note_by);
$$;
comment on function access.erase_alerts is 'Forgets who made alert rules and marks, and what was evaluated for them, when their account is erased; rules and marks of a subscription of their own go with it.';

insert into access.personal_data (part, export_by, erase_by) values ('alerts', 'access.export_alerts', 'access.erase_alerts');

revoke execute on function access.stamp_now(), public.list_alert_work(int), public.list_latest_alerts(),
  public.keep_alert_evaluation(bigint, text, uuid, jsonb, jsonb, text[], int, text), public.list_due_alert_letters(),
  public.claim_alert_letter(bigint, text), public.settle_alert_letter(bigint, text, text), public.clear_alert_log(),
  public.list_alert_log(), access.export_alerts(text), access.erase_alerts(text) from public;
grant execute on function public.list_alert_log() to authenticated;
grant execute on function public.list_alert_work(int), public.list_latest_alerts(),
  public.keep_alert_evaluation(bigint, text, uuid, jsonb, jsonb, text[], int, text), public.list_due_alert_letters(),
  public.claim_alert_letter(bigint, text), public.settle_alert_letter(bigint, text, text), public.clear_alert_log() to service_role;
