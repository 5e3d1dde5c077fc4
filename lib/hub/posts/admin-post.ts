/** What is written of a post at the desk; each saved state of it is a revision. Texts are trimmed; `body` is Markdown. */
export interface PostText {
  title: string;
  /** For search results and social cards: one sentence, 60–165 characters. */
  description: string;
  standfirst: string;
  author: string;
  topic: string;
  /** What the window's title and search results say where it differs from the title; empty for the same. */
  seoTitle: string;
  keywords: string[];
  body: string;
  /** Of an uploaded picture, or null. */
  coverId: string | null;
  /** What the cover shows, for people who can’t see it; required with a cover. */
  coverAlt: string;
}

/**
 * Where a post stands. `scheduled` becomes `published` by the clock alone, when its time has come;
 * `withdrawn` was public once and answers 410 since.
 */
export type PostState = "draft" | "scheduled" | "published" | "withdrawn";

/** A line of the list at the desk. Posts of `content/blog` stand in it as well: they are changed in the repository. */
export interface AdminPost {
  /** Null for a post that lives in `content/blog` alone. */
  id: string | null;
  slug: string;
  title: string;
  author: string;
  topic: string;
  state: PostState;
  /** ISO timestamp: when it was or will be public; null for a draft. */
  publishAt: string | null;
  /** ISO timestamp of the newest revision. */
  changedAt: string;
  /** True where the newest revision is not the public one. */
  hasUnpublishedChanges: boolean;
}

/** One saved state of a post. */
export interface PostRevision {
  /** 1 for the first. */
  number: number;
  at: string;
  by: string;
  /** Set where an older one was restored. */
  restoredFrom: number | null;
  /** Is it the one that is, or is going to be, public? */
  isLive: boolean;
}

/** A post opened at the desk, with its newest revision's text. */
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
  /** ISO timestamp until which its preview link holds; null without one. */
  previewUntil: string | null;
  /** Addresses it had before; they lead to the present one. */
  formerSlugs: string[];
}

/** What became of a change at the desk. */
export type PostChange =
  | { status: "saved"; id: string; revision: number }
  /** Someone saved in between: their revision, who and when; nothing was written. */
  | { status: "conflict"; revision: number; by: string; at: string; text: PostText }
  | { status: "slug_taken" }
  | { status: "missing" };

/** Why a post was not published. */
export type NotPublished =
  /** Fields that readers could not do without, or that are too short or too long for them. */
  | { status: "incomplete"; fields: (keyof PostText)[] }
  /** Scheduled, it would be gone from its readers until then. */
  | { status: "already_public" };
