import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { gatherResponse } from "@/lib/platform/response-cache/gather-response";
import { isUnchanged, keyOf, mayCache, packingFor } from "@/lib/platform/response-cache/rules";
import { etagOf, type CachedResponse, responseCache, type ResponseCache } from "@/lib/platform/response-cache/store";
import { onRequestStart } from "@/lib/platform/telemetry/request-start";

/** Sends a cached response, or 304. */
function give(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const packing = packingFor(request.headers["accept-encoding"], new Set(answer.bodies.keys()));
  const etag = etagOf(answer, packing);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader("ETag", etag);
  if (isUnchanged(request.headers["if-none-match"], etag)) {
    for (const name of ["Content-Type", "Content-Length"]) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const body = answer.bodies.get(packing) ?? Buffer.alloc(0);
  if (packing !== "identity") response.setHeader("Content-Encoding", packing);
  response.writeHead(200, { "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Lets Next answer a request for a page that was cacheable last time; buffers, compresses and sends the response, and
 * caches it if allowed. A response that turns out not to be shared is sent as Next wrote it.
 */
function gather(request: IncomingMessage, response: ServerResponse, key: string, store: ResponseCache): void {
  const begunIn = store.epoch;
  const ended = store.begin(key);
  response.once("close", () => ended(null));
  const asked = { encoding: request.headers["accept-encoding"], noneMatch: request.headers["if-none-match"] };
  // Compressed here, and complete: a 304 would carry only some of the headers.
  delete request.headers["accept-encoding"];
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  gatherResponse(response, async ({ take, sendAsWritten }) => {
    const headers = response.getHeaders();
    const isKept = mayCache(response.statusCode, headers);
    // A stale copy that Next is renewing in the background is not cached, but may be shared with waiting requests.
    const isForAll = isKept || mayCache(response.statusCode, { ...headers, "x-nextjs-cache": "HIT" });
    store.note(key, isForAll);
    if (!isForAll || response.headersSent) {
      sendAsWritten();
      return;
    }
    const answer = await store.pack(key, headers, take());
    if (isKept) store.keep(key, answer, begunIn);
    ended(begunIn === store.epoch ? answer : null);
    request.headers["accept-encoding"] = asked.encoding;
    if (asked.noneMatch !== undefined) request.headers["if-none-match"] = asked.noneMatch;
    give(request, response, answer);
  });
}

/** Observes an uncached response, to learn whether the next one can be cached. */
function watch(response: ServerResponse, key: string, store: ResponseCache): void {
  response.once("finish", () => {
    if (mayCache(response.statusCode, response.getHeaders())) store.note(key, true);
  });
}

/** Milliseconds that a request waits for another request's response. */
const PATIENCE = 3_000;

/** Waits for the response to another request, and asks Next itself if none arrives in time. */
async function share(
  request: IncomingMessage,
  response: ServerResponse,
  underway: Promise<CachedResponse | null>,
  goOn: () => void,
): Promise<void> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE, null).unref();
  });
  const shared = await Promise.race([underway, late]);
  if (response.destroyed) return;
  if (shared) give(request, response, shared);
  else goOn();
}

/** @returns whether the request was answered here; otherwise it goes on to Next */
function answer(request: IncomingMessage, response: ServerResponse, store: ResponseCache, goOn: () => void): boolean {
  // Refused or answered elsewhere.
  if (response.headersSent || response.writableEnded) return false;
  const key = keyOf(request);
  if (key === null) return false;
  const stored = store.find(key);
  if (stored) {
    give(request, response, stored);
    return true;
  }
  const underway = store.underway(key);
  if (underway) {
    void share(request, response, underway, goOn);
    return true;
  }
  if (request.method === "GET" && store.isCacheable(key)) gather(request, response, key, store);
  else watch(response, key, store);
  return false;
}

/**
 * Answers from the cache before Next: a shared page is rendered, hashed and compressed once a second, not once a
 * request. Call this after everything that checks
 * or refuses requests on the same channel.
 */
export function cacheResponses(store: ResponseCache = responseCache()): void {
  const known = new WeakSet<Server>();
  onRequestStart(({ server }) => {
    if (known.has(server)) return;
    known.add(server);
    const emit = server.emit.bind(server);
    server.emit = (event: string, ...rest: unknown[]) => {
      const goOn = () => emit(event, ...rest);
      if (event !== "request") return goOn();
      return answer(rest[0] as IncomingMessage, rest[1] as ServerResponse, store, goOn) || goOn();
    };
  });
}
