-- Posts at the desk: written, scheduled, published, moved and withdrawn by admins. Each change is one statement that holds
-- the post's row, and leaves a line in the log.

create function access.post_text(r access.post_revisions) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('title', r.title, 'description', r.description, 'standfirst', r.standfirst, 'author', r.author, 'topic', r.topic,
    'seo_title', r.seo_title, 'keywords', to_jsonb(r.keywords), 'body', r.body, 'cover_id', r.cover_id, 'cover_alt', r.cover_alt)
$$;
comment on function access.post_text is 'What is written of a post in one revision.';

create function access.state_of_post(p access.posts) returns text
language sql stable set search_path = '' as
$$ select case when p.state = 'published' and p.publish_at > now() then 'scheduled' else p.state end $$;

create function public.list_desk_posts() returns table (post jsonb)
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'slug', access.slug_of(p.id), 'title', r.title, 'author', r.author, 'topic', r.topic,
    'state', access.state_of_post(p), 'publish_at', p.publish_at, 'changed_at', r.at,
    'has_unpublished_changes', p.live_revision is not null and p.revision <> p.live_revision)
  from access.posts p join access.post_revisions r on r.post_id = p.id and r.number = p.revision
  where (select access.sees_everything()) and p.removed_at is null
  order by coalesce(p.publish_at, r.at) desc, p.id
$$;
comment on function public.list_desk_posts is 'All posts for admins, the latest first; no rows for anyone else.';

create function public.open_post(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'slug', access.slug_of(p.id), 'state', access.state_of_post(p), 'publish_at', p.publish_at,
    'featured', p.featured, 'revision', p.revision, 'live_revision', p.live_revision, 'text', access.post_text(r),
    'preview_until', (select v.until from access.post_previews v where v.post_id = p.id and v.until > now()),
    'revisions', (select jsonb_agg(jsonb_build_object('number', o.number, 'at', o.at, 'by', access.name_of(o.by_user),
      'restored_from', o.restored_from) order by o.number desc) from access.post_revisions o where o.post_id = p.id),
    'former_slugs', (select coalesce(jsonb_agg(s.slug order by s.since, s.slug), '[]') from access.post_slugs s where s.post_id = p.id and not s.is_current))
  from access.posts p join access.post_revisions r on r.post_id = p.id and r.number = p.revision
  where p.id = p_id and p.removed_at is null and (select access.sees_everything())
$$;
comment on function public.open_post is 'A post for admins, with its newest revision''s text and the list of all; null where there is none, and for anyone else.';

create function public.find_post_revision(p_id uuid, p_number int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select access.post_text(r) from access.post_revisions r join access.posts p on p.id = r.post_id
  where r.post_id = p_id and r.number = p_number and p.removed_at is null and (select access.sees_everything())
$$;
comment on function public.find_post_revision is 'What was written in one revision, for admins; null where there is none, and for anyone else.';

create function access.hold_post(p_id uuid) returns access.posts
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_post access.posts;
begin
  -- What its time has made public is noted before anything changes.
  update access.posts p set was_public = p.was_public or access.is_public(p)
  where p.id = p_id and p.removed_at is null returning * into v_post;
  return v_post;
end $$;
comment on function access.hold_post is 'A post that is to be changed, held until the transaction ends; null where there is none, or it is a removed draft.';

create function access.add_revision(p_post uuid, p_text jsonb, p_minutes int, p_restored_from int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_number int;
begin
  update access.posts p set revision = p.revision + 1 where p.id = p_post returning p.revision into v_number;
  insert into access.post_revisions (post_id, number, title, description, standfirst, author, topic, seo_title, keywords, body, cover_id,
    cover_alt, minutes, restored_from, by_user)
  select p_post, v_number, btrim(t.title), btrim(t.description), btrim(t.standfirst), btrim(t.author), btrim(t.topic), btrim(t.seo_title),
    t.keywords, t.body, t.cover_id, btrim(t.cover_alt), p_minutes, p_restored_from, access.user_id()
  from jsonb_populate_record(null::access.post_revisions, p_text) t;
  return v_number;
end $$;
comment on function access.add_revision is 'Adds a revision to a post that is held, in the name of whoever asks; its number.';

create function access.post_saved(p_id uuid, p_revision int) returns jsonb
language sql immutable set search_path = '' as
$$ select jsonb_build_object('status', 'saved', 'id', p_id, 'revision', p_revision) $$;

create function access.post_conflict(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', 'conflict', 'revision', r.number, 'by', access.name_of(r.by_user), 'at', r.at, 'text', access.post_text(r))
  from access.posts p join access.post_revisions r on r.post_id = p.id and r.number = p.revision where p.id = p_id
$$;
comment on function access.post_conflict is 'Answers that somebody saved in between: what, who and when.';

create function access.claim_slug(p_post uuid, p_slug text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('post addresses'));
  -- A removed draft gives its address up; brought back, it has one of its own.
  update access.post_slugs s set slug = rtrim(left(s.slug, 80), '-') || '-' || left(md5(s.post_id::text), 8)
  from access.posts p where p.id = s.post_id and s.slug = p_slug and p.removed_at is not null and p.id <> p_post;
  if exists (select from access.post_slugs s where s.slug = p_slug and s.post_id <> p_post) then
    return false;
  end if;
  -- An address that was never public leads nowhere once it is left.
  delete from access.post_slugs s using access.posts p where p.id = s.post_id and p.id = p_post and s.slug <> p_slug and s.is_current and not p.was_public;
  update access.post_slugs s set is_current = false where s.post_id = p_post and s.is_current and s.slug <> p_slug;
  insert into access.post_slugs (slug, post_id, is_current) values (p_slug, p_post, true)
  on conflict (slug) do update set is_current = true;
  return true;
end $$;
comment on function access.claim_slug is 'Gives a post an address; false where it is or was another post''s.';

create function public.create_post(p_slug text, p_text jsonb, p_minutes int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_id constant uuid := gen_random_uuid();
begin
  insert into access.posts (id) values (v_id);
  if not access.claim_slug(v_id, p_slug) then
    delete from access.posts p where p.id = v_id;
    return '{"status": "slug_taken"}';
  end if;
  perform access.add_revision(v_id, p_text, p_minutes, null);
  perform access.record('post.create', p_slug, jsonb_build_object('post', v_id));
  return access.post_saved(v_id, 1);
end $$;
comment on function public.create_post is 'Begins a post as a draft: {status: "saved", id, revision}, or "slug_taken". For admins only.';

create function public.take_over_post(
  p_slug text, p_text jsonb, p_minutes int, p_published timestamptz, p_revised timestamptz, p_featured boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_id constant uuid := gen_random_uuid();
begin
  insert into access.posts (id, featured) values (v_id, p_featured);
  if not access.claim_slug(v_id, p_slug) then
    delete from access.posts p where p.id = v_id;
    return '{"status": "slug_taken"}';
  end if;
  perform access.add_revision(v_id, p_text, p_minutes, null);
  update access.posts p set state = 'published', live_revision = 1, publish_at = p_published, revised_at = p_revised, was_public = p_published <= now()
  where p.id = v_id;
  perform access.record('post.take_over', p_slug, jsonb_build_object('post', v_id));
  return access.post_saved(v_id, 1);
end $$;
comment on function public.take_over_post is
  'Makes a post of a file of the site, public as it was since then; the file is shown no more. {status: "saved", id, revision}, or "slug_taken". For admins only.';

create function public.save_post(p_id uuid, p_base int, p_text jsonb, p_minutes int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
  v_number int;
begin
  if v_post.id is null then
    return '{"status": "missing"}';
  elsif v_post.revision <> p_base then
    return access.post_conflict(p_id);
  elsif (select access.post_text(r) from access.post_revisions r where r.post_id = p_id and r.number = p_base) = p_text then
    return access.post_saved(p_id, p_base);
  end if;
  v_number := access.add_revision(p_id, p_text, p_minutes, null);
  perform access.record('post.save', access.slug_of(p_id), jsonb_build_object('revision', v_number));
  return access.post_saved(p_id, v_number);
end $$;
comment on function public.save_post is
  'Adds a revision where the newest is still the one that was opened: {status: "saved", id, revision}; else "conflict" with the one that came in between, and nothing is written. The same text again adds none. For admins only.';

create function public.restore_post_revision(p_id uuid, p_base int, p_number int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
  v_old access.post_revisions;
  v_number int;
begin
  select * into v_old from access.post_revisions r where r.post_id = v_post.id and r.number = p_number;
  if not found then
    return '{"status": "missing"}';
  elsif v_post.revision <> p_base then
    return access.post_conflict(p_id);
  end if;
  v_number := access.add_revision(p_id, access.post_text(v_old), v_old.minutes, p_number);
  perform access.record('post.restore', access.slug_of(p_id), jsonb_build_object('revision', v_number, 'from', p_number));
  return access.post_saved(p_id, v_number);
end $$;
comment on function public.restore_post_revision is 'Adds an older revision''s text as the newest; answers as saving does. For admins only.';

create function access.missing_of(r access.post_revisions) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    case when char_length(r.title) < 4 then 'title' end,
    case when char_length(r.description) not between 60 and 165 then 'description' end,
    case when char_length(r.standfirst) not between 20 and 320 then 'standfirst' end,
    case when char_length(r.author) < 2 then 'author' end,
    case when char_length(r.topic) < 2 then 'topic' end,
    case when btrim(r.body) = '' then 'body' end,
    case when r.cover_id is not null and char_length(r.cover_alt) < 4 then 'cover_alt' end], null)
$$;
comment on function access.missing_of is 'What a revision still lacks before readers may get it.';

create function public.release_post(p_id uuid, p_revision int, p_at timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
  v_new access.post_revisions;
  v_at constant timestamptz := greatest(coalesce(p_at, now()), now());
begin
  select * into v_new from access.post_revisions r where r.post_id = v_post.id and r.number = p_revision;
  if not found then
    return '{"status": "missing"}';
  elsif cardinality(access.missing_of(v_new)) > 0 then
    return jsonb_build_object('status', 'incomplete', 'fields', to_jsonb(access.missing_of(v_new)));
  elsif v_at > now() and access.is_public(v_post) then
    return '{"status": "already_public"}';
  elsif v_at > now() + interval '2 years' then
    raise exception 'A post is scheduled for the next two years.' using errcode = 'check_violation';
  end if;
  update access.posts p set state = 'published', live_revision = p_revision, revised_at = v_at,
    -- Readers know a post by the day it first came out.
    publish_at = case when v_at <= now() and p.was_public and p.publish_at <= now() then p.publish_at else v_at end,
    was_public = p.was_public or v_at <= now()
  where p.id = p_id;
  perform access.record(case when v_at > now() then 'post.schedule' else 'post.publish' end, access.slug_of(p_id),
    jsonb_strip_nulls(jsonb_build_object('revision', p_revision, 'at', case when v_at > now() then v_at end)));
  return access.post_saved(p_id, p_revision);
end $$;
comment on function public.release_post is
  'Has readers get a revision, at once or from a time on: {status: "saved", id, revision}. "incomplete" with the names of what it lacks; "already_public" where a public one is to be scheduled. For admins only.';

create function public.withdraw_post(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
begin
  if v_post.id is null or v_post.state <> 'published' then
    return '{"status": "missing"}';
  end if;
  update access.posts p set
    state = case when p.was_public then 'withdrawn' else 'draft' end,
    live_revision = case when p.was_public then p.live_revision end,
    publish_at = case when p.was_public then p.publish_at end
  where p.id = p_id;
  perform access.record(case when access.is_public(v_post) then 'post.withdraw' else 'post.unschedule' end, access.slug_of(p_id));
  return access.post_saved(p_id, v_post.revision);
end $$;
comment on function public.withdraw_post is
  'Takes a post from its readers: what was public is gone from then on, what was only scheduled is a draft again. "missing" where it is neither. For admins only.';

create function public.rename_post(p_id uuid, p_slug text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
  v_was constant text := access.slug_of(p_id);
begin
  if v_post.id is null then
    return '{"status": "missing"}';
  elsif v_was = p_slug then
    return access.post_saved(p_id, v_post.revision);
  elsif not access.claim_slug(p_id, p_slug) then
    return '{"status": "slug_taken"}';
  end if;
  perform access.record('post.rename', p_slug, jsonb_build_object('was', v_was, 'became', p_slug));
  return access.post_saved(p_id, v_post.revision);
end $$;
comment on function public.rename_post is
  'Gives a post another address; one that was public leads there from then on. "slug_taken" where it is or was another post''s. For admins only.';

create function public.feature_post(p_id uuid, p_featured boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
begin
  if v_post.id is null then
    return '{"status": "missing"}';
  elsif v_post.featured <> p_featured then
    update access.posts p set featured = p_featured where p.id = p_id;
    perform access.record('post.feature', access.slug_of(p_id), jsonb_build_object('was', v_post.featured, 'became', p_featured));
  end if;
  return access.post_saved(p_id, v_post.revision);
end $$;
comment on function public.feature_post is 'Has a post lead those of its day, or no more. For admins only.';

create function public.remove_draft(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
begin
  if v_post.id is null or v_post.state <> 'draft' or v_post.was_public then
    return '{"status": "missing"}';
  end if;
  update access.posts p set removed_at = now() where p.id = p_id;
  delete from access.post_previews v where v.post_id = p_id;
  perform access.record('post.remove', access.slug_of(p_id), jsonb_build_object('post', p_id));
  return access.post_saved(p_id, v_post.revision);
end $$;
comment on function public.remove_draft is 'Removes a draft that was never public; it can be brought back. "missing" for any other post. For admins only.';

create function public.restore_draft(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_revision int;
begin
  update access.posts p set removed_at = null where p.id = p_id and p.removed_at is not null returning p.revision into v_revision;
  if not found then
    return '{"status": "missing"}';
  end if;
  perform access.record('post.bring_back', access.slug_of(p_id), jsonb_build_object('post', p_id));
  return access.post_saved(p_id, v_revision);
end $$;
comment on function public.restore_draft is 'Brings a removed draft back. For admins only.';

create function public.make_post_preview(p_id uuid, p_digest text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
  v_post constant access.posts := access.hold_post(p_id);
  v_until constant timestamptz := now() + interval '7 days';
begin
  if v_post.id is null then
    return null;
  end if;
  insert into access.post_previews as v (post_id, digest, until, by_user) values (p_id, p_digest, v_until, me)
  on conflict (post_id) do update set digest = excluded.digest, until = excluded.until, by_user = excluded.by_user;
  perform access.record('post.preview', access.slug_of(p_id));
  return v_until;
end $$;
comment on function public.make_post_preview is 'Makes a link to a post''s newest revision known by its digest, in place of any earlier one; until when it holds, or null where there is no such post. For admins only.';

create function public.keep_cover(p_id uuid, p_width int, p_height int, p_sizes jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant text := access.require_admin();
begin
  insert into access.post_covers (id, width, height, sizes, by_user) values (p_id, p_width, p_height, p_sizes, me);
  perform access.record('post.cover', p_id::text);
  return true;
end $$;
comment on function public.keep_cover is 'Notes a picture whose bytes the site has stored. For admins only.';

create function public.find_cover(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select access.describe_cover(p_id) where (select access.sees_everything()) $$;
comment on function public.find_cover is 'A kept picture''s sizes, for admins; null where there is none, and for anyone else.';

revoke execute on function access.post_text(access.post_revisions), access.state_of_post(access.posts), access.hold_post(uuid),
  access.add_revision(uuid, jsonb, int, int), access.post_saved(uuid, int), access.post_conflict(uuid), access.claim_slug(uuid, text),
  access.missing_of(access.post_revisions), public.list_desk_posts(), public.open_post(uuid), public.find_post_revision(uuid, int),
  public.create_post(text, jsonb, int), public.take_over_post(text, jsonb, int, timestamptz, timestamptz, boolean),
  public.save_post(uuid, int, jsonb, int), public.restore_post_revision(uuid, int, int), public.release_post(uuid, int, timestamptz),
  public.withdraw_post(uuid), public.rename_post(uuid, text), public.feature_post(uuid, boolean), public.remove_draft(uuid),
  public.restore_draft(uuid), public.make_post_preview(uuid, text), public.keep_cover(uuid, int, int, jsonb), public.find_cover(uuid) from public;
grant execute on function public.list_desk_posts(), public.open_post(uuid), public.find_post_revision(uuid, int),
  public.create_post(text, jsonb, int), public.take_over_post(text, jsonb, int, timestamptz, timestamptz, boolean),
  public.save_post(uuid, int, jsonb, int), public.restore_post_revision(uuid, int, int), public.release_post(uuid, int, timestamptz),
  public.withdraw_post(uuid), public.rename_post(uuid, text), public.feature_post(uuid, boolean), public.remove_draft(uuid),
  public.restore_draft(uuid), public.make_post_preview(uuid, text), public.keep_cover(uuid, int, int, jsonb), public.find_cover(uuid) to authenticated;
