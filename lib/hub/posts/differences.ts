import { diffWordsWithSpace } from "diff";
import type { PostText } from "@/lib/hub/posts/admin-post";

/** A run of words as it is in one text, in the other, or in both. */
export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A field of a post that differs between two texts. */
export interface FieldDifference {
  field: keyof PostText;
  name: string;
  before: string;
  after: string;
  pieces: Piece[];
}

export const FIELD_NAMES: Readonly<Record<keyof PostText, string>> = {
  title: "Title",
  standfirst: "Standfirst",
  body: "Text",
  author: "Author",
  topic: "Topic",
  seoTitle: "Title for search",
  description: "Description",
  keywords: "Keywords",
  coverId: "Cover",
  coverAlt: "What the cover shows",
};
const FIELDS = Object.keys(FIELD_NAMES) as (keyof PostText)[];

/**
 * Longer texts are shown whole instead of compared word by word, because the work grows with the product of both
 * lengths.
 */
const MOST_EDITS = 2_000;

/** The words of two texts, compared. */
export function differencesOf(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (!changes)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function read(text: PostText, field: keyof PostText): string {
  const value = text[field];
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** The fields that differ between two texts of a post, in the order of the editor. */
export function fieldDifferences(before: PostText, after: PostText): FieldDifference[] {
  return FIELDS.filter((field) => read(before, field) !== read(after, field)).map((field) => ({
    field,
    name: FIELD_NAMES[field],
    before: read(before, field),
    after: read(after, field),
    pieces: differencesOf(read(before, field), read(after, field)),
  }));
}

/** One side of a comparison: shared words, and its own. */
export function sideOf(pieces: readonly Piece[], side: "before" | "after"): Piece[] {
  const others = side === "before" ? "added" : "removed";
  return pieces.filter(({ kind }) => kind !== others);
}

const CONTEXT = 160;
const GAP = " … ";

/** Long unchanged runs, shortened to the text beside a change. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, i) => {
    if (piece.kind !== "same" || piece.text.length <= 2 * CONTEXT + GAP.length) return piece;
    const head = i === 0 ? "" : piece.text.slice(0, CONTEXT);
    const tail = i === pieces.length - 1 ? "" : piece.text.slice(-CONTEXT);
    return { kind: "same", text: head + GAP + tail };
  });
}
