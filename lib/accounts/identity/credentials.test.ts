import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import {
  checkForm,
  codeForm,
  passwordForm,
  resetForm,
  signInForm,
  signUpForm,
  typedValues,
} from "@/lib/accounts/identity/credentials";

const SIGN_UP = {
  firstName: "Kim",
  lastName: "Lindqvist",
  email: "kim@spruceworks.example",
  password: "a-quiet-larch-37",
  company: "Spruce Works",
  country: "Sweden",
  title: "Analyst",
  industry: "food",
};

function toForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function faults(form: z.ZodMiniType, fields: Record<string, string>): Readonly<Record<string, string>> {
  const checked = checkForm(form, toForm(fields));
  if (checked.ok || checked.state.status !== "failed") throw new Error("The form was taken.");
  return checked.state.fields;
}

describe("sign-up", () => {
  test.each([
    ["firstName", "First name is required"],
    ["lastName", "Last name is required"],
    ["email", "Invalid email address"],
    ["company", "Company/Brand is required"],
    ["country", "Country is required"],
    ["title", "Title is required"],
    ["industry", "Industry is required"],
  ])("sign-up names %s if it is empty, blank or missing", (name, message) => {
    const { [name as keyof typeof SIGN_UP]: _, ...rest } = SIGN_UP;
    expect(faults(signUpForm, { ...SIGN_UP, [name]: "" })).toEqual({ [name]: message });
    expect(faults(signUpForm, { ...SIGN_UP, [name]: "   " })).toEqual({ [name]: message });
    expect(faults(signUpForm, rest)).toEqual({ [name]: message });
  });

  test("sign-up requires a password of 8 to 128 characters", () => {
    expect(faults(signUpForm, { ...SIGN_UP, password: "1234567" })).toEqual({
      password: "Password must be at least 8 characters",
    });
    expect(faults(signUpForm, { ...SIGN_UP, password: "x".repeat(129) })).toEqual({
      password: "Password must be at most 128 characters",
    });
    expect(checkForm(signUpForm, toForm({ ...SIGN_UP, password: "12345678" })).ok).toBe(true);
  });

  test.each([
    "kim",
    "kim@",
    "@spruceworks.example",
    "kim@spruce works.example",
    `${"k".repeat(250)}@a.example`,
    "kim@a.example\r\nBcc: all@a.example",
  ])("sign-up refuses the address %j", (email) => {
    expect(faults(signUpForm, { ...SIGN_UP, email })).toEqual({ email: "Invalid email address" });
  });

  test("sign-up without the ticked box gives no consent", () => {
    const consent = (fields: Record<string, string>) => {
      const checked = checkForm(signUpForm, toForm({ ...SIGN_UP, ...fields }));
      return checked.ok && checked.data.marketingConsent;
    };
    expect([consent({}), consent({ marketingConsent: "on" }), consent({ marketingConsent: "true" })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test.each(["role", "tier", "emailVerified", "id"])("sign-up refuses a form with %s in it", (name) => {
    expect(checkForm(signUpForm, toForm({ ...SIGN_UP, [name]: "admin" })).ok).toBe(false);
  });

  test("sign-up names every invalid field at once, overlong ones too", () => {
    expect(Object.keys(faults(signUpForm, {}))).toEqual(expect.arrayContaining(Object.keys(SIGN_UP)));
    expect(faults(signUpForm, { ...SIGN_UP, title: "x".repeat(121) })).toEqual({ title: "At most 120 characters" });
  });
});

describe("the other forms", () => {
  test("sign-in requires a valid address and a password", () => {
    expect(faults(signInForm, { email: "kim", password: "x" })).toEqual({ email: "Invalid email address" });
    expect(faults(signInForm, { email: SIGN_UP.email, password: "" })).toEqual({ password: "Password is required" });
  });

  test("a code can be typed with spaces", () => {
    expect(checkForm(codeForm, toForm({ code: " 123 456 " }))).toMatchObject({ ok: true, data: { code: "123456" } });
    expect(faults(codeForm, { code: "  " })).toEqual({ code: "Enter the code from the email" });
  });

  test("a new password follows the same rule everywhere", () => {
    const message = "Password must be at least 8 characters";
    expect(faults(resetForm, { code: "123456", password: "short" })).toEqual({ password: message });
    expect(faults(passwordForm, { currentPassword: "x", newPassword: "short" })).toEqual({ newPassword: message });
  });

  test("account forms return no secret and accept no unknown field", () => {
    const data = toForm({
      email: "kim@a.example",
      password: "p",
      code: "1",
      currentPassword: "p",
      newPassword: "p",
      $ACTION_ID: "x",
    });
    expect(typedValues(data)).toEqual({ email: "kim@a.example" });
    for (let index = 0; index < 1_000; index += 1) data.set(`field${index}`, "x".repeat(5_000));
    const values = typedValues(data);
    expect(Object.keys(values).length).toBeLessThanOrEqual(20);
    expect(Math.max(...Object.values(values).map(({ length }) => length))).toBe(2_048);
  });
});
