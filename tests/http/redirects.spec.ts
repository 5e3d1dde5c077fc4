import type { APIRequestContext } from "@playwright/test";
import { parse } from "node-html-parser";
import { ANALYSES, ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

/** From → where the address now lives. */
const MOVED: [string, string][] = [
  ["/blog/a-post-of-old", "/"],
  ["/blog/2019/05/a-post-of-old", "/"],
  ["/tag/food", "/"],
  ["/category/news/nordic", "/"],
  ["/brand-insights", "/insights"],
  ["/consumer-insights", "/insights"],
  ["/brand-insights/analysis", "/brand-insights/single-country"],
  ["/predictive-insights", "/predictive-insights/trajectory"],
  ["/sustainability-branding-hub/glossary/tested-change", "/sustainability-branding-hub/glossary/clear-change"],
  ["/letters/keep-account", "/emails/keep-account"],
  ["/letters/unsubscribe", "/emails/unsubscribe"],
];

const FOR_THE_SIGNED_IN = ["/settings", "/rankings/full", "/account", "/admin/hub-posts"];

const FOR_SUBSCRIBERS = ["/insights", "/my-charts", "/invitations", ...ANALYSIS_IDS.map((id) => ANALYSES[id].path)];

const addressOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect([301, 302, 303, 307, 308], `${path} answers ${answer.status()}`).toContain(answer.status());
  return new URL(answer.headers().location ?? "", "http://site.test");
};

for (const [from, to] of MOVED) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    expect((await addressOf(request, from)).pathname).toBe(to);
  });
}

test("a link in an old email keeps its token, and a POST stays a POST", async ({ request }) => {
  const link = `/letters/unsubscribe?token=${"x".repeat(32)}`;
  const answers = [
    await request.get(link, { maxRedirects: 0 }),
    await request.post(link, { maxRedirects: 0, form: { "List-Unsubscribe": "One-Click" } }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(308);
    const { pathname, search } = new URL(answer.headers().location ?? "", "http://site.test");
    expect(pathname + search).toBe(`/emails/unsubscribe?token=${"x".repeat(32)}`);
  }
});

for (const path of FOR_THE_SIGNED_IN) {
  test(`an anonymous visitor is redirected from ${path} to sign-in, with the return address`, async ({ request }) => {
    const address = await addressOf(request, `${path}?country=norway`);
    expect(address.pathname).toBe("/auth");
    expect(address.searchParams.get("mode")).toBe("signin");
    expect([...address.searchParams.values()]).toContain(`${path}?country=norway`);
  });
}

for (const path of FOR_SUBSCRIBERS) {
  test(`an anonymous visitor is redirected from ${path} to the waitlist, with the return address`, async ({
    request,
  }) => {
    const address = await addressOf(request, path);
    expect(address.pathname).toBe("/waitlist");
    expect([...address.searchParams.values()]).toContain(path);
  });
}

test("preview=1 bypasses no guard", async ({ request }) => {
  for (const path of [...FOR_THE_SIGNED_IN, ...FOR_SUBSCRIBERS]) {
    expect(["/auth", "/waitlist"]).toContain((await addressOf(request, `${path}?preview=1`)).pathname);
  }
});

test("another site's address in the query never redirects there", async ({ request }) => {
  expect((await addressOf(request, "/settings?next=https://elsewhere.example//")).host).toMatch(
    /^(?:site\.test|localhost:\d+)$/,
  );
});

test("an old blog category redirects to a page that loads", async ({ request }) => {
  const { at, status, body } = await follow(request, "/category/food");
  expect([at, status]).toEqual(["/", 200]);
  expect(parse(body).querySelector("h1")?.text).toBe("Europe's Largest Brand Study on Sustainability");
});

test("sign-in and the waitlist open without an account", async ({ request }) => {
  for (const path of ["/auth?mode=signin", "/waitlist"]) expect((await request.get(path)).status(), path).toBe(200);
});
