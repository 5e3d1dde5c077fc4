-- Who asked for access. Anyone may ask, nobody but the server and admins may read: the list holds names and addresses.

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254 and email ~ '^[^[:space:]@,<>]+@[^[:space:]@,<>]+$'),
  name text not null check (char_length(name) between 1 and 120),
  company text not null check (char_length(company) between 1 and 120),
  tier text references public.subscription_plans (tier),
  origin text check (char_length(origin) between 1 and 500),
  note text check (char_length(note) between 1 and 1000),
  user_id text check (user_id <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.waitlist_entries is 'One row per address that asked for access; the order of asking is created_at.';
comment on column public.waitlist_entries.tier is 'The plan wanted; null where the person does not know yet.';
comment on column public.waitlist_entries.origin is 'The page that led here.';
comment on column public.waitlist_entries.user_id is 'Who asked, where they were signed in.';
create index waitlist_entries_by_update on public.waitlist_entries (updated_at);

alter table public.waitlist_entries enable row level security;
create policy admins on public.waitlist_entries for select to authenticated using ((select access.sees_everything()));
grant select on public.waitlist_entries to authenticated;
grant select, insert, update, delete on public.waitlist_entries to service_role;

create function public.join_waitlist(
  p_email text, p_name text, p_company text, p_tier text default null, p_origin text default null, p_note text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Entries written in an hour: by all visitors together, and by one signed-in person.
  most_by_visitors constant int := 120;
  most_by_member constant int := 5;
  me constant text := access.user_id();
  written int;
begin
  -- One at a time, so that parallel calls cannot pass the bound together.
  perform pg_advisory_xact_lock(hashtext('waitlist_entries'));
  select count(*) into written from public.waitlist_entries
  where updated_at > now() - interval '1 hour' and user_id is not distinct from me;
  if (me is null and written >= most_by_visitors) or (me is not null and written >= most_by_member) then
    return 'busy';
  end if;
  insert into public.waitlist_entries as entry (email, name, company, tier, origin, note, user_id)
  values (
    lower(btrim(p_email)), btrim(p_name), btrim(p_company), p_tier,
    nullif(btrim(p_origin), ''), nullif(btrim(p_note), ''), me
  )
  on conflict (email) do update set
    name = excluded.name, company = excluded.company, tier = excluded.tier, origin = excluded.origin, note = excluded.note,
    user_id = excluded.user_id, updated_at = now()
  -- What a signed-in person has written, nobody else overwrites.
  where entry.user_id is null or entry.user_id = me;
  return 'joined';
end $$;
comment on function public.join_waitlist is
  'Puts an address on the waitlist, or brings its entry up to date. Answers "joined" whether or not the address was there, and "busy" when too many came within the hour.';
revoke execute on function public.join_waitlist(text, text, text, text, text, text) from public;
grant execute on function public.join_waitlist(text, text, text, text, text, text) to anon, authenticated;
