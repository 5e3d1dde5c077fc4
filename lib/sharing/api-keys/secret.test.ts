import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newSecret, readBearer } from "@/lib/sharing/api-keys/secret";

test("an API key has 256 bits and is recognised by its hash", () => {
  const made = newSecret();
  expect(Buffer.from(made.key.slice(4), "base64url")).toHaveLength(32);
  expect(made.digest).toBe(createHash("sha256").update(made.key).digest("hex"));
  expect(made.key.startsWith(made.prefix)).toBe(true);
  expect(readBearer(`Bearer ${made.key}`)).toBe(made.digest);
  expect(readBearer(`bearer  ${made.key} `)).toBe(made.digest);
  expect(new Set(Array.from({ length: 100 }, () => newSecret().key)).size).toBe(100);
});

test("any other text is refused as an API key", () => {
  const { key } = newSecret();
  for (const wrong of [
    null,
    "",
    "Bearer",
    key,
    `Basic ${key}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key} ${key}`,
    "Bearer gsk_' or 1=1",
  ]) {
    expect(readBearer(wrong), String(wrong)).toBeNull();
  }
});
