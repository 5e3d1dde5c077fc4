import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { correctHeaders } from "@/lib/platform/next-output/response-headers";

const HINT = "</a.woff2>; rel=preload; as=font";
const CONTROL: Readonly<Record<string, string>> = {
  "/page": "s-maxage=60, stale-while-revalidate=31535940",
  "/api": "public, max-age=60, stale-while-revalidate=300",
  "/mine": "private, no-store",
};

const server = createServer((request, response) => {
  response.setHeader("Cache-Control", CONTROL[request.url ?? ""] ?? "no-store");
  if (request.url === "/appended") response.appendHeader("link", HINT);
  else response.setHeader("Link", HINT);
  response.setHeader("X-Other", "kept").end();
});
let origin = "";

beforeAll(async () => {
  correctHeaders();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test.each(["/page", "/appended"])("a visitor without cookies is not sent fonts ahead (%s)", async (path) => {
  const { headers } = await fetch(origin + path);
  expect([headers.get("link"), headers.get("x-other")]).toEqual([null, "kept"]);
});

test.each(["/page", "/appended"])("someone with cookies is sent fonts ahead (%s)", async (path) => {
  const { headers } = await fetch(origin + path, { headers: { cookie: "a=b" } });
  expect([headers.get("link"), headers.get("x-other")]).toEqual([HINT, "kept"]);
});

test.each([
  ["/page", "s-maxage=60"],
  ["/api", CONTROL["/api"]],
  ["/mine", CONTROL["/mine"]],
])("a browser may show an old answer only where we say so: %s", async (path, expected) => {
  expect((await fetch(origin + path)).headers.get("cache-control")).toBe(expected);
});
