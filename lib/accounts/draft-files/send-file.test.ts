import { describe, expect, it } from "vitest";
import {
  hashBytes,
  isSameFile,
  sendFile,
  type SendProgress,
  type SendTools,
} from "@/lib/accounts/draft-files/send-file";

const ID = "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11";
const file = new File([Uint8Array.from({ length: 25 }, (_, at) => at)], "wave.sav");

type Fault = "lost" | "lost after writing" | number;

/** A server that keeps what it is sent, and fails as it is told, once for each fault. */
function server(faults: Fault[] = []) {
  const kept: number[] = [];
  const asked: string[] = [];
  const request: SendTools["request"] = async (_address, { method, headers, body }) => {
    if (method === "HEAD") {
      asked.push("HEAD");
      return new Response(null, { headers: { "upload-offset": String(kept.length) } });
    }
    const range = (headers as Record<string, string>)["Content-Range"] ?? "";
    asked.push(range);
    const fault = faults.shift();
    if (fault === "lost") throw new TypeError("Failed to fetch");
    if (typeof fault === "number")
      return Response.json({ error: { message: `Refused with ${fault}.` }, received: kept.length }, { status: fault });
    const first = Number(/\d+/.exec(range)?.[0]);
    const bytes = new Uint8Array(body as ArrayBuffer);
    kept.splice(first, bytes.length, ...bytes);
    if (fault === "lost after writing") throw new TypeError("Failed to fetch");
    return Response.json({ received: kept.length });
  };
  const tools: SendTools = { request, hash: async () => "hash", wait: async () => undefined };
  return { kept, asked, tools };
}

async function send(faults: Fault[] = [], received = 0) {
  const { kept, asked, tools } = server(faults);
  kept.push(...Array.from({ length: received }, (_, at) => at));
  const progress: SendProgress[] = [];
  const outcome = await sendFile({
    ...{ file, id: ID, received, signal: new AbortController().signal, tools, chunk: 10 },
    onProgress: (one) => progress.push(one),
  });
  return { outcome, kept, asked, progress };
}

const whole = Array.from({ length: 25 }, (_, at) => at);

describe("sending a file", () => {
  it("a file is sent in chunks, each with its place", async () => {
    const { outcome, kept, asked, progress } = await send();
    expect(outcome).toEqual({ status: "sent" });
    expect(kept).toEqual(whole);
    expect(asked).toEqual(["bytes 0-9/25", "bytes 10-19/25", "bytes 20-24/25"]);
    expect(progress.map(({ received }) => received)).toEqual([10, 20, 25]);
  });

  it("an upload continues where it stopped", async () => {
    const { kept, asked } = await send([], 12);
    expect(asked).toEqual(["bytes 12-21/25", "bytes 22-24/25"]);
    expect(kept).toEqual(whole);
  });

  it("after a broken connection the server is asked how much it has", async () => {
    const { outcome, kept, asked, progress } = await send(["lost", "lost after writing"]);
    expect(outcome).toEqual({ status: "sent" });
    expect(kept).toEqual(whole);
    expect(asked).toEqual(["bytes 0-9/25", "HEAD", "bytes 0-9/25", "HEAD", "bytes 10-19/25", "bytes 20-24/25"]);
    expect(progress[0]).toEqual({ received: 0, waiting: "Waiting for the connection" });
  });

  it.each([422, 429, 503, 502])("a chunk refused with %i is sent again", async (status) => {
    const { outcome, kept } = await send([status]);
    expect(outcome).toEqual({ status: "sent" });
    expect(kept).toEqual(whole);
  });

  it("a chunk that is damaged each time ends the upload", async () => {
    const { outcome } = await send(Array.from({ length: 6 }, () => 422));
    expect(outcome).toEqual({ status: "refused", words: "Refused with 422.", canContinue: false });
  });

  it.each([
    [401, true],
    [507, true],
    [404, false],
    [413, false],
  ])("an upload refused with %i stops, and can be continued: %s", async (status, canContinue) => {
    const { outcome, kept } = await send([status]);
    expect(outcome).toEqual({ status: "refused", words: `Refused with ${status}.`, canContinue });
    expect(kept).toEqual([]);
  });

  it("a paused upload sends nothing more", async () => {
    const { tools, asked } = server();
    const outcome = await sendFile({
      ...{ file, id: ID, received: 0, signal: AbortSignal.abort(), tools, chunk: 10 },
      onProgress: () => undefined,
    });
    expect(outcome).toEqual({ status: "paused" });
    expect(asked).toEqual([]);
  });
});

describe("a file that is chosen again", () => {
  const upload = async () => ({
    name: "wave.sav",
    size: 25,
    first: { size: 10, sha256: await hashBytes(await file.slice(0, 10).arrayBuffer()) },
  });

  it("a file with the same name, size and beginning is the same", async () => {
    expect(await isSameFile(file, await upload(), hashBytes)).toBe(true);
  });

  it("a file with another name, size or beginning is another", async () => {
    const other = new File([new Uint8Array(25)], "wave.sav");
    expect(await isSameFile(other, await upload(), hashBytes)).toBe(false);
    expect(await isSameFile(new File([file], "other.sav"), await upload(), hashBytes)).toBe(false);
    expect(await isSameFile(new File([file, "x"], "wave.sav"), await upload(), hashBytes)).toBe(false);
  });
});
