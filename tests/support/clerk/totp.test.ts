import { expect, it } from "vitest";
import { isTotp, totp } from "@/tests/support/clerk/totp";

// The secret and values of RFC 6238, appendix B, with six digits.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [20_000_000_000, "353130"],
])("at second %i an app shows %s", (second, code) => {
  expect(totp(SECRET, second * 1000)).toBe(code);
});

it("codes of now and of the previous half minute are accepted", () => {
  expect(isTotp(SECRET, totp(SECRET))).toBe(true);
  expect(isTotp(SECRET, totp(SECRET, Date.now() - 5 * 60_000))).toBe(false);
});
