import "server-only";
import { headers } from "next/headers";
import { isDemo } from "@/lib/access/demo";
import type { OutboxLetter } from "@/lib/mail/letter";
import { listLetters, outboxFolder, readLetter } from "@/lib/mail/outbox";
import { loadPublication } from "@/lib/publications/load";

/** Letters listed on the page. */
const MOST_LISTED = 50;

/**
 * May whoever asks read the outbox? Only on this machine's own demonstration, and only where no mail server takes
 * the letters: they hold codes. A browser that was led here by a name of somebody else's is turned away as well.
 */
export async function loadOutboxOpen(): Promise<boolean> {
  if (process.env.SMTP_URL || !process.env.DATA_DIR) return false;
  const host = (await headers()).get("host") ?? "";
  try {
    const isSample = (await loadPublication())?.isSample === true;
    return [process.env.APP_ORIGIN ?? "", `http://${host}`].every((origin) => isDemo({ isSample, origin }));
  } catch (error) {
    console.error("The outbox stays shut while it is not known what is published.", error);
    return false;
  }
}

/** What the outbox page shows. */
export interface OutboxView {
  /** Newest first. */
  letters: readonly OutboxLetter[];
  /** The letter asked for; the newest where none was, null where there is no such letter. */
  opened: OutboxLetter | null;
}

/** The outbox with one letter opened, or null where it may not be read. */
export async function loadOutbox(id: string | null): Promise<OutboxView | null> {
  if (!(await loadOutboxOpen())) return null;
  const folder = outboxFolder(process.env.DATA_DIR ?? "");
  const letters = await listLetters(folder, MOST_LISTED);
  const opened = id === null ? (letters[0] ?? null) : await readLetter(folder, id);
  return { letters, opened };
}
