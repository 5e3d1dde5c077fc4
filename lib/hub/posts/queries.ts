import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { coverRow } from "@/lib/hub/covers/queries";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { AdminPost, OpenPost, PostText } from "@/lib/hub/posts/admin-post";
import type { PublicPost } from "@/lib/hub/posts/public-post";
import { listTime } from "@/lib/accounts/waitlist/waitlist-list";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

/** With a visitor's rights. */
const ANYONE = null;

const headShape = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  standfirst: z.string(),
  author: z.string(),
  topic: z.string(),
  seo_title: z.string(),
  keywords: z.array(z.string()),
  minutes: z.int().positive(),
  published_at: listTime,
  revised_at: listTime,
  featured: z.boolean(),
  cover: coverRow.nullable(),
  cover_alt: z.string(),
};

function toPublicPost(row: z.output<z.ZodObject<typeof headShape>>): PublicPost {
  const { seo_title: seoTitle, published_at: publishedAt, revised_at: revisedAt, cover, cover_alt: alt, ...rest } = row;
  return { ...rest, seoTitle, publishedAt, revisedAt, cover: cover && { ...cover, alt } };
}

const postRow = z.strictObject(headShape);
const bodyRow = z.strictObject({ ...headShape, body: z.string() });
const previewRow = z.strictObject({ ...headShape, body: z.string(), until: listTime });

/** Public posts in the database, newest first, without their bodies. */
export async function listPublicPosts(): Promise<PublicPost[]> {
  const rows = await callFunction(
    createDataClient(ANYONE),
    "list_posts",
    {},
    z.array(z.strictObject({ post: postRow })),
  );
  return rows.map(({ post }) => toPublicPost(post));
}

/** A public post in the database, with its Markdown; null if there is none at this address. */
export async function findPublicPost(slug: string): Promise<{ post: PublicPost; body: string } | null> {
  const row = await callFunction(createDataClient(ANYONE), "find_post", { p_slug: slug }, bodyRow.nullable());
  if (!row) return null;
  const { body, ...head } = row;
  return { post: toPublicPost(head), body };
}

/** Former addresses of posts: the current address, or null if the post was taken down. */
export async function listPostAddresses(): Promise<Record<string, string | null>> {
  const row = z.strictObject({ slug: z.string(), leads_to: z.string().nullable() });
  const rows = await callFunction(createDataClient(ANYONE), "list_post_addresses", {}, z.array(row));
  return Object.fromEntries(rows.map(({ slug, leads_to }) => [slug, leads_to]));
}

/** The newest revision of the post with a preview link of this digest; null if there is none, or it has expired. */
export async function findPreview(digest: string): Promise<{ post: PublicPost; body: string; until: string } | null> {
  const row = await callFunction(
    createSystemClient(),
    "find_post_preview",
    { p_digest: digest },
    previewRow.nullable(),
  );
  if (!row) return null;
  const { body, until, ...head } = row;
  return { post: toPublicPost(head), body, until };
}

const state = z.enum(["draft", "scheduled", "published", "withdrawn"]);

const listRow = z
  .strictObject({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    topic: z.string(),
    state,
    publish_at: listTime.nullable(),
    changed_at: listTime,
    has_unpublished_changes: z.boolean(),
  })
  .transform(
    ({
      publish_at: publishAt,
      changed_at: changedAt,
      has_unpublished_changes: hasUnpublishedChanges,
      ...row
    }): AdminPost => {
      return { ...row, publishAt, changedAt, hasUnpublishedChanges };
    },
  );

/** A post's texts as the database stores them. */
export const textRow = z
  .strictObject({
    title: z.string(),
    description: z.string(),
    standfirst: z.string(),
    author: z.string(),
    topic: z.string(),
    seo_title: z.string(),
    keywords: z.array(z.string()),
    body: z.string(),
    cover_id: z.uuid().nullable(),
    cover_alt: z.string(),
  })
  .transform(({ seo_title: seoTitle, cover_id: coverId, cover_alt: coverAlt, ...row }): PostText => ({
    ...row,
    seoTitle,
    coverId,
    coverAlt,
  }));

const revisionRow = z.strictObject({
  number: z.int(),
  at: listTime,
  by: z.string().nullable(),
  restored_from: z.int().nullable(),
});

const openRow = z
  .strictObject({
    id: z.uuid(),
    slug: z.string(),
    state,
    publish_at: listTime.nullable(),
    featured: z.boolean(),
    revision: z.int().positive(),
    live_revision: z.int().positive().nullable(),
    text: textRow,
    preview_until: listTime.nullable(),
    revisions: z.array(revisionRow),
    former_slugs: z.array(z.string()),
  })
  .transform(({ publish_at, live_revision, preview_until, revisions, former_slugs, ...row }): OpenPost => ({
    ...row,
    publishAt: publish_at,
    liveRevision: live_revision,
    previewUntil: preview_until,
    revisions: revisions.map(({ by, restored_from, ...each }) => ({
      ...each,
      by: by ?? NOBODY,
      restoredFrom: restored_from,
      isLive: each.number === live_revision,
    })),
    formerSlugs: former_slugs,
  }));

/** Shown for someone whose account was deleted. */
export const NOBODY = "Former editor";

/** All posts in the database, for admins. None for anyone else. */
export async function listAdminPosts(caller: Caller): Promise<AdminPost[]> {
  const rows = await callFunction(
    createDataClient(caller),
    "list_admin_posts",
    {},
    z.array(z.strictObject({ post: listRow })),
  );
  return rows.map(({ post }) => post);
}

/** A post for admins; null if there is none with that id, and for anyone else. */
export async function openPost(caller: Caller, id: string): Promise<OpenPost | null> {
  return callFunction(createDataClient(caller), "open_post", { p_id: id }, openRow.nullable());
}

/** The text of one revision; null as above. */
export async function findRevision(caller: Caller, id: string, number: number): Promise<PostText | null> {
  return callFunction(
    createDataClient(caller),
    "find_post_revision",
    { p_id: id, p_number: number },
    textRow.nullable(),
  );
}
