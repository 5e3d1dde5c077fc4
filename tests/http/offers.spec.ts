import { type Tier, TIERS } from "@/lib/access/claims";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { PLAN_MESSAGES } from "@/lib/accounts/billing/message";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { offersToAnyone, SHARED_PAGES } from "../support/offers";
import { SIGNED_IN, type Who } from "../support/people";
import { allNamed, hrefOf, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// Pages that are the same for everyone offer nothing that a member may have; pages for one person know what that is.

test("no page that is the same for everyone offers a member what they already have", async ({ request }) => {
  const brands = (await servedPage(request, "/rankings/sweden")).main.querySelectorAll("a[href^='/brands/']");
  const others = (await servedPage(request, "/rankings/sweden/energy")).main.querySelectorAll("a[href^='/brands/']");
  const pages = [...SHARED_PAGES, ...[brands[0], others.at(-1)].map((link) => link?.getAttribute("href") ?? "")];
  const wrong: string[] = [];
  for (const page of pages) {
    const { main } = await servedPage(request, page);
    wrong.push(...offersToAnyone(main).map((offer) => `${page}: ${offer}`));
  }
  expect(wrong).toEqual([]);
});

test("a sign-up that begins at a ranking, an industry or a brand leads back to it", async ({ request }) => {
  const [brand] = (await servedPage(request, "/rankings/sweden")).main.querySelectorAll("a[href^='/brands/']");
  const ways: readonly (readonly [page: string, back: string])[] = [
    ["/rankings/norway", "/rankings/full?country=norway"],
    ["/rankings/norway/energy", "/rankings/full?country=norway&industry=energy"],
    ...[brand?.getAttribute("href") ?? ""].map((page) => [page, page] as const),
  ];
  for (const [page, back] of ways) {
    const { main } = await servedPage(request, page);
    const links = main.querySelectorAll("a[href^='/auth?mode=signup']").map((link) => link.getAttribute("href") ?? "");
    const returns = links.map((href) => new URL(href.replaceAll("&amp;", "&"), "http://site").searchParams.get("from"));
    expect([...new Set(returns)], page).toEqual([back]);
  }
});

test("without JavaScript, rankings, industries and brands link to the full list", async ({ request }) => {
  const linksOf = async (page: string) =>
    (await servedPage(request, page)).main
      .querySelectorAll('[data-for="anyone"] a, a[data-for="anyone"]')
      .map((link) => link.getAttribute("href"));
  expect(await linksOf("/rankings/norway")).toContain("/rankings/full?country=norway");
  expect(await linksOf("/rankings/norway/energy")).toContain("/rankings/full?country=norway&industry=energy");
});

/** The sample's people by plan; the others have none. */
const PLAN_OF: Partial<Record<Who, Tier>> = {
  essential: "essential",
  professional: "professional",
  trial: "professional",
  teamMember: "professional",
  otherOwner: "professional",
  enterprise: "enterprise",
};
/** Their account has never had a plan or a trial. */
const CAN_TRY: readonly Who[] = ["free", "researcher"];

test("the header and the checkout agree on whether an account can have a trial", async ({ people }) => {
  for (const who of SIGNED_IN) {
    const context = await people.as(who);
    const answer = await context.get("/api/me");
    expect(answer.status(), who).toBe(200);
    const me = (await answer.json()) as { canTry: boolean };
    expect(me.canTry, who).toBe(CAN_TRY.includes(who));
    const { main } = await servedPage(context, checkoutHref(TRIAL.tier, true));
    expect(textOf(main).includes(`Start ${TRIAL.days}-day trial`), who).toBe(me.canTry);
    const refusals = (["taken", "held", "trying", "unneeded"] as const).filter((word) =>
      textOf(main).includes(PLAN_MESSAGES[word].text),
    );
    expect(refusals.length, who).toBe(me.canTry ? 0 : 1);
  }
});

test("a trial of a plan that has none is refused with an explanation", async ({ people }) => {
  const { main } = await servedPage(await people.as("free"), checkoutHref("essential", true));
  expect(textOf(main)).toContain(PLAN_MESSAGES.untried.text);
  expect(textOf(main)).not.toContain("day trial of");
});

test("the waitlist names what someone has and links to the page if it is included", async ({ people }) => {
  const asked = {
    "/insights": "essential",
    "/predictive-insights/claim-check": "professional",
    "/predictive-insights/risks": "enterprise",
  } as const;
  for (const who of SIGNED_IN) {
    const own = PLAN_OF[who];
    for (const [from, tier] of Object.entries(asked)) {
      const { main } = await servedPage(await people.as(who), `/waitlist?${new URLSearchParams({ from }).toString()}`);
      const words = textOf(main);
      const where = `${who} ${from}`;
      expect(words, where).toMatch(/You’re (?:on|trying) |You have a free account|Admins see everything/);
      expect(hrefOf(main, "Sign In"), where).toBeUndefined();
      if (own) expect(words, where).toContain(PLAN_NAMES[own]);
      const isHeld = who === "admin" || (own !== undefined && TIERS.indexOf(own) >= TIERS.indexOf(tier));
      expect(hrefOf(main, "Open the page"), where).toBe(isHeld ? from : undefined);
      const orders = allNamed(main, "a[href]", /^(?:Choose|Upgrade to) /).map((link) => link.getAttribute("href"));
      expect(orders, where).toEqual(isHeld ? [] : [checkoutHref(tier)]);
      const tries = allNamed(main, "a[href]", /^Start the \d+-day trial$/).length;
      expect(tries, where).toBe(CAN_TRY.includes(who) && tier !== "enterprise" ? 1 : 0);
    }
  }
});

test("without JavaScript, the waitlist keeps its plan and the way back", async ({ request }) => {
  const from = "/brand-insights/portfolio?market=norway";
  const { main } = await servedPage(request, `/waitlist?${new URLSearchParams({ from }).toString()}`);
  expect(textOf(main)).toContain("The portfolio analysis is part of the Professional plan.");
  expect(hrefOf(main, "Sign In")).toBe(`/auth?${new URLSearchParams({ mode: "signin", from }).toString()}`);
  expect(main.querySelector("input[name=from]")?.getAttribute("value")).toBe(from);
  expect(main.querySelector("option[selected]")?.getAttribute("value")).toBe("professional");
});
