/** A post's texts in the editor; each saved state is a revision. Texts are trimmed; `body` is Markdown. */
export interface PostText {
  title: string;
  /** For search results and social cards: one sentence, 60–165 characters. */
  description: string;
  standfirst: string;
  author: string;
  topic: string;
  /** The title for the browser tab and search results if it differs from the title; otherwise empty. */
  seoTitle: string;
  keywords: string[];
  body: string;
  /** Id of an uploaded picture, or null. */
  coverId: string | null;
  /** What the cover shows, for people who can’t see it; required with a cover. */
  coverAlt: string;
}

/**
 * The state of a post. `scheduled` becomes `published` when its time comes; `withdrawn` was public and now answers 410.
 */
export type PostState = "draft" | "scheduled" | "published" | "withdrawn";

/** A row in the admins' list. It includes posts from `content/blog`, which are edited in the repository. */
export interface AdminPost {
  /** Null for a post that only exists in `content/blog`. */
  id: string | null;
  slug: string;
  title: string;
  author: string;
  topic: string;
  state: PostState;
  /** ISO time of publication, past or planned; null for a draft. */
  publishAt: string | null;
  /** ISO time of the newest revision. */
  changedAt: string;
  /** True if the newest revision is not the public one. */
  hasUnpublishedChanges: boolean;
}

/** One saved state of a post. */
export interface PostRevision {
  /** 1 for the first. */
  number: number;
  at: string;
  by: string;
  /** Set if it restored an older revision. */
  restoredFrom: number | null;
  /** Whether it is the public or scheduled one. */
  isLive: boolean;
}

/** A post in the editor, with its newest revision's text. */
export interface OpenPost {
  id: string;
  slug: string;
  state: PostState;
  publishAt: string | null;
  featured: boolean;
  revision: number;
  /** The revision that readers get, or will get; null for a draft. */
  liveRevision: number | null;
  text: PostText;
  revisions: PostRevision[];
  /** ISO time until which its preview link works; null without one. */
  previewUntil: string | null;
  /** Its former addresses; they redirect to the current one. */
  formerSlugs: string[];
}

/** The result of an edit. */
export type PostChange =
  | { status: "saved"; id: string; revision: number }
  /** Someone saved in between: their revision, name and time; nothing was saved. */
  | { status: "conflict"; revision: number; by: string; at: string; text: PostText }
  | { status: "slug_taken" }
  | { status: "missing" };

/** Why a post was not published. */
export type NotPublished =
  /** Fields that are missing, too short or too long to publish. */
  | { status: "incomplete"; fields: (keyof PostText)[] }
  /** Scheduling it would hide it from readers until then. */
  | { status: "already_public" };
