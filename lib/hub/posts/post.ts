import type { Cover } from "@/lib/hub/covers/cover";
import type { OutlineEntry, ProseBlock } from "@/lib/hub/posts/outline";

/** Anything with a body to read: a hub guide, a blog post, a study or legal page. Dates are ISO days. */
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
  /** Said in the window's title and in search results in place of the title; empty or absent for the title itself. */
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

/** A method of the study: how something is computed, and how far it can be trusted. */
export interface Method extends Article {
  order: number;
  label: string;
  summary: string;
}

export interface HelpText extends Article {
  order: number;
  audience: "readers" | "staff";
}

/** Newest first; of one day the featured post leads, then by title. */
export function byNewest(a: Post, b: Post): number {
  return (
    b.published.localeCompare(a.published) ||
    Number(b.featured) - Number(a.featured) ||
    a.title.localeCompare(b.title, "en")
  );
}

/** Posts to read next: of the same topic before others, each group in the order given; never the post itself. */
export function toRelated(post: { slug: string; topic?: string }, posts: readonly Post[], count: number): Post[] {
  const others = posts.filter((other) => other.slug !== post.slug);
  const near = others.filter((other) => other.topic === post.topic);
  return [...near, ...others.filter((other) => other.topic !== post.topic)].slice(0, count);
}

/** What is before and after an item of a list; at its ends the list goes round. */
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
