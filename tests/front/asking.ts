import { expect } from "vitest";
import { INTERNAL_HEADERS } from "@/lib/platform/requests/arrival";
import { pause } from "../support/instance";
import type { Check } from "./rule";

const FLIGHT = { rsc: "1", "next-router-prefetch": "1", "next-router-state-tree": "%5B%22%22%5D", "next-url": "/x" };
const SESSIONS = [
  "granskog.session_token",
  "__Secure-granskog.session_token",
  "signed_in",
  "edge_claims",
  "__session",
  "__session_Ab12",
  "__client_uat",
  "__client",
  "__clerk_db_jwt",
];

export const asking: Record<string, Check> = {
  async instances({ front, origin }) {
    origin.ready[0] = false;
    await front.awaitReady(1);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await front.ask("/i", { headers: { cookie: "signed_in=1" } })).status).toBe(200);
    expect(new Set(origin.of("/i").map(({ instance }) => instance))).toEqual(new Set([1]));
    origin.ready[1] = false;
    await front.awaitReady(0);
    expect((await front.ask("/i", { headers: { cookie: "signed_in=1" } })).status).toBe(200);
  },
  async "built-files"({ front, origin }) {
    for (const path of ["/_next/static/a.js", "/media/covers/a.webp"]) {
      origin.answer(path, (_, response) =>
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable").end("file"),
      );
      await front.ask(path);
      await front.ask(`${path}?anything`, { headers: { cookie: "granskog.session_token=x; signed_in=1" } });
      expect(origin.of(path)).toHaveLength(1);
      expect((await front.ask(path)).headers["cache-control"]).toContain("immutable");
    }
  },
  async authorization({ front, origin }) {
    await front.ask("/a", { headers: { authorization: "Bearer key" } });
    await front.ask("/a", { headers: { authorization: "Bearer key" } });
    expect(origin.of("/a").map(({ headers }) => headers.authorization)).toEqual(["Bearer key", "Bearer key"]);
  },
  async sessions({ front, origin }) {
    await front.ask("/");
    for (const name of SESSIONS) {
      const cookie = `consent=all; ${name}=x`;
      await front.ask("/", { headers: { cookie } });
      expect(origin.of("/").at(-1)?.headers.cookie, name).toBe(cookie);
    }
    await front.ask("/", { headers: { cookie: "my_signed_in=1; x__session=2; __client_uat=0; __client_uat_Ab12=0" } });
    expect(origin.of("/")).toHaveLength(1 + SESSIONS.length);
  },
  async "other-cookies"({ front, origin }) {
    await front.ask("/o", { headers: { cookie: "consent=all" } });
    await front.ask("/o", { headers: { cookie: "known_device=1; theme=dark" } });
    await front.ask("/o");
    expect(origin.of("/o").map(({ headers }) => headers.cookie)).toEqual([undefined]);
  },
  async "cookies-of-passes"({ front, origin }) {
    origin.answer("/auth", (_, response) => response.setHeader("Cache-Control", "private, no-store").end());
    for (const step of ["first", "second"]) {
      await front.ask("/auth", { headers: { cookie: `granskog.step=${step}` } });
      expect(origin.of("/auth").at(-1)?.headers.cookie).toBe(`granskog.step=${step}`);
    }
  },
  async flight({ front, origin }) {
    await front.ask("/f?_rsc=abc", { headers: FLIGHT });
    expect(origin.of("/f")[0]).toMatchObject({ url: "/f?_rsc=abc", headers: FLIGHT });
    await front.ask("/f?_rsc=abc", { headers: FLIGHT });
    expect(origin.of("/f")).toHaveLength(1);
  },
  async "pages-without-flight"({ front, origin }) {
    await front.ask("/w", { headers: { ...FLIGHT, rsc: "0" } });
    const sent = origin.of("/w")[0]?.headers ?? {};
    expect(Object.keys(FLIGHT).filter((name) => name in sent)).toEqual([]);
  },
  async "flight-and-pages-apart"({ front, origin }) {
    origin.answer("/g", ({ headers }, response) =>
      response
        .setHeader("Cache-Control", "s-maxage=60")
        .end(`${String(headers.rsc)} ${String(headers["next-router-segment-prefetch"])}`),
    );
    const asked: Record<string, string>[] = [
      {},
      { rsc: "1" },
      { rsc: "1", "next-router-segment-prefetch": "/_tree" },
      { rsc: "1", "next-router-segment-prefetch": "/_index" },
    ];
    for (let round = 0; round < 2; round += 1) {
      const texts: string[] = [];
      for (const headers of asked) texts.push(String((await front.ask("/g", { headers })).body));
      expect(texts).toEqual(["undefined undefined", "1 undefined", "1 /_tree", "1 /_index"]);
    }
    expect(origin.of("/g")).toHaveLength(4);
  },
  async "marketing-parameters"({ front, origin }) {
    await front.ask("/q?utm_source=a&utm_medium=b&x=1&gclid=z");
    await front.ask("/q?x=1&fbclid=2&_rsc=3");
    expect(origin.of("/q").map(({ url }) => url)).toEqual(["/q?x=1"]);
  },
  async "parameters-nobody-reads"({ front, origin }) {
    for (const path of [
      "/",
      "/rankings/sweden",
      "/rankings/norway/food-grocery",
      "/brands/an-invented-one",
      "/sustainability-branding-hub/insights/a-post",
    ]) {
      await front.ask(`${path}?a=1`);
      await front.ask(`${path}?b=2`);
      expect(origin.of(path).map(({ url }) => url)).toEqual([path]);
    }
    await front.ask("/rankings/search?q=a");
    expect(origin.of("/rankings/search")[0]?.url).toBe("/rankings/search?q=a");
  },
  async "order-of-parameters"({ front, origin }) {
    await front.ask("/api/brands/search?q=a&market=sweden");
    await front.ask("/api/brands/search?market=sweden&q=a");
    expect(origin.of("/api/brands/search")).toHaveLength(1);
  },
  async "internal-headers"({ front, origin }) {
    const internal = [
      ...INTERNAL_HEADERS.map((beginning) => (beginning.endsWith("-") ? `${beginning}anything` : beginning)),
      "next-resume",
      "content-security-policy",
      "content-security-policy-report-only",
    ];
    await front.ask("/n", {
      method: "POST",
      body: "a",
      headers: { ...Object.fromEntries(internal.map((name) => [name, "1"])), ...FLIGHT, "next-action": "00ab" },
    });
    const sent = origin.of("/n")[0]?.headers ?? {};
    expect([...internal, "x-taken-out"].filter((name) => name in sent)).toEqual([]);
    expect(sent).toMatchObject({ ...FLIGHT, "next-action": "00ab" });
  },
  async "forwarding-headers"({ front, origin, from }) {
    const claimed = {
      "x-forwarded-for": "8.8.8.8",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "elsewhere.example",
      "x-real-ip": "8.8.8.8",
      forwarded: "for=8.8.8.8",
      "x-original-url": "/admin",
      "cf-connecting-ip": "8.8.8.8",
    };
    await front.ask("/x", { headers: claimed, from });
    const sent = origin.of("/x")[0]?.headers ?? {};
    expect(sent).toMatchObject({
      "x-forwarded-for": from,
      "x-real-ip": from,
      "x-forwarded-proto": "http",
      "x-forwarded-host": "granskog.test",
    });
    expect(["forwarded", "x-original-url", "cf-connecting-ip"].filter((name) => name in sent)).toEqual([]);
  },
  async "request-id"({ front, origin }) {
    for (const path of ["/d1", "/d2"]) await front.ask(path, { headers: { "x-request-id": "chosen" } });
    const ids = ["/d1", "/d2"].map((path) => String(origin.of(path)[0]?.headers["x-request-id"]));
    expect(ids[0]).toMatch(/^\d{12}-\d+$/);
    expect(ids[0]).not.toBe(ids[1]);
  },
  async "request-id-told"({ front, origin }) {
    const { headers } = await front.ask("/e");
    expect(headers["x-request-id"]).toBe(origin.of("/e")[0]?.headers["x-request-id"]);
    expect((await front.ask("/e")).headers["x-request-id"]).toBeUndefined();
  },
  async "whole-answers"({ front, origin }) {
    origin.answer("/v", (_, response) =>
      response.setHeader("Cache-Control", "s-maxage=1").setHeader("ETag", '"1"').end("whole"),
    );
    await front.ask("/v", { headers: { "accept-encoding": "gzip" } });
    await pause(1_400);
    await front.ask("/v", { headers: { "accept-encoding": "gzip" } });
    expect(origin.of("/v").map(({ headers }) => [headers["if-none-match"], headers["accept-encoding"]])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  },
  async "hanging-instance"({ front, origin }) {
    origin.answer(
      "/hang",
      (_, response, turn) => turn > 1 && response.setHeader("Cache-Control", "s-maxage=60").end("awake"),
    );
    expect(String((await front.ask("/hang")).body)).toBe("awake");
  },
};
