-- A computation is published at once or at a set time, and shown before that to named people by links of their own. Until then
-- nothing of it is in a table that pages read: it is staged and switched in one transaction when its time has come.

create table study.computations (
  id text primary key check (id ~ '^[0-9a-f]{12}$'),
  by_user text not null check (by_user <> ''),
  at timestamptz not null default now()
);
comment on table study.computations is 'Who computed what from the site first. Computations of the study command have no row here.';
alter table study.computations enable row level security;
grant select on study.computations to service_role;
create policy researchers on study.computations for select to anon, authenticated using ((select access.works_with_data()));

create table study.releases (
  id uuid primary key default gen_random_uuid(),
  computation_id text not null check (computation_id ~ '^[0-9a-f]{12}$'),
  draft_id uuid references study.drafts (id),
  waves jsonb not null check (jsonb_typeof(waves) = 'array' and jsonb_array_length(waves) between 1 and 1000),
  due_at timestamptz not null,
  zone text not null check (char_length(zone) between 1 and 60),
  state text not null default 'scheduled' check (state in ('scheduled', 'published', 'withdrawn', 'rolled_back')),
  by_user text check (by_user <> ''),
  actor text not null check (char_length(actor) between 1 and 200),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  attempts int not null default 0,
  tried_at timestamptz,
  next_try_at timestamptz,
  error text check (char_length(error) <= 2000),
  keeps_files boolean not null default false,
  publication_id bigint references study.publications (id),
  published_at timestamptz,
  check (state in ('scheduled', 'withdrawn') or publication_id is not null)
);
create unique index releases_scheduled_once on study.releases (computation_id) where state = 'scheduled';
create index releases_by_time on study.releases (created_at desc, id);
create index releases_by_draft on study.releases (draft_id);
create index releases_by_publication on study.releases (publication_id);
comment on table study.releases is 'Computations to be published, at once or under embargo until a set time, and what became of each.';
comment on column study.releases.waves is 'Which waves: ["sweden/2025", …].';
comment on column study.releases.due_at is 'Not published before; the site publishes it within about a minute after.';
comment on column study.releases.zone is 'Time zone in which the time was set, to say it again.';
comment on column study.releases.by_user is 'Who planned it last; null for the study command.';
comment on column study.releases.error is 'Why the last attempt failed; null where there was none or it succeeded.';
comment on column study.releases.keeps_files is 'Whether the raw files of the draft stay after publishing; they are deleted by default.';
comment on column study.releases.next_try_at is 'A failed attempt is repeated after 1, 2, 5, then every 15 minutes.';
alter table study.releases enable row level security;
grant select on study.releases to service_role;
create policy researchers on study.releases for select to anon, authenticated using ((select access.works_with_data()));

create table study.preview_links (
  id uuid primary key default gen_random_uuid(),
  computation_id text not null check (computation_id ~ '^[0-9a-f]{12}$'),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  level text not null check (level in ('public', 'member', 'subscriber')),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  until timestamptz not null,
  by_user text not null check (by_user <> ''),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index preview_links_by_computation on study.preview_links (computation_id, created_at);
comment on table study.preview_links is 'Links by which named people see coming rankings before they are published. Deleted 90 days after they ended.';
comment on column study.preview_links.level is 'Whose view the person gets: what the public, a member, or a subscriber will see.';
comment on column study.preview_links.digest is 'SHA-256 of the token in the link, which is stored nowhere.';
comment on column study.preview_links.until is 'At most until the time of publication.';
comment on column study.preview_links.ended_at is 'When it was revoked or its rankings were published.';
alter table study.preview_links enable row level security;
grant select on study.preview_links to service_role;
create policy researchers on study.preview_links for select to anon, authenticated using ((select access.works_with_data()));

create table study.preview_openings (
  id bigint generated always as identity primary key,
  link_id uuid not null references study.preview_links (id) on delete cascade,
  at timestamptz not null default now()
);
create index preview_openings_by_link on study.preview_openings (link_id, at);
comment on table study.preview_openings is 'Each time a preview link was opened. Deleted with the link.';
alter table study.preview_openings enable row level security;
grant select on study.preview_openings to service_role;
create policy researchers on study.preview_openings for select to anon, authenticated using ((select access.works_with_data()));

-- The site calls these with its own key and names who asked: who publishes depends on its settings as well. The command has no user.

create function study.act_for(p_user text, p_action text, p_subject text, p_detail jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_user is not null and not (access.has_role(p_user, 'researcher') or access.has_role(p_user, 'admin')) then
    raise exception 'Only researchers and admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  insert into access.audit_log (by_user, action, subject, detail) values (p_user, p_action, p_subject, p_detail);
end $$;
comment on function study.act_for is 'Refuses anyone but researchers, admins and the command, and adds a line to the log in their name.';

create function public.note_computation(p_id text, p_user text, p_draft uuid, p_job text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform study.act_for(p_user, 'computation.finish', p_id, '{}');
  insert into study.computations (id, by_user) values (p_id, p_user) on conflict do nothing;
  update study.drafts d set computation_id = p_id, state = 'compare', revision = d.revision + 1, updated_at = now()
  where d.id = p_draft and d.job_id = p_job and d.state = 'compute';
  return found;
end $$;
comment on function public.note_computation is
  'Records who computed from the site first, and takes the draft of this job to the comparison; false where it was changed in between.';

create function public.plan_release(
  p_user text, p_actor text, p_computation text, p_draft uuid, p_waves jsonb, p_due timestamptz, p_zone text, p_keeps_files boolean,
  p_needs_second boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
  v_due constant timestamptz := greatest(p_due, now());
begin
  perform study.lock_publishing();
  if p_needs_second and exists (select from study.computations c where c.id = p_computation and c.by_user = p_user) then
    return '{"status": "needs-second"}';
  end if;
  select r.id into v_id from study.releases r where r.computation_id = p_computation and r.state = 'scheduled';
  if found then
    return jsonb_build_object('status', 'planned-already', 'id', v_id);
  end if;
  insert into study.releases (computation_id, draft_id, waves, due_at, zone, keeps_files, by_user, actor)
  values (p_computation, p_draft, p_waves, v_due, p_zone, p_keeps_files, p_user, p_actor) returning id into v_id;
  update study.preview_links l set until = least(l.until, v_due) where l.computation_id = p_computation and l.ended_at is null;
  perform study.act_for(p_user, 'release.plan', v_id::text, jsonb_build_object(
    'computation', p_computation, 'waves', jsonb_array_length(p_waves), 'due', v_due, 'zone', p_zone));
  return jsonb_build_object('status', 'planned', 'id', v_id);
end $$;
comment on function public.plan_release is
  'Plans the publication of a computation: "planned", "planned-already", or "needs-second" where who computed it may not publish it.';

create function public.change_release(
  p_user text, p_actor text, p_id uuid, p_due timestamptz, p_zone text, p_needs_second boolean
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_was study.releases;
  v_due constant timestamptz := greatest(p_due, now());
begin
  select * into v_was from study.releases r where r.id = p_id and r.state = 'scheduled' for update;
  if v_was.id is null then
    return 'missing';
  elsif p_needs_second and exists (select from study.computations c where c.id = v_was.computation_id and c.by_user = p_user) then
    return 'needs-second';
  end if;
  update study.releases r set due_at = v_due, zone = p_zone, by_user = p_user, actor = p_actor, changed_at = now(),
    attempts = 0, next_try_at = null, error = null
  where r.id = p_id;
  update study.preview_links l set until = least(l.until, v_due) where l.computation_id = v_was.computation_id and l.ended_at is null;
  perform study.act_for(p_user, 'release.change', p_id::text, jsonb_build_object('was', v_was.due_at, 'became', v_due, 'zone', p_zone));
  return 'changed';
end $$;
comment on function public.change_release is
  'Sets another time for a planned publication: "changed"; "missing" where it is no longer planned; "needs-second" as for planning it.';

create function public.withdraw_release(p_user text, p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update study.releases r set state = 'withdrawn', changed_at = now(), next_try_at = null
  where r.id = p_id and r.state = 'scheduled';
  if not found then
    return 'missing';
  end if;
  perform study.act_for(p_user, 'release.withdraw', p_id::text, '{}');
  return 'withdrawn';
end $$;
comment on function public.withdraw_release is 'Gives up a planned publication: "withdrawn", or "missing" where it is no longer planned.';

create function study.describe_release(r study.releases) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'computation', r.computation_id, 'draft', r.draft_id, 'waves', r.waves, 'due_at', r.due_at,
    'zone', r.zone, 'state', r.state, 'by', coalesce(access.name_of(r.by_user), r.actor), 'actor', r.actor, 'created_at', r.created_at, 'attempts', r.attempts,
    'tried_at', r.tried_at, 'next_try_at', r.next_try_at, 'error', r.error, 'publication', r.publication_id, 'keeps_files', r.keeps_files,
    'published_at', r.published_at)
$$;

create function public.list_releases() returns table (release jsonb)
language sql stable security definer set search_path = '' as $$
  select study.describe_release(r) from study.releases r
  where (select access.works_with_data())
  order by r.state = 'scheduled' desc, r.created_at desc, r.id
  limit 200
$$;
comment on function public.list_releases is
  'Planned publications first, then earlier ones, latest first. No rows for anyone but researchers, admins and the server.';

create function public.list_live_results(p_market text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('year', w.year, 'is_sample', w.is_sample, 'brand_slug', b.slug, 'brand', b.name,
    'overall_position', r.overall_position, 'score', r.score, 'n', r.n, 'change_is_clear', r.change_tested) order by w.year, b.slug), '[]')
  from study.published_waves pw
  join study.waves w on w.id = pw.wave_id
  join study.markets m on m.code = w.market_code
  join study.results r on r.wave_id = w.id
  join study.brands b on b.id = r.brand_id
  where m.slug = p_market
$$;
comment on function public.list_live_results is
  'All published results of a market, in what a comparison with a coming study needs: one value, since rows are answered a thousand at a time. For the server''s own key.';

create function public.list_due_releases() returns table (release jsonb)
language sql stable security definer set search_path = '' as $$
  select study.describe_release(r) from study.releases r
  where r.state = 'scheduled' and r.due_at <= now() and coalesce(r.next_try_at <= now(), true)
  order by r.due_at, r.id
$$;
comment on function public.list_due_releases is 'Planned publications whose time has come, or whose next attempt has.';

create function public.begin_release(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_begun study.releases;
begin
  update study.releases r set attempts = r.attempts + 1, tried_at = now(), next_try_at = now() + make_interval(
    mins => case r.attempts when 0 then 1 when 1 then 2 when 2 then 5 else 15 end)
  where r.id = p_id and r.state = 'scheduled' and r.due_at <= now()
  returning * into v_begun;
  return case when v_begun.id is not null then study.describe_release(v_begun) end;
end $$;
comment on function public.begin_release is 'Begins an attempt to publish; null where it is not planned or its time has not come.';

create function public.fail_release(p_id uuid, p_error text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update study.releases r set error = left(p_error, 2000) where r.id = p_id and r.state = 'scheduled';
  if found then
    perform study.act_for(null, 'release.fail', p_id::text, jsonb_build_object('error', left(p_error, 300)));
    return true;
  end if;
  return false;
end $$;
comment on function public.fail_release is 'Records why an attempt failed. It stays planned and is tried again.';

create function public.note_cancelled_job(p_user text, p_job text, p_draft uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform study.act_for(p_user, 'computation.cancel', coalesce(p_draft::text, p_job), jsonb_build_object('job', p_job));
  return true;
end $$;
comment on function public.note_cancelled_job is 'Logs that someone cancelled a computation.';

create function public.note_released_files(p_draft uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from study.drafts d where d.id = p_draft and d.state = 'published') then
    return false;
  end if;
  perform study.act_for(null, 'draft.delete_files', p_draft::text, '{}');
  return true;
end $$;
comment on function public.note_released_files is
  'Logs that the raw files of a published draft are deleted; false for one that was changed since, whose files are needed.';

create function study.end_release(p_id uuid, p_publication bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v study.releases;
begin
  select * into v from study.releases r where r.id = p_id for update;
  if v.id is null or v.state <> 'scheduled' then
    raise exception 'this publication was withdrawn' using errcode = '55000';
  elsif v.due_at > clock_timestamp() then
    raise exception 'this publication is planned for a later time' using errcode = '55000';
  end if;
  update study.releases r set state = 'published', publication_id = p_publication, published_at = now(), error = null, next_try_at = null
  where r.id = p_id;
  update study.drafts d set state = 'published', revision = d.revision + 1, updated_at = now()
  where d.id = v.draft_id and d.computation_id = v.computation_id and d.state = 'compare';
  perform study.act_for(null, 'release.publish', p_id::text, jsonb_build_object('publication', p_publication, 'computation', v.computation_id));
end $$;
comment on function study.end_release is 'Marks a planned publication as done, in the transaction that publishes; refused where it was withdrawn or moved in between.';

create function public.settle_release(p_id uuid, p_publication bigint) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform study.lock_publishing();
  if exists (select from study.releases r where r.id = p_id and r.state = 'published') then
    return true;
  elsif not exists (select from study.publications p where p.id = p_publication and p.status = 'published') then
    return false;
  end if;
  perform study.end_release(p_id, p_publication);
  return true;
end $$;
comment on function public.settle_release is 'Marks a planned publication as done where the same results are published already.';

create function study.follow_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'published' then
    if new.meta ->> 'release' is not null then
      perform study.end_release((new.meta ->> 'release')::uuid, new.id);
    end if;
    update study.preview_links l set ended_at = now()
    where l.computation_id = new.meta ->> 'computation' and l.ended_at is null;
  elsif new.status = 'rolled_back' then
    -- What was taken back can be published again.
    update study.drafts d set state = 'compare', revision = d.revision + 1, updated_at = now()
    from study.releases r
    where r.publication_id = new.id and r.state = 'published' and d.id = r.draft_id and d.state = 'published'
      and d.computation_id = r.computation_id;
    update study.releases r set state = 'rolled_back', changed_at = now() where r.publication_id = new.id and r.state = 'published';
  end if;
  return new;
end $$;

create trigger releases_follow after update of status on study.publications
  for each row when (new.status in ('published', 'rolled_back') and old.status is distinct from new.status)
  execute function study.follow_publication();

create function public.make_preview_link(
  p_user text, p_computation text, p_name text, p_email text, p_level text, p_digest text, p_until timestamptz
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_open constant int := 50;
  v_made study.preview_links;
  v_due timestamptz;
begin
  if (select count(*) from study.preview_links l where l.computation_id = p_computation and l.ended_at is null and l.until > now()) >= most_open then
    return '{"status": "full"}';
  end if;
  select r.due_at into v_due from study.releases r where r.computation_id = p_computation and r.state = 'scheduled';
  if least(p_until, v_due, now() + interval '90 days') <= now() then
    return '{"status": "past"}';
  end if;
  insert into study.preview_links (computation_id, name, email, level, digest, until, by_user)
  values (p_computation, btrim(p_name), lower(btrim(p_email)), p_level, p_digest, least(p_until, v_due, now() + interval '90 days'), p_user)
  returning * into v_made;
  perform study.act_for(p_user, 'preview.make', v_made.id::text,
    jsonb_build_object('computation', p_computation, 'level', p_level, 'until', v_made.until));
  return jsonb_build_object('status', 'made', 'id', v_made.id, 'until', v_made.until);
end $$;
comment on function public.make_preview_link is
  'Makes a link for one person, until this time or that of the planned publication: "made", "full" with 50 open links, "past" where it would end at once.';

create function public.revoke_preview_link(p_user text, p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update study.preview_links l set ended_at = now() where l.id = p_id and l.ended_at is null;
  if not found then
    return false;
  end if;
  perform study.act_for(p_user, 'preview.revoke', p_id::text, '{}');
  return true;
end $$;
comment on function public.revoke_preview_link is 'Ends a preview link at once; false where it had ended.';

create function public.list_preview_links(p_computation text)
returns table (id uuid, name text, email text, level text, until timestamptz, ended_at timestamptz, created_at timestamptz, by_name text, openings jsonb)
language sql stable security definer set search_path = '' as $$
  select l.id, l.name, l.email, l.level, l.until, l.ended_at, l.created_at, access.name_of(l.by_user),
    (select jsonb_build_object('count', count(*), 'latest', coalesce(
        (select jsonb_agg(x.at order by x.at desc) from (select n.at from study.preview_openings n where n.link_id = l.id order by n.at desc limit 10) x), '[]'))
     from study.preview_openings o where o.link_id = l.id)
  from study.preview_links l
  where l.computation_id = p_computation and (select access.works_with_data())
  order by l.created_at desc, l.id
$$;
comment on function public.list_preview_links is
  'The preview links of a computation, latest first, with the number of openings and the last ten. No rows for anyone but researchers, admins and the server.';

create function public.open_preview(p_digest text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v study.preview_links;
begin
  select * into v from study.preview_links l
  where l.digest = p_digest and l.ended_at is null and l.until > now()
    and exists (select from public.user_roles u where u.provider_user_id = l.by_user and u.role in ('researcher', 'admin'));
  if v.id is null then
    return null;
  end if;
  insert into study.preview_openings (link_id) values (v.id);
  return jsonb_build_object('computation', v.computation_id, 'name', v.name, 'level', v.level, 'until', v.until, 'due', (
    select jsonb_build_object('at', r.due_at, 'zone', r.zone) from study.releases r
    where r.computation_id = v.computation_id and r.state = 'scheduled'));
end $$;
comment on function public.open_preview is
  'What the link of this digest shows, and a line that it was opened; null where there is none, it has ended, or who made it works with data no longer. Asked by the site.';

create function public.clear_preview_links() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from study.preview_links l where coalesce(l.ended_at, l.until) < now() - interval '90 days';
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function public.clear_preview_links is 'Deletes preview links that ended 90 days ago, with their openings.';

create function access.export_preview_links(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'level', l.level, 'until', l.until, 'createdAt', l.created_at)), '[]')
  from study.preview_links l join access.people p on p.user_id = p_user and lower(p.email) = l.email
$$;
comment on function access.export_preview_links is 'Preview links made for a person''s address, for the download of their data.';

create function access.erase_preview_links(p_user text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from study.preview_links l using access.people p where p.user_id = p_user and lower(p.email) = l.email
$$;
comment on function access.erase_preview_links is 'Deletes preview links made for a person''s address, when their account is erased.';

insert into access.personal_data (part, export_by, erase_by)
values ('preview_links', 'access.export_preview_links', 'access.erase_preview_links');

grant execute on function public.list_releases(), public.list_preview_links(text) to authenticated, service_role;
grant execute on function public.note_computation(text, text, uuid, text), public.note_cancelled_job(text, text, uuid),
  public.note_released_files(uuid),
  public.plan_release(text, text, text, uuid, jsonb, timestamp with time zone, text, boolean, boolean),
  public.change_release(text, text, uuid, timestamp with time zone, text, boolean), public.withdraw_release(text, uuid),
  public.list_live_results(text), public.list_due_releases(), public.begin_release(uuid), public.fail_release(uuid, text), public.settle_release(uuid, bigint),
  public.make_preview_link(text, text, text, text, text, text, timestamp with time zone), public.revoke_preview_link(text, uuid),
  public.open_preview(text), public.clear_preview_links() to service_role;
