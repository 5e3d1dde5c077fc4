import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { isUnchanged, keyOf, mayCache, packingFor } from "@/lib/platform/response-cache/rules";
import { etagOf, type CachedResponse, responseCache, type ResponseCache } from "@/lib/platform/response-cache/store";

/** Bytes of one answer that are gathered; no page comes near. */
const MOST_GATHERED = 4 * 1024 * 1024;

/** Gives a kept answer, or says that the browser has it. */
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

const toBytes = (piece: unknown, encoding: unknown): Buffer =>
  typeof piece === "string"
    ? Buffer.from(piece, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
    : Buffer.from(piece as Uint8Array);

/** The headers of `writeHead(status[, message][, headers])`, given as an object or as a flat list. */
function toHeaders(last: unknown): OutgoingHttpHeaders {
  if (!Array.isArray(last)) return typeof last === "object" && last !== null ? (last as OutgoingHttpHeaders) : {};
  const list = last as string[];
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])));
}

/**
 * Lets Next answer a request for a page that could be kept the last time, gathers the answer, packs it, gives it to
 * whoever asked, and keeps it where that is allowed. What turns out to be no page for everyone goes out as Next says it.
 */
function gather(request: IncomingMessage, response: ServerResponse, key: string, store: ResponseCache): void {
  const begunIn = store.epoch;
  const ended = store.begin(key);
  response.once("close", () => ended(null));
  const asked = { encoding: request.headers["accept-encoding"], noneMatch: request.headers["if-none-match"] };
  // Packed here, and whole: "not modified" would bring half of the headers.
  delete request.headers["accept-encoding"];
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  const own = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const pieces: Buffer[] = [];
  let size = 0;
  const letGo = () => {
    Object.assign(response, own);
    for (const piece of pieces.splice(0)) own.write(piece);
  };
  const add = (piece: unknown, encoding: unknown): boolean => {
    if (piece === null || piece === undefined || typeof piece === "function") return true;
    const bytes = toBytes(piece, encoding);
    pieces.push(bytes);
    size += bytes.length;
    return size <= MOST_GATHERED;
  };
  const finish = async (): Promise<void> => {
    const headers = response.getHeaders();
    const isKept = mayCache(response.statusCode, headers);
    // A copy that Next renews behind this answer is not kept, but is as much for everyone.
    const isForAll = isKept || mayCache(response.statusCode, { ...headers, "x-nextjs-cache": "HIT" });
    store.note(key, isForAll);
    if (!isForAll || response.headersSent) {
      letGo();
      own.end();
      return;
    }
    const answer = await store.pack(key, headers, Buffer.concat(pieces.splice(0)));
    if (isKept) store.keep(key, answer, begunIn);
    ended(begunIn === store.epoch ? answer : null);
    Object.assign(response, own);
    request.headers["accept-encoding"] = asked.encoding;
    if (asked.noneMatch !== undefined) request.headers["if-none-match"] = asked.noneMatch;
    give(request, response, answer);
  };
  const whenGiven = (rest: unknown[]) => {
    const listener = rest.find((each) => typeof each === "function") as (() => void) | undefined;
    if (listener) response.once("finish", listener);
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(toHeaders(rest.at(-1))))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    },
    flushHeaders: () => undefined,
    write: (piece: unknown, ...rest: unknown[]) => {
      if (!add(piece, rest[0])) letGo();
      const written = rest.find((each) => typeof each === "function") as (() => void) | undefined;
      if (written) queueMicrotask(written);
      return true;
    },
    end: (piece?: unknown, ...rest: unknown[]) => {
      whenGiven([piece, ...rest]);
      add(piece, rest[0]);
      void finish().catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : new Error(String(error))),
      );
      return response;
    },
  });
}

/** Looks at an answer that goes out by itself, to know whether the next one can be kept. */
function watch(response: ServerResponse, key: string, store: ResponseCache): void {
  response.once("finish", () => {
    if (mayCache(response.statusCode, response.getHeaders())) store.note(key, true);
  });
}

/** Milliseconds that a reader waits for what someone else asks of Next. */
const PATIENCE = 3_000;

/** Waits for what another request asks of Next, and asks by itself where nothing comes of that in time. */
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

/** @returns whether the request is answered here; else it goes on to Next */
function answer(request: IncomingMessage, response: ServerResponse, store: ResponseCache, goOn: () => void): boolean {
  // Refused, or taken by someone else.
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

interface Started {
  request: IncomingMessage;
  server: Server;
}

const isStarted = (message: unknown): message is Started =>
  typeof message === "object" && message !== null && "request" in message && "server" in message;

/**
 * Puts the kept answers before Next: a page for everyone is made, hashed and packed once a second, not once a request.
 * Node tells of each request before the server's own listener hears of it; from the first one on, the server asks here.
 * To be called after whatever settles or refuses requests by the same channel.
 */
export function cacheResponses(store: ResponseCache = responseCache()): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    if (!isStarted(message) || known.has(message.server)) return;
    const { server } = message;
    known.add(server);
    const emit = server.emit.bind(server);
    server.emit = (event: string, ...rest: unknown[]) => {
      const goOn = () => emit(event, ...rest);
      if (event !== "request") return goOn();
      return answer(rest[0] as IncomingMessage, rest[1] as ServerResponse, store, goOn) || goOn();
    };
  });
}
