import "server-only";
import { notFound } from "next/navigation";
import type { z } from "zod";
import { typedText } from "@/lib/platform/forms/typed-text";

/**
 * What a form of this site says. One that no page of it sends (an unknown plan, a missing field) is answered as a page
 * that does not exist: it is no fault of the server, and nothing in it is worth a sentence.
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, data: FormData): z.output<Schema> {
  const parsed = schema.safeParse(data instanceof FormData ? typedText(data) : data);
  return parsed.success ? parsed.data : notFound();
}
