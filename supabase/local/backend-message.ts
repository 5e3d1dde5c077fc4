import { z } from "zod";

/** Messages from the backend to the process that started it. */
export const backendMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("creating") }),
  z.object({ kind: z.literal("ready"), url: z.url(), port: z.int(), applied: z.array(z.string()) }),
  z.object({ kind: z.literal("failed"), message: z.string(), remedy: z.string() }),
]);

export type BackendMessage = z.output<typeof backendMessageSchema>;

/** The exit code of a failure that a restart would only repeat. */
export const HOPELESS = 78;
