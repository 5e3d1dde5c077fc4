import { request } from "node:http";

interface Sent {
  /** Of the answer; 0 where the connection was closed without one. */
  status: number;
}

const PIECE = Buffer.alloc(64 * 1024, "a");

/**
 * Sends a body in pieces without saying how long it is, until it is answered, the connection ends or `most` bytes are
 * sent. What a caller does who counts on being believed.
 */
export async function sendEndlessly(
  address: string,
  most: number,
  init: { method: string; headers: Record<string, string>; begin?: string },
): Promise<Sent> {
  return new Promise((resolve) => {
    let bytes = 0;
    let isOver = false;
    const sending = request(address, {
      method: init.method,
      headers: { ...init.headers, "transfer-encoding": "chunked" },
      agent: false,
    });
    const end = (status: number) => {
      if (isOver) return;
      isOver = true;
      sending.destroy();
      resolve({ status });
    };
    sending.on("response", (answer) => end(answer.statusCode ?? 0));
    sending.on("error", () => end(0));
    sending.on("close", () => end(0));
    const go = () => {
      while (!sending.destroyed && bytes < most) {
        bytes += PIECE.length;
        if (!sending.write(PIECE)) return void sending.once("drain", go);
      }
      if (!sending.destroyed) sending.end();
    };
    sending.write(init.begin ?? "");
    go();
  });
}
