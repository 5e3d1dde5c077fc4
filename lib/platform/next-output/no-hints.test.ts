import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leaveOutHints } from "@/lib/platform/next-output/no-hints";

const HINT = "</a.woff2>; rel=preload; as=font";
const server = createServer((request, response) => {
  if (request.url === "/appended") response.appendHeader("link", HINT);
  else response.setHeader("Link", HINT);
  response.setHeader("X-Other", "kept").end();
});
let origin = "";

beforeAll(async () => {
  leaveOutHints();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe.each(["/set", "/appended"])("hints for a browser, %s", (path) => {
  test("are left out for a visitor without cookies", async () => {
    const { headers } = await fetch(origin + path);
    expect([headers.get("link"), headers.get("x-other")]).toEqual([null, "kept"]);
  });

  test("are sent to someone with cookies", async () => {
    const { headers } = await fetch(origin + path, { headers: { cookie: "a=b" } });
    expect([headers.get("link"), headers.get("x-other")]).toEqual([HINT, "kept"]);
  });
});
