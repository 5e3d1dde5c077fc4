import type { PostText } from "@/lib/hub/posts/admin-post";
import type { PostFault } from "@/lib/hub/posts/readiness";

/** Someone else's newest revision of a post that is being written. */
export interface Theirs {
  revision: number;
  by: string;
  at: string;
  text: PostText;
}

/** What became of a text that was sent from the editor. Nothing typed is lost: what was not kept comes back as `mine`. */
export type KeepOutcome =
  | { status: "idle" }
  | { status: "saved"; revision: number; text: PostText; at: string }
  /** Readers get it, or will from a time on. */
  | { status: "published"; revision: number; text: PostText; at: string; until: string | null }
  /** Kept as a draft, and not published for want of something. */
  | { status: "not_ready"; revision: number; text: PostText; at: string; faults: PostFault[] }
  | { status: "conflict"; theirs: Theirs; mine: PostText }
  | { status: "refused"; words: string; mine: PostText | null }
  | { status: "missing" };

export const IDLE: KeepOutcome = { status: "idle" };

/** What became of a preview link that was asked for. */
export type PreviewOutcome =
  | { status: "idle" }
  | { status: "made"; path: string; until: string }
  | { status: "failed"; words: string };

/** A post that was to be begun and was not: what was typed, and what to do. */
export type BeginOutcome =
  | { status: "idle" }
  | { status: "refused"; words: string; field: "title" | "slug" | null; title: string; slug: string; topic: string };
