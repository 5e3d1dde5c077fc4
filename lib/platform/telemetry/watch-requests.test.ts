import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { listenForTheEnd } from "@/lib/platform/telemetry/draining";
import { currentRequest, currentRequestId, instanceState } from "@/lib/platform/telemetry/instance-state";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { OWN_CALL, ownMark } from "@/lib/platform/telemetry/own-calls";
import { watchRequests } from "@/lib/platform/telemetry/watch-requests";

const servers: ReturnType<typeof createServer>[] = [];
const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
/** Work that a request to `/later` leaves running. */
let later: () => void = () => undefined;

beforeAll(() => {
  watchRequests();
  listenForTheEnd();
});
afterEach(() => {
  instanceState().drainingSince = null;
  for (const server of servers.splice(0)) server.close();
});

interface Site {
  ask(
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<{ response: IncomingMessage; body: string }>;
  release(): void;
}

/**
 * A web server that responds with the id of the request, for `/slow` only once it is released, and a client with
 * persistent connections.
 */
async function site(): Promise<Site> {
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const id = currentRequestId();
    const say = () => response.end(id);
    if (request.url === "/later") later();
    if (request.url === "/slow") held.push(say);
    else if (request.url === "/sent") response.end(String(currentRequest()?.isSent));
    else say();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, headers = {}, method = "GET") =>
      new Promise((resolve, reject) => {
        send({ host: "127.0.0.1", port, path, agent, headers, method }, (response) => {
          let body = "";
          response.setEncoding("utf8").on("data", (text: string) => (body += text));
          response.on("end", () => resolve({ response, body }));
        })
          .on("error", reject)
          .end();
      }),
    release: () => held.splice(0).forEach((say) => say()),
  };
}

test("each request on a connection has its own ID, for the code and the reader", async () => {
  const { ask } = await site();
  const first = await ask("/a");
  const second = await ask("/b");
  expect(first.body).toBe(first.response.headers["x-request-id"]);
  expect(second.body).toBe(second.response.headers["x-request-id"]);
  expect(second.body).not.toBe(first.body);
  expect((await ask("/c", { "X-Request-Id": "123456789012-42" })).body).toBe("123456789012-42");
});

test("requests are counted by route and status, whatever the address", async () => {
  const { ask } = await site();
  await ask("/made-up-1");
  await ask("/made-up-2");
  const text = await metrics().registry.metrics();
  expect(text).toMatch(/granskog_request_duration_seconds_count\{method="GET",route="other",status="200"\} \d/);
  expect(text).not.toContain("made-up");
});

test("a request that sends something is known, because an action comes before its page", async () => {
  const { ask } = await site();
  expect((await ask("/sent")).body).toBe("false");
  expect((await ask("/sent", {}, "POST")).body).toBe("true");
});

test("work that continues after a response belongs to no request", async () => {
  const { ask } = await site();
  const ids: (string | null)[] = [];
  const timers = new Promise<void>((resolve) => {
    later = () => setTimeout(() => resolve(void ids.push(currentRequestId())), 50);
  });
  const { response } = await ask("/later");
  await timers;
  expect(response.headers["x-request-id"]).toBeTruthy();
  expect(ids).toEqual([null]);
});

test("only the server's own calls to itself have no access line", async () => {
  const { ask } = await site();
  const lines = () => written.mock.calls.filter(([line]) => String(line).includes('"kind":"access"')).length;
  const before = lines();
  await ask("/own", { [OWN_CALL]: ownMark() });
  await ask("/forged", { [OWN_CALL]: "made-up" });
  await vi.waitFor(() => expect(lines()).toBe(before + 1));
});

test("when draining begins, a running request finishes and its connection closes", async () => {
  const { ask, release } = await site();
  expect((await ask("/a")).response.headers.connection).toBe("keep-alive");
  // Other files of this worker may have requests under way.
  const before = instanceState().inFlight.size;
  const slow = ask("/slow");
  await vi.waitFor(() => expect(instanceState().inFlight.size).toBe(before + 1));
  process.emit("SIGUSR2");
  expect(instanceState().drainingSince).not.toBeNull();
  expect((await ask("/b")).response.headers.connection).toBe("close");
  release();
  const { response, body } = await slow;
  expect(response.headers.connection).toBe("close");
  expect(body).toBe(response.headers["x-request-id"]);
  await vi.waitFor(() => expect(instanceState().inFlight.size).toBe(before));
});
