import { expect, test } from "vitest";
import { hiddenFieldsOf, parseSignIn, signInHref } from "@/lib/accounts/sign-in/search-params";

const NOTHING = {
  mode: "signin",
  step: null,
  type: "free",
  invitation: null,
  generalInvitation: null,
  from: null,
} as const;

test("the account page shows the sign-in form of the free type by default", () => {
  expect(parseSignIn({})).toEqual(NOTHING);
  expect(signInHref(NOTHING)).toBe("/auth?mode=signin");
});

test("the account page's address is read and written unchanged", () => {
  const address = {
    mode: "signup",
    step: "verify",
    type: "trial",
    invitation: "a/b+c",
    generalInvitation: "G-1",
    from: "/my-charts?a=1&b=2",
  } as const;
  const url = new URL(signInHref(address), "http://localhost");
  expect(parseSignIn(Object.fromEntries(url.searchParams))).toEqual(address);
});

test("the account page uses the first of several values", () => {
  expect(parseSignIn({ mode: ["signup", "signin"], from: ["/account", "//evil.example"] })).toEqual({
    ...NOTHING,
    mode: "signup",
    from: "/account",
  });
});

test.each([
  { mode: "admin" },
  { mode: "__proto__", step: "constructor" },
  { step: "verify/../setup" },
  { type: "<script>" },
  { type: "x".repeat(33) },
  { invitation: "with blanks", general_invitation: "line\nbreak" },
  { invitation: "x".repeat(201) },
  { from: "//evil.example" },
  { from: "/\\evil.example" },
  { from: "https://evil.example/" },
  { from: "/%2F%2Fevil.example" },
  { from: "/auth?mode=signup" },
])("the account page ignores invalid values: %j", (params) => {
  expect(parseSignIn(params)).toEqual(NOTHING);
});

test("the account forms pass on the address's parameters", () => {
  expect(hiddenFieldsOf({ ...NOTHING, invitation: "ABC" })).toEqual({
    type: "free",
    invitation: "ABC",
    general_invitation: "",
    from: "",
  });
});
