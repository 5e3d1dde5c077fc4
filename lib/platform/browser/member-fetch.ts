import { RequestWindow } from "@/lib/platform/browser/request-window";

/** Milliseconds a request may take. */
const DEADLINE = 8_000;

/** The site would not answer, or this page did not even ask: too many requests in five minutes. */
export class RateLimited extends Error {
  override readonly name = "RateLimited";
}

/** The site answered, but not with what was asked for. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  constructor(
    readonly address: string,
    readonly status: number,
  ) {
    super(`${address} returned ${status}.`);
  }
}

interface Door {
  send?: typeof fetch;
  requests?: RequestWindow;
}

/** Reads JSON from our own routes, counts what it asks, and tells who listens when that was too much. */
export function createMemberFetch({
  send = (input, init) => fetch(input, init),
  requests = new RequestWindow(),
}: Door = {}) {
  const listeners = new Set<() => void>();
  function refuse(): never {
    for (const tell of listeners) tell();
    throw new RateLimited("Too many requests. Please wait a moment.");
  }
  async function read(address: string, signal?: AbortSignal): Promise<unknown> {
    if (!requests.admit()) refuse();
    const deadline = AbortSignal.timeout(DEADLINE);
    const answer = await send(address, {
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    if (answer.status === 429) refuse();
    if (!answer.ok) throw new NoAnswer(address, answer.status);
    return answer.json();
  }
  function onRefusal(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { read, onRefusal };
}

/** The one door of this page to what a member reads. */
export const memberFetch = createMemberFetch();
