import "server-only";
import { lookup } from "node:dns/promises";
import { request as requestOver, type RequestOptions } from "node:https";
import { isPublicAddress, parseWebhookUrl } from "@/lib/sharing/webhooks/public-address";
import type { WebhookFault } from "@/lib/sharing/webhooks/webhook";

/** Milliseconds for everything: name lookup, connection and response. */
const DEADLINE = 5_000;

/** The result of an attempt: `fault` is null if the status was 200 to 299. */
export interface Sent {
  status: number | null;
  fault: WebhookFault | null;
}

interface Ways {
  resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
  isAllowed: (address: string) => boolean;
  request: typeof requestOver;
  deadline: number;
}

const WAYS: Ways = {
  resolve: async (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  request: requestOver,
  deadline: DEADLINE,
};

/**
 * Posts a message. The name is resolved once, and the connection uses that result, so a second DNS response cannot
 * redirect it. Redirects are not followed, and the response body is not read.
 */
export async function sendMessage(
  to: string,
  body: string,
  headers: Record<string, string>,
  ways: Partial<Ways> = {},
): Promise<Sent> {
  const { resolve, isAllowed, request, deadline } = { ...WAYS, ...ways };
  const href = parseWebhookUrl(to);
  if (href === null) return { status: null, fault: "not-allowed" };
  const url = new URL(href);
  const signal = AbortSignal.timeout(deadline);
  try {
    const found = await raced(resolve(url.hostname), signal);
    const [first] = found;
    if (!first) return { status: null, fault: "unreachable" };
    // A single private address is enough to refuse: the name's owner is malicious or made a mistake.
    if (!found.every(({ address }) => isAllowed(address))) return { status: null, fault: "not-allowed" };
    const status = await post(url, body, headers, { request, signal, address: first });
    return { status, fault: status >= 200 && status < 300 ? null : "refused" };
  } catch {
    return { status: null, fault: signal.aborted ? "late" : "unreachable" };
  }
}

async function raced<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("late")))),
  ]);
}

interface Line {
  request: typeof requestOver;
  signal: AbortSignal;
  address: { address: string; family: number };
}

async function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { request, signal, address }: Line,
): Promise<number> {
  const pinned: RequestOptions["lookup"] = (_host, options, done) => {
    if (options.all) done(null, [address]);
    else done(null, address.address, address.family);
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        signal,
        lookup: pinned,
        agent: false,
        maxHeaderSize: 16_384,
        headers: {
          ...headers,
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Granskog-Webhooks/1",
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
