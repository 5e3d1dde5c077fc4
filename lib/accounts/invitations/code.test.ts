import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeAgain, newCode } from "@/lib/accounts/invitations/code";

const secret = "s".repeat(32);

describe("codes of invitations", () => {
  it("are 128 bits that are never the same, kept as their digest", () => {
    const codes = Array.from({ length: 200 }, () => newCode(secret));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(200);
    for (const { code, digest, nonce } of codes) {
      expect(code).toMatch(/^[\w-]{22}$/);
      expect(digest).toBe(createHash("sha256").update(code).digest("hex"));
      expect(nonce).not.toContain(code);
    }
  });

  it("are shown again from what is kept, by who knows the secret alone", () => {
    const { code, ...stored } = newCode(secret);
    expect(codeAgain(stored, secret)).toBe(code);
    expect(codeAgain(stored, "t".repeat(32))).toBeNull();
    expect(codeAgain({ ...stored, nonce: newCode(secret).nonce }, secret)).toBeNull();
  });

  it("are not made with a secret that can be guessed", () => {
    expect(() => newCode("short")).toThrow(/32 characters/);
  });
});
