import { announce } from "@/supabase/local/announce";
import { currentPublication, noteInstance, refreshPages } from "@/supabase/local/publication";
import type { Environment } from "@/lib/platform/environment/env.server";

/**
 * Milliseconds between checks: an instance follows within ten seconds of any publication, including its own
 * revalidation call.
 */
const EVERY = 5_000;

interface Followed {
  /** The site's address on this machine. */
  siteUrl: string;
  /** The current address of the database, and the site's token. */
  environment(): Environment;
  isStopping(): boolean;
}

const parts = { current: currentPublication, refresh: refreshPages };

/**
 * Asks the database what is published and makes the site render its pages again if that has changed. The publishing
 * command calls one instance; the others learn of it through the shared cache, which may be unavailable, whereas the
 * database is always there.
 * @param seen the stamp of the pages that the site shows at first
 * @returns a check for the timer of `followPublications`
 */
export function makeFollower(
  { siteUrl, environment, isStopping }: Followed,
  seen: number,
  { current, refresh } = parts,
) {
  let shown = seen;
  return async (): Promise<void> => {
    if (isStopping()) return;
    // The health check and pages report an unavailable database; the next check asks again.
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

/** Checks every five seconds while the start command runs. */
export function followPublications(followed: Followed, seen: number): void {
  const look = makeFollower(followed, seen);
  let isLooking = false;
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, EVERY).unref();
}

/** Milliseconds between two notes: an instance counts as running for 90 seconds after the last. */
const NOTED_EVERY = 30_000;

/**
 * Records every 30 seconds that this instance is running, if several can share its database. A failed note is made up
 * for by the next.
 */
export function keepNoted({ environment, isStopping }: Omit<Followed, "siteUrl">, startedAt = new Date()): void {
  const note = () => {
    if (!isStopping()) noteInstance(environment(), startedAt).catch(() => undefined);
  };
  note();
  setInterval(note, NOTED_EVERY).unref();
}
