import { expect, test } from "vitest";
import { checkForm, resetForm, signInForm } from "@/lib/accounts/identity/credentials";

const PASSWORDS = [
  "  Larch under Snow  ",
  "ÅÄÖ é e\u0301 ß İ",
  "tab\tand space",
  `${"x".repeat(127)}y`,
  "\u{1F332}".repeat(20),
];

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("a password is used exactly as typed", () => {
  for (const password of PASSWORDS) {
    expect(checkForm(signInForm, formOf({ email: "kim@spruce.example", password }))).toMatchObject({
      ok: true,
      data: { password },
    });
    expect(checkForm(resetForm, formOf({ code: "123456", password }))).toMatchObject({ ok: true, data: { password } });
  }
});
