import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { pause } from "../support/instance";
import type { Answer } from "./origin";
import type { Check } from "./rule";

const MEMBER = { headers: { cookie: "signed_in=1" } };
/** Is kept for a second, and fails from its second turn on. */
const failsLater: Answer = (_, response, turn) => {
  response.statusCode = turn === 1 ? 200 : 500;
  response.setHeader("Cache-Control", "s-maxage=1").end(`turn ${turn}`);
};

export const keeping: Record<string, Check> = {
  async "fresh-while-well"({ front, origin }) {
    origin.answer("/f", (_, response, turn) => response.setHeader("Cache-Control", "s-maxage=1").end(`turn ${turn}`));
    await front.ask("/f");
    await pause(1_400);
    expect(String((await front.ask("/f")).body)).toBe("turn 2");
  },
  async "failed-answers"({ front, origin }) {
    origin.answer("/f", (_, response, turn) => response.writeHead(turn === 1 ? 503 : 200).end());
    expect((await front.ask("/f", MEMBER)).status).toBe(200);
    // A form is never sent twice.
    origin.answer("/form", (_, response) => response.writeHead(503).end());
    expect((await front.ask("/form", { method: "POST", body: "a" })).status).toBe(503);
    expect(origin.of("/form")).toHaveLength(1);
    // A member's page that says itself when to come again is passed on in its own words, without a second wait.
    origin.answer("/m", (_, response) => response.writeHead(503, { "retry-after": "5" }).end("We couldn’t load it"));
    const told = await front.ask("/m", MEMBER);
    expect([told.status, String(told.body), told.headers["retry-after"]]).toEqual([503, "We couldn’t load it", "5"]);
    expect(origin.of("/m")).toHaveLength(1);
  },
  async "parts-of-another-build"({ front, origin }) {
    origin.answer("/_next/static/b.js", (_, response, turn) =>
      response.writeHead(turn === 1 ? 404 : 200, { "cache-control": "public, max-age=31536000, immutable" }).end(),
    );
    expect((await front.ask("/_next/static/b.js")).status).toBe(200);
  },
  async "failures-are-not-kept"({ front, origin }) {
    origin.answer("/k", failsLater);
    await front.ask("/k");
    await pause(1_400);
    for (let turn = 0; turn < 2; turn += 1) expect(String((await front.ask("/k")).body)).toBe("turn 1");
    origin.answer("/k", (_, response) => response.setHeader("Cache-Control", "s-maxage=60").end("well"));
    await pause(300);
    expect(String((await front.ask("/k")).body)).toBe("well");
  },
  async "stale-when-failing"({ front, origin }) {
    origin.answer("/s", failsLater);
    await front.ask("/s");
    await pause(1_400);
    const { status, body } = await front.ask("/s");
    expect([status, String(body)]).toEqual([200, "turn 1"]);
  },
  async "answers-with-cookies-sent"({ front, origin }) {
    origin.answer("/c", ({ headers }, response) =>
      response
        .setHeader("Cache-Control", headers.cookie ? "s-maxage=60" : "private, no-store")
        .end(headers.cookie ?? "nobody"),
    );
    expect(String((await front.ask("/c", { headers: { cookie: "name=anna" } })).body)).toBe("name=anna");
    expect(String((await front.ask("/c")).body)).toBe("nobody");
  },
  async "private-answers"({ front, origin }) {
    const kinds: Record<string, string>[] = [
      { "cache-control": "s-maxage=60", "set-cookie": "a=b" },
      { "cache-control": "private, max-age=60" },
      { "cache-control": "no-store, s-maxage=60" },
      { "cache-control": "s-maxage=60, no-cache" },
      { expires: new Date(Date.now() + 60_000).toUTCString() },
      { "cache-control": "s-maxage=60", vary: "Cookie" },
    ];
    for (const [number, headers] of kinds.entries()) {
      origin.answer(`/p${number}`, (_, response) => response.writeHead(200, headers).end());
      await front.ask(`/p${number}`);
      await front.ask(`/p${number}`);
      expect(origin.of(`/p${number}`), JSON.stringify(headers)).toHaveLength(2);
    }
    origin.answer("/moved", (_, response) =>
      response.writeHead(307, { location: "/x", "cache-control": "s-maxage=60" }).end(),
    );
    await front.ask("/moved");
    await front.ask("/moved");
    expect(origin.of("/moved")).toHaveLength(2);
  },
  async "whole-copies"({ front, origin }) {
    origin.answer("/w", (_, response, turn) => {
      response.writeHead(200, { "cache-control": "s-maxage=60", "content-length": "8" });
      if (turn > 1) response.end("halfhalf");
      else response.write("half", () => setTimeout(() => response.destroy(), 150));
    });
    expect(String((await front.ask("/w")).body)).toBe("halfhalf");
  },
  async packing({ front, origin }) {
    const text = "the same again ".repeat(200);
    origin.answer("/z", (_, response) =>
      response.setHeader("Cache-Control", "s-maxage=60").setHeader("Content-Type", "text/html").end(text),
    );
    const { headers, body } = await front.ask("/z", { headers: { "accept-encoding": "br;q=1, gzip;q=0.8" } });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(String(gunzipSync(body))).toBe(text);
    const plain = await front.ask("/z");
    expect([plain.headers["content-encoding"], String(plain.body)]).toEqual([undefined, text]);
    expect(origin.of("/z")).toHaveLength(1);
  },
  async "one-copy"({ front, origin }) {
    origin.answer("/y", (_, response) =>
      response.setHeader("Cache-Control", "s-maxage=60").setHeader("Vary", "Accept-Language, next-url").end(),
    );
    for (const language of ["sv", "en"]) await front.ask("/y", { headers: { "accept-language": language } });
    expect(origin.of("/y")).toHaveLength(1);
  },
  async "built-files-stay"({ front, origin }) {
    origin.answer("/_next/static/c.js", (_, response) =>
      response.setHeader("Cache-Control", "public, max-age=1, immutable").end(),
    );
    await front.ask("/_next/static/c.js");
    await pause(1_400);
    origin.stop();
    await front.awaitReady(0);
    expect((await front.ask("/_next/static/c.js")).status).toBe(200);
  },
  async "a-year-is-too-long"({ front, origin }) {
    origin.answer("/y", (_, response) => response.setHeader("Cache-Control", "s-maxage=31536000").end());
    await front.ask("/y");
    // Seconds for which it is fresh, as the rules left them.
    expect((await front.log("TTL")).filter((line) => line.includes(" VCL ")).at(-1)).toMatch(/ VCL 300 /);
  },
  async untagged({ front, origin }) {
    origin.answer("/api/palette", (_, response) => response.setHeader("Cache-Control", "public, max-age=60").end());
    await front.ask("/api/palette");
    await front.purge("publication");
    await front.ask("/api/palette");
    expect(origin.of("/api/palette")).toHaveLength(2);
  },
  async "browsers-ask-again"({ front, origin }) {
    expect((await front.ask("/b")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    origin.answer("/api/palette", (_, response) => response.setHeader("Cache-Control", "public, max-age=60").end());
    expect((await front.ask("/api/palette")).headers["cache-control"]).toBe("public, max-age=60");
  },
  async stale({ front, origin }) {
    origin.answer("/s", (_, response) => response.setHeader("Cache-Control", "s-maxage=1").end("for all"));
    await front.ask("/s");
    await pause(1_400);
    origin.stop();
    await front.awaitReady(0);
    expect(String((await front.ask("/s")).body)).toBe("for all");
    const member = await front.ask("/s", MEMBER);
    expect([member.status, member.headers["retry-after"], String(member.body).includes("for all")]).toEqual([
      503,
      "30",
      false,
    ]);
  },
  async "dead-instance"({ front, origin }) {
    for (let turn = 0; turn < 4; turn += 1) await front.ask("/d", MEMBER);
    origin.kill(0);
    const replies = await Promise.all(Array.from({ length: 12 }, () => front.ask("/d", MEMBER)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  },
  async "headers-of-ours"({ front, origin }) {
    origin.answer("/o", (_, response) =>
      response
        .setHeader("Cache-Control", "s-maxage=60")
        .setHeader("Cache-Tag", "publication")
        .setHeader("X-Nextjs-Cache", "HIT")
        .end(),
    );
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await front.ask("/o");
      expect(["x-varnish", "via", "xkey", "cache-tag", "x-nextjs-cache"].filter((name) => name in headers)).toEqual([]);
    }
  },
};
