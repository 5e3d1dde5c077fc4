import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, toCursor } from "@/lib/sharing/api/cursor";

test("a cursor returns to its position, only for its own query and publication", () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), fc.integer({ min: 1, max: 1e6 }), (stamp, question, offset) => {
      const cursor = toCursor({ stamp, question, offset });
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(cursor.length).toBeLessThan(200);
      expect(readCursor(cursor, { stamp, question })).toBe(offset);
      expect(readCursor(cursor, { stamp: stamp + 1, question })).toBe("stale");
      expect(readCursor(cursor, { stamp, question: `${question}x` })).toBe("foreign");
    }),
  );
});

test("an invalid cursor is refused", () => {
  for (const text of [
    "",
    "x",
    "null",
    Buffer.from("[1,2]").toString("base64url"),
    Buffer.from('[1,"a",-5]').toString("base64url"),
  ]) {
    expect(readCursor(text, { stamp: 1, question: "" })).toBe("foreign");
  }
});
