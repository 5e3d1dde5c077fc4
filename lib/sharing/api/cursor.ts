import { createHash } from "node:crypto";
import { z } from "zod";

/** Where the next page begins: after so many rows of one question to one publication. */
export interface Cursor {
  /** Stamp of the publication. */
  stamp: number;
  /** Everything asked but the position and the length of the page. */
  question: string;
  offset: number;
}

const packed = z.tuple([z.int().nonnegative(), z.string(), z.int().positive()]);
const digestOf = (question: string) => createHash("sha256").update(question).digest("base64url").slice(0, 16);

/** A position as text for an address, which means nothing to who reads it. */
export function toCursor({ stamp, question, offset }: Cursor): string {
  return Buffer.from(JSON.stringify([stamp, digestOf(question), offset])).toString("base64url");
}

/** Where a cursor leads; `foreign` for one of another question or none at all, `stale` for one of another publication. */
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
