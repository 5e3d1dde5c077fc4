import type { OutlineEntry, ProseBlock } from "@/lib/posts/outline";

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
}

export interface Guide extends Article {
  order: number;
  summary: string;
}

export interface InfoDocument extends Article {
  kicker: string;
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

const HUB = "/sustainability-branding-hub";

export const guideHref = (slug: string): string => `${HUB}/${slug}`;
export const postHref = (slug: string): string => `${HUB}/insights/${slug}`;
