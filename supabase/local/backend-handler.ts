import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { identifyCaller, Refused, type CallerClaims, type Issuer } from "@/supabase/local/caller";
import type { DataApi } from "@/supabase/local/data-api";
import { QUERY_LIMIT } from "@/supabase/local/query-limits";
import { BodyTooLarge, readBody } from "@/supabase/local/request-body";
import { QueueFull, type RequestQueue } from "@/supabase/local/request-queue";
import type { Secrets } from "@/supabase/local/secrets";
import { isOpenRead, isStorageCall, type Storage } from "@/supabase/local/storage";
import type { Watchdog } from "@/supabase/local/watchdog";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { logError } from "@/lib/platform/telemetry/log-error";
import { log } from "@/lib/platform/telemetry/logger";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
const MEGABYTE = 1024 * 1024;
/** Maximum bytes of a request: a chunk of a publication for the service, a chart's configuration for a person. */
const BODY_LIMIT = { anon: 0.25 * MEGABYTE, authenticated: MEGABYTE, service_role: 32 * MEGABYTE };
/** Milliseconds from which a call is logged, with the time it waited for others. */
const SLOW = 1_000;
/** The edge functions served besides the data API, by name. */
export type EdgeFunctions = Record<string, (request: Request) => Promise<Response>>;

export interface BackendParts {
  api: DataApi;
  queue: RequestQueue;
  watchdog: Pick<Watchdog, "within">;
  secrets: Secrets;
  issuer: Issuer | null;
  functions: EdgeFunctions;
  storage: Pick<Storage, "answer">;
  /** Copies the database into a draft of a backup; absent if the server does that. */
  copy?(draft: string): Promise<void>;
  /** Called after each call that may have written. */
  onWrite(): void;
  /** Called when a call failed in a way that may mean that the database has. */
  onTrouble(): void;
}

const answer = (status: number, code: string, message: string, headers?: HeadersInit) =>
  Response.json({ code, message, details: null, hint: null }, { status, ...(headers ? { headers } : {}) });

/** Web pages cannot choose the host header: one with another host came through DNS rebinding. */
function isForLoopback(request: Request): boolean {
  const host = request.headers.get("host") ?? "";
  return LOOPBACK.has(host.replace(/:\d+$/, ""));
}

/** Only the data API's own headers: headers that let any web page read a response are not passed on. */
function withoutSharing(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith("access-control-")) headers.delete(name);
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  return new Response(response.body, { status: response.status, headers });
}

/** The same request with its whole body read, within the caller's limit. */
async function readWhole(request: Request, claims: CallerClaims): Promise<Request> {
  const body = await readBody(request, BODY_LIMIT[claims.role]);
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

async function answerFromData(parts: BackendParts, request: Request, claims: CallerClaims): Promise<Response> {
  const whole = await readWhole(request, claims);
  const asked = performance.now();
  return parts.queue.run(async () => {
    const begun = performance.now();
    // A request that was cancelled in the meantime is dropped.
    if (request.signal.aborted) return answer(499, "closed", "The client closed the connection.");
    const response = await parts.watchdog.within(QUERY_LIMIT[claims.role], () => parts.api(whole, claims));
    if (request.method !== "GET" && request.method !== "HEAD") parts.onWrite();
    if (response.status >= 500) parts.onTrouble();
    const [waited, took] = [begun - asked, performance.now() - begun].map(Math.round) as [number, number];
    if (waited + took >= SLOW)
      log().warn(
        `Slow call: ${request.method} ${new URL(request.url).pathname} took ${took} ms after ${waited} ms in the queue.`,
      );
    if (response.status === 401 || response.status === 403) noteRefusal(claims.sub);
    const answered = withoutSharing(response);
    answered.headers.set("x-queue-length", String(parts.queue.length));
    return answered;
  });
}

/** Answers a call on behalf of a visitor's request, whose id is then in all its log lines. */
function forRequest<Result>({ headers }: Request, work: () => Promise<Result>): Promise<Result> {
  const id = headers.get("x-request-id") ?? "";
  return /^[0-9a-z-]{8,64}$/i.test(id) ? instanceState().requests.run({ id }, work) : work();
}

const noteRefusal = (userId?: string) => logSecurityEvent({ event: "data-api", outcome: "refused", userId });

async function route(parts: BackendParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isForLoopback(request)) return answer(421, "misdirected", "This backend only accepts loopback connections.");
  if (!METHODS.has(request.method)) return answer(405, "method", "Method not allowed");
  if (pathname === "/healthz" && request.method === "GET") {
    return Response.json({ status: "ok", queued: parts.queue.length });
  }
  if (isOpenRead(request.method, pathname)) return parts.storage.answer(request, "anon", null);
  const claims = await identifyCaller(request.headers, parts.secrets, parts.issuer);
  if (isStorageCall(pathname))
    return parts.storage.answer(request, claims.role, await readBody(request, BODY_LIMIT[claims.role]));
  const draft = COPY.exec(pathname)?.[1];
  if (draft && request.method === "POST") return copyFor(parts, draft, claims);
  if (pathname.startsWith("/rest/v1/")) return answerFromData(parts, request, claims);
  const edgeFunction = parts.functions[/^\/functions\/v1\/([a-z-]+)$/.exec(pathname)?.[1] ?? ""];
  if (edgeFunction && request.method === "POST") {
    return withoutSharing(await edgeFunction(await readWhole(request, claims)));
  }
  return answer(404, "PGRST125", "Invalid path specified in request URL");
}

const COPY = /^\/backup\/v1\/copies\/([0-9a-f-]{36})$/;

async function copyFor(parts: BackendParts, draft: string, { role }: CallerClaims): Promise<Response> {
  if (role !== "service_role") return answer(403, "42501", "Only the service role can request a copy.");
  if (!parts.copy) return answer(404, "PGRST125", "This backend does not store the database.");
  await parts.copy(draft);
  return Response.json({ draft });
}

/** The backend as one function from request to response. Never throws. */
export function createHandler(parts: BackendParts): (request: Request) => Promise<Response> {
  return async (request) => forRequest(request, async () => answerSafely(parts, request));
}

async function answerSafely(parts: BackendParts, request: Request): Promise<Response> {
  try {
    return await route(parts, request);
  } catch (error) {
    if (error instanceof Refused) noteRefusal();
    if (error instanceof Refused) return answer(401, "PGRST301", error.message);
    if (error instanceof BodyTooLarge) return answer(413, "too_large", "Request body too large.");
    if (error instanceof QueueFull) return answer(503, "busy", "Too many queued requests.", { "retry-after": "1" });
    logError(error, "Backend request failed.");
    parts.onTrouble();
    return answer(500, "XX000", "Internal backend error.");
  }
}
