import { type APIRequestContext } from "@playwright/test";
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
];

const FOR_THE_SIGNED_IN = ["/settings", "/rankings/full", "/account", "/admin/hub-posts"];

const FOR_SUBSCRIBERS = [
  "/insights",
  "/brand-insights/single-country",
  "/brand-insights/multi-country",
  "/brand-insights/age-groups",
  "/brand-snapshot",
  "/consumer-insights/awareness",
  "/country-comparison",
  "/my-charts",
  "/invitations",
  "/brand-insights/portfolio",
  "/predictive-insights/trajectory",
  "/predictive-insights/momentum",
  "/predictive-insights/risks",
];

test.describe("an anonymous visitor is led", () => {
  const addressOf = async (request: APIRequestContext, path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 302, 303, 307, 308], `${path} answers ${answer.status()}`).toContain(answer.status());
    return new URL(answer.headers().location ?? "", "http://site.test");
  };

  for (const [from, to] of MOVED) {
    test(`from ${from} to ${to}`, async ({ request }) => {
      expect((await addressOf(request, from)).pathname).toBe(to);
    });
  }

  for (const path of FOR_THE_SIGNED_IN) {
    test(`from ${path} to sign-in, its origin kept`, async ({ request }) => {
      const address = await addressOf(request, `${path}?country=norway`);
      expect(address.pathname).toBe("/auth");
      expect(address.searchParams.get("mode")).toBe("signin");
      expect([...address.searchParams.values()]).toContain(`${path}?country=norway`);
    });
  }

  for (const path of FOR_SUBSCRIBERS) {
    test(`from ${path} to the waitlist, its origin kept`, async ({ request }) => {
      const address = await addressOf(request, path);
      expect(address.pathname).toBe("/waitlist");
      expect([...address.searchParams.values()]).toContain(path);
    });
  }

  test("past no guard by preview=1", async ({ request }) => {
    for (const path of [...FOR_THE_SIGNED_IN, ...FOR_SUBSCRIBERS]) {
      expect(["/auth", "/waitlist"]).toContain((await addressOf(request, `${path}?preview=1`)).pathname);
    }
  });

  test("to nowhere else by a forged origin", async ({ page }) => {
    const answer = await page.request.get("/settings?next=https://elsewhere.example//", { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? "", "http://site.test/").host).toMatch(
      /^(?:site\.test|localhost:\d+)$/,
    );
  });
});

test("the redirected visitor lands on a page", async ({ page }) => {
  await page.goto("/category/food");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Europe's Largest Brand Study on Sustainability");
});

test("the doors themselves open", async ({ request }) => {
  for (const path of ["/auth?mode=signin", "/waitlist"]) expect((await request.get(path)).status(), path).toBe(200);
});
