import { expect, test } from "vitest";
import { isRenewed, renewalHref, withoutMark } from "@/lib/access/claims-renewal";

const leadsTo = (address: string) => new URL(renewalHref(address), "http://site.example").searchParams.get("to");

test.each([
  ["/account", "/account?renewed=1"],
  ["/insights?brand=a%26b", "/insights?brand=a%26b&renewed=1"],
  ["/", "/?renewed=1"],
  ["/auth?mode=signin&from=%2Faccount%3Ftab%3Da", "/auth?mode=signin&from=%2Faccount%3Ftab%3Da&renewed=1"],
])("the address %s returns as %s after its claims were renewed", (address, marked) => {
  expect(leadsTo(address)).toBe(marked);
  const { pathname, search } = new URL(marked, "http://site.example");
  expect(isRenewed(search)).toBe(true);
  expect(pathname + withoutMark(search)).toBe(address);
});

test("an address that the middleware does not decide on gets no renewal mark", () => {
  expect(leadsTo("/waitlist?from=%2Finsights")).toBe("/waitlist?from=%2Finsights");
  expect(leadsTo("/pricing")).toBe("/pricing");
});

test.each(["", "?a=1", "?renewed=0", "?renewed=1&a=1", "?notrenewed=1", "?renewed=11"])(
  "the query %j has no renewal mark",
  (search) => {
    expect(isRenewed(search)).toBe(false);
    expect(withoutMark(search)).toBe(search);
  },
);
