-- What the status page, the metrics and the study command say of publications and instances.

create function public.publication_status()
returns table (stamp bigint, published_at timestamptz, changed_at timestamptz, is_sample boolean)
language sql stable security definer set search_path = '' as $$
  select c.stamp, c.published_at, (select e.at from study.publication_events e where e.id = c.stamp), c.is_sample
  from public.current_publication() c
$$;
comment on function public.publication_status is
  'What is published now, when it was published, and when that last changed: by a publication or by a rollback.';
revoke all on function public.publication_status() from public;
grant execute on function public.publication_status() to anon, authenticated, service_role;

-- Instances come and go, and their rows are of no use after a crash.
create unlogged table access.instances (
  name text primary key check (length(name) between 1 and 80),
  version text not null check (length(version) <= 40),
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
comment on table access.instances is 'Instances of the site on this database, each noted twice a minute by its start command.';
alter table access.instances enable row level security;

create function public.note_instance(p_name text, p_version text, p_started_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  delete from access.instances where seen_at < now() - interval '1 day';
  insert into access.instances (name, version, started_at) values (p_name, p_version, p_started_at)
  on conflict (name) do update set version = excluded.version, started_at = excluded.started_at, seen_at = now()
$$;
comment on function public.note_instance is 'Notes that an instance is running.';

create function public.list_instances() returns table (name text, version text, started_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.name, i.version, i.started_at, i.seen_at from access.instances i
  where i.seen_at > now() - interval '90 seconds' order by i.name
$$;
comment on function public.list_instances is 'The instances that were running within the last minute and a half.';

revoke all on function public.note_instance(text, text, timestamptz) from public, anon, authenticated;
revoke all on function public.list_instances() from public, anon, authenticated;
grant execute on function public.note_instance(text, text, timestamptz) to service_role;
grant execute on function public.list_instances() to service_role;
