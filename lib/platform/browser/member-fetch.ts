import { RequestWindow } from "@/lib/platform/browser/request-window";

/** Milliseconds a request may take. */
const DEADLINE = 8_000;

/** The site was unreachable, or the request was not sent because the limit of five minutes was reached. */
export class RateLimited extends Error {
  override readonly name = "RateLimited";
}

/** The site sent a response of another kind than requested. */
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

/** Fetches JSON from our own routes, counts the requests, and tells subscribers when the limit is reached. */
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

/** The only client with which this page fetches members' data. */
export const memberFetch = createMemberFetch();
