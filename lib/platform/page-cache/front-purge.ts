/** Milliseconds that one proxy has to respond. */
import { logFailure } from "./log-failure.ts";

const PATIENCE = 2_000;
/** Milliseconds after which a failed purge of a proxy is retried. */
const RETRIES = [500, 2_000, 8_000, 30_000] as const;
/**
 * Milliseconds after which the purge is repeated: a response that was being sent during the first may have been cached
 * since.
 */
const ONCE_MORE = 5_000;

export interface Fronts {
  /** Addresses of the proxies, such as `http://front:8080/`. */
  addresses: readonly string[];
  /** The secret that purge requests carry. */
  token: string;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    // Does not keep an ending process alive.
    const timer: { unref?(): void } | number = setTimeout(resolve, ms);
    if (typeof timer === "object") timer.unref?.();
  });

/** Purges one proxy; whether that succeeded. Never throws. */
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
    if (!answer.ok) logFailure(`Cache purge at ${address} returned ${answer.status}.`);
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
  logFailure(`Cache purge failed at ${address}. It will refresh within a few minutes.`);
}

/**
 * Purges everything with one of these tags from all proxies. Resolves when each has responded or after two seconds;
 * failed purges are retried later. Never throws: a publication does not depend on it.
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
