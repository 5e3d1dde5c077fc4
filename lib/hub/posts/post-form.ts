import { z } from "zod";
import type { PostText } from "@/lib/hub/posts/admin-post";
import { toAnchor } from "@/lib/hub/posts/prose";

/**
 * Characters a field of a post takes, drafts included. What a post needs before it is published is in `readiness.ts`.
 */
export const LONGEST = {
  title: 120,
  description: 300,
  standfirst: 400,
  author: 60,
  topic: 40,
  seoTitle: 120,
  keyword: 40,
  body: 100_000,
  coverAlt: 300,
  slug: 80,
} as const;
export const MOST_KEYWORDS = 12;

export const EMPTY_POST: PostText = {
  title: "",
  description: "",
  standfirst: "",
  author: "",
  topic: "",
  seoTitle: "",
  keywords: [],
  body: "",
  coverId: null,
  coverAlt: "",
};

const oneLine = (typed: string) => typed.replace(/\s+/g, " ").trim();
const manyLines = (typed: string) =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(/[\t ]+$/gm, "")
    .trim();

const line = (most: number, least = 0) => z.string().transform(oneLine).pipe(z.string().min(least).max(most));

/** `"claims,  EU rules,claims"` → `["claims", "EU rules"]`. */
export function toKeywords(typed: string): string[] {
  const words = typed
    .split(",")
    .map((word) => word.replace(/\s+/g, " ").trim().slice(0, LONGEST.keyword))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MOST_KEYWORDS);
}

/** The values of the editor's fields as submitted. Browsers end lines in a form with CR LF; we store LF. */
export const postFields = {
  title: line(LONGEST.title, 1),
  description: line(LONGEST.description),
  standfirst: line(LONGEST.standfirst),
  author: line(LONGEST.author),
  topic: line(LONGEST.topic),
  seoTitle: line(LONGEST.seoTitle),
  keywords: z
    .string()
    .max(2 * MOST_KEYWORDS * LONGEST.keyword)
    .transform(toKeywords),
  body: z.string().transform(manyLines).pipe(z.string().max(LONGEST.body)),
  coverId: z.union([z.literal(""), z.uuid()]).transform((id) => id || null),
  coverAlt: line(LONGEST.coverAlt),
} as const;

/** A post's text in the fields while someone types: every value a string, keywords with commas. */
export type PostDraft = Record<keyof PostText, string>;

export function toDraft({ keywords, coverId, ...text }: PostText): PostDraft {
  return { ...text, keywords: keywords.join(", "), coverId: coverId ?? "" };
}

/** The draft as it would be saved. */
export function toText({ body, keywords, coverId, ...draft }: PostDraft): PostText {
  const { title, description, standfirst, author, topic, seoTitle, coverAlt } = draft;
  return {
    title: oneLine(title),
    description: oneLine(description),
    standfirst: oneLine(standfirst),
    author: oneLine(author),
    topic: oneLine(topic),
    seoTitle: oneLine(seoTitle),
    coverAlt: oneLine(coverAlt),
    body: manyLines(body),
    keywords: toKeywords(keywords),
    coverId: coverId || null,
  };
}

/** Whether two texts of a post are the same in every field. */
export function isSameText(a: PostText, b: PostText): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

const inOrder = ({
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
}: PostText) => [title, description, standfirst, author, topic, seoTitle, keywords, body, coverId, coverAlt];

const SLUG = /^[a-z0-9-]+$/;
const LOOSE_HYPHEN = /^-|--|-$/;

/** The last part of a post's address, suggested from its title: whole words, at most eighty characters. */
export function toSlug(title: string): string {
  const whole = toAnchor(title);
  if (whole.length <= LONGEST.slug) return whole;
  const cut = whole.slice(0, LONGEST.slug + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 1)).replace(/-$/, "");
}

/** How to correct an invalid address. */
export const ADDRESS_RULE = `Use 3 to ${LONGEST.slug} lower-case letters (a–z) and digits, with single hyphens between words.`;

export const isSlug = (text: string): boolean =>
  SLUG.test(text) && !LOOSE_HYPHEN.test(text) && text.length >= 3 && text.length <= LONGEST.slug;
