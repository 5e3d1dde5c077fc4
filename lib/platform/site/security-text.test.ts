import { expect, test } from "vitest";
import { toSecurityText } from "@/lib/platform/site/security-text";

test("security.txt names a contact and expires half a year from today", () => {
  const text = toSecurityText({
    origin: "https://site.example",
    contact: "hello@site.example",
    now: new Date("2026-11-23T15:04:05.678Z"),
  });
  expect(text).toBe(
    "Contact: mailto:hello@site.example\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: en\nCanonical: https://site.example/.well-known/security.txt\n",
  );
});
