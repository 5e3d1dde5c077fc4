import { once } from "node:events";
import { subscribe } from "node:diagnostics_channel";
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clearResponseCache } from "@/lib/platform/response-cache/clear";
import { cacheResponses } from "@/lib/platform/response-cache/cache-responses";
import { ResponseCache, responseCache } from "@/lib/platform/response-cache/store";

const BODY = `<p>${"A page for everyone. ".repeat(2_000)}</p>`;
const HEADERS = {
  "Content-Type": "text/html",
  "Cache-Control": "s-maxage=60",
  "X-Nextjs-Cache": "HIT",
  "Content-Security-Policy": "script-src 'sha256-a='",
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
let made: string[];
let listener: Listener;
let server: ReturnType<typeof createServer>;
let path: string;
let count = 0;

const sendPage: Listener = (request, response) => {
  made.push(String(request.headers["accept-encoding"]));
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.write(BODY.slice(0, 100));
  response.end(BODY.slice(100));
};

beforeAll(() => {
  cacheResponses();
  // Reports each request as soon as it arrives, even one that waits.
  subscribe("http.server.request.start", () => setImmediate(() => server.emit("request-seen")));
});
beforeEach(async () => {
  made = [];
  listener = sendPage;
  path = `/page-${(count += 1)}`;
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const ask = (headers: Record<string, string> = {}, method = "GET", at = path) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: "127.0.0.1", port, path: at, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
      response.on("error", reject);
    }).on("error", reject);
  });

test("the first request passes through, the second is stored, and the others get copies", async () => {
  const first = await ask({ "accept-encoding": "gzip" });
  const second = await ask({ "accept-encoding": "gzip" });
  const others = await Promise.all(Array.from({ length: 20 }, async () => ask({ "accept-encoding": "gzip" })));
  expect(made).toEqual(["gzip", "undefined"]);
  expect(first.body.toString()).toBe(BODY);
  for (const each of [second, ...others]) {
    expect(each.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(each.body).toString()).toBe(BODY);
    expect(each.headers["content-security-policy"]).toBe(HEADERS["Content-Security-Policy"]);
    expect(each.headers.vary).toBe("Accept-Encoding");
  }
});

test("each encoding contains the same page, with its own tag", async () => {
  await ask();
  await ask();
  await vi.waitFor(async () => expect((await ask({ "accept-encoding": "br" })).headers["content-encoding"]).toBe("br"));
  const [plain, small, smaller] = await Promise.all([
    ask(),
    ask({ "accept-encoding": "gzip" }),
    ask({ "accept-encoding": "br, gzip" }),
  ]);
  expect(plain.body.toString()).toBe(BODY);
  expect(gunzipSync(small.body).toString()).toBe(BODY);
  expect(brotliDecompressSync(smaller.body).toString()).toBe(BODY);
  expect(new Set([plain, small, smaller].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("a browser with the current copy gets 304 with the same policy", async () => {
  await ask();
  const { headers } = await ask({ "accept-encoding": "gzip" });
  const again = await ask({ "accept-encoding": "gzip", "if-none-match": headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers["content-security-policy"]).toBe(HEADERS["Content-Security-Policy"]);
  expect(again.headers.etag).toBe(headers.etag);
  expect((await ask({ "accept-encoding": "br", "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  await ask();
  const whole = await ask();
  const head = await ask({}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect([head.headers.etag, head.headers["content-length"]]).toEqual([whole.headers.etag, String(BODY.length)]);
});

test("a file of the build is read and packed once, also after a publication", async () => {
  let read = 0;
  listener = (_, response) => {
    read += 1;
    response.setHeader("Content-Type", "text/css");
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.end(BODY);
  };
  const file = `/_next/static/chunks/${(count += 1)}.css`;
  await ask({}, "GET", file);
  await ask({}, "GET", file);
  clearResponseCache();
  const kept = await ask({ "accept-encoding": "gzip" }, "GET", file);
  expect(read).toBe(2);
  expect(gunzipSync(kept.body).toString()).toBe(BODY);
  expect(kept.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("nothing made for one reader is stored", async () => {
  for (const headers of [
    { "Set-Cookie": "a=b" },
    { "Cache-Control": "private, no-store" },
    { "X-Nextjs-Cache": "MISS" },
  ]) {
    const own = `/own-${(count += 1)}`;
    listener = (_, response) => {
      made.push(own);
      response.writeHead(200, { ...HEADERS, ...headers }).end(`${made.length}`);
    };
    const bodies = [await ask({}, "GET", own), await ask({}, "GET", own), await ask({}, "GET", own)];
    expect(new Set(bodies.map(({ body }) => body.toString())).size).toBe(3);
  }
});

test("a page that becomes private is passed on unchanged, even if it was stored before", async () => {
  await ask();
  await ask();
  clearResponseCache();
  listener = (_, response) => void response.writeHead(403, { "Content-Type": "text/plain" }).end("No.");
  const refused = await ask({ "accept-encoding": "gzip" });
  expect([refused.status, refused.body.toString()]).toEqual([403, "No."]);
});

test("after a publication no earlier response is served, not even one under way", async () => {
  await ask();
  await ask();
  clearResponseCache();
  let release = () => {};
  listener = (_, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    release = () => response.end("old");
  };
  const before = ask();
  await vi.waitFor(() => expect(responseCache().underway(`http ${path}`)).not.toBeNull());
  const arrived = once(server, "request-seen");
  const waiting = ask();
  await arrived;
  clearResponseCache();
  listener = sendPage;
  release();
  expect((await before).body.toString()).toBe("old");
  expect((await waiting).body.toString()).toBe(BODY);
  expect((await ask()).body.toString()).toBe(BODY);
});

test("simultaneous requests for a page that is not stored share one response", async () => {
  await ask();
  clearResponseCache();
  let answers = 0;
  listener = (request, response) => {
    answers += 1;
    setTimeout(() => sendPage(request, response), 30);
  };
  const all = await Promise.all(Array.from({ length: 50 }, async () => ask()));
  expect(all.every(({ body }) => body.toString() === BODY)).toBe(true);
  expect(answers).toBe(1);
});

test("waiting readers are served even if the reader whose request they share leaves", async () => {
  await ask();
  clearResponseCache();
  let isFirst = true;
  listener = (request, response) => {
    if (isFirst) isFirst = false;
    else sendPage(request, response);
  };
  const { port } = server.address() as AddressInfo;
  const gone = get({ host: "127.0.0.1", port, path });
  gone.on("error", () => undefined);
  await vi.waitFor(() => expect(responseCache().underway(`http ${path}`)).not.toBeNull());
  const waiting = ask();
  gone.destroy();
  // It ends with the first request, not with the timeout of those that wait.
  await vi.waitFor(() => expect(responseCache().underway(`http ${path}`)).toBeNull());
  expect((await waiting).body.toString()).toBe(BODY);
});

test("a response that is no longer fresh is requested again", async () => {
  const store = new ResponseCache(() => now);
  let now = 0;
  const answer = await store.pack("a", {}, Buffer.from("one"));
  const end = store.begin("a");
  store.keep("a", answer, store.epoch);
  end(answer);
  expect(store.underway("a")).toBeNull();
  now = 999;
  expect(store.find("a")).toBe(answer);
  now = 1_000;
  expect(store.find("a")).toBeNull();
  const again = store.begin("a");
  expect(store.find("a")).toBe(answer);
  now = 3_000;
  expect(store.find("a")).toBeNull();
  again(null);
});

test("a file of the build stays fresh", async () => {
  let now = 0;
  const store = new ResponseCache(() => now);
  const file = await store.pack("a", { "cache-control": "max-age=31536000, immutable" }, Buffer.from("one"));
  store.keep("a", file, store.epoch);
  now = 1_000_000;
  expect(store.find("a")).toBe(file);
});

test("the cache counts the bytes of all encodings, and none of pages after clearing", async () => {
  clearResponseCache();
  const ofFiles = responseCache().bytes;
  await ask();
  await ask();
  expect(responseCache().bytes).toBeGreaterThan(BODY.length);
  clearResponseCache();
  expect(responseCache().bytes).toBe(ofFiles);
});
