import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrub, scrubLine, toErrorFacts } from "@/lib/platform/telemetry/scrub";

describe("scrub", () => {
  test.each([
    ["no letter to ada.lovelace+x@example.co.uk today", "no letter to [address] today"],
    ["Bearer abc.def-ghi was refused", "Bearer [token] was refused"],
    ["token eyJhbGciOi.eyJzdWIiOiJ1.c2lnbmF0dXJl ran out", "token [token] ran out"],
    ["sk_live_51Habcdefgh is not known", "[key] is not known"],
    ["postgres://user:secret@host:5432/name", "postgres://[login]@host:5432/name"],
    ["GET /emails/unsubscribe?token=abc&u=1 failed", "GET /emails/unsubscribe?[query] failed"],
    ["nothing of anybody, 5.2 ms", "nothing of anybody, 5.2 ms"],
  ])("secrets and addresses are removed from the log: %s", (text, left) => {
    expect(scrub(text)).toBe(left);
  });

  test("a log line stays one line, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(scrubLine(`${text}\n\r\u2028\u0085\u001b[31m`)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  test("a logged text is limited in length", () => {
    expect(scrub("x".repeat(1_000_000))).toHaveLength(4_001);
  });
});

describe("toErrorFacts", () => {
  test("a logged error has its code, digest and cause, and no other field", () => {
    const cause = Object.assign(new Error("for ada@example.com"), { code: "ECONNREFUSED", body: "secret" });
    const facts = toErrorFacts(
      Object.assign(new Error("no\nanswer", { cause }), { digest: "no-answer", request: { cookie: "secret" } }),
    );
    expect(facts).toMatchObject({
      name: "Error",
      message: "no answer",
      digest: "no-answer",
      cause: { message: "for [address]", code: "ECONNREFUSED" },
    });
    expect(JSON.stringify(facts)).not.toMatch(/secret|ada@/);
  });

  test("anything thrown can be logged", () => {
    expect(toErrorFacts("gone")).toEqual({ name: "string", message: "gone" });
    expect(toErrorFacts({ password: "secret" })).toEqual({ name: "object", message: "an object" });
  });
});
