import type { PostDraft } from "@/lib/hub/posts/post-form";
import { UNSAVED_POSTS } from "@/lib/platform/browser/own-traces";

/** Unsaved text of a post, typed in this browser. Listed in the cookie settings. */
export interface UnsavedPost {
  post: string;
  /** The page it was typed in; each page that edits the post keeps its own. */
  page: string;
  /** The revision it is based on. */
  revision: number;
  /** ISO time of the last keystroke, approximately. */
  at: string;
  draft: PostDraft;
}

/** The oldest are deleted first. */
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

/** Unsaved texts of a post from other pages, newest first. */
export function unsavedOf(post: string, page: string): UnsavedPost[] {
  return read()
    .filter((entry) => entry.post === post && entry.page !== page)
    .reverse();
}

/** Stores a page's text in place of its earlier one. False if the browser does not store anything. */
export function keepUnsaved(entry: UnsavedPost): boolean {
  return write([...read().filter(({ page }) => page !== entry.page), entry]);
}

/** Deletes a page's text once it is saved or no longer wanted. */
export function dropUnsaved(page: string): void {
  const entries = read();
  if (entries.some((entry) => entry.page === page)) write(entries.filter((entry) => entry.page !== page));
}
