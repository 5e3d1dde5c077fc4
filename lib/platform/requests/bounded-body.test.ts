import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBounded, readBoundedBytes, readBoundedForm } from "@/lib/platform/requests/bounded-body";

const ADDRESS = "https://site.example/api";
/** Sent in chunks, without a length. */
const inPieces = (pieces: Iterable<Uint8Array>, onPull = () => {}): Request => {
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      onPull();
      const next = rest.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  return new Request(ADDRESS, { method: "POST", body, duplex: "half" } as RequestInit);
};

describe("a request's body", () => {
  it("a request's body is read up to the limit and not a byte beyond", async () => {
    const bytes = fc.uint8Array({ maxLength: 64 });
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 8 }), fc.nat(200), async (pieces, most) => {
        const whole = Buffer.concat(pieces);
        const read = await readBoundedBytes(inPieces(pieces), most);
        expect(read && Buffer.from(read).equals(whole)).toBe(whole.length > most ? null : true);
      }),
    );
  });

  it("a request's body is not read on once it is too long", async () => {
    let pulled = 0;
    const endless = (function* () {
      for (;;) yield new Uint8Array(1_000);
    })();
    expect(
      await readBounded(
        inPieces(endless, () => (pulled += 1)),
        10_000,
      ),
    ).toBeNull();
    expect(pulled).toBeLessThan(20);
  });

  it("a body that declares too great a length is not read at all", async () => {
    const request = new Request(ADDRESS, { method: "POST", body: "12345", headers: { "content-length": "5" } });
    expect(await readBounded(request, 4)).toBeNull();
    expect(request.bodyUsed).toBe(false);
  });

  it("a request's body is read as exact text", async () => {
    expect(await readBounded(new Request(ADDRESS, { method: "POST", body: "å\r\n😀" }))).toBe("å\r\n😀");
    expect(await readBounded(new Request(ADDRESS))).toBe("");
  });
});

describe("a form", () => {
  it("a form is read within the limit, and refused beyond it or in another format", async () => {
    const form = new FormData();
    form.set("password", "birch");
    const sent = () => new Request(ADDRESS, { method: "POST", body: form });
    expect((await readBoundedForm(sent(), 1_000))?.get("password")).toBe("birch");
    expect(await readBoundedForm(sent(), 10)).toBeNull();
    expect(
      await readBoundedForm(
        new Request(ADDRESS, { method: "POST", body: "{}", headers: { "content-type": "application/json" } }),
        1_000,
      ),
    ).toBeNull();
  });
});
