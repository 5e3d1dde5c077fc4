import { mayPredate } from "@/lib/platform/page-cache/expired-tags";

interface Running {
  begunAt: number;
  answer: Promise<unknown>;
}

const running = new Map<string, Running>();

/**
 * Makes a read, or joins the same read of another request that has not been answered yet: when a cached value expires,
 * everyone who needs it asks at once, and one call is enough. A read that began before its tag was revalidated may
 * return what was true before, so it is not joined.
 * @param key of the read and its arguments
 */
export function joinRead<Result>(key: string, tag: string, read: () => Promise<Result>): Promise<Result> {
  const current = running.get(key);
  if (current && !mayPredate(current.begunAt, [tag])) return current.answer as Promise<Result>;
  const mine: Running = { begunAt: Date.now(), answer: Promise.resolve().then(read) };
  running.set(key, mine);
  const forget = () => {
    if (running.get(key) === mine) running.delete(key);
  };
  mine.answer.then(forget, forget);
  return mine.answer as Promise<Result>;
}
