import type { PostText } from "@/lib/hub/posts/admin-post";
import type { PostFault } from "@/lib/hub/posts/readiness";

/** Someone else's newest revision of a post that is being edited. */
export interface Theirs {
  revision: number;
  by: string;
  at: string;
  text: PostText;
}

/** The result of saving in the editor. Typed text is never lost: anything not saved comes back as `mine`. */
export type KeepOutcome =
  | { status: "idle" }
  | { status: "saved"; revision: number; text: PostText; at: string }
  /** Public now, or from a planned time. */
  | { status: "published"; revision: number; text: PostText; at: string; until: string | null }
  /** Saved as a draft, but not published because something is missing. */
  | { status: "not_ready"; revision: number; text: PostText; at: string; faults: PostFault[] }
  | { status: "conflict"; theirs: Theirs; mine: PostText }
  | { status: "refused"; words: string; mine: PostText | null }
  | { status: "missing" };

export const IDLE: KeepOutcome = { status: "idle" };

/** The result of requesting a preview link. */
export type PreviewOutcome =
  | { status: "idle" }
  | { status: "made"; path: string; until: string }
  | { status: "failed"; words: string };

/** A post that could not be created: the typed text, and what to do. */
export type BeginOutcome =
  | { status: "idle" }
  | { status: "refused"; words: string; field: "title" | "slug" | null; title: string; slug: string; topic: string };
