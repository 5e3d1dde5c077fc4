import { describe, expect, test } from "vitest";
import { hashPassword, isPassword } from "@/lib/sharing/links/password";

describe("the password of a shared link", () => {
  test("a stored password recognises the right one and no other", async () => {
    const hash = await hashPassword("gran och tall");
    expect(hash).toMatch(/^scrypt\$\d+\$[\w-]{22}\$[\w-]{43}$/);
    expect(hash).not.toContain("gran");
    expect(await isPassword("gran och tall", hash)).toBe(true);
    expect(await isPassword("gran och Tall", hash)).toBe(false);
    expect(await isPassword("", hash)).toBe(false);
  });

  test("a stored password is salted and does not depend on Unicode form", async () => {
    const [one, two] = await Promise.all([hashPassword("åäö-lösen"), hashPassword("åäö-lösen")]);
    expect(one).not.toBe(two);
    expect(await isPassword("åäö-lösen".normalize("NFD"), one)).toBe(true);
  });

  test("no password matches an invalid record, or one too costly to check", async () => {
    for (const hash of ["", "gran", "scrypt$1$x$y", `scrypt$1073741824$${"a".repeat(22)}$${"b".repeat(43)}`])
      expect(await isPassword("gran", hash), hash).toBe(false);
  });
});
