import { expect } from "vitest";
import { pause } from "../support/instance";
import { HOST } from "./front";
import type { Check } from "./rule";

/** Asks this often at once, and says how many were refused for being too many. */
const flood = async (
  { front, from }: Parameters<Check>[0],
  url: string,
  times: number,
  method = "GET",
  headers: Record<string, string> = {},
) => {
  const body = method === "POST" && { body: "a=1" };
  const replies = await Promise.all(
    Array.from({ length: times }, () =>
      front.ask(url, { method, from, headers: { cookie: "signed_in=1", ...headers }, ...body }),
    ),
  );
  return replies.filter(({ status }) => status === 429).length;
};

export const refusing: Record<string, Check> = {
  async methods({ front, origin }) {
    for (const method of ["TRACE", "PATCH", "PROPFIND"])
      expect((await front.ask("/m", { method, body: "a" })).status).toBe(405);
    expect(origin.of("/m")).toEqual([]);
    expect((await front.ask("/m", { method: "POST", body: "a" })).status).toBe(200);
  },
  async "odd-addresses"({ front, origin }) {
    for (const url of [
      "/api/%69nternal/upkeep",
      "/%6Detrics",
      "/help/../metrics",
      "/help/..",
      "/api\\internal",
      "/a/%2e%2e/b",
    ]) {
      expect(
        (await front.raw([`GET ${url} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`])).slice(9, 12),
        url,
      ).toBe("400");
    }
    expect((await front.ask("/brands/j%C3%A4rn?q=%61")).status).toBe(200);
    expect(origin.asked.map(({ url }) => url)).toEqual(["/brands/j%C3%A4rn"]);
  },
  async internal({ front, origin }) {
    for (const url of [
      "/metrics",
      "/METRICS?a",
      "/readyz",
      "/api/internal/maintenance",
      "/api/internal/upkeep",
      "//api//internal/revalidate",
    ]) {
      expect((await front.ask(url, { method: url.includes("internal") ? "POST" : "GET", body: "" })).status, url).toBe(
        404,
      );
    }
    expect(origin.asked).toEqual([]);
    expect((await front.ask("/metrics-explained")).status).toBe(200);
  },
  async "reading-has-no-body"({ front }) {
    expect((await front.ask("/r", { body: "smuggled" })).status).toBe(400);
    expect((await front.ask("/r", { headers: { "transfer-encoding": "chunked" } })).status).toBe(400);
  },
  async "length-demanded"({ front, origin }) {
    expect(
      (await front.ask("/l", { method: "POST", headers: { "transfer-encoding": "chunked" }, body: undefined })).status,
    ).toBe(411);
    expect(await front.raw([`POST /l HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`])).toMatch(
      /^HTTP\/1.1 411/,
    );
    expect(origin.of("/l")).toEqual([]);
  },
  async bodies({ front, origin }) {
    const claims = (url: string, length: number) =>
      front.raw([`POST ${url} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`]);
    expect(await claims("/b", 1_048_577)).toMatch(/^HTTP\/1.1 413/);
    expect(origin.of("/b")).toEqual([]);
    expect((await front.ask("/b", { method: "POST", body: "x".repeat(1_048_576) })).status).toBe(200);
    expect((await front.ask("/admin/hub-posts/7/cover", { method: "POST", body: "x".repeat(9_000_000) })).status).toBe(
      200,
    );
  },
  async uploads({ front }) {
    const answer = await front.raw([
      `POST /admin/hub-posts/7/cover HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 25165825\r\nConnection: close\r\n\r\n`,
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 413/);
  },
  async "slow-bodies"({ front, origin }) {
    const half = "x".repeat(300_000);
    const slowly = front.raw(
      [
        `POST /s HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${2 * half.length}\r\nConnection: close\r\n\r\n${half}`,
        half,
      ],
      front.port,
      700,
    );
    await pause(400);
    expect(origin.of("/s")).toEqual([]);
    expect(await slowly).toMatch(/^HTTP\/1.1 200/);
    expect(origin.of("/s")[0]?.body).toBe(half + half);
  },
  async rate(scene) {
    expect(await flood(scene, "/page", 1_150)).toBe(0);
    expect(await flood(scene, "/page", 150)).toBeGreaterThan(50);
    // What is kept is not counted.
    await scene.front.ask("/kept");
    expect((await scene.front.ask("/kept", { from: scene.from })).status).toBe(200);
  },
  async "rate-of-forms"(scene) {
    expect(await flood(scene, "/any", 230, "POST")).toBe(0);
    expect(await flood(scene, "/any", 100, "POST")).toBeGreaterThan(50);
  },
  async "rate-of-sign-in"(scene) {
    // A server action can be called at the address of any page.
    expect(await flood(scene, "/pricing", 110, "POST", { "next-action": "ab" })).toBe(0);
    expect(await flood(scene, "/", 60, "POST", { "content-type": "multipart/form-data; boundary=x" })).toBeGreaterThan(
      20,
    );
    expect(await flood(scene, "/api/shares/a/open", 40, "POST")).toBeGreaterThan(20);
  },
  async "rate-of-exports"(scene) {
    expect(await flood(scene, "/api/exports/csv", 110)).toBe(0);
    expect(await flood(scene, "/share/abc/picture.png", 60)).toBeGreaterThan(20);
  },
  async "rate-of-api"(scene) {
    expect(await flood(scene, "/api/v1/rankings", 580)).toBe(0);
    expect(await flood(scene, "/api/v1/rankings", 120)).toBeGreaterThan(50);
  },
  async host({ front, origin }) {
    expect((await front.ask("/h", { headers: { host: "elsewhere.example" } })).status).toBe(421);
    expect(origin.of("/h")).toEqual([]);
    expect((await front.ask("/h")).status).toBe(200);
  },
  async "refusals-told"({ front }) {
    const { headers } = await front.ask("/m", { method: "PATCH", body: "a" });
    expect(headers).toMatchObject({
      allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
  async "purging-addresses"({ front, origin }) {
    // As who ends TLS tells whom a connection is from.
    const answer = await front.raw(
      [
        `PROXY TCP4 203.0.113.9 127.0.0.1 5000 443\r\nPURGE / HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer told-to-the-front-alone\r\nX-Purge-Tags: a\r\nConnection: close\r\n\r\n`,
      ],
      front.proxyPort,
    );
    expect(answer).toMatch(/^HTTP\/1.1 405/);
    expect(origin.asked).toEqual([]);
  },
  async "purging-token"({ front, origin }) {
    origin.answer("/t", (_, response) =>
      response.setHeader("Cache-Control", "s-maxage=60").setHeader("Cache-Tag", "publication").end("kept"),
    );
    await front.ask("/t");
    expect((await front.purge("publication", "guessed")).status).toBe(403);
    expect((await front.purge("publication", "")).status).toBe(403);
    await front.ask("/t");
    expect(origin.of("/t")).toHaveLength(1);
  },
  async purging({ front, origin }) {
    for (const [path, tags] of [
      ["/p1", "publication,posts"],
      ["/p2", "posts"],
      ["/p3", "other"],
      ["/p4", ""],
    ] as const) {
      origin.answer(path, (_, response, turn) =>
        response.setHeader("Cache-Control", "s-maxage=60").setHeader("Cache-Tag", tags).end(`turn ${turn}`),
      );
      await front.ask(path);
    }
    const { status, headers } = await front.purge("publication posts");
    expect([status, headers["x-purged"]]).toEqual([204, "3"]);
    const texts = await Promise.all(
      ["/p1", "/p2", "/p3", "/p4"].map(async (path) => String((await front.ask(path)).body)),
    );
    expect(texts).toEqual(["turn 2", "turn 2", "turn 1", "turn 2"]);
    // Softly: who purges while the site is down leaves something to read.
    await front.purge("publication");
    origin.stop();
    expect((await front.ask("/p1")).status).toBe(200);
  },
};
