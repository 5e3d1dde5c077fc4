import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lightenFirstVisits } from "@/lib/platform/next-output/first-visits";
import { correctHeaders } from "@/lib/platform/next-output/response-headers";

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><script src="/_next/static/chunks/a.js" async="" nonce="abc="></script></head><body>Räksmörgås<script src="/_next/static/chunks/b.js" nonce="abc=" async=""></script></body></html>';
/** As React names what a page needs, in a header. */
const LINK =
  '</_next/static/media/a.p.woff2>; rel=preload; as="font"; crossorigin="", </_next/static/chunks/a.css>; rel=preload; as="style"';

const server = createServer((request, response) => {
  if (request.url?.startsWith("/auth?moved")) {
    response.writeHead(307, { Location: "/" }).end();
    return;
  }
  response.setHeader("Link", LINK);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.flushHeaders();
  // In pieces, as Next writes it.
  for (const piece of PAGE.match(/[\s\S]{1,40}/g) ?? []) response.write(piece);
  response.end();
});
let origin = "";

beforeAll(async () => {
  correctHeaders();
  lightenFirstVisits();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers, redirect: "manual" });
  return { answer, text: await answer.text() };
};

describe("the scripts of a page of one response", () => {
  test.each(["gzip, br", "identity"])(
    "come last for a visitor without cookies (Accept-Encoding: %s)",
    async (accepted) => {
      const { answer, text } = await ask("/auth?mode=signin", { "accept-encoding": accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-encoding")).toBe(accepted === "identity" ? null : "gzip");
      expect(text).toContain('<html lang="en"><head><script data-fonts="/_next/static/media/a.p.woff2" nonce="abc=">');
      expect(text).toMatch(
        /Räksmörgås<script data-files="\/_next\/static\/chunks\/a\.js \/_next\/static\/chunks\/b\.js" nonce="abc=">/,
      );
    },
  );

  test.each(["/rankings/search?q=a", "/share/abc", "/share?figure=a", "/waitlist"])("come last on %s", async (path) => {
    expect((await ask(path)).text).toContain("data-files");
  });

  test.each(["/", "/share/abc/card.png", "/rankings/searches", "/authors"])("stay on %s", async (path) => {
    expect((await ask(path)).text).toBe(PAGE);
  });

  test("stay for someone with cookies, and in the router's data", async () => {
    expect((await ask("/auth", { cookie: "a=b" })).text).toBe(PAGE);
    expect((await ask("/auth", { rsc: "1" })).text).toBe(PAGE);
  });

  test("do not change a redirect", async () => {
    const { answer, text } = await ask("/auth?moved");
    expect([answer.status, answer.headers.get("location"), text]).toEqual([307, "/", ""]);
  });
});
