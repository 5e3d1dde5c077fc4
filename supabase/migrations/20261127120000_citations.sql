-- Citations: a chart as it stood on a day, at an address that stays. Title, selection, publication and a hash of the
-- figures are kept for good; the figures themselves are read anew at each view, as far as the owner may see them then.

create table access.citations (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text check (user_id <> ''),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 300 and title !~ '[[:cntrl:]]'),
  kicker text not null check (char_length(kicker) between 1 and 300),
  configuration jsonb not null check (octet_length(configuration::text) <= 40000),
  selection jsonb not null check (jsonb_typeof(selection) = 'array' and octet_length(selection::text) <= 40000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  stamp bigint not null check (stamp > 0),
  published_at timestamptz not null,
  is_sample boolean not null,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table access.citations is
  'Charts as they were cited. Written by the site alone, which has read the figures that the hash stands for; never changed afterwards but for is_open.';
comment on column access.citations.id is '128 random bits, so that no citation can be found by trying.';
comment on column access.citations.user_id is 'Whose rights decide on the figures shown. Null once that account is erased: what was cited stays, without figures.';
comment on column access.citations.selection is 'What was chosen, in words: [{"name", "value"}].';
comment on column access.citations.stamp is 'Stamp of the publication the figures were read from.';
comment on column access.citations.is_open is 'May whoever opens the address see the figures? The record is seen all the same.';
create index citations_by_user on access.citations (user_id, created_at desc);
alter table access.citations enable row level security;

create function public.keep_citation(
  p_id text, p_user text, p_title text, p_kicker text, p_configuration jsonb, p_selection jsonb,
  p_sha256 text, p_stamp bigint, p_published_at timestamptz, p_is_sample boolean
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 1000;
  v_known text;
begin
  if coalesce(p_user, '') = '' then
    raise exception 'Nobody is named who cites.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('citations ' || p_user));
  -- The same figures of the same chart have one address, however often they are cited.
  select c.id into v_known from access.citations c
  where c.user_id = p_user and c.sha256 = p_sha256 and c.stamp = p_stamp and c.configuration = p_configuration
  order by c.created_at limit 1;
  if v_known is not null then
    return v_known;
  end if;
  if (select count(*) from access.citations c where c.user_id = p_user) >= most then
    return 'full';
  end if;
  insert into access.citations (id, user_id, title, kicker, configuration, selection, sha256, stamp, published_at, is_sample)
  values (p_id, p_user, btrim(p_title), p_kicker, p_configuration, p_selection, p_sha256, p_stamp, p_published_at, p_is_sample);
  perform access.record('citation.make', p_user, jsonb_build_object('citation', p_id, 'figure', p_configuration ->> 'figure', 'sha256', p_sha256));
  return p_id;
end $$;
comment on function public.keep_citation is
  'Keeps what somebody cites, for the site itself: its id, that of the same citation made before, or full where they have 1,000.';

create function public.find_citation(p_id text)
returns table (
  id text, user_id text, title text, kicker text, configuration jsonb, selection jsonb,
  sha256 text, stamp bigint, published_at timestamptz, is_sample boolean, is_open boolean, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select c.id, c.user_id, c.title, c.kicker, c.configuration, c.selection, c.sha256, c.stamp, c.published_at, c.is_sample, c.is_open, c.created_at
  from access.citations c where c.id = p_id
$$;
comment on function public.find_citation is 'A citation and whose it is, for the site itself, which shows of it what that person may see.';

create function public.list_citations()
returns table (id text, title text, kicker text, configuration jsonb, sha256 text, is_open boolean, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant text := access.require_user();
begin
  return query select c.id, c.title, c.kicker, c.configuration, c.sha256, c.is_open, c.created_at
  from access.citations c where c.user_id = me order by c.created_at desc, c.id;
end $$;
comment on function public.list_citations is 'The caller''s own citations, the latest first.';

create function public.open_citation(p_id text, p_is_open boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_user();
begin
  update access.citations c set is_open = p_is_open where c.id = p_id and c.user_id = me and c.is_open <> p_is_open;
  if found then
    perform access.record(case when p_is_open then 'citation.open' else 'citation.close' end, me, jsonb_build_object('citation', p_id));
    return true;
  end if;
  return exists (select from access.citations c where c.id = p_id and c.user_id = me);
end $$;
comment on function public.open_citation is
  'Shows the figures of a citation of the caller to whoever opens it, or no longer, whatever their plan is now; false where they have none of that id.';

create function access.export_citations(p_user text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]') from access.citations c where c.user_id = p_user
$$;
comment on function access.export_citations is 'What somebody has cited, for the download of their data.';

create function access.erase_citations(p_user text) returns void
language sql volatile security definer set search_path = '' as $$ update access.citations c set user_id = null where c.user_id = p_user $$;
comment on function access.erase_citations is 'What was cited elsewhere can still be looked up; whose it was is forgotten, and its figures are shown no more.';

insert into access.personal_data (part, export_by, erase_by) values ('citations', 'access.export_citations', 'access.erase_citations');

revoke execute on function
  public.keep_citation(text, text, text, text, jsonb, jsonb, text, bigint, timestamptz, boolean), public.find_citation(text),
  public.list_citations(), public.open_citation(text, boolean), access.export_citations(text), access.erase_citations(text) from public;
grant execute on function
  public.keep_citation(text, text, text, text, jsonb, jsonb, text, bigint, timestamptz, boolean), public.find_citation(text) to service_role;
grant execute on function public.list_citations(), public.open_citation(text, boolean) to authenticated;
