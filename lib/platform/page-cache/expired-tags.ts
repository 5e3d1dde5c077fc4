const EXPIRED = Symbol.for("granskog.expired-tags");
type Holder = typeof globalThis & { [EXPIRED]?: Map<string, number> };

/**
 * When this process last revalidated each tag, in milliseconds. One list per process: Next makes a cache for each
 * request, and bundles it apart from the routes.
 */
const expiries = (): Map<string, number> => ((globalThis as Holder)[EXPIRED] ??= new Map<string, number>());

/** Notes that the tags are revalidated now. */
export function noteExpiry(tags: readonly string[], now = Date.now()): void {
  for (const tag of tags) expiries().set(tag, now);
}

/** Whether what was read from then on may be older than the last revalidation of one of the tags. */
export const mayPredate = (begunAt: number, tags: readonly string[]): boolean =>
  tags.some((tag) => begunAt <= (expiries().get(tag) ?? 0));
