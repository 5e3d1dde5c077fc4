-- Posts of the hub that admins write: what readers get of them. What admins do with them is in the next migration.

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
comment on table access.posts is 'Posts written at the desk. One that is published shows its live revision from its time on; until then it is scheduled.';
comment on column access.posts.revision is 'Number of its newest revision.';
comment on column access.posts.live_revision is 'Number of the revision that readers get.';
comment on column access.posts.revised_at is 'Since when readers get that revision, where it is not the first they got.';
comment on column access.posts.was_public is 'Noted with the first change after it was public. Its addresses answer from then on, whatever becomes of it.';
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
comment on table access.post_revisions is 'Each saved state of a post; rows are added and never changed.';
comment on column access.post_revisions.body is 'Markdown as it was written: it is made harmless each time it is shown.';
alter table access.post_revisions enable row level security;
alter table access.posts add foreign key (id, live_revision) references access.post_revisions (post_id, number);

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
comment on table access.post_slugs is 'Addresses of posts: the present one and those that were public before, which lead to it. No two posts ever share one.';
create unique index post_slugs_current on access.post_slugs (post_id) where is_current;
create index post_slugs_of on access.post_slugs (post_id);
alter table access.post_slugs enable row level security;

create table access.post_previews (
  post_id uuid primary key references access.posts (id),
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  until timestamptz not null,
  by_user text not null check (by_user <> '')
);
comment on table access.post_previews is 'The link by which somebody without an account reads the newest revision of a post; making another ends it.';
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
  'Addresses under which a post was public once and is no more: where it is now, or null where it was withdrawn.';

create function public.find_post_preview(p_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select access.describe_post(p, p.revision) || jsonb_build_object('body', r.body, 'until', v.until)
  from access.post_previews v join access.posts p on p.id = v.post_id join access.post_revisions r on r.post_id = p.id and r.number = p.revision
  where v.digest = p_digest and v.until > now() and p.removed_at is null
$$;
comment on function public.find_post_preview is 'The newest revision of the post a link of this digest is for; null where there is none, or its time is over. For the site itself.';

revoke execute on function access.revisions_are_kept(), access.is_public(access.posts), access.describe_cover(uuid), access.slug_of(uuid),
  access.describe_post(access.posts, int), public.list_posts(), public.find_post(text), public.list_post_addresses(),
  public.find_post_preview(text) from public;
grant execute on function public.list_posts(), public.find_post(text), public.list_post_addresses() to anon, authenticated, service_role;
grant execute on function public.find_post_preview(text) to service_role;

-- Hosted, the bucket is the platform's; the embedded backend has one of the same name. Only the server's key writes to it.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    execute $sql$ insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('covers', 'covers', true, 8388608, array['image/avif', 'image/webp', 'image/jpeg']) on conflict (id) do nothing $sql$;
  end if;
end $$;
