-- The log as admins read it, taking back what it tells, and what researchers may do with publications.

create index audit_log_by_time on access.audit_log (at, id);
create index desk_changes_by_time on access.desk_changes (at, id);

create function access.can_take_back(l access.audit_log) returns boolean
language sql stable security definer set search_path = '' as $$
  select l.action in ('person.role', 'flag.set', 'subscription.grant', 'subscription.end')
    and not exists (select from access.audit_log b where b.detail ? 'takes_back' and b.detail ->> 'takes_back' = l.id::text)
$$;
comment on function access.can_take_back is 'Is a line about a change that can be taken back and was not? Whether something has come in between is seen when it is tried.';

create function public.list_audit_log(
  p_person text default null, p_query text default '', p_area text default null, p_from timestamptz default null,
  p_until timestamptz default null, p_offset int default 0, p_limit int default 50
) returns table (
  id text, line bigint, at timestamptz, by_user text, by_name text, action text, subject text, subject_name text, detail jsonb, can_take_back boolean
)
language sql stable security definer set search_path = '' as $$
  with bounds as (
    select greatest(p_offset, 0) as first, least(greatest(p_limit, 1), 10001) as most
  ), changed as (
    select 'l' || l.id as id, l.id as line, l.at, l.by_user, b.name as by_name, l.action, l.subject, s.name as subject_name, l.detail,
      access.can_take_back(l) as can_take_back
    from access.audit_log l
    cross join lateral (select access.name_of(l.by_user) as name) b
    cross join lateral (select coalesce(access.name_of(l.subject),
      (select access.name_of(a.user_id) from public.annual_subscriptions a where a.id::text = l.subject)) as name) s
    where (select access.sees_everything())
      and (p_person is null or l.by_user = p_person or l.subject = p_person
        or l.subject = (select a.id::text from public.annual_subscriptions a where a.user_id = p_person))
      and (p_area is null or split_part(l.action, '.', 1) = p_area)
      and (p_from is null or l.at >= p_from) and (p_until is null or l.at < p_until)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', b.name, s.name, l.action, l.subject, l.by_user), p_query))
    order by l.id desc limit (select first + most from bounds)
  ), decided as (
    select 'd' || c.id as id, null::bigint as line, c.at, c.by_user, c.by_name, k.area || case when c.became = 'note' then '.note' else '.mark' end as action,
      c.entry_id::text as subject, coalesce(m.reference, w.name) as subject_name,
      jsonb_build_object('was', c.was, 'became', c.became) as detail, false as can_take_back
    from access.desk_changes c
    left join public.contact_messages m on m.id = c.entry_id
    left join public.waitlist_entries w on w.id = c.entry_id
    cross join lateral (select case when m.id is null then 'waitlist' else 'message' end as area) k
    where (select access.sees_everything())
      and (p_person is null or c.by_user = p_person or m.user_id = p_person or w.user_id = p_person)
      and (p_area is null or k.area = p_area)
      and (p_from is null or c.at >= p_from) and (p_until is null or c.at < p_until)
      and (btrim(p_query) = '' or access.is_like(concat_ws(' ', c.by_name, m.reference, m.name, w.name, w.email, k.area), p_query))
    order by c.id desc limit (select first + most from bounds)
  )
  select * from (select * from changed union all select * from decided) lines
  order by lines.at desc, lines.line desc nulls last, lines.id desc
  offset (select first from bounds) limit (select most from bounds)
$$;
comment on function public.list_audit_log is
  'What was done, for admins, the latest first: changes to people, subscriptions, teams and settings, and decisions on messages and the waitlist. Narrowed to one person (who did it, or to whom), to words, an area, a time. No rows for anyone else.';

create function public.list_log_areas() returns table (area text)
language sql stable security definer set search_path = '' as $$
  select distinct a.area from (
    select split_part(l.action, '.', 1) as area from access.audit_log l
    union all select unnest(array['message', 'waitlist'])
  ) a where (select access.sees_everything()) order by a.area
$$;
comment on function public.list_log_areas is 'What the log has lines about, for admins; no rows for anyone else.';

create function public.take_back(p_line bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_line access.audit_log;
begin
  -- One at a time: the same line is taken back once.
  perform pg_advisory_xact_lock(hashtext('taking back'), hashint8(p_line));
  select * into v_line from access.audit_log l where l.id = p_line;
  if not found or not access.can_take_back(v_line) then
    return '{"status": "stale"}';
  end if;
  return case v_line.action
    when 'person.role' then
      access.change_role(v_line.subject, v_line.detail ->> 'became', v_line.detail ->> 'was', p_line)
    when 'flag.set' then
      access.change_flag(v_line.subject, v_line.detail -> 'became', v_line.detail -> 'was', p_line)
    else
      access.restore_terms(v_line.subject, v_line.detail -> 'became', nullif(v_line.detail -> 'was', 'null'), v_line.action, p_line)
  end;
end $$;
comment on function public.take_back is
  'Brings back what was before a change in the log: {status: "done", line}. "stale" where something has come in between or it was taken back already, "own" where it is one''s own role. For admins only.';

create function access.works_with_data() returns boolean
language sql stable security definer set search_path = '' as
$$ select access.sees_everything() or access.has_role(access.user_id(), 'researcher') $$;
comment on function access.works_with_data is 'True for researchers, admins and the server''s own key. They learn nothing of people by it.';

create or replace function public.list_publications()
returns table (
  publication bigint, status text, actor text, source text, is_sample boolean, input_sha256 text, inputs jsonb, engine text,
  created_at timestamptz, published_at timestamptz, touched_at timestamptz, waves jsonb, row_counts jsonb, events jsonb
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select p.id, p.status, p.actor, p.source, p.is_sample, p.input_sha256, coalesce(p.meta -> 'inputs', '[]'), p.meta ->> 'engine',
    p.created_at, p.published_at, p.touched_at,
    (select coalesce(jsonb_agg(jsonb_build_object('market', m.slug, 'year', w.year, 'rule_version', w.rule_version,
       'brands', w.brand_count, 'interviews', w.interviews, 'assessments', w.assessments, 'weighting', w.weighting)
       order by m.ordinal, w.year), '[]')
     from study.waves w join study.markets m on m.code = w.market_code where w.publication_id = p.id),
    p.row_counts,
    (select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'actor', e.actor, 'detail', e.detail) order by e.id)
     from study.publication_events e where e.publication_id = p.id)
  from study.publications p
  where (select access.works_with_data())
  order by p.id desc;
end $$;
comment on function public.list_publications is
  'The audit of publications, latest first: who, when, from what (inputs with their hashes and rows), by which engine and rules, how many rows by table, and everything that happened to it. No rows for anyone but researchers, admins and the server.';

create function public.take_back_publication(p_publication bigint) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if access.user_id() is null or not access.works_with_data() then
    raise exception 'Only researchers and admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  perform study.lock_publishing();
  if not exists (select from study.publications p where p.id = p_publication and p.status = 'published') then
    return 'stale';
  end if;
  perform public.rollback_publication(p_publication);
  perform access.record('study.rollback', p_publication::text);
  return 'done';
exception when object_not_in_prerequisite_state then
  return 'stale';
end $$;
comment on function public.take_back_publication is
  'Shows again what was shown before the latest publication, in the name of whoever asks: "done", or "stale" where it is not the latest, or nothing was shown before it. For researchers and admins only.';

revoke execute on function access.can_take_back(access.audit_log), access.works_with_data(),
  public.list_audit_log(text, text, text, timestamptz, timestamptz, int, int), public.list_log_areas(), public.take_back(bigint),
  public.take_back_publication(bigint) from public;
grant execute on function public.list_audit_log(text, text, text, timestamptz, timestamptz, int, int), public.list_log_areas(),
  public.take_back(bigint), public.take_back_publication(bigint) to authenticated;
