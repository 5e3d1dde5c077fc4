-- How many requests a signed-in person makes. Counted in the same call that reads who asks, so that a page has no
-- further way to the database.

-- Not logged: it need not survive a crash, and counting waits for no disk.
create unlogged table access.request_windows (
  user_id text primary key check (user_id <> ''),
  started_at timestamptz not null default now(),
  requests int not null default 1 check (requests > 0)
);
comment on table access.request_windows is 'The current window of each signed-in person who made requests lately, and how many they made in it.';
comment on column access.request_windows.started_at is 'Time of the first request of the window.';
create index request_windows_by_start on access.request_windows (started_at);
alter table access.request_windows enable row level security;

create function access.count_request(p_user text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 1000;
  lasts constant interval := '5 minutes';
  entry access.request_windows;
begin
  -- One statement, whose row lock lets parallel requests of a person pass one after the other.
  insert into access.request_windows as w (user_id) values (p_user)
  on conflict (user_id) do update set
    started_at = case when w.started_at <= now() - lasts then now() else w.started_at end,
    requests = case when w.started_at <= now() - lasts then 1 else least(w.requests + 1, most + 1) end
  returning * into entry;
  if entry.requests = 1 then
    -- Whoever begins a window clears away some of those that are over; rows somebody else is at are left to them.
    delete from access.request_windows where user_id in (
      select o.user_id from access.request_windows o where o.started_at < now() - lasts limit 50 for update skip locked);
  end if;
  return case when entry.requests > most then ceil(extract(epoch from entry.started_at + lasts - now()))::int end;
end $$;
comment on function access.count_request is
  'Counts a request of a person. Null while they are within the limit, else the seconds until their next window.';

create function public.admit_viewer()
returns table (
  role text, tier text, status text, is_trial boolean, days_remaining int, features jsonb, is_initialised boolean, retry_after int
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_retry_after int;
begin
  if access.user_id() is null then
    return;
  end if;
  v_retry_after := access.count_request(access.user_id());
  return query select v.*, v_retry_after from public.find_viewer() v;
end $$;
comment on function public.admit_viewer is
  'Counts a request of the caller and answers who they are, as find_viewer does; retry_after is null within 1000 requests in 5 minutes, else the seconds until the next window. No row for anyone who is not signed in.';

revoke execute on function access.count_request(text), public.admit_viewer() from public;
grant execute on function public.admit_viewer() to authenticated;
