import { DYNAMIC_PAGES, isDynamicPage } from "@/lib/access/dynamic-pages";
import { abreast } from "../support/abreast";
import { listBuiltPages } from "../support/build-manifests";
import { policyOf } from "../support/page-policies";
import { FURTHER, PAGES } from "../support/policy-pages";
import { submit } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// Which scripts may run in a page, as its answer says it. Browsers are held to it in tests/e2e/content-security.spec.ts.

const ANYONES = [...PAGES.anonymous, ...(FURTHER.anonymous ?? [])].filter(
  (one) => !["/outbox", "/test-checkout"].includes(one),
);

test("every page has one complete policy, with script hashes if cached and nonces if rendered", async ({ request }) => {
  await abreast(ANYONES, async (address) => {
    const { whole, sources } = await policyOf(request, address);
    const [own, ...named] = sources("script-src");
    expect(own, address).toBe("'self'");
    expect(named.length, address).toBeGreaterThan(0);
    const hasNonce = named.some((source) => source.startsWith("'nonce-"));
    expect(hasNonce, address).toBe(isDynamicPage(address.split("?")[0] ?? ""));
    for (const source of named)
      expect(source, address).toMatch(/^'(?:nonce-[A-Za-z0-9+/]{22}==|sha256-[A-Za-z0-9+/]{43}=)'$/);
    expect(whole, address).toMatch(
      /^default-src 'self'; base-uri 'none'; .*object-src 'none'; .*; script-src-attr 'none'$/,
    );
    expect(sources("frame-ancestors"), address).toEqual(["'none'"]);
  });
});

test("a nonce is used for one response, whatever the request says", async ({ request }) => {
  const mine = { "content-security-policy": "script-src 'nonce-bWluZQ=='" };
  const [one, two] = [await policyOf(request, "/auth", mine), await policyOf(request, "/auth", mine)];
  expect(one.whole).not.toBe(two.whole);
  for (const address of ["/auth", "/rankings/sweden", "/nowhere"]) {
    const answer = await request.get(address, { headers: mine });
    expect(await answer.text()).not.toContain("bWluZQ==");
    expect(JSON.stringify(answer.headers())).not.toContain("bWluZQ==");
  }
});

test("the list of pages rendered per request matches the build", () => {
  const { dynamic } = listBuiltPages();
  expect(dynamic.map((page) => page.replaceAll(/\[([a-z]+)\]/g, ":$1")).toSorted()).toEqual(DYNAMIC_PAGES.toSorted());
});

test("a form sent without JavaScript gets a page whose scripts are in its policy", async ({ request, baseURL }) => {
  const answer = await submit(request, new URL(baseURL ?? "").origin, "/contact-us", `name="message"`, { name: "" });
  expect(answer.headers()["content-security-policy"]).toContain("'nonce-");
  expect(await answer.text()).toMatch(/<script[^>]* nonce="/);
});
