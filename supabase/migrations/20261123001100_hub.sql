-- Posts of the hub that admins write: what readers get of them. What admins do with them is below.

create table access.post_covers (
  id uuid primary key,
  width int not null check (width between 640 and 1920),
  height int not null check (height between 1 and 20000),
  sizes jsonb not null check (jsonb_typeof(sizes) = 'array' and jsonb_array_length(sizes) between 1 and 3),
  by_user text not null check (by_user <> ''),
  at timestamptz not null default now()
);
comment on table access.post_covers is 'Pictures kept for posts. Their bytes are in the bucket "covers", named by id and size.';
comment on column access.post_covers.width is 'Of the largest size kept.';
comment on column access.post_covers.sizes is 'Sizes kept, the smallest first: [{"width": 640, "height": 360}, …].';
alter table access.post_covers enable row level security;

create table access.posts (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  revision int not null default 0 check (revision >= 0),
  live_revision int check (live_revision between 1 and revision),
  publish_at timestamptz,
  revised_at timestamptz,
  featured boolean not null default false,
  was_public boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (state = 'draft' or was_public or live_revision is not null),
  check (state <> 'published' or (live_revision is not null and publish_at is not null and revised_at is not null)),
  check (removed_at is null or (state = 'draft' and not was_public))
);
comment on table access.posts is 'Posts of the blog editor. One that is published shows its live revision from its time on; until then it is scheduled.';
comment on column access.posts.revision is 'Number of its newest revision.';
comment on column access.posts.live_revision is 'Number of the revision that readers get.';
comment on column access.posts.revised_at is 'Since when readers get that revision, where it is not the first they got.';
comment on column access.posts.was_public is 'Set with the first change after it was public. Its addresses stay taken from then on.';
comment on column access.posts.removed_at is 'Set while a draft is removed; nothing that was public ever is.';
alter table access.posts enable row level security;

create table access.post_revisions (
  post_id uuid not null references access.posts (id),
  number int not null check (number >= 1),
  title text not null check (char_length(title) <= 120),
  description text not null check (char_length(description) <= 300),
  standfirst text not null check (char_length(standfirst) <= 500),
  author text not null check (char_length(author) <= 60),
  topic text not null check (char_length(topic) <= 40),
  seo_title text not null check (char_length(seo_title) <= 120),
  keywords text[] not null check (cardinality(keywords) <= 20 and array_position(keywords, null) is null and char_length(array_to_string(keywords, '')) <= 800),
  body text not null check (char_length(body) <= 100000),
  cover_id uuid references access.post_covers (id),
  cover_alt text not null check (char_length(cover_alt) <= 300),
  minutes int not null check (minutes between 1 and 1000),
  restored_from int,
  by_user text not null check (by_user <> ''),
  at timestamptz not null default now(),
  primary key (post_id, number)
);
alter table access.posts add foreign key (id, live_revision) references access.post_revisions (post_id, number);
create index post_revisions_by_cover on access.post_revisions (cover_id) where cover_id is not null;
comment on table access.post_revisions is 'Each saved state of a post; rows are added and never changed.';
comment on column access.post_revisions.body is 'Markdown as it was written: it is made harmless each time it is shown.';
alter table access.post_revisions enable row level security;

create function access.revisions_are_kept() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Revisions are only ever added.' using errcode = 'insufficient_privilege';
end $$;

create trigger only_added_to before update or delete or truncate on access.post_revisions
  for each statement execute function access.revisions_are_kept();

create table access.post_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 90),
  post_id uuid not null references access.posts (id),
  is_current boolean not null,
  since timestamptz not null default now()
);
create unique index post_slugs_current on access.post_slugs (post_id) where is_current;
create index post_slugs_of on access.post_slugs (post_id);
comment on table access.post_slugs is 'Addresses of posts: the present one and those that were public before, which lead to it. No two posts ever share one.';
alter table access.post_slugs enable row level security;

create table access.post_previews (
  post_id uuid primary key references access.posts (id),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  until timestamptz not null,
  by_user text not null check (by_user <> '')
);
comment on table access.post_previews is 'The link by which someone without an account reads the newest revision of a post; making another ends it.';
comment on column access.post_previews.digest is 'SHA-256 of what the link holds: the link itself is kept nowhere.';
alter table access.post_previews enable row level security;

create function access.is_public(p access.posts) returns boolean
language sql stable set search_path = '' as
$$ select p.state = 'published' and p.publish_at <= now() and p.removed_at is null $$;
comment on function access.is_public is 'Do readers get this post at this moment?';

create function access.describe_cover(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'width', c.width, 'height', c.height, 'sizes', c.sizes) from access.post_covers c where c.id = p_id
$$;

create function access.slug_of(p_post uuid) returns text
language sql stable security definer set search_path = '' as
$$ select s.slug from access.post_slugs s where s.post_id = p_post and s.is_current $$;

create function access.describe_post(p access.posts, p_revision int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('slug', access.slug_of(p.id), 'title', r.title, 'description', r.description, 'standfirst', r.standfirst,
    'author', r.author, 'topic', r.topic, 'seo_title', r.seo_title, 'keywords', to_jsonb(r.keywords), 'minutes', r.minutes,
    'published_at', coalesce(p.publish_at, r.at), 'revised_at', coalesce(greatest(p.revised_at, p.publish_at), r.at), 'featured', p.featured,
    'cover', access.describe_cover(r.cover_id), 'cover_alt', r.cover_alt)
  from access.post_revisions r where r.post_id = p.id and r.number = p_revision
$$;
comment on function access.describe_post is 'What a list of posts says of one, as one of its revisions has it; without its body.';

create function public.list_posts() returns table (post jsonb)
language sql stable security definer set search_path = '' as $$
  select access.describe_post(p, p.live_revision) from access.posts p where access.is_public(p) order by p.publish_at desc, p.id
$$;
comment on function public.list_posts is 'Posts that are public at this moment, the latest first, without their bodies.';

create function public.find_post(p_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select access.describe_post(p, p.live_revision) || jsonb_build_object('body', r.body)
  from access.post_slugs s join access.posts p on p.id = s.post_id join access.post_revisions r on r.post_id = p.id and r.number = p.live_revision
  where s.slug = p_slug and s.is_current and access.is_public(p)
$$;
comment on function public.find_post is 'A post that is public at this moment, with its body as Markdown; null where there is none at this address.';

create function public.list_post_addresses() returns table (slug text, leads_to text)
language sql stable security definer set search_path = '' as $$
  select s.slug, case when access.is_public(p) then access.slug_of(p.id) end
  from access.post_slugs s join access.posts p on p.id = s.post_id
  where case when access.is_public(p) then not s.is_current else p.was_public or p.state = 'withdrawn' end
  order by s.slug
$$;
comment on function public.list_post_addresses is
  'Former addresses of posts: where the post is now, or null where it was withdrawn.';

create function public.find_post_preview(p_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select access.describe_post(p, p.revision) || jsonb_build_object('body', r.body, 'until', v.until)
  from access.post_previews v join access.posts p on p.id = v.post_id join access.post_revisions r on r.post_id = p.id and r.number = p.revision
  where v.digest = p_digest and v.until > now() and p.removed_at is null
$$;
comment on function public.find_post_preview is 'The newest revision of the post a link of this digest is for; null where there is none, or it has expired. For the site itself.';

-- Hosted, the bucket is the platform's; the embedded backend has one of the same name. Only the server's key writes to it.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    execute $sql$ insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('covers', 'covers', true, 8388608, array['image/avif', 'image/webp', 'image/jpeg']) on conflict (id) do nothing $sql$;
  end if;
end $$;

grant execute on function public.list_posts(), public.find_post(text), public.list_post_addresses()
  to anon, authenticated, service_role;
grant execute on function public.find_post_preview(text) to service_role;

-- Posts in the blog editor: written, scheduled, published, moved and withdrawn by admins. Each change is one statement that holds
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

create function public.list_admin_posts() returns table (post jsonb)
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'slug', access.slug_of(p.id), 'title', r.title, 'author', r.author, 'topic', r.topic,
    'state', access.state_of_post(p), 'publish_at', p.publish_at, 'changed_at', r.at,
    'has_unpublished_changes', p.live_revision is not null and p.revision <> p.live_revision)
  from access.posts p join access.post_revisions r on r.post_id = p.id and r.number = p.revision
  where (select access.sees_everything()) and p.removed_at is null
  order by coalesce(p.publish_at, r.at) desc, p.id
$$;
comment on function public.list_admin_posts is 'All posts for admins, the latest first; no rows for anyone else.';

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
  -- A post whose publishing time has passed is marked as public before anything changes.
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
comment on function access.add_revision is 'Adds a revision to a post that is held, in the caller''s name; its number.';

create function access.post_saved(p_id uuid, p_revision int) returns jsonb
language sql immutable set search_path = '' as
$$ select jsonb_build_object('status', 'saved', 'id', p_id, 'revision', p_revision) $$;

create function access.post_conflict(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', 'conflict', 'revision', r.number, 'by', access.name_of(r.by_user), 'at', r.at, 'text', access.post_text(r))
  from access.posts p join access.post_revisions r on r.post_id = p.id and r.number = p.revision where p.id = p_id
$$;
comment on function access.post_conflict is 'Says that someone saved in between: what, who and when.';

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
  'Makes a post of a file of the site, public as it was since then; the file is no longer shown. {status: "saved", id, revision}, or "slug_taken". For admins only.';

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
comment on function public.restore_post_revision is 'Adds an older revision''s text as the newest; returns what saving does. For admins only.';

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
comment on function public.feature_post is 'Makes a post lead those of its day, or no longer. For admins only.';

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
comment on function public.keep_cover is 'Records a picture whose bytes the site has stored. For admins only.';

create function public.find_cover(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select access.describe_cover(p_id) where (select access.sees_everything()) $$;
comment on function public.find_cover is 'A kept picture''s sizes, for admins; null where there is none, and for anyone else.';

grant execute on function public.list_admin_posts(), public.open_post(uuid), public.find_post_revision(uuid, integer),
  public.create_post(text, jsonb, integer),
  public.take_over_post(text, jsonb, integer, timestamp with time zone, timestamp with time zone, boolean),
  public.save_post(uuid, integer, jsonb, integer), public.restore_post_revision(uuid, integer, integer),
  public.release_post(uuid, integer, timestamp with time zone), public.withdraw_post(uuid),
  public.rename_post(uuid, text), public.feature_post(uuid, boolean), public.remove_draft(uuid),
  public.restore_draft(uuid), public.make_post_preview(uuid, text), public.keep_cover(uuid, integer, integer, jsonb),
  public.find_cover(uuid) to authenticated;
