import { describe, expect, test, vi } from "vitest";
import { type BackendParts, createHandler } from "@/supabase/local/backend-handler";
import { RequestQueue } from "@/supabase/local/request-queue";
import { log } from "@/lib/platform/telemetry/logger";

const publishableKey = "sb_publishable_known";
const ADDRESS = "http://127.0.0.1:54321";

function handlerWith(changes: Partial<BackendParts> = {}) {
  const parts = {
    api: vi.fn(async (_request: Request) => Response.json([], { headers: { "access-control-allow-origin": "*" } })),
    queue: new RequestQueue(2),
    watchdog: { within: <Result>(_: number, task: () => Promise<Result>) => task() },
    secrets: {
      installationId: "0f8fad5b-d9cb-469f-a165-70867728950e",
      publishableKey,
      secretKey: "sb_secret_known",
      jwtSecret: "s".repeat(43),
      internalToken: "i".repeat(43),
      authSecret: "a".repeat(43),
    },
    issuer: null,
    functions: {},
    storage: { answer: vi.fn(async () => Response.json({ stored: true })) },
    onWrite: vi.fn(),
    onTrouble: vi.fn(),
    ...changes,
  };
  return { parts, handle: createHandler(parts) };
}

const ask = (path: string, init: RequestInit = {}, host = "127.0.0.1:54321") =>
  new Request(`${ADDRESS}${path}`, { ...init, headers: { host, apikey: publishableKey } });

describe("the backend's answers", () => {
  test("the backend's responses come from the data API, without headers that open them to web pages", async () => {
    const answer = await handlerWith().handle(ask("/rest/v1/rpc/list_markets"));
    expect(answer.status).toBe(200);
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    "/auth/v1/signup",
    "/auth/v1/admin/users",
    "/storage/v1/bucket",
    "/_system/config",
    "/_system/introspect",
    "/",
    "/studio",
    "/functions/v1/another",
    "/rest/v1",
  ])("the backend responds to %s with a plain 404", async (path) => {
    const { handle, parts } = handlerWith();
    expect((await handle(ask(path))).status).toBe(404);
    expect(parts.api).not.toHaveBeenCalled();
  });

  test("the backend refuses other methods, so no browser may call it from another origin", async () => {
    expect((await handlerWith().handle(ask("/rest/v1/user_roles", { method: "OPTIONS" }))).status).toBe(405);
  });

  test("the backend refuses a name that was rebound to this machine", async () => {
    expect((await handlerWith().handle(ask("/rest/v1/user_roles", {}, "evil.test:54321"))).status).toBe(421);
    expect((await handlerWith().handle(ask("/healthz", {}, "127.0.0.1.evil.test"))).status).toBe(421);
  });

  test("the backend logs refusals, and no other responses", async () => {
    const written = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
    await handlerWith().handle(ask("/rest/v1/rpc/list_markets"));
    expect(written).not.toHaveBeenCalled();
    await handlerWith({ api: vi.fn(async () => Response.json({ code: "42501" }, { status: 401 })) }).handle(
      ask("/rest/v1/invoices"),
    );
    await handlerWith().handle(
      new Request(`${ADDRESS}/rest/v1/invoices`, {
        headers: { host: "127.0.0.1:54321", apikey: "sb_publishable_other" },
      }),
    );
    expect(written.mock.calls.map(([facts]) => facts)).toEqual(
      Array.from(
        { length: 2 },
        () => expect.objectContaining({ kind: "security", event: "data-api", outcome: "refused" }) as unknown,
      ),
    );
    written.mockRestore();
  });

  test("the backend refuses a caller without a key before it reads anything", async () => {
    const { handle, parts } = handlerWith();
    const answer = await handle(new Request(`${ADDRESS}/rest/v1/user_roles`, { headers: { host: "127.0.0.1" } }));
    expect(answer.status).toBe(401);
    expect(parts.api).not.toHaveBeenCalled();
  });

  test("a request larger than its caller may send is 413, declared or not", async () => {
    const { handle, parts } = handlerWith();
    const body = "x".repeat(300 * 1024);
    expect((await handle(ask("/rest/v1/rpc/a", { method: "POST", body }))).status).toBe(413);
    const stream = new Blob([body]).stream();
    const streamed = ask("/rest/v1/rpc/a", { method: "POST", body: stream, duplex: "half" } as RequestInit);
    expect((await handle(streamed)).status).toBe(413);
    expect(parts.api).not.toHaveBeenCalled();
  });

  test("a request is 503 with a time to retry when too many wait", async () => {
    let finish = () => {};
    const api = () => new Promise<Response>((resolve) => (finish = () => resolve(Response.json([]))));
    const { handle } = handlerWith({ api, queue: new RequestQueue(1) });
    const first = handle(ask("/rest/v1/a"));
    await vi.waitFor(async () => {
      const second = await handle(ask("/rest/v1/a"));
      expect(second.status).toBe(503);
      expect(second.headers.get("retry-after")).toBe("1");
    });
    finish();
    expect((await first).status).toBe(200);
  });

  test("a database failure is 500 without details, and the database is then checked", async () => {
    const { handle, parts } = handlerWith({ api: () => Promise.reject(new Error("secret detail")) });
    const answer = await handle(ask("/rest/v1/a"));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret detail");
    expect(parts.onTrouble).toHaveBeenCalledOnce();
  });

  test("only writes notify the housekeeping", async () => {
    const { handle, parts } = handlerWith();
    await handle(ask("/rest/v1/a"));
    expect(parts.onWrite).not.toHaveBeenCalled();
    await handle(ask("/rest/v1/a", { method: "POST", body: "{}" }));
    expect(parts.onWrite).toHaveBeenCalledOnce();
  });
});
