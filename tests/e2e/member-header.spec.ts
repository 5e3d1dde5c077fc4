import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { signInByRequest } from "../support/sign-in-request";
import { settle } from "../support/settle";
import type { Who } from "../support/people";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

// Header, dock and home of those who are signed in, on pages drawn for them and on pages that are the same for all.

/** With a separate session, which the test ends. */
async function becomeForOnce(page: Page, { request }: PlaywrightWorkerArgs["playwright"], who: Who) {
  const context = await signInByRequest(request, test.info().project.use.baseURL ?? "", `${who}@sample.test`);
  await page.context().addCookies((await context.storageState()).cookies);
  await context.dispose();
}

const banner = (page: Page) => page.getByRole("banner");
const avatar = (page: Page) => banner(page).getByRole("button", { name: /^Account menu/ });
const menu = (page: Page) => page.getByRole("navigation", { name: "Account" });
const dock = (page: Page) => page.getByRole("navigation", { name: "Main" });

const FREE_DOCK = ["Home", "Rankings", "About Study", "Sustainability Hub", "Blog", "Upgrade", "Contact"];
const SUBSCRIBER_DOCK = ["Home", "Rankings", "Blog", "My Account", "Contact", "Insights Portal"];
const FREE_MENU = ["Invite Users", "Help", "Account Settings"];
const RESEARCHER_MENU = ["Invite Users", "Study data", "Help", "Account Settings"];
const ADMIN_MENU = ["Insights Dashboard", "My Charts", "Invite Users", "Administration", "Help", "Account Settings"];
const PAID_MENU = ["Insights Dashboard", "My Charts", ...FREE_MENU];

interface Member {
  who: Who;
  initials: string;
  badge: string | RegExp | null;
  standing: string;
  upgrade: boolean;
  docked: string[];
  listed: string[];
}

const PEOPLE: readonly Member[] = [
  {
    who: "free",
    initials: "AK",
    badge: null,
    standing: "Preview Access TierFree Preview",
    upgrade: false,
    docked: FREE_DOCK,
    listed: FREE_MENU,
  },
  {
    who: "essential",
    initials: "MT",
    badge: "Essential",
    standing: "Your planEssential",
    upgrade: true,
    docked: SUBSCRIBER_DOCK,
    listed: PAID_MENU,
  },
  {
    who: "professional",
    initials: "EL",
    badge: "Professional",
    standing: "Your planProfessional",
    upgrade: false,
    docked: SUBSCRIBER_DOCK,
    listed: PAID_MENU,
  },
  {
    who: "enterprise",
    initials: "IH",
    badge: "Enterprise",
    standing: "Your planEnterprise",
    upgrade: false,
    docked: SUBSCRIBER_DOCK,
    listed: PAID_MENU,
  },
  {
    who: "trial",
    initials: "DV",
    badge: /Trial: [1-7]d left/,
    standing: "Your planProfessional",
    upgrade: false,
    docked: SUBSCRIBER_DOCK,
    listed: PAID_MENU,
  },
  {
    who: "researcher",
    initials: "SR",
    badge: null,
    standing: "Preview Access TierFree Preview",
    upgrade: false,
    docked: FREE_DOCK,
    listed: RESEARCHER_MENU,
  },
  {
    who: "admin",
    initials: "OG",
    badge: null,
    standing: "Your roleAdmin",
    upgrade: false,
    docked: SUBSCRIBER_DOCK,
    listed: ADMIN_MENU,
  },
];

for (const { who, initials, badge, standing, upgrade, docked, listed } of PEOPLE) {
  test(`${who} is recognised on every page`, async ({ page, people }) => {
    await become(page, people, who);
    // The one is drawn by the server, the other fills itself in.
    for (const path of ["/account", "/rankings/norway"]) {
      await page.goto(path);
      await expect(avatar(page)).toHaveText(new RegExp(`^${initials}Account menu, `));
      await expect(banner(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
      await expect(
        banner(page).getByRole("link", { name: "Upgrade", exact: true }).and(page.locator('[data-slot="upgrade"]')),
      ).toHaveCount(upgrade ? 1 : 0);
      const mark = banner(page).locator('[data-slot="badge"]');
      if (badge === null) await expect(mark).toHaveCount(0);
      else await expect(mark).toContainText(badge);
      await expect
        .poll(() =>
          dock(page)
            .getByRole("link")
            .evaluateAll((links) => links.map((link) => link.ariaLabel)),
        )
        .toEqual(docked);
      await avatar(page).click();
      await expect(menu(page)).toContainText(standing);
      await expect(menu(page)).toContainText(`${who}@sample.test`);
      await expect(menu(page).getByRole("link")).toHaveText(listed);
    }
  });
}

test("public pages do not shift and never flash visitor buttons for members", async ({ page, people }) => {
  await become(page, people, "professional");
  await page.addInitScript(() => {
    const seen = { moved: 0, signIn: false };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.moved += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const link = document.querySelector('header a[href^="/auth"]');
      if (link && getComputedStyle(link).visibility === "visible") seen.signIn = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/rankings/sweden");
  await expect(avatar(page)).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(globalThis, "seen") as { moved: number; signIn: boolean });
  expect(seen.signIn).toBe(false);
  expect(seen.moved).toBeLessThan(0.001);
});

test("a cookie without a session is deleted, and the visitor's header returns", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "signed_in", value: "1", url: baseURL ?? "" }]);
  await page.goto("/rankings/sweden");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === "signed_in")).toEqual([]);
});

test("a member is offered their account, not to sign in, when the site can't say who they are", async ({
  page,
  people,
  complaints,
}) => {
  complaints.forgive(/503/);
  await become(page, people, "essential");
  await page.route("**/api/me", async (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/rankings/sweden");
  await expect(banner(page).getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await page.unroute("**/api/me");
  await dock(page).getByRole("link", { name: "Home" }).click();
  await expect(avatar(page)).toBeVisible();
});

test("a visitor's page never requests the account", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/rankings/sweden");
  await settle(page);
  expect(asked.filter((path) => path === "/api/me")).toEqual([]);
});

test("the account menu works by keyboard and closes on Escape or a click outside", async ({ page, people }) => {
  await become(page, people, "essential");
  await page.goto("/my-charts");
  await avatar(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Insights Dashboard" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  await avatar(page).click();
  expect(await faultsOf(page, "header")).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu(page)).toBeHidden();
  await avatar(page).click();
  await menu(page).getByRole("link", { name: "Help" }).click();
  await expect(menu(page)).toBeHidden();
  const help = page.getByRole("dialog", { name: "Help & Documentation" });
  await expect(help).toBeVisible();
  await help.getByRole("button", { name: "Close" }).click();
  await expect(help).toBeHidden();
  await expect(avatar(page)).toBeFocused();
});

test("signing out from the menu goes to the home page and ends the session", async ({ page, playwright }) => {
  await becomeForOnce(page, playwright, "professional");
  await page.goto("/pricing");
  await avatar(page).click();
  await menu(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/my-charts");
  await expect(page).toHaveURL(/\/waitlist\?from=%2Fmy-charts$/);
});

test("the home page welcomes a subscriber back", async ({ page, people }) => {
  await become(page, people, "professional");
  await page.goto("/");
  await expect(page).toHaveURL("/");
  const panel = page.getByRole("region", { name: "Welcome Back" });
  await expect(panel.getByText("Jump right into your sustainability insights")).toBeVisible();
  await expect(panel.getByText("Analyze sustainability performance across brands")).toBeVisible();
  await expect(panel.getByText("Understand sustainability behaviors & attitudes")).toBeVisible();
  for (const link of await panel.getByRole("link", { name: "Get Started" }).all())
    await expect(link).toHaveAttribute("href", "/insights");
  await expect(page.getByRole("link", { name: "Explore Rankings" })).toHaveAttribute("href", "/rankings/full");
  await expect(page.getByRole("blockquote")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /clients/i })).toHaveCount(0);
  await expect(dock(page).locator('[aria-current="page"]')).toHaveAccessibleName("Home");
  expect(await faultsOf(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, a member's page is complete and signing out works", async ({ page, playwright }) => {
    await becomeForOnce(page, playwright, "free");
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveCount(1);
    await avatar(page).click();
    await menu(page).getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
  });
});
