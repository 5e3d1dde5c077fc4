/** Milliseconds for one front to answer. */
import { logFailure } from "./log-failure.ts";

const PATIENCE = 2_000;
/** Milliseconds after which a failed purge of a proxy is retried. */
const RETRIES = [500, 2_000, 8_000, 30_000] as const;
/**
 * Milliseconds after which everyone is told once more: an answer that was on its way at the first time may have been
 * kept since.
 */
const ONCE_MORE = 5_000;

export interface Fronts {
  /** Addresses of the fronts, such as `http://front:8080/`. */
  addresses: readonly string[];
  /** What they ask of who tells them. */
  token: string;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    // No one waits for a front: a process that is to end, ends.
    const timer: { unref?(): void } | number = setTimeout(resolve, ms);
    if (typeof timer === "object") timer.unref?.();
  });

/** Tells one front; whether it has heard. Never throws. */
async function tell(address: string, tags: readonly string[], token: string, send: typeof fetch): Promise<boolean> {
  try {
    const headers = { "X-Purge-Tags": tags.join(" "), Authorization: `Bearer ${token}` };
    const answer = await send(address, {
      method: "PURGE",
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      cache: "no-store",
    });
    await answer.body?.cancel();
    if (!answer.ok) void logFailure(`Cache purge at ${address} returned ${answer.status}.`);
    return answer.ok;
  } catch {
    return false;
  }
}

async function insist(
  address: string,
  tags: readonly string[],
  token: string,
  send: typeof fetch,
  wait: typeof pause,
): Promise<void> {
  for (const delay of RETRIES) {
    await wait(delay);
    if (await tell(address, tags, token, send)) return;
  }
  void logFailure(`Cache purge failed at ${address}. It will refresh within a few minutes.`);
}

/**
 * Tells all fronts that what carries one of these tags is no longer true. Resolves when each has heard or has let two
 * seconds pass; what failed is tried again meanwhile and afterwards. Never throws: nothing that was published depends
 * on it.
 */
export async function tellFronts(
  tags: readonly string[],
  { addresses, token }: Fronts,
  send: typeof fetch = fetch,
  wait = pause,
): Promise<void> {
  if (addresses.length === 0 || tags.length === 0) return;
  const all = () =>
    Promise.all(addresses.map(async (address) => ({ address, isPurged: await tell(address, tags, token, send) })));
  const first = await all();
  for (const { address, isPurged } of first) if (!isPurged) void insist(address, tags, token, send, wait);
  void wait(ONCE_MORE).then(all);
}
