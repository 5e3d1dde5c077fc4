import { toAnchor } from "@/lib/posts/prose";

const SHORTEST = 3;
const LONGEST = 90;
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Addresses below the blog that are, or may become, pages of the site. */
const RESERVED = new Set(["topic", "topics", "page", "feed", "rss", "atom", "archive", "preview", "all", "opengraph-image"]);

/** Can a post stand under this address? Whether another one does is for the database to say. */
export function isSlug(text: string): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && SHAPE.test(text) && !RESERVED.has(text);
}

/** A title as an address: `"What a rank needs"` → `what-a-rank-needs`. Cut at a word where it is long. */
export function toSlug(title: string): string {
  const slug = toAnchor(title);
  return slug.length <= LONGEST ? slug : slug.slice(0, LONGEST + 1).replace(/-[^-]*$/, "");
}
