import { pause } from "./instance";

export type LoadResult = { requests: number; errors: string[]; p99: number };

/**
 * Asks pages over `connections` connections at once for `seconds`, on this machine only. Bounded in count and time.
 * @param cookies of the people who ask in turn; by default visitors
 * @param rest milliseconds that a connection waits between two requests
 */
export async function load(
  origin: string,
  paths: readonly string[],
  connections: number,
  seconds: number,
  cookies: readonly string[] = [],
  rest = 0,
): Promise<LoadResult> {
  if (!["localhost", "127.0.0.1"].includes(new URL(origin).hostname))
    throw new Error("Load is sent to this machine only.");
  const ends = performance.now() + seconds * 1000;
  const mostRequests = 200_000;
  const times: number[] = [];
  const errors: string[] = [];
  const reader = async (offset: number) => {
    for (let turn = offset; performance.now() < ends && times.length < mostRequests; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const cookie = cookies[turn % cookies.length];
      const headers: Record<string, string> = cookie ? { cookie } : {};
      const started = performance.now();
      try {
        const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) });
        const body = await answer.text();
        if (answer.status !== 200 || body.length < 50)
          errors.push(`${path} answered ${answer.status} with ${body.length} characters`);
      } catch (error) {
        errors.push(`${path}: ${String(error)}`);
        await pause(20);
      }
      times.push(performance.now() - started);
      if (rest > 0) await pause(rest);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => reader(index)));
  const sorted = times.toSorted((a, b) => a - b);
  return { requests: times.length, errors, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}
