import { describe, expect, it } from "vitest";
import { codeAt, findStep, fromBase32, stepAt, toBase32, totpAddress } from "@/lib/accounts/identity/embedded/totp";

// RFC 6238, appendix B: the secret "12345678901234567890", and the last six of its eight digits.
const SECRET = toBase32(Buffer.from("12345678901234567890"));

describe("codes of authenticator apps", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i an app shows the code %s, as in the standard", (second, code) => {
    expect(codeAt(SECRET, stepAt(second * 1_000))).toBe(code);
  });

  it("the secret of an authenticator app has the format apps read", () => {
    expect(SECRET).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(Buffer.from(fromBase32(SECRET)).toString()).toBe("12345678901234567890");
  });

  it("an authenticator app's previous and next codes are accepted, and no others", () => {
    const now = 1_800_000_000_000;
    const found = [-2, -1, 0, 1, 2].map((steps) => findStep(SECRET, codeAt(SECRET, stepAt(now) + steps), now));
    expect(found).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
    for (const code of ["", "12345", "1234567", "ümläut"]) expect(findStep(SECRET, code, now)).toBeNull();
  });

  it("an authenticator app is given the names of the site and the user", () => {
    expect(totpAddress("Granskog", "kim+a@spruce.example", "ABC")).toBe(
      "otpauth://totp/Granskog:kim%2Ba%40spruce.example?secret=ABC&issuer=Granskog&algorithm=SHA1&digits=6&period=30",
    );
  });
});
