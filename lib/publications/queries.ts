import "server-only";
import { z } from "zod";
import { callFunction, createDataClient, type Caller } from "@/lib/db/client";

const time = z.string().transform((text, context) => {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: "custom", message: `not a time: ${text}` });
  return z.NEVER;
});

const publicationRow = z.strictObject({ stamp: z.int(), published_at: time.nullable(), is_sample: z.boolean() });

/** What is published now, or null before the first publication. */
export async function findPublication(caller: Caller) {
  const [row] = await callFunction(createDataClient(caller), "current_publication", {}, z.array(publicationRow).max(1));
  if (!row || row.published_at === null) return null;
  return { stamp: row.stamp, publishedAt: row.published_at, isSample: row.is_sample };
}
