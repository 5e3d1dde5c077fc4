import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface Asked {
  /** Which of the instances was asked. */
  instance: number;
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (asked: Asked, response: ServerResponse, turn: number) => void;

const page: Answer = (asked, response, turn) => {
  response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<p>${asked.url}, number ${turn}</p>`);
};

/** Two instances of a site that respond as a test wants, and record their requests. */
export class Origin {
  readonly asked: Asked[] = [];
  readonly ready = [true, true];
  #answers = new Map<string, Answer>();
  #servers: (Server | null)[] = [null, null];
  #ports: number[] = [0, 0];
  #sockets: Set<Socket>[] = [new Set(), new Set()];

  get addresses(): string {
    return this.#ports.map((port) => `127.0.0.1:${port}`).join(",");
  }

  /** How this path is answered from now on; `turn` counts from 1. Others are pages for everyone. */
  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** What was asked for this path, without its parameters. */
  of(path: string): Asked[] {
    return this.asked.filter(({ url }) => url.split("?")[0] === path);
  }

  reset(): void {
    this.asked.length = 0;
    this.#answers.clear();
    this.ready.fill(true);
  }

  async start(instance: number): Promise<void> {
    const server = createServer((request, response) => void this.#take(instance, request, response));
    server.on("connection", (socket) => {
      this.#sockets[instance]?.add(socket);
      socket.once("close", () => this.#sockets[instance]?.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.#ports[instance], "127.0.0.1", resolve));
    this.#ports[instance] = (server.address() as AddressInfo).port;
    this.#servers[instance] = server;
  }

  /** Ends an instance as a crash does. */
  kill(instance: number): void {
    this.#servers[instance]?.close();
    for (const socket of this.#sockets[instance] ?? []) socket.destroy();
    this.#servers[instance] = null;
  }

  async startAll(): Promise<void> {
    for (const instance of [0, 1]) if (!this.#servers[instance]) await this.start(instance);
  }

  stop(): void {
    for (const instance of [0, 1]) this.kill(instance);
  }

  async #take(instance: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "";
    if (url === "/readyz") {
      response.writeHead(this.ready[instance] ? 200 : 503).end();
      return;
    }
    const note: Asked = { instance, method: request.method ?? "", url, headers: request.headers, body: "" };
    this.asked.push(note);
    const path = url.split("?")[0] ?? "";
    const turn = this.of(path).length;
    try {
      for await (const chunk of request) note.body += String(chunk);
    } catch {
      return;
    }
    (this.#answers.get(path) ?? page)(note, response, turn);
  }
}
