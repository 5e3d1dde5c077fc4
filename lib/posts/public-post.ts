import type { Post } from "@/lib/posts/post";

/** A picture kept for posts: each of its sizes is there as AVIF, WebP and JPEG. */
export interface Cover {
  id: string;
  /** Of the largest size. */
  width: number;
  height: number;
  /** The smallest first; the last is the largest. */
  sizes: readonly CoverSize[];
  /** What it shows, for who does not see it. */
  alt: string;
}

export interface CoverSize {
  width: number;
  height: number;
}

/** A post of the database as readers get it, without its body. */
export interface PublicPost {
  slug: string;
  title: string;
  description: string;
  standfirst: string;
  author: string;
  topic: string;
  /** Empty for the title itself. */
  seoTitle: string;
  keywords: string[];
  minutes: number;
  /** ISO times. */
  publishedAt: string;
  revisedAt: string;
  featured: boolean;
  cover: Cover | null;
}

/** As everything that shows posts takes them, without a body yet. */
export function toPost({ publishedAt, revisedAt, ...rest }: PublicPost): Post {
  return { ...rest, published: publishedAt.slice(0, 10), updated: revisedAt.slice(0, 10), outline: [], blocks: [] };
}

/**
 * Posts of the database and of the site's files as one list: an address that the database knows, or knew, is not the
 * file's any more.
 */
export function joinPosts(kept: readonly PublicPost[], files: readonly Post[], formerAddresses: Readonly<Record<string, string | null>>): Post[] {
  const known = new Set([...kept.map(({ slug }) => slug), ...Object.keys(formerAddresses)]);
  return [...kept.map(toPost), ...files.filter(({ slug }) => !known.has(slug))];
}
