-- The waitlist as a queue: who was invited, who was declined, by whom and when.

alter table public.waitlist_entries
  add column state text not null default 'waiting' check (state in ('waiting', 'invited', 'declined')),
  add column remark text check (char_length(remark) between 1 and 1000);
comment on column public.waitlist_entries.remark is 'What admins noted for themselves; note is what the person wrote.';
create index waitlist_entries_by_time on public.waitlist_entries (created_at, id);

create function public.list_waitlist(
  p_state text default null, p_plan text default null, p_query text default '', p_offset int default 0, p_limit int default 50
) returns table (
  place bigint, id uuid, email text, name text, company text, tier text, origin text, note text, state text, remark text,
  is_member boolean, created_at timestamptz, updated_at timestamptz, changes jsonb, total bigint
)
language sql stable security definer set search_path = '' as $$
  with queue as (
    select e.*, row_number() over (order by e.created_at, e.id) as place from public.waitlist_entries e where access.sees_everything()
  )
  select q.place, q.id, q.email, q.name, q.company, q.tier, q.origin, q.note, q.state, q.remark,
    q.user_id is not null, q.created_at, q.updated_at, access.changes_of(q.id), count(*) over ()
  from queue q
  where (p_state is null or q.state = p_state)
    and (p_plan is null or coalesce(q.tier, 'undecided') = p_plan)
    and (btrim(p_query) = '' or access.is_like(concat_ws(' ', q.email, q.name, q.company, q.note, q.remark), p_query))
  order by q.place
  offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 10000)
$$;
comment on function public.list_waitlist is
  'The waitlist for admins in the order of asking, each with its place in the whole list; no rows for anyone else. The plan "undecided" is none yet.';

create function public.count_waitlist() returns table (state text, count bigint)
language sql stable security definer set search_path = '' as $$
  select e.state, count(*) from public.waitlist_entries e where access.sees_everything() group by e.state
$$;
comment on function public.count_waitlist is 'How many entries of the waitlist are in which state, for admins; no rows for anyone else.';

create function public.decide_waitlist_entry(p_id uuid, p_from text, p_to text, p_by text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_email text;
begin
  update public.waitlist_entries e set state = p_to
  where e.id = p_id and e.state = p_from and p_from <> p_to returning e.email into v_email;
  if found then
    insert into access.desk_changes (entry_id, was, became, by_user, by_name) values (p_id, p_from, p_to, me, p_by);
  end if;
  return v_email;
end $$;
comment on function public.decide_waitlist_entry is
  'Brings an entry from one state to another, notes who did and answers its address. Null where it is in another state by now. For admins only.';

create function public.note_on_waitlist_entry(p_id uuid, p_remark text, p_by text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_remark constant text := nullif(btrim(p_remark, E' \t\r\n'), '');
begin
  update public.waitlist_entries e set remark = v_remark where e.id = p_id and e.remark is distinct from v_remark;
  if not found then
    return false;
  end if;
  insert into access.desk_changes (entry_id, was, became, by_user, by_name) values (p_id, 'note', 'note', me, p_by);
  return true;
end $$;
comment on function public.note_on_waitlist_entry is
  'Writes an admin''s note on an entry, or removes it, and notes who did. False where that changes nothing. For admins only.';

revoke execute on function public.list_waitlist(text, text, text, int, int), public.count_waitlist(),
  public.decide_waitlist_entry(uuid, text, text, text), public.note_on_waitlist_entry(uuid, text, text) from public;
grant execute on function public.list_waitlist(text, text, text, int, int), public.count_waitlist(),
  public.decide_waitlist_entry(uuid, text, text, text), public.note_on_waitlist_entry(uuid, text, text) to authenticated;
