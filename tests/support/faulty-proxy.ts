import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pause } from "./instance";

/** What stands between a site and its backend does to each call. */
export type Fault =
  | { kind: "none" }
  /** Takes the call and never says a word. */
  | { kind: "hang" }
  /** Answers rightly, so many milliseconds late. */
  | { kind: "delay"; ms: number }
  /** Sends the answer's head and half of its body, then hangs up. */
  | { kind: "cut" }
  /** Sends what it has to say in pieces of so many bytes, so many milliseconds apart; not packed, as it came. */
  | { kind: "pieces"; bytes: number; ms: number }
  /** Sends the answer's head and half of its body, then nothing more. */
  | { kind: "stall" }
  /** Answers something else. */
  | { kind: "answer"; status: number; contentType: string; body: string }
  /** Answers with a list that is so many bytes long. */
  | { kind: "huge"; bytes: number };

const NONE: Fault = { kind: "none" };

/** An HTTP proxy on loopback with faults that can be switched on and off while it runs. */
export class FaultyProxy {
  fault: Fault = NONE;
  /** Calls that have come since the last look. */
  calls = 0;
  private server: Server;

  private constructor(
    private readonly target: () => string,
    private port: number,
  ) {
    this.server = this.make();
  }

  /** @param target where the calls go at the moment they come */
  static async start(target: () => string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target, 0);
    await proxy.accept();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** It stops listening: connections are refused. */
  async refuse(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Listens again, on the same port. */
  async accept(): Promise<void> {
    if (this.server.listening) return;
    this.server = this.make();
    await new Promise<void>((resolve, reject) =>
      this.server.once("error", reject).listen(this.port, "127.0.0.1", resolve),
    );
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** All is well again. */
  async mend(): Promise<void> {
    this.fault = NONE;
    await this.accept();
  }

  private make(): Server {
    return createServer((incoming, outgoing) => {
      this.calls += 1;
      outgoing.on("error", () => undefined);
      void this.answer(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { fault } = this;
    switch (fault.kind) {
      case "hang":
        return;
      case "answer":
        outgoing.writeHead(fault.status, { "content-type": fault.contentType }).end(fault.body);
        return;
      case "huge":
        return sendHuge(outgoing, fault.bytes);
      case "delay":
        await pause(fault.ms);
        break;
      case "pieces":
        delete incoming.headers["accept-encoding"];
        break;
      case "none":
      case "cut":
      case "stall":
    }
    if (outgoing.destroyed) return;
    const { status, headers, body } = await this.forward(incoming);
    if (fault.kind === "pieces") {
      outgoing.writeHead(status, headers);
      for (let at = 0; at < body.length && !outgoing.destroyed; at += fault.bytes) {
        outgoing.write(body.subarray(at, at + fault.bytes));
        await pause(fault.ms);
      }
      outgoing.end();
      return;
    }
    if (fault.kind !== "cut" && fault.kind !== "stall") {
      outgoing.writeHead(status, headers).end(body);
      return;
    }
    outgoing.writeHead(status, { ...headers, "content-length": String(body.length + 1) });
    outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => fault.kind === "cut" && outgoing.destroy());
  }

  private async forward(incoming: IncomingMessage) {
    const { hostname, port } = new URL(this.target());
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const headers = { ...incoming.headers, host: `${hostname}:${port}`, connection: "close" };
      const call = send({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
        answer.on("end", () => {
          const passedHeaders = Object.entries(answer.headers).flatMap(([name, value]) =>
            OWN.has(name) ? [] : [[name, String(value)]],
          );
          const body = Buffer.concat(parts);
          const length =
            answer.statusCode === 204 || incoming.method === "HEAD" ? {} : { "content-length": String(body.length) };
          resolve({
            status: answer.statusCode ?? 502,
            headers: { ...Object.fromEntries(passedHeaders), ...length },
            body,
          });
        });
      });
      call.on("error", reject).end(Buffer.concat(chunks));
    });
  }
}

/** Headers of one connection, which the other one has its own of. */
const OWN = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

async function sendHuge(outgoing: ServerResponse, bytes: number): Promise<void> {
  outgoing.writeHead(200, { "content-type": "application/json" });
  const piece = `${JSON.stringify({ brand_name: "x".repeat(65_000) })},`;
  outgoing.write("[");
  for (let sent = 0; sent < bytes && !outgoing.destroyed; sent += piece.length) {
    if (!outgoing.write(piece))
      await Promise.race([
        new Promise((resolve) => outgoing.once("drain", resolve)),
        new Promise((resolve) => outgoing.once("close", resolve)),
      ]);
  }
  outgoing.end("{}]");
}
