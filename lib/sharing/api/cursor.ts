import { createHash } from "node:crypto";
import { z } from "zod";

/** Where the next page begins: after this many rows of one query to one publication. */
export interface Cursor {
  /** Id of the publication. */
  stamp: number;
  /** All parameters except the position and page size. */
  question: string;
  offset: number;
}

const packed = z.tuple([z.int().nonnegative(), z.string(), z.int().positive()]);
const digestOf = (question: string) => createHash("sha256").update(question).digest("base64url").slice(0, 16);

/** A position as opaque text for an address. */
export function toCursor({ stamp, question, offset }: Cursor): string {
  return Buffer.from(JSON.stringify([stamp, digestOf(question), offset])).toString("base64url");
}

/**
 * The position of a cursor; `foreign` if it belongs to another query or is not a cursor, `stale` if it belongs to
 * another publication.
 */
export function readCursor(text: string, { stamp, question }: Omit<Cursor, "offset">): number | "foreign" | "stale" {
  const parsed = packed.safeParse(parse(text));
  if (!parsed.success || parsed.data[1] !== digestOf(question)) return "foreign";
  return parsed.data[0] === stamp ? parsed.data[2] : "stale";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
