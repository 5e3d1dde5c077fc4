import "server-only";

/** Milliseconds before the first retry, and the longest wait between two. */
const FIRST = 1_000;
const LONGEST = 60_000;

const KEY = Symbol.for("granskog.ending-sessions");
type Holder = typeof globalThis & { [KEY]?: Set<string> };

/** Shared by actions, handlers and pages, which the build bundles separately. */
function ending(): Set<string> {
  const holder: Holder = globalThis;
  return (holder[KEY] ??= new Set());
}

/**
 * Whether someone has signed out of this session but its end could not be stored yet. It has ended all the same: this
 * instance accepts it no longer.
 */
export const isEnding = (session: string): boolean => ending().has(session);

/** Retries until the session has ended, after 1, 2, 4 … and at most 60 seconds. Runs once per session. */
export function endLater(session: string, end: () => Promise<void>, wait = FIRST): void {
  if (ending().has(session)) return;
  ending().add(session);
  const again = (after: number) => {
    // Does not keep an ending process alive.
    setTimeout(() => {
      end().then(
        () => ending().delete(session),
        () => again(Math.min(LONGEST, 2 * after)),
      );
    }, after).unref();
  };
  again(wait);
}
