import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { readBeforeClosing } from "./idle-connections";

/** Milliseconds for which a connection may be idle: Node adds the second to the first. */
const IDLE = { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 100 };
const REQUEST = "GET / HTTP/1.1\r\nHost: site.test\r\n\r\n";
let server: Server;
let client: Socket;

/** A connection on which one request was answered. */
async function connected(): Promise<Socket> {
  server = createServer(IDLE, (_request, response) => void setTimeout(() => response.end("read"), 20));
  readBeforeClosing(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write(REQUEST);
  expect(await answer()).toContain("read");
  return client;
}

const closing = () => once(client, "close").then(() => "closed");
const answer = () => Promise.race([once(client, "data").then(([data]) => String(data)), closing()]);

/** Keeps this process, and with it the server, from doing anything else. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

afterEach(() => {
  client.destroy();
  server.close();
});

it("a request that arrives on an idle connection while the server is busy is answered, though the time has run out", async () => {
  await connected();
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      client.write(REQUEST);
      block(400);
      resolve();
    });
  });
  expect(await answer()).toContain("read");
});

it("a connection on which nothing arrives is closed when its time has run out", async () => {
  await connected();
  expect(await Promise.race([closing(), pause(5_000, "open")])).toBe("closed");
});

it("a connection that was saved by a late request is closed when it is idle again", async () => {
  await connected();
  setImmediate(() => {
    client.write(REQUEST);
    block(400);
  });
  expect(await answer()).toContain("read");
  expect(await Promise.race([closing(), pause(5_000, "open")])).toBe("closed");
});
