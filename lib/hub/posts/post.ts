import type { Cover } from "@/lib/hub/covers/cover";
import type { OutlineEntry, ProseBlock } from "@/lib/hub/posts/outline";

/** Anything with a body to read: a hub guide, blog post, study page or legal page. Dates are ISO days. */
export interface Article {
  slug: string;
  title: string;
  description: string;
  standfirst: string;
  author: string;
  published: string;
  updated: string;
  minutes: number;
  outline: OutlineEntry[];
  blocks: ProseBlock[];
}

export interface Post extends Article {
  topic: string;
  featured: boolean;
  /** Replaces the title in the browser tab and in search results; empty or absent for the same. */
  seoTitle?: string;
  keywords?: string[];
  cover?: Cover | null;
}

export interface Guide extends Article {
  order: number;
  summary: string;
}

export interface InfoDocument extends Article {
  kicker: string;
}

/** A method of the study: how something is computed, and how reliable it is. */
export interface Method extends Article {
  order: number;
  label: string;
  summary: string;
}

export interface HelpText extends Article {
  order: number;
  audience: "readers" | "staff";
}

/** Newest first; on the same day the featured post first, then by title. */
export function byNewest(a: Post, b: Post): number {
  return (
    b.published.localeCompare(a.published) ||
    Number(b.featured) - Number(a.featured) ||
    a.title.localeCompare(b.title, "en")
  );
}

/** Posts to read next: those on the same topic first, each group in its given order; never the post itself. */
export function toRelated(post: { slug: string; topic?: string }, posts: readonly Post[], count: number): Post[] {
  const others = posts.filter((other) => other.slug !== post.slug);
  const near = others.filter((other) => other.topic === post.topic);
  return [...near, ...others.filter((other) => other.topic !== post.topic)].slice(0, count);
}

/** The items before and after one in a list, which is circular. */
export function toNeighbours<Item extends { slug: string }>(
  { slug }: { slug: string },
  items: readonly Item[],
): Item[] {
  const at = items.findIndex((item) => item.slug === slug);
  const neighbours = [items.at(at - 1), items[(at + 1) % items.length]];
  return neighbours.filter(
    (item, i): item is Item => item !== undefined && item.slug !== slug && neighbours.indexOf(item) === i,
  );
}

const HUB = "/sustainability-branding-hub";

export const guideHref = (slug: string): string => `${HUB}/${slug}`;
export const postHref = (slug: string): string => `${HUB}/insights/${slug}`;
export const methodHref = (slug: string): string => `/about-study/${slug}`;
