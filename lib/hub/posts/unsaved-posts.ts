import type { PostDraft } from "@/lib/hub/posts/post-form";
import { UNSAVED_POSTS } from "@/lib/platform/browser/own-traces";

/** Text of a post that was typed in this browser and not saved yet. Told in the cookie settings. */
export interface UnsavedPost {
  post: string;
  /** The page it was typed in; another page of the same post keeps its own. */
  page: string;
  /** The revision it was made from. */
  revision: number;
  /** ISO time of the last letter, or nearly. */
  at: string;
  draft: PostDraft;
}

/** The oldest go first. */
const MOST = 12;

function isUnsaved(entry: unknown): entry is UnsavedPost {
  if (typeof entry !== "object" || entry === null) return false;
  const { post, page, revision, at, draft } = entry as Partial<Record<keyof UnsavedPost, unknown>>;
  const words = [post, page, at].every((value) => typeof value === "string") && typeof revision === "number";
  return (
    words &&
    typeof draft === "object" &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === "string")
  );
}

function read(): UnsavedPost[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSAVED_POSTS) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isUnsaved) : [];
  } catch {
    return [];
  }
}

function write(entries: readonly UnsavedPost[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(UNSAVED_POSTS);
    else localStorage.setItem(UNSAVED_POSTS, JSON.stringify(entries.slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}

/** What is kept of a post from other pages than this one, the latest first. */
export function unsavedOf(post: string, page: string): UnsavedPost[] {
  return read()
    .filter((entry) => entry.post === post && entry.page !== page)
    .reverse();
}

/** Keeps what a page holds, in place of what it held before. False where the browser keeps nothing. */
export function keepUnsaved(entry: UnsavedPost): boolean {
  return write([...read().filter(({ page }) => page !== entry.page), entry]);
}

/** What a page held was saved, or is not wanted any more. */
export function dropUnsaved(page: string): void {
  const entries = read();
  if (entries.some((entry) => entry.page === page)) write(entries.filter((entry) => entry.page !== page));
}
