import "server-only";
import { documents, guides, help, methods, posts } from "#content";
import { byNewest, type Guide, type HelpText, type InfoDocument, type Method, type Post } from "@/lib/posts/post";

/** All published posts, newest first. */
export async function loadPosts(): Promise<Post[]> {
  return [...posts].sort(byNewest);
}

/** One post, or null when there is none of that slug. */
export async function loadPost(slug: string): Promise<Post | null> {
  return posts.find((post) => post.slug === slug) ?? null;
}

/** The hub's guides in their order. */
export async function loadGuides(): Promise<Guide[]> {
  return [...guides].sort((a, b) => a.order - b.order);
}

/** A guide by slug; the pages of the hub are fixed, so a missing one is a mistake in `content/hub`. */
export async function loadGuide(slug: string): Promise<Guide> {
  return found(guides, slug, "content/hub");
}

/** A study or legal page by slug; a missing one is a mistake in `content/`. */
export async function loadDocument(slug: string): Promise<InfoDocument> {
  return found(documents, slug, "content");
}

/** The methods of the study that have a page of their own, in their order. */
export async function loadMethods(): Promise<Method[]> {
  return [...methods].sort((a, b) => a.order - b.order);
}

/** A help text by slug; a missing one is a mistake in `content/help`. */
export async function loadHelp(slug: string): Promise<HelpText> {
  return found(help, slug, "content/help");
}

function found<Item extends { slug: string }>(items: readonly Item[], slug: string, folder: string): Item {
  const item = items.find((candidate) => candidate.slug === slug);
  if (!item) throw new Error(`No page "${slug}" in ${folder}`);
  return item;
}
