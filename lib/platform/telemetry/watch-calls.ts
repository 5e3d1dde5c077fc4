import { subscribe } from "node:diagnostics_channel";
import { currentRequestId } from "@/lib/platform/telemetry/instance-state";
import { noteQueue, type OutboundCall, settleCall } from "@/lib/platform/telemetry/outbound-call";
import { OWN_CALL, ownMark } from "@/lib/platform/telemetry/own-calls";
import { given, setting } from "@/lib/platform/environment/env.server";

const REQUEST_ID = "x-request-id";

/** The part of undici's request that is used here. */
interface Call {
  origin?: string | URL;
  method: string;
  path: string;
  /** Alternating names and values. */
  headers?: unknown;
  addHeader(name: string, value: string): unknown;
}

const callOf = (message: unknown): Call | null =>
  typeof message === "object" && message !== null && "request" in message ? (message.request as Call) : null;

/**
 * When Next copies the headers of a request into a call to itself, the id is already there; setting it twice would make
 * it invalid.
 */
const hasHeader = ({ headers }: Call, name: string) =>
  Array.isArray(headers) && headers.some((each) => String(each).toLowerCase() === name);

const originOf = (address: string | null) => URL.parse(address ?? "")?.origin;

/** The target of a call, from a short list. */
function targetOf(origin: string): string {
  if (origin === originOf(setting("SUPABASE_URL"))) return "backend";
  if (origin === originOf(given("LOCAL_ORIGIN"))) return "itself";
  if (/(?:^|\.)stripe\.com$/.test(URL.parse(origin)?.hostname ?? "") || origin === originOf(setting("STRIPE_API_URL")))
    return "payments";
  if (/(?:^|\.)clerk\./.test(URL.parse(origin)?.hostname ?? "") || origin === originOf(setting("CLERK_API_URL")))
    return "identity";
  return "other";
}

/** Times every call that leaves by fetch, and has those to the backend carry the id of the request they are made for. Those that take the short way (lib/platform/database/short-fetch.ts) do so themselves. */
export function watchCalls(): void {
  const open = new WeakMap<Call, OutboundCall>();

  const settle = (call: Call | null, outcome: Parameters<typeof settleCall>[1], error?: unknown) => {
    const begun = call && open.get(call);
    if (!call || !begun) return;
    open.delete(call);
    settleCall(begun, outcome, error);
  };

  subscribe("undici:request:create", (message) => {
    const call = callOf(message);
    if (!call) return;
    const requestId = currentRequestId();
    const target = targetOf(String(call.origin));
    open.set(call, { startedAt: performance.now(), target, requestId, method: call.method, path: call.path });
    if (!requestId || (target !== "backend" && target !== "itself")) return;
    if (!hasHeader(call, REQUEST_ID)) call.addHeader(REQUEST_ID, requestId);
    if (target === "itself") call.addHeader(OWN_CALL, ownMark());
  });
  subscribe("undici:request:headers", (message) => {
    const { response } = message as { response: { statusCode: number; headers: Buffer[] } };
    const call = callOf(message);
    const at = response.headers.findIndex(
      (part, index) => index % 2 === 0 && part.toString().toLowerCase() === "x-queue-length",
    );
    if (at >= 0) noteQueue(response.headers[at + 1]?.toString());
    settle(call, response.statusCode < 500 ? "answered" : "failed");
  });
  subscribe("undici:request:error", (message) =>
    settle(callOf(message), "unanswered", (message as { error: unknown }).error),
  );
}
