import type { Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { overflowOf } from "../support/page-faults";
import type { People, Who } from "../support/people";
import { expect, leaderOf } from "./fixtures";
import { become, test } from "./with-people";

test("any part of a ranking's row opens the brand's page", async ({ page }) => {
  await page.goto("/rankings/sweden");
  const row = page.getByRole("main").getByRole("table").getByRole("row").nth(3);
  const href = await row.getByRole("link").getAttribute("href");
  const box = await row.boundingBox();
  const bracket = await page.getByRole("columnheader", { name: "Rank range, 95%" }).boundingBox();
  await page.mouse.click((bracket?.x ?? 0) - 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(href ?? "?");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The leader's page as one kind of reader. */
async function openAs(page: Page, people: People, who: Who) {
  const href = await leaderOf(page);
  await become(page, people, who);
  await page.goto(href);
  return page.getByRole("main");
}

test("a free member can follow a brand and sees what a plan adds", async ({ page, people }) => {
  const main = await openAs(page, people, "free");
  await expect(main.getByText("Unlock Advanced Analytics")).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Safely in the top \d+$/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /^\d+ of \d+ in / })).toHaveAttribute(
    "href",
    /^\/rankings\/full\?.*industry=/,
  );
  await expect(main.getByText("+ 12 more insights")).toBeVisible();
  await expect(main.getByRole("link", { name: "Upgrade to Professional" })).toHaveAttribute("href", "/pricing");
  await expect(main.getByText(/Sign Up for Full Access|Top 10%|Top 25%|No clear change|Clear change/)).toHaveCount(0);
  await main.getByRole("button", { name: /^Follow / }).click();
  await expect(main.getByRole("button", { name: /^Following / })).toBeVisible();
  await page.reload();
  await main.getByRole("button", { name: /^Following / }).click();
  await expect(main.getByRole("button", { name: /^Follow / })).toBeVisible();
});

test("a subscriber sees the score and its change, with links to the analyses", async ({ page, people }) => {
  const main = await openAs(page, people, "essential");
  await expect(main.getByText(/^Rank range [\d to]+, exact, 95%$/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Percentile in its industry" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Closest competitors" })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Score since 20\d\d$/ })).toBeVisible();
  // Its one rank range is the exact one.
  await expect(main.getByText(/Safely/)).toHaveCount(0);
  await expect(main.getByText(/^(Clear change|No clear change)$/).first()).toBeVisible();
  await expect(main.getByText(/Sign Up for Full Access|Unlock Advanced Analytics/)).toHaveCount(0);
  const deeper = main.getByRole("region", { name: "Go deeper" });
  await expect(deeper.getByRole("link", { name: "Brand snapshot" })).toHaveAttribute(
    "href",
    /^\/brand-snapshot\?market=.*&brands=/,
  );
  await expect(deeper.getByRole("link", { name: /Brand trajectory|Portfolio analysis/ })).toHaveCount(0);
  expect(await faultsOf(page, "main")).toEqual([]);
});

test("on a phone the page does not scroll sideways while a subscriber's part loads", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.forgive(/ERR_FAILED/);
  const path = await leaderOf(page);
  await page.goto("about:blank");
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: "signed_in", value: "1", url: baseURL ?? "" }]);
  await page.route(/\.js(?:\?|$)/, async (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText("Loading what your account includes…")).toBeAttached();
  expect(await overflowOf(page)).toEqual([]);
  await page.unrouteAll();
});

test("the page does not move when a subscriber's part replaces the visitor's", async ({ page, people }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number")
          Object.assign(globalThis, { moved: Number(Reflect.get(globalThis, "moved")) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const main = await openAs(page, people, "professional");
  await expect(main.getByRole("heading", { name: "Closest competitors" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Brand trajectory" })).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, "moved")))).toBeLessThan(0.01);
});
