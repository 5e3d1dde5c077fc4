import "server-only";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { documents, guides, help, methods, posts } from "#content";
import { asMember } from "@/lib/access/load";
import { digestOf } from "@/lib/hub/posts/preview-token";
import { isFigure } from "@/lib/hub/posts/admin-figures";
import type { AdminPost, OpenPost, PostText } from "@/lib/hub/posts/admin-post";
import { byNewest, type Guide, type HelpText, type InfoDocument, type Method, type Post } from "@/lib/hub/posts/post";
import { savePost } from "@/lib/hub/posts/mutations";
import { joinPosts, toAdminPost, toPost } from "@/lib/hub/posts/public-post";
import {
  findPreview,
  findPublicPost,
  findRevision,
  listAdminPosts,
  listPostAddresses,
  listPublicPosts,
  openPost,
} from "@/lib/hub/posts/queries";
import { articlesOfPeople, articlesOfStudy } from "@/lib/hub/prose/load";
import type { ProseBlock } from "@/lib/hub/posts/outline";
import { renderMarkdown } from "@/lib/hub/posts/render";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";

/** Everything that shows posts has this tag; each edit revalidates it. */
export const POSTS_TAG = "posts";
/** Seconds after which a scheduled post appears automatically. */
const SELF_CHECK = 60;

const postCache = { tag: POSTS_TAG, selfCheck: SELF_CHECK };
const loadCachedPosts = cachedForAll("posts", listPublicPosts, postCache);
const loadCachedPost = cachedForAll("post", async (slug: string) => findPublicPost(slug), postCache);

/** Former addresses of posts: the current address, or null if the post was taken down. */
export const loadPostAddresses = cachedForAll("post-addresses", listPostAddresses, postCache);

const files: Post[] = posts.map(({ markdown: _, ...post }) => post);

/**
 * All posts that readers get, from the database and `content/blog`, newest first. Those from the database have no text,
 * as lists do not need it.
 * @throws if the database does not respond and nothing is cached
 */
export async function loadPosts(): Promise<Post[]> {
  const [stored, addresses] = await Promise.all([loadCachedPosts(), loadPostAddresses()]);
  return articlesOfPeople(joinPosts(stored, files, addresses).sort(byNewest));
}

/**
 * One post with its text, or null if there is none with that slug.
 * @throws as above
 */
export async function loadPost(slug: string): Promise<Post | null> {
  const [known, addresses] = await Promise.all([loadCachedPosts(), loadPostAddresses()]);
  // Invented addresses cause no database call.
  const stored = known.some((post) => post.slug === slug) ? await loadCachedPost(slug) : null;
  if (stored) return articlesOfPeople(withText(toPost(stored.post), stored.body));
  return slug in addresses ? null : articlesOfPeople(files.find((post) => post.slug === slug) ?? null);
}

/** A figure that does not exist is left out: readers do not see an editor's mistake. */
function withText(post: Post, body: string): Post {
  const { blocks, ...rest } = renderMarkdown(body);
  return { ...post, ...rest, blocks: blocks.filter((block) => block.kind === "html" || isFigure(block.name)) };
}

const PREVIEW_TOKEN = /^[\w-]{22}$/;

/** The newest revision of the post behind a preview link, and its expiry; null if the link is invalid or expired. */
export async function loadPreview(token: string): Promise<{ post: Post; until: string } | null> {
  const found = PREVIEW_TOKEN.test(token) ? await findPreview(digestOf(token)) : null;
  return found && { post: withText(toPost(found.post), found.body), until: found.until };
}

/** All posts for admins, from the database and `content/blog`, newest first. Others get none from the database. */
export async function loadAdminPosts(): Promise<AdminPost[]> {
  const [stored, addresses] = await Promise.all([listAdminPosts(asMember), listPostAddresses()]);
  const taken = new Set([...stored.map(({ slug }) => slug), ...Object.keys(addresses)]);
  const all = [...stored, ...files.filter(({ slug }) => !taken.has(slug)).map(toAdminPost)];
  return all.sort((a, b) => (b.publishAt ?? b.changedAt).localeCompare(a.publishAt ?? a.changedAt));
}

/** A post with its newest text, for admins; null if there is none, and for anyone else. */
export async function loadOpenPost(id: string): Promise<OpenPost | null> {
  return uuid.safeParse(id).success ? openPost(asMember, id) : null;
}

/** The text of one revision; null as above. */
export async function loadRevision(id: string, number: number): Promise<PostText | null> {
  return uuid.safeParse(id).success && Number.isSafeInteger(number) && number > 0 && number < 1_000_000
    ? findRevision(asMember, id, number)
    : null;
}

const uuid = z.uuid();

/** Markdown as it would be shown. */
export async function renderPost(body: string): Promise<ProseBlock[]> {
  return Promise.resolve(renderMarkdown(body).blocks);
}

let lookedAt: number | null = null;

/**
 * Publishes posts whose time has come since the last call. The first call after a start reloads all posts: one in the
 * build may have been taken down since.
 * @returns the number of new posts
 */
export async function showDuePosts(now: Date): Promise<number> {
  const since = lookedAt ?? 0;
  const due =
    lookedAt === null ? [] : (await listPublicPosts()).filter(({ publishedAt }) => Date.parse(publishedAt) > since);
  if (lookedAt === null || due.length > 0) revalidateTag(POSTS_TAG, { expire: 0 });
  lookedAt = now.getTime();
  return due.length;
}

/** The hub's guides in order. */
export async function loadGuides(): Promise<Guide[]> {
  return articlesOfStudy([...guides].sort((a, b) => a.order - b.order));
}

/** A guide by slug; the hub's pages are fixed, so a missing one is an error in `content/hub`. */
export async function loadGuide(slug: string): Promise<Guide> {
  return foundOfStudy(guides, slug, "content/hub");
}

/** A study or legal page by slug; a missing one is an error in `content/`. */
export async function loadDocument(slug: string): Promise<InfoDocument> {
  return foundOfStudy(documents, slug, "content");
}

/** The methods that have a page of their own, in order. */
export async function loadMethods(): Promise<Method[]> {
  return articlesOfStudy([...methods].sort((a, b) => a.order - b.order));
}

/** A help article by slug; a missing one is an error in `content/help`. */
export async function loadHelp(slug: string): Promise<HelpText> {
  return foundOfStudy(help, slug, "content/help");
}

async function foundOfStudy<Item extends Parameters<typeof articlesOfStudy>[0][number] & { slug: string }>(
  items: readonly Item[],
  slug: string,
  folder: string,
): Promise<Item> {
  const item = items.find((candidate) => candidate.slug === slug);
  if (!item) throw new Error(`No page "${slug}" in ${folder}`);
  const [own = item] = await articlesOfStudy([item]);
  return own;
}

/**
 * Adds an uploaded picture to a post's newest revision. False if the post was deleted or someone else saved in between.
 * @throws {DataError} if the database does not respond, or refuses (for anyone but admins)
 */
export async function putCover(post: string, id: string): Promise<boolean> {
  const open = await openPost(asMember, post);
  if (!open) return false;
  return (await savePost(asMember, post, open.revision, { ...open.text, coverId: id })).status === "saved";
}
