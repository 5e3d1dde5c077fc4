import { z } from "zod";

/** A backend that a host serves. */
export interface HostedBackend {
  url: string;
  dataDir: string;
}

/** What a host is asked: at most one backend at a time. */
export const hostRequestSchema = z.enum(["start", "stop"]);

export const hostMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started"), url: z.url(), dataDir: z.string() }),
  z.object({ kind: z.literal("stopped") }),
  z.object({ kind: z.literal("failed"), message: z.string() }),
]);

/** What it answers. */
export type HostMessage = z.output<typeof hostMessageSchema>;
