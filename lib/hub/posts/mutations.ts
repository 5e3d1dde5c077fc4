import "server-only";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { posts as files } from "#content";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { NotPublished, PostChange, PostText } from "@/lib/hub/posts/admin-post";
import { digestOf } from "@/lib/hub/posts/preview-token";
import { NOBODY, openPost, textRow } from "@/lib/hub/posts/queries";
import { renderMarkdown } from "@/lib/hub/posts/render";
import { listTime } from "@/lib/accounts/waitlist/waitlist-list";

// All are for admins: @throws {DataError} for anyone else, without a response, or for a response of another shape.

const FIELDS = ["title", "description", "standfirst", "author", "topic", "body", "cover_alt"] as const;
const NAMES: Readonly<Record<(typeof FIELDS)[number], keyof PostText>> = {
  title: "title",
  description: "description",
  standfirst: "standfirst",
  author: "author",
  topic: "topic",
  body: "body",
  cover_alt: "coverAlt",
};

const saved = z.strictObject({ status: z.literal("saved"), id: z.uuid(), revision: z.int().positive() });
const missing = z.strictObject({ status: z.literal("missing") });
const taken = z.strictObject({ status: z.literal("slug_taken") });
const conflict = z
  .strictObject({
    status: z.literal("conflict"),
    revision: z.int().positive(),
    by: z.string().nullable(),
    at: listTime,
    text: textRow,
  })
  .transform((row) => ({ ...row, by: row.by ?? NOBODY }));
const change = z.union([saved, conflict, taken, missing]);

const notPublished = z.union([
  z.strictObject({
    status: z.literal("incomplete"),
    fields: z.array(z.enum(FIELDS).transform((field) => NAMES[field])),
  }),
  z.strictObject({ status: z.literal("already_public") }),
]);

/** Text that the database accepts: whole characters, no NUL. */
const keepable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

function written({
  title,
  description,
  standfirst,
  author,
  topic,
  seoTitle,
  keywords,
  body,
  coverId,
  coverAlt,
}: PostText) {
  const line = (text: string) => keepable(text).trim();
  const p_text = {
    title: line(title),
    description: line(description),
    standfirst: line(standfirst),
    author: line(author),
    topic: line(topic),
    seo_title: line(seoTitle),
    keywords: keywords.map(line),
    body: keepable(body),
    cover_id: coverId,
    cover_alt: line(coverAlt),
  };
  return { p_text, p_minutes: renderMarkdown(body).minutes };
}

async function act(caller: Caller, name: string, args: Record<string, unknown>): Promise<PostChange> {
  return callFunction(createDataClient(caller), name, args, change);
}

/** Reserved parts of the blog's address, and those of the site's files, which become posts by being copied. */
const RESERVED: ReadonlySet<string> = new Set([
  "topic",
  "topics",
  "page",
  "feed",
  "rss",
  "atom",
  "archive",
  "preview",
  "opengraph-image",
]);
const isTaken = (slug: string) => RESERVED.has(slug) || files.some((file) => file.slug === slug);

/** Creates a draft. */
export async function createPost(caller: Caller, slug: string, text: PostText): Promise<PostChange> {
  if (isTaken(slug)) return { status: "slug_taken" };
  return act(caller, "create_post", { p_slug: slug, ...written(text) });
}

/** Adds a revision if the newest is still the one that was opened. The same text again adds none. */
export async function savePost(caller: Caller, id: string, baseRevision: number, text: PostText): Promise<PostChange> {
  return act(caller, "save_post", { p_id: id, p_base: baseRevision, ...written(text) });
}

/** Adds an older revision's text as the newest, if that is still the one that was opened. */
export async function restoreRevision(
  caller: Caller,
  id: string,
  baseRevision: number,
  number: number,
): Promise<PostChange> {
  return act(caller, "restore_post_revision", { p_id: id, p_base: baseRevision, p_number: number });
}

/**
 * Publishes a revision.
 * @param at ISO time in the future; null to publish at once
 */
export async function publishPost(
  caller: Caller,
  id: string,
  revision: number,
  at: string | null,
): Promise<PostChange | NotPublished> {
  return callFunction(
    createDataClient(caller),
    "release_post",
    { p_id: id, p_revision: revision, p_at: at },
    z.union([change, notPublished]),
  );
}

/** Takes down a public post: its addresses then answer 410. A scheduled one becomes a draft again. */
export async function withdrawPost(caller: Caller, id: string): Promise<PostChange> {
  return act(caller, "withdraw_post", { p_id: id });
}

/** Changes a post's address. A public address then redirects to the new one. */
export async function renamePost(caller: Caller, id: string, slug: string): Promise<PostChange> {
  // A post that was copied from a file can get the file's address back: the database knows its source.
  if (isTaken(slug) && !(await isFormer(caller, id, slug))) return { status: "slug_taken" };
  return act(caller, "rename_post", { p_id: id, p_slug: slug });
}

async function isFormer(caller: Caller, id: string, slug: string): Promise<boolean> {
  const post = await openPost(caller, id);
  return post !== null && (post.slug === slug || post.formerSlugs.includes(slug));
}

/** Features a post first among those of its day, or stops. */
export async function featurePost(caller: Caller, id: string, featured: boolean): Promise<PostChange> {
  return act(caller, "feature_post", { p_id: id, p_featured: featured });
}

/** Deletes a draft that was never public; "missing" for any other post. */
export async function removeDraft(caller: Caller, id: string): Promise<PostChange> {
  return act(caller, "remove_draft", { p_id: id });
}

/** Restores a deleted draft, under another address if its own was taken in the meantime. */
export async function restoreDraft(caller: Caller, id: string): Promise<PostChange> {
  return act(caller, "restore_draft", { p_id: id });
}

/** Creates a post from a file in `content/blog`, public like the file, which is then no longer shown. */
export async function takeOverFile(caller: Caller, slug: string): Promise<PostChange> {
  const file = files.find((each) => each.slug === slug);
  if (!file) return { status: "missing" };
  const { title, description, standfirst, author, topic, markdown, published, updated, featured } = file;
  const text: PostText = {
    title,
    description,
    standfirst,
    author,
    topic,
    seoTitle: "",
    keywords: [],
    body: markdown.trim(),
    coverId: null,
    coverAlt: "",
  };
  const args = {
    p_slug: slug,
    p_published: `${published}T00:00:00Z`,
    p_revised: `${updated}T00:00:00Z`,
    p_featured: featured,
  };
  return act(caller, "take_over_post", { ...args, ...written(text) });
}

/**
 * Creates a preview link to the newest revision for a week, replacing any earlier link; null if there is no such post.
 */
export async function makePreview(caller: Caller, id: string): Promise<{ token: string; until: string } | null> {
  const token = randomBytes(16).toString("base64url");
  const until = await callFunction(
    createDataClient(caller),
    "make_post_preview",
    { p_id: id, p_digest: digestOf(token) },
    listTime.nullable(),
  );
  return until === null ? null : { token, until };
}
