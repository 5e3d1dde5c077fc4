import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface KillingProxy {
  url: string;
  /**
   * Lets calls pass until the given one: that is carried out, and its caller is killed before it hears of it.
   * @returns the names of the functions that were called
   */
  killAfter(count: number, kill: () => Promise<void>, ended: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A way to a backend on which a process can be killed after each of its calls. */
export async function startKillingProxy(target: string): Promise<KillingProxy> {
  let calls: string[] = [];
  /** Held back until it is known after which of them to kill. */
  let next = Promise.withResolvers<{ count: number; kill: () => Promise<void> }>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const { count, kill } = await next.promise;
      const url = new URL(request.url ?? "/", target);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === "string" && !PER_HOP.has(name)) headers.set(name, value);
      const answer = await fetch(url, {
        ...{ method: request.method ?? "GET", headers },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const text = await answer.text();
      calls.push(url.pathname.split("/").at(-1) ?? "");
      if (calls.length === count) return kill();
      response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "application/json" });
      response.end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async killAfter(count, kill, ended) {
      calls = [];
      const killed = Promise.withResolvers<void>();
      next.resolve({ count, kill: async () => kill().finally(killed.resolve) });
      await Promise.race([killed.promise, ended()]);
      next = Promise.withResolvers();
      return calls;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PER_HOP = new Set(["host", "connection", "content-length", "transfer-encoding", "expect"]);

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
