import { expect, test } from "vitest";
import { authHref } from "@/lib/access/return-path";
import { redirectFor } from "@/lib/access/routes";
import { afterSignUp } from "@/lib/accounts/sign-in/after-sign-up";

const RETURNS = [
  "/brands/havremark",
  "/rankings/full?country=norway&industry=banking",
  "/rankings/full?country=norway&brand=havremark",
];

test.each(RETURNS)("a sign-up that began at %s returns there", (from) => {
  expect(afterSignUp(from)).toBe(from);
  // The same applies to someone who already has an account and follows the link.
  const search = authHref("signup", from).slice("/auth".length);
  const claims = { userId: "u", sessionId: "s", tier: null, role: "user" } as const;
  expect(redirectFor({ path: "/auth", search, claims, waitlistMode: false, isPreview: false })?.to).toBe(from);
});

test("a sign-up that began at a plan goes on to it", () => {
  expect(afterSignUp("/checkout?plan=essential")).toBe("/checkout?plan=essential");
});

test.each([
  null,
  "/pricing",
  "/brands",
  "/rankings/sweden",
  "/settings",
  "//evil.example/brands/x",
  "/brands/../admin",
])("any other sign-up (%s) continues to the rankings", (from) => expect(afterSignUp(from)).toBe("/rankings/full"));
