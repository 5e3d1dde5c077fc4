import type { Page } from "@playwright/test";
import { exportsOf } from "@/lib/access/rights";
import { faultsOf } from "../support/axe";
import type { People, Who } from "../support/people";
import { signInByRequest } from "../support/sign-in-request";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

async function enter(page: Page, people: People, who: Who, path: string) {
  await become(page, people, who);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

const plan = (page: Page) => page.getByRole("region", { name: "Plan" });

test("the account page shows the user's details and signs out", async ({ page, playwright, baseURL }) => {
  // A session of this test's own: the one that is kept for all tests must not end.
  const context = await signInByRequest(playwright.request, baseURL ?? "", "free@sample.test");
  await page.context().addCookies((await context.storageState()).cookies);
  await context.dispose();
  await page.goto("/account");
  const who = page.getByRole("region", { name: "Your details" });
  await expect(who.getByRole("definition").filter({ hasText: "free@sample.test" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?mode=signin&from=%2Faccount");
});

test("the settings show a subscriber's years, exports and seats, and offer an upgrade", async ({ page, people }) => {
  await enter(page, people, "essential", "/settings");
  await expect(plan(page).getByText("Essential", { exact: true })).toBeVisible();
  await expect(plan(page).getByText("Latest 3 years")).toBeVisible();
  await expect(plan(page).getByText(exportsOf({ tier: "essential" }).join(", "), { exact: true })).toBeVisible();
  await expect(plan(page).getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("region", { name: "Team" })).toContainText(/\d+ of 3 seats used/);
  expect(await faultsOf(page, "main")).toEqual([]);
});
