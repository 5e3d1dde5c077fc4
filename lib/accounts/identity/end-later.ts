import "server-only";

/** Milliseconds before the first repetition, and the longest wait between two. */
const FIRST = 1_000;
const LONGEST = 60_000;

const KEY = Symbol.for("granskog.ending-sessions");
type Holder = typeof globalThis & { [KEY]?: Set<string> };

/** One list for actions, handlers and pages, which the build bundles apart. */
function ending(): Set<string> {
  const holder: Holder = globalThis;
  return (holder[KEY] ??= new Set());
}

/**
 * Whether someone has signed out of this session whose end could not be stored yet. It is over all the same: this
 * instance lets no one in with it.
 */
export const isEnding = (session: string): boolean => ending().has(session);

/** Repeats until the session has ended, after 1, 2, 4 … and at most 60 seconds. Asked twice, it is done once. */
export function endLater(session: string, end: () => Promise<void>, wait = FIRST): void {
  if (ending().has(session)) return;
  ending().add(session);
  const again = (after: number) => {
    // A process that is asked to stop does not wait for this.
    setTimeout(() => {
      end().then(
        () => ending().delete(session),
        () => again(Math.min(LONGEST, 2 * after)),
      );
    }, after).unref();
  };
  again(wait);
}
