import { describe, expect, it } from "vitest";
import { readBounded } from "@/lib/webhooks/bounded-body";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://site.test/hook", { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** Sent piece by piece, without saying how much will come. */
function stream(pieces: readonly Uint8Array[], onPull = () => undefined): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      onPull();
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

describe("the body of a message", () => {
  it("is the text as it was sent", async () => {
    expect(await readBounded(post('{"a": "å"}\n'))).toBe('{"a": "å"}\n');
    const bytes = new TextEncoder().encode("å–€");
    expect(await readBounded(post(stream([...bytes].map((byte) => Uint8Array.of(byte)))))).toBe("å–€");
    expect(await readBounded(new Request("https://site.test/hook", { method: "POST" }))).toBe("");
  });

  it("is not read past the bound, said or unsaid", async () => {
    expect(await readBounded(post("12345"), 5)).toBe("12345");
    expect(await readBounded(post("123456"), 5)).toBeNull();
    expect(await readBounded(post("1", { "content-length": "6" }), 5)).toBeNull();
    let pulled = 0;
    const endless = stream(Array.from({ length: 1_000 }, () => new Uint8Array(10)), () => void (pulled += 1));
    expect(await readBounded(post(endless), 25)).toBeNull();
    expect(pulled).toBeLessThan(10);
  });
});
