import { announce } from "@/supabase/local/announce";
import { currentPublication, noteInstance, refreshPages } from "@/supabase/local/publication";
import type { Environment } from "@/lib/platform/environment/env.server";

/** Milliseconds between two looks: an instance follows within ten seconds of any publication, its own call included. */
const EVERY = 5_000;

interface Followed {
  /** Where this machine reaches the site. */
  siteUrl: string;
  /** Where the database answers now, and the token of the site. */
  environment(): Environment;
  isStopping(): boolean;
}

const parts = { current: currentPublication, refresh: refreshPages };

/**
 * Asks the database what is published and has the site render its pages again when that has changed. The one who publishes
 * calls one instance; the others hear of it by what they share, which may be away. The database is always there.
 * @param seen the stamp of what the site shows when this begins
 * @returns one look, for the timer of `followPublications`
 */
export function makeFollower(
  { siteUrl, environment, isStopping }: Followed,
  seen: number,
  { current, refresh } = parts,
) {
  let shown = seen;
  return async (): Promise<void> => {
    if (isStopping()) return;
    // A database that is away is told by the health check and by pages, and asked again.
    const stamp = await current(environment()).catch(() => shown);
    if (stamp === shown || isStopping()) return;
    try {
      await refresh(siteUrl, environment().INTERNAL_TOKEN ?? "");
      shown = stamp;
    } catch (error) {
      if (!isStopping())
        announce(
          `  ! Refreshing the pages failed: ${error instanceof Error ? error.message : String(error)}; will retry.`,
        );
    }
  };
}

/** Looks every five seconds, for as long as the start command runs. */
export function followPublications(followed: Followed, seen: number): void {
  const look = makeFollower(followed, seen);
  let isLooking = false;
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, EVERY).unref();
}

/** Milliseconds between two notes: an instance counts as running for a minute and a half after the last. */
const NOTED_EVERY = 30_000;

/** Notes every half minute that this instance is running, where several can share its database. The next note makes up for a failed one. */
export function keepNoted({ environment, isStopping }: Omit<Followed, "siteUrl">, startedAt = new Date()): void {
  const note = () => {
    if (!isStopping()) noteInstance(environment(), startedAt).catch(() => undefined);
  };
  note();
  setInterval(note, NOTED_EVERY).unref();
}
