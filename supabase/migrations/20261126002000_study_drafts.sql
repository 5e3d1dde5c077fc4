-- A study on its way from files to the site, as /admin/data shows it. Drafts belong to all researchers and admins. Files are
-- kept by the site and named here; answers, and what concerns one person, are never in this table or in the log.

create table study.drafts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  state text not null default 'files'
    check (state in ('files', 'map', 'check', 'compute', 'compare', 'published', 'withdrawn')),
  revision int not null default 1 check (revision > 0),
  definition jsonb check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 6000000),
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= 50 and octet_length(files::text) <= 100000),
  check_report jsonb check (jsonb_typeof(check_report) = 'object' and octet_length(check_report::text) <= 1000000),
  check_hash text check (check_hash ~ '^[0-9a-f]{64}$'),
  computation_id text check (char_length(computation_id) between 1 and 100),
  job_id text check (char_length(job_id) between 1 and 100),
  created_by text not null check (created_by <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((check_report is null) = (check_hash is null))
);
create index drafts_by_change on study.drafts (updated_at desc, id);
comment on table study.drafts is 'A study from its files to its publication: one row each, in its latest revision. What was done to it is in the log.';
comment on column study.drafts.state is 'The step it is at; "withdrawn" where it was given up.';
comment on column study.drafts.revision is 'Grows with every change: a change names the one it started from.';
comment on column study.drafts.definition is 'study.json with the mappings of its files; null before there is one.';
comment on column study.drafts.files is 'Delivered files: [{uploadId, name, size, sha256, kind, rows, columns}].';
comment on column study.drafts.check_report is 'Counts of what the last check found, and which warnings were accepted and why; null where files or definition have changed since.';
comment on column study.drafts.check_hash is 'Hash of the files and the definition that were checked.';
comment on column study.drafts.computation_id is 'The computation made of it; null where it has not been computed since its last change.';
comment on column study.drafts.job_id is 'The job that computes it, running or ended.';
alter table study.drafts enable row level security;
grant select on study.drafts to service_role;
create policy researchers on study.drafts for select to anon, authenticated using ((select access.works_with_data()));
-- Policies call it: without this, whoever were granted a table would be refused instead of shown nothing.
grant execute on function access.works_with_data() to anon, authenticated, service_role;

create function access.require_researcher() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant text := access.user_id();
begin
  if me is null or not access.works_with_data() then
    raise exception 'Only researchers and admins may do this.' using errcode = 'insufficient_privilege';
  end if;
  return me;
end $$;
comment on function access.require_researcher is 'The signed-in researcher or admin who calls; an error for anyone else.';

create function study.draft_saved(d study.drafts) returns jsonb
language sql immutable set search_path = '' as
$$ select jsonb_build_object('status', 'saved', 'id', d.id, 'revision', d.revision) $$;
comment on function study.draft_saved is 'The answer of every call that changed a draft.';

create function study.hold_draft(p_id uuid, p_base int, out held study.drafts, out refusal jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  select * into held from study.drafts d where d.id = p_id for update;
  refusal := case
    when held.id is null or held.state in ('published', 'withdrawn') then '{"status": "missing"}'
    when held.revision <> p_base then jsonb_build_object('status', 'conflict', 'revision', held.revision) end;
end $$;
comment on function study.hold_draft is 'Locks a draft for a change; a refusal where it is gone, finished, or was changed in between.';

create function public.create_study_draft(p_name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v_made study.drafts;
begin
  insert into study.drafts (name, created_by) values (btrim(p_name), me) returning * into v_made;
  perform access.record('draft.create', v_made.id::text, jsonb_build_object('name', v_made.name));
  return study.draft_saved(v_made);
end $$;
comment on function public.create_study_draft is 'Begins a draft without files: {status: "saved", id, revision}. For researchers and admins only.';

create function public.rename_study_draft(p_id uuid, p_base int, p_name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  end if;
  update study.drafts d set name = btrim(p_name), revision = d.revision + 1, updated_at = now() where d.id = p_id;
  perform access.record('draft.rename', p_id::text, jsonb_build_object('was', (v.held).name, 'became', btrim(p_name)));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.rename_study_draft is
  'Gives a draft another name: "saved"; "conflict" where it was changed in between, "missing" where it is gone or finished. For researchers and admins only.';

create function public.save_study_draft_files(p_id uuid, p_base int, p_files jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  end if;
  update study.drafts d set files = p_files, state = 'files', revision = d.revision + 1, updated_at = now(),
    check_report = null, check_hash = null, computation_id = null
  where d.id = p_id;
  perform access.record('draft.add_file', p_id::text,
    jsonb_build_object('file', n.f ->> 'name', 'bytes', n.f -> 'size', 'sha256', n.f ->> 'sha256'))
  from jsonb_array_elements(p_files) n (f)
  where not exists (select from jsonb_array_elements((v.held).files) o (f) where o.f ->> 'uploadId' = n.f ->> 'uploadId');
  perform access.record('draft.remove_file', p_id::text,
    jsonb_build_object('file', o.f ->> 'name', 'sha256', o.f ->> 'sha256'))
  from jsonb_array_elements((v.held).files) o (f)
  where not exists (select from jsonb_array_elements(p_files) n (f) where n.f ->> 'uploadId' = o.f ->> 'uploadId');
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.save_study_draft_files is
  'Sets the files of a draft, which has to be mapped and checked again; answers as renaming does. For researchers and admins only.';

create function public.save_study_draft_definition(
  p_id uuid, p_base int, p_definition jsonb, p_sha256 text, p_is_complete boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  elsif (v.held).definition = p_definition and (v.held).state not in ('files', 'map') then
    return study.draft_saved(v.held);
  end if;
  update study.drafts d set definition = p_definition, state = case when p_is_complete then 'check' else 'map' end, revision = d.revision + 1, updated_at = now(),
    check_report = null, check_hash = null, computation_id = null
  where d.id = p_id;
  perform access.record('draft.map', p_id::text, jsonb_build_object('sha256', p_sha256, 'complete', p_is_complete));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.save_study_draft_definition is
  'Sets the definition of a draft with its mappings, which has to be checked again, or completed first; the same one changes nothing. Answers as renaming does. For researchers and admins only.';

create function public.keep_study_draft_check(p_id uuid, p_base int, p_report jsonb, p_hash text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  elsif (v.held).state in ('files', 'map') then
    return '{"status": "missing"}';
  end if;
  update study.drafts d set check_report = p_report, check_hash = p_hash, state = 'check', revision = d.revision + 1,
    updated_at = now(), computation_id = null
  where d.id = p_id;
  perform access.record('draft.check', p_id::text,
    jsonb_build_object('errors', p_report -> 'errors', 'warnings', p_report -> 'warnings', 'sha256', p_hash));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.keep_study_draft_check is
  'Records what a check of the draft found; answers as renaming does. For researchers and admins only.';

create function public.accept_study_draft_warnings(p_id uuid, p_base int, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
  v_reason constant text := btrim(p_reason);
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  elsif (v.held).check_report is null or (v.held).check_report -> 'errors' <> '0' then
    return '{"status": "missing"}';
  elsif char_length(v_reason) not between 3 and 1000 then
    raise exception 'A reason has 3 to 1,000 characters.' using errcode = 'check_violation';
  end if;
  update study.drafts d set revision = d.revision + 1, updated_at = now(),
    check_report = d.check_report || jsonb_build_object('accepted', jsonb_build_object('reason', v_reason, 'by', me, 'at', now()))
  where d.id = p_id;
  perform access.record('draft.accept', p_id::text,
    jsonb_build_object('warnings', (v.held).check_report -> 'warnings', 'reason', v_reason));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.accept_study_draft_warnings is
  'Accepts the warnings of the last check for a reason; "missing" where it was not checked or has errors, else as renaming does. For researchers and admins only.';

create function public.move_study_draft(p_id uuid, p_base int, p_state text, p_computation text, p_job text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  elsif p_state not in ('compute', 'compare', 'published') or (v.held).check_hash is null
    or (v.held).check_report -> 'errors' <> '0'
    or ((v.held).check_report -> 'warnings' <> '0' and not (v.held).check_report ? 'accepted')
    or (p_state <> 'compute' and p_computation is null) then
    return '{"status": "unready"}';
  end if;
  update study.drafts d set state = p_state, computation_id = p_computation, job_id = coalesce(p_job, d.job_id),
    revision = d.revision + 1, updated_at = now()
  where d.id = p_id;
  perform access.record('draft.' || p_state, p_id::text, jsonb_strip_nulls(jsonb_build_object('computation', p_computation, 'job', p_job)));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.move_study_draft is
  'Takes a draft to a step after its check, with its computation and its job: "unready" where it was not checked, has errors or warnings that no one accepted, or has no computation for a later step; else as renaming does. For researchers and admins only.';

create function public.withdraw_study_draft(p_id uuid, p_base int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
  v record;
begin
  select * into v from study.hold_draft(p_id, p_base);
  if v.refusal is not null then
    return v.refusal;
  end if;
  update study.drafts d set state = 'withdrawn', revision = d.revision + 1, updated_at = now() where d.id = p_id;
  perform access.record('draft.withdraw', p_id::text, jsonb_build_object('name', (v.held).name));
  return (select study.draft_saved(d) from study.drafts d where d.id = p_id);
end $$;
comment on function public.withdraw_study_draft is 'Gives a draft up; answers as renaming does. For researchers and admins only.';

create function public.note_study_draft_files_deleted(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_researcher();
begin
  if not exists (select from study.drafts d where d.id = p_id) then
    return false;
  end if;
  perform access.record('draft.delete_files', p_id::text,
    (select jsonb_build_object('files', jsonb_array_length(d.files)) from study.drafts d where d.id = p_id));
  return true;
end $$;
comment on function public.note_study_draft_files_deleted is
  'Logs that the raw files of a draft were deleted; their hashes stay in it. False where there is no such draft. For researchers and admins only.';

create function public.list_study_drafts()
returns table (
  id uuid, name text, state text, revision int, files int, check_hash text, computation_id text, created_by text,
  created_at timestamptz, updated_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select d.id, d.name, d.state, d.revision, jsonb_array_length(d.files), d.check_hash, d.computation_id,
    access.name_of(d.created_by), d.created_at, d.updated_at
  from study.drafts d
  where (select access.works_with_data()) and d.state <> 'withdrawn'
  order by d.updated_at desc, d.id
$$;
comment on function public.list_study_drafts is
  'Drafts that were not withdrawn, latest change first, with the number of their files. No rows for anyone but researchers, admins and the server.';

create function public.find_study_draft(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', d.id, 'name', d.name, 'state', d.state, 'revision', d.revision, 'definition', d.definition,
    'files', d.files, 'check_report', d.check_report, 'check_hash', d.check_hash, 'computation_id', d.computation_id,
    'job_id', d.job_id, 'created_by', access.name_of(d.created_by), 'created_at', d.created_at, 'updated_at', d.updated_at)
  from study.drafts d where d.id = p_id and (select access.works_with_data())
$$;
comment on function public.find_study_draft is 'A draft with everything that is kept of it; null where there is none, and for anyone but researchers, admins and the server.';

create function public.list_study_draft_uploads() returns table (upload text)
language sql stable security definer set search_path = '' as $$
  select distinct f.value ->> 'uploadId' from study.drafts d cross join lateral jsonb_array_elements(d.files) f
  where d.state <> 'withdrawn' and (select access.works_with_data())
$$;
comment on function public.list_study_draft_uploads is 'The uploads that drafts name: maintenance deletes others once they are old.';

grant execute on function public.create_study_draft(text), public.rename_study_draft(uuid, integer, text),
  public.save_study_draft_files(uuid, integer, jsonb), public.save_study_draft_definition(uuid, integer, jsonb, text, boolean),
  public.keep_study_draft_check(uuid, integer, jsonb, text), public.accept_study_draft_warnings(uuid, integer, text),
  public.move_study_draft(uuid, integer, text, text, text), public.withdraw_study_draft(uuid, integer),
  public.note_study_draft_files_deleted(uuid) to authenticated;
grant execute on function public.list_study_drafts(), public.find_study_draft(uuid), public.list_study_draft_uploads()
  to authenticated, service_role;
