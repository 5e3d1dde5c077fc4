import type { Cover } from "@/lib/hub/covers/cover";
import type { AdminPost } from "@/lib/hub/posts/admin-post";
import type { Post } from "@/lib/hub/posts/post";

/** A database post as readers get it, without its body. */
export interface PublicPost {
  slug: string;
  title: string;
  description: string;
  standfirst: string;
  author: string;
  topic: string;
  /** Empty if it is the same as the title. */
  seoTitle: string;
  keywords: string[];
  minutes: number;
  /** ISO times. */
  publishedAt: string;
  revisedAt: string;
  featured: boolean;
  cover: Cover | null;
}

/** In the form for everything that shows posts, without a body yet. */
export function toPost({ publishedAt, revisedAt, ...rest }: PublicPost): Post {
  return { ...rest, published: publishedAt.slice(0, 10), updated: revisedAt.slice(0, 10), outline: [], blocks: [] };
}

/**
 * Posts from the database and from files in one list: the database takes precedence for any address it knows, or knew.
 */
export function joinPosts(
  stored: readonly PublicPost[],
  files: readonly Post[],
  formerAddresses: Readonly<Record<string, string | null>>,
): Post[] {
  const known = new Set([...stored.map(({ slug }) => slug), ...Object.keys(formerAddresses)]);
  return [...stored.map(toPost), ...files.filter(({ slug }) => !known.has(slug))];
}

/** A post that only exists in `content/blog`, as the admins' list shows it. */
export function toAdminPost({ slug, title, author, topic, published, updated }: Post): AdminPost {
  const times = { publishAt: `${published}T00:00:00.000Z`, changedAt: `${updated}T00:00:00.000Z` };
  return { id: null, slug, title, author, topic, state: "published", hasUnpublishedChanges: false, ...times };
}
