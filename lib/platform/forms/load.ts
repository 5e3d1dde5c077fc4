import "server-only";
import { notFound } from "next/navigation";
import type { z } from "zod";
import { typedText } from "@/lib/platform/forms/typed-text";

/**
 * Parses a form of this site. One that no page of ours sends (an unknown plan, a missing field) gets a 404: it is not a
 * server error, and no message in it would help.
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(typedText(data));
  return parsed.success ? parsed.data : notFound();
}
