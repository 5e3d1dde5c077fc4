import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { instanceState, type RequestState } from "@/lib/platform/telemetry/instance-state";
import { SiteResponse } from "@/supabase/local/site-response";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const UNAVAILABLE = { status: 503, retryAfter: 5 } as const;

async function answerOf(
  respond: (response: ServerResponse) => void,
  failure: RequestState["failure"] | null = UNAVAILABLE,
): Promise<Response> {
  const server = createServer({ ServerResponse: SiteResponse }, (_, response) => {
    instanceState().inFlight.set(response, { id: "abcdefgh", failure: failure ?? undefined });
    respond(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const page = (response: ServerResponse) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "private, no-cache");
  response.write("a ");
  response.end("page");
};

test("a page that could not be loaded is 503 and says when to retry", async () => {
  const answer = await answerOf(page);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe("a page");
});

test("a page refused to someone who asked too often is 429 and says when to retry", async () => {
  const answer = await answerOf(page, { status: 429, retryAfter: 42 });
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    429,
    "42",
    "no-store",
  ]);
});

test("a page that says that nothing is there is 404 and is not kept", async () => {
  const answer = await answerOf(page, { status: 404 });
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    404,
    null,
    "no-store",
  ]);
});

test("a failed page to which Next gives a status is 503 too", async () => {
  const failed = (response: ServerResponse) => {
    response.setHeader("Content-Type", "text/html");
    response.writeHead(500, { "X-Other": "kept" }).end("page");
  };
  const answer = await answerOf(failed);
  expect([answer.status, answer.headers.get("x-other")]).toEqual([503, "kept"]);
});

test("loaded pages, and responses that are not pages, are unchanged", async () => {
  expect((await answerOf(page, null)).status).toBe(200);
  const flight = (response: ServerResponse) => void response.setHeader("Content-Type", "text/x-component").end("0:");
  const answer = await answerOf(flight);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([200, null]);
});
