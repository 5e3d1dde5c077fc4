import { createServer, request as send } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { guardRequests } from "@/lib/platform/requests/guard-requests";
import { log } from "@/lib/platform/telemetry/logger";

const warn = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
const arrived: string[] = [];
const server = createServer((request, response) => {
  arrived.push(`${request.method} ${request.url}`);
  response.end(JSON.stringify(request.headers));
});

beforeAll(async () => {
  guardRequests();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const port = () => (server.address() as AddressInfo).port;

/** Everything the server returns for bytes that no normal client would send. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port(), "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });

function ask(method: string, headers: Record<string, string>, body = "", to = { port: port() }) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = send({ ...to, method, headers: { ...headers, "content-length": body.length } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", reject).end(body);
  });
}

test("the server receives one client address and no policy from outside", async () => {
  const { text } = await ask("GET", {
    "Content-Security-Policy": "script-src 'nonce-POISON'",
    "X-Forwarded-For": "8.8.8.8",
  });
  await ask("GET", { "X-Forwarded-For": "8.8.8.8" });
  expect(warn, "a proxy that nobody has named").toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("TRUSTED_PROXIES"));
  expect(text).not.toContain("POISON");
  expect(JSON.parse(text)).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-granskog-reached": "otherwise" });
});

test("a proxy on this machine is not mistaken for a browser on it", async () => {
  // A raw TCP server: a web server in this process would be guarded as well.
  const proxy = createTcpServer((visitor) =>
    visitor.once("data", (head) => {
      const site = connect(port(), "127.0.0.1");
      site.write(String(head).replace("\r\n", `\r\nX-Forwarded-For: ${visitor.remoteAddress}\r\n`));
      visitor.pipe(site).pipe(visitor);
    }),
  );
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  try {
    const host = `localhost:${port()}`;
    const through = { port: (proxy.address() as AddressInfo).port };
    const headers = { host, "x-granskog-reached": "directly" };
    expect(JSON.parse((await ask("GET", headers, "", through)).text)).toMatchObject({
      "x-granskog-reached": "otherwise",
    });
    expect(JSON.parse((await ask("GET", headers)).text)).toMatchObject({ "x-granskog-reached": "directly" });
  } finally {
    proxy.close();
  }
});

test("a request the server sends to itself keeps the first client, and a forged one does not", async () => {
  const inside = createServer((request, response) => {
    if (request.url === "/inner") return void response.end(JSON.stringify(request.headers));
    const to = (inside.address() as AddressInfo).port;
    const headers = { ...request.headers, "x-forwarded-host": "site.example", "x-next-revalidated-tags": "a" };
    send({ port: to, path: "/inner", headers }, (answer) => answer.pipe(response)).end();
  });
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  try {
    const to = { port: (inside.address() as AddressInfo).port };
    const forged = { "x-granskog-settled": "made-up", "x-next-revalidated-tags": "b" };
    const own = { "x-granskog-reached": "directly", "x-forwarded-for": "127.0.0.1", "x-next-revalidated-tags": "a" };
    expect(JSON.parse((await ask("GET", forged, "", to)).text)).toMatchObject(own);
    const direct = JSON.parse((await ask("GET", forged)).text) as object;
    expect(direct).not.toHaveProperty("x-next-revalidated-tags");
  } finally {
    inside.close();
  }
});

test("a whole address as target is a path of this site", async () => {
  arrived.length = 0;
  await raw("GET http://evil.example/admin HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  expect(arrived).toEqual(["GET /admin"]);
});

test("a call of an action without this site's origin is refused and its connection closed", async () => {
  arrived.length = 0;
  const { status } = await ask("POST", { "Next-Action": "ab" }, "[]");
  expect(status).toBe(403);
  const answer = await raw("POST / HTTP/1.1\r\nHost: x\r\nNext-Action: ab\r\nContent-Length: 100000\r\n\r\n[");
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(arrived).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: "other-site", reason: "no origin" }), "security");
  const { status: passed } = await ask("POST", { "Next-Action": "ab", Origin: `http://localhost:${port()}` }, "[]");
  expect(passed).toBe(200);
});

test("OPTIONS of the whole server names its methods", async () => {
  arrived.length = 0;
  const answer = await raw("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 204 [\s\S]*\r\nAllow: GET/);
  expect(arrived).toEqual([]);
});
