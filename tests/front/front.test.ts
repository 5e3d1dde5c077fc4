import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isFromThisMachine } from "@/lib/access/demo";
import { settleArrival } from "@/lib/platform/requests/arrival";
import { toBlockList } from "@/lib/platform/requests/client-network";
import { asking } from "./asking";
import { Front, hasVarnish, shippedRules } from "./front";
import { keeping } from "./keeping";
import { Origin } from "./origin";
import { refusing } from "./refusing";

const checks = { ...refusing, ...asking, ...keeping };
const front = new Front();
const origin = new Origin();
let number = 0;
const scene = () => ({ front, origin, from: `127.77.${(number += 1) >> 8}.${number & 255}` });

beforeAll(async () => {
  expect(hasVarnish(), "Varnish is neither here nor can it be installed.").toBe(true);
  await origin.startAll();
  await front.start(origin.addresses);
});
afterAll(async () => {
  await front.stop();
  origin.stop();
});

async function setUp(rule: string | null) {
  await origin.startAll();
  origin.reset();
  await front.without(rule);
  await front.empty();
  await front.awaitReady(2);
}

test("every rule of the proxy has a test, and every test a rule", () => {
  expect(Object.keys(checks).sort()).toEqual(shippedRules().sort());
});

test("no request through the proxy is mistaken for a browser on this machine", async () => {
  await setUp(null);
  await front.ask("/outbox", { headers: { "x-granskog-reached": "directly" } });
  const { headers = {} } = origin.of("/outbox")[0] ?? {};
  const sent: IncomingHttpHeaders = { ...headers, host: "localhost:3000" };
  const arrival = { method: "GET", url: "/outbox", headers: sent, peer: "127.0.0.1" };
  for (const trusted of [[], ["127.0.0.1"]]) {
    const around = {
      siteOrigin: "http://localhost:3000",
      trusted: toBlockList(trusted),
      isDevelopment: false,
      mark: "m",
    };
    expect(settleArrival(arrival, around)).toBeNull();
    expect(isFromThisMachine({ get: (name) => String(sent[name]) })).toBe(false);
  }
});

test("Varnish that exits is restarted, and the script logs in JSON", { timeout: 40_000 }, async () => {
  await setUp(null);
  front.killVarnish();
  const began = Date.now();
  await expect
    .poll(async () => (await front.ask("/back").catch(() => null))?.status, { timeout: 30_000, interval: 200 })
    .toBe(200);
  expect(Date.now() - began).toBeGreaterThan(500);
  const lines = front.printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string });
  expect(lines.some(({ msg }) => /^Varnish stopped .*Restarting/.test(msg))).toBe(true);
  await front.awaitReady(2);
});

describe.each(Object.entries(checks))("%s", (rule, check) => {
  test("the proxy follows the rule", { timeout: 40_000 }, async () => {
    await setUp(null);
    await check(scene());
  });
  test("a proxy without the rule fails its test", { timeout: 90_000 }, async () => {
    await setUp(rule);
    await expect(check(scene())).rejects.toThrow();
  });
});

describe("what HTTP asks of a cache", () => {
  beforeEach(() => setUp(null));

  test("a page that a browser has is not sent again", async () => {
    origin.answer("/c", (_, response) =>
      response
        .setHeader("Cache-Control", "s-maxage=60")
        .setHeader("ETag", '"one"')
        .setHeader("Content-Type", "text/html")
        .end("<p>"),
    );
    const { headers } = await front.ask("/c", { headers: { "accept-encoding": "gzip" } });
    const again = await front.ask("/c", {
      headers: { "accept-encoding": "gzip", "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await front.ask("/c", { headers: { "if-none-match": '"another"' } })).status).toBe(200);
  });
  test("HEAD has the headers of GET", async () => {
    const head = await front.ask("/h", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(String((await front.ask("/h")).body)).toContain("number 1");
  });
  test("a range request gets that part of a file", async () => {
    origin.answer("/media/film", (_, response) =>
      response
        .setHeader("Cache-Control", "public, max-age=31536000, immutable")
        .setHeader("Content-Type", "image/webp")
        .end("0123456789"),
    );
    const { status, headers, body } = await front.ask("/media/film", { headers: { range: "bytes=2-4" } });
    expect([status, headers["content-range"], String(body)]).toEqual([206, "bytes 2-4/10", "234"]);
  });
  test("without the site and without a copy, an error is returned at once", async () => {
    origin.stop();
    const startedAt = performance.now();
    const { status, body } = await front.ask("/nothing");
    expect(status).toBe(503);
    expect(String(body)).toContain("temporarily unavailable");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
  test("the TLS proxy passes on the client's address", async () => {
    await front.raw(
      [
        "PROXY TCP4 203.0.113.9 127.0.0.1 5000 443\r\nGET /tls HTTP/1.1\r\nHost: granskog.test\r\nConnection: close\r\n\r\n",
      ],
      front.proxyPort,
    );
    expect(origin.of("/tls")[0]?.headers["x-forwarded-for"]).toBe("203.0.113.9");
  });
});
