import { createHmac } from "node:crypto";
import { createServer, request as requestPlainly, type IncomingMessage, type Server } from "node:http";
import type { request as requestOver } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMessage } from "@/lib/sharing/webhooks/send";
import { newSalt, signHeaders, toWebhookSecret } from "@/lib/sharing/webhooks/signature";

const got: { request: IncomingMessage; body: string }[] = [];
let answer = 204;
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      got.push({ request, body });
      if (answer === 0) return;
      response
        .writeHead(answer, answer >= 300 && answer < 400 ? { location: "/elsewhere" } : {})
        .end("x".repeat(100_000));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  got.length = 0;
  answer = 204;
});

const HERE = [{ address: "127.0.0.1", family: 4 }];
/** The same request without encryption, to the server of this test. */
const plainly = ((url: URL, options: object, done: (answer: IncomingMessage) => void) =>
  requestPlainly(new URL(`http://${url.hostname}:${port}${url.pathname}`), { ...options }, done)) as typeof requestOver;
const ways = { resolve: async () => Promise.resolve(HERE), isAllowed: () => true, request: plainly };
const HOOK = "https://hooks.example/granskog";

test("a message arrives with a signature its receiver can verify", async () => {
  const secret = toWebhookSecret("secret-of-the-site", "webhook-1", newSalt());
  const body = JSON.stringify({ type: "publication" });
  const at = new Date("2026-11-20T10:00:00Z");
  expect(await sendMessage(HOOK, body, signHeaders(secret, "msg_1", at, body), ways)).toEqual({
    status: 204,
    fault: null,
  });
  const [{ request, body: read }] = got as [(typeof got)[number]];
  expect(read).toBe(body);
  expect(request.headers.host).toMatch(/^hooks\.example/);
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  expect(key).toHaveLength(32);
  const expected = createHmac("sha256", key)
    .update(`${String(request.headers["webhook-id"])}.${String(request.headers["webhook-timestamp"])}.${read}`)
    .digest("base64");
  expect(request.headers["webhook-signature"]).toBe(`v1,${expected}`);
  expect(request.headers["webhook-timestamp"]).toBe("1795168800");
});

test.each([
  [500, { status: 500, fault: "refused" }],
  [302, { status: 302, fault: "refused" }],
  [410, { status: 410, fault: "refused" }],
  [200, { status: 200, fault: null }],
])("a webhook's response with status %i is a success or a failure", async (status, outcome) => {
  answer = status;
  expect(await sendMessage(HOOK, "{}", {}, ways)).toEqual(outcome);
  expect(got).toHaveLength(1);
});

test("sending a webhook never takes longer than its deadline", async () => {
  answer = 0;
  expect(await sendMessage(HOOK, "{}", {}, { ...ways, deadline: 50 })).toEqual({ status: null, fault: "late" });
  expect(
    await sendMessage(HOOK, "{}", {}, { ...ways, deadline: 50, resolve: async () => new Promise(() => undefined) }),
  ).toEqual({ status: null, fault: "late" });
});

test("a webhook never connects to a name that resolves to a private address", async () => {
  const inside = {
    resolve: async () =>
      Promise.resolve([
        { address: "8.8.8.8", family: 4 },
        { address: "169.254.169.254", family: 4 },
      ]),
    request: plainly,
  };
  expect(await sendMessage(HOOK, "{}", {}, inside)).toEqual({ status: null, fault: "not-allowed" });
  expect(await sendMessage(HOOK, "{}", {}, { resolve: async () => Promise.resolve([]), request: plainly })).toEqual({
    status: null,
    fault: "unreachable",
  });
  expect(await sendMessage("https://127.0.0.1/x", "{}", {}, ways)).toEqual({ status: null, fault: "not-allowed" });
  expect(await sendMessage("http://hooks.example/x", "{}", {}, ways)).toEqual({ status: null, fault: "not-allowed" });
  expect(got).toHaveLength(0);
  let asked = 0;
  const rebinding = async () => Promise.resolve((asked += 1) === 1 ? HERE : [{ address: "10.0.0.1", family: 4 }]);
  expect(await sendMessage(HOOK, "{}", {}, { ...ways, resolve: rebinding })).toEqual({ status: 204, fault: null });
  expect(asked).toBe(1);
});

test("a webhook is not signed without the site's secret", () => {
  expect(() => toWebhookSecret("", "id", "salt")).toThrow();
  expect(toWebhookSecret("s", "id", "a")).not.toBe(toWebhookSecret("s", "id", "b"));
});
