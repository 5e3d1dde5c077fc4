import { connect, type Socket } from "node:net";
import { request } from "node:http";

/** Connections to a site that misbehave, each as slow or as large as it was asked to be. */
export class RawClients {
  private readonly sockets = new Set<Socket>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly url: string) {}

  /** Opens connections, says the beginning of a request, and then a letter a second for ever. */
  async dribble(count: number, beginning: string): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await this.open();
        socket.write(beginning);
        this.timers.add(setInterval(() => socket.writable && socket.write("x"), 1_000));
      }),
    );
  }

  /** Asks for a page over and over on one connection, and never reads an answer. */
  async readNothing(count: number, path: string): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await this.open();
        socket.pause();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20));
      }),
    );
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.sockets) socket.destroy();
  }

  private async open(): Promise<Socket> {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
    this.sockets.add(socket);
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("connect", resolve));
    return socket;
  }
}

/**
 * Posts so many bytes of nothing in particular. Answers the status, 0 where the connection was closed without one, and
 * how much of it was taken before.
 */
export async function postLarge(
  url: string,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<{ status: number; ms: number; sent: number }> {
  const startedAt = performance.now();
  const piece = Buffer.alloc(64 * 1024, "a");
  let sent = 0;
  const status = await new Promise<number>((resolve) => {
    const call = request(url, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", "content-length": String(bytes), ...headers },
    });
    call.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on("error", () => resolve(0));
    const more = () => {
      while (sent < bytes && !call.destroyed) {
        sent += piece.length;
        if (!call.write(piece.subarray(0, Math.min(piece.length, bytes - sent + piece.length))))
          return void call.once("drain", more);
      }
      if (!call.destroyed) call.end();
    };
    more();
  });
  return { status, ms: Math.round(performance.now() - startedAt), sent };
}
