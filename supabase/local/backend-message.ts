import { z } from "zod";

/** What the backend tells the process that started it. */
export const backendMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("creating") }),
  z.object({ kind: z.literal("ready"), url: z.url(), port: z.int(), applied: z.array(z.string()) }),
  z.object({ kind: z.literal("failed"), message: z.string(), remedy: z.string() }),
]);

export type BackendMessage = z.output<typeof backendMessageSchema>;

/** The exit code of a failure that starting again would only repeat. */
export const HOPELESS = 78;
