import { mergeTests, type Page } from "@playwright/test";
import { type Tier, TIERS, tiersFrom } from "@/lib/access/claims";
import { openAsMember } from "../support/member-page";
import { publicRankingsOn, SHARED_PAGES, wrongOffersOn } from "../support/offers";
import { type AnySamplePerson, EVERY_SAMPLE_PERSON, test as signedIn } from "../support/sign-in";
import { anIndustryOf, expect, leaderOf, test as watched } from "./fixtures";

// Cached pages are the same for everyone: visitors' content is gone before a member sees the page.

const test = mergeTests(watched, signedIn);

interface Member {
  tier: Tier | null;
  canTry: boolean;
  /** Upgrades, and plans they are trying. */
  mayBuy: readonly Tier[];
}

const above = (tier: Tier): readonly Tier[] => tiersFrom(tier).slice(1);
const MEMBERS: Record<AnySamplePerson, Member> = {
  free: { tier: null, canTry: true, mayBuy: TIERS },
  essential: { tier: "essential", canTry: false, mayBuy: above("essential") },
  professional: { tier: "professional", canTry: false, mayBuy: above("professional") },
  enterprise: { tier: "enterprise", canTry: false, mayBuy: [] },
  trial: { tier: "professional", canTry: false, mayBuy: TIERS },
  researcher: { tier: null, canTry: true, mayBuy: TIERS },
  admin: { tier: "enterprise", canTry: false, mayBuy: [] },
};

test("a visitor is offered an account, and a member never is, from the first paint on", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.forgive(/ERR_FAILED/);
  const offers = () => page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).filter({ visible: true });
  await page.goto("/rankings/sweden");
  await expect(offers()).not.toHaveCount(0);
  await expect(page.getByRole("link", { name: "All 412 positions" })).toBeHidden();

  // What the page still asks for as a visitor would take the cookie away again.
  await page.goto("about:blank");
  // Nothing but the document: no script of the page has run when it is first painted.
  await context.addCookies([{ name: "signed_in", value: "1", url: baseURL ?? "" }]);
  await page.route(/\.js(?:\?|$)/, async (route) => route.abort());
  await page.goto("/rankings/sweden", { waitUntil: "commit" });
  const all = page.getByRole("link", { name: "All 412 positions" });
  await expect(all).toBeVisible();
  await expect(offers()).toHaveCount(0);
  await expect(all).toHaveAttribute("href", "/rankings/full");
  await page.getByRole("contentinfo").getByRole("link", { name: "Norway" }).focus();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Norway" })).toHaveAttribute(
    "href",
    "/rankings/full?country=norway",
  );
  await page.unrouteAll();
});

test("a member’s click on a public ranking opens the full one without a page load", async ({ page, signedIn }) => {
  await openAsMember(page, await signedIn("free"), "/about-study");
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole("main").getByRole("link", { name: "Denmark", exact: true }).first().click();
  await expect(page).toHaveURL("/rankings/full?country=denmark");
  await expect(page.getByRole("heading", { level: 1, name: /^Rankings/ })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
});

test("a member who chooses an industry of a public ranking gets the full one", async ({ page, signedIn }) => {
  await openAsMember(page, await signedIn("free"), "/rankings/norway");
  await page.getByRole("button", { name: /^Industry/ }).click();
  await page.getByRole("option", { name: /^Energy/ }).click();
  await expect(page).toHaveURL("/rankings/full?country=norway&industry=energy");
});

/** Where offers are shown; a deep run looks at every page. */
const SOME = ["/rankings/sweden", "/pricing", "/contact-us", "/features"];
/** The two whose offers depend on the plan. */
const OF_PLANS = ["/rankings/sweden", "/pricing"];
/** Those who are offered most and least: the other pages tell only members from visitors, and who has a plan. */
const OFFERED_MOST_OR_LEAST: readonly AnySamplePerson[] = ["free", "enterprise"];

async function pagesFor(page: Page, person: AnySamplePerson): Promise<readonly string[]> {
  if (process.env.DEEP) return [await anIndustryOf(page), await leaderOf(page), ...SHARED_PAGES];
  return OFFERED_MOST_OR_LEAST.includes(person) ? [await anIndustryOf(page), await leaderOf(page), ...SOME] : OF_PLANS;
}

for (const person of EVERY_SAMPLE_PERSON) {
  test(`${person} is offered nothing they have on pages that are the same for everyone`, async ({
    page,
    complaints,
    signedIn,
  }) => {
    complaints.forgive(/404/);
    const wrong: string[] = [];
    for (const address of await pagesFor(page, person)) {
      await openAsMember(page, await signedIn(person), address);
      // The member's part of the header is there, and with it what depends on the plan.
      await expect(page.getByRole("button", { name: /account/i }).first()).toBeVisible();
      await expect(page.locator('[data-for="unknown"]')).toHaveCount(0);
      if (address.startsWith("/brands/")) await expect(page.getByRole("link", { name: "Sign Up Free" })).toHaveCount(0);
      wrong.push(...(await wrongOffersOn(page, MEMBERS[person])).map((offer) => `${address}: ${offer}`));
      wrong.push(...(await publicRankingsOn(page)).map((href) => `${address}: leads to ${href}`));
    }
    expect(wrong).toEqual([]);
  });
}
