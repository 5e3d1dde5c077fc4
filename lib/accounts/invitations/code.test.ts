import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeAgain, newCode } from "@/lib/accounts/invitations/code";

const secret = "s".repeat(32);

describe("invitation codes", () => {
  it("invitation codes have 128 bits, never repeat, and are stored as a hash", () => {
    const codes = Array.from({ length: 200 }, () => newCode(secret));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(200);
    for (const { code, digest, nonce } of codes) {
      expect(code).toMatch(/^[\w-]{22}$/);
      expect(digest).toBe(createHash("sha256").update(code).digest("hex"));
      expect(nonce).not.toContain(code);
    }
  });

  it("a stored invitation code can be shown again only with the secret", () => {
    const { code, ...stored } = newCode(secret);
    expect(codeAgain(stored, secret)).toBe(code);
    expect(codeAgain(stored, "t".repeat(32))).toBeNull();
    expect(codeAgain({ ...stored, nonce: newCode(secret).nonce }, secret)).toBeNull();
  });

  it("invitation codes need a secret that cannot be guessed", () => {
    expect(() => newCode("short")).toThrow(/32 characters/);
  });
});
