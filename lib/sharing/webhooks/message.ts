import { SITE } from "@/lib/platform/site/site";

interface Announcement {
  kind: "publication" | "test";
  /** The message id; the same in each attempt. */
  id: string;
  stamp: number;
  /** When the message was created, ISO. */
  at: string;
  isSample: boolean;
  origin: string;
}

/** The message: there are new results, and where to read them; never the results themselves. */
export function toMessage({ kind, id, stamp, at, isSample, origin }: Announcement): string {
  return JSON.stringify({
    id,
    type: kind === "test" ? "publication.test" : "publication.published",
    created_at: new Date(at).toISOString(),
    data: { study: SITE.name, publication: { stamp }, is_sample: isSample, api: `${origin}/api/v1/rankings` },
  });
}

/** Minutes until the next attempt after this many failures. Maintenance checks every 15 minutes. */
const PAUSES = [1, 10, 30, 60, 180, 360, 720, 1_440, 1_440] as const;

/** Null after the last. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES[attempts - 1] ?? null;
}
