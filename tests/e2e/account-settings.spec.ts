import type { Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAlive } from "../support/member-page";
import { expect, test } from "./fixtures";
import { signUp } from "./members";

const panel = (page: Page) => page.getByRole("dialog", { name: "Account Settings" });
const avatar = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Account menu/ });

async function open(page: Page) {
  await avatar(page).click();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Account Settings" }).click();
  await expect(panel(page).getByRole("heading", { name: "Sessions" })).toBeVisible();
}
const clickBackdrop = async (page: Page) => page.mouse.click(20, 450);

test("the account dialog opens over the page and keeps unsaved input", async ({ page }) => {
  await signUp(page);
  await openAlive(page, "/rankings/full");
  await open(page);
  await expect(panel(page).getByText("This device")).toBeVisible();
  expect(await faultsOf(page, '[role="dialog"]')).toEqual([]);

  const field = panel(page).getByLabel("First name");
  await expect(field).toHaveValue("Maja");
  await field.fill("Ylva");
  for (const slip of [async () => clickBackdrop(page), async () => page.keyboard.press("Escape")]) {
    await slip();
    await expect(panel(page).getByText("You have unsaved changes.")).toBeVisible();
    await panel(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(field).toHaveValue("Ylva");
    await expect(field).toBeFocused();
  }
  await panel(page).getByRole("button", { name: "Save name" }).click();
  await expect(panel(page).getByText("Name saved.")).toBeVisible();
  await clickBackdrop(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(avatar(page)).toBeFocused();
  await expect(avatar(page)).toHaveAccessibleName("Account menu, Ylva Holmkvist");

  await open(page);
  await expect(panel(page).getByLabel("First name")).toHaveValue("Ylva");
  await panel(page).getByLabel("Current password").fill("something");
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  await panel(page).getByRole("button", { name: "Discard" }).click();
  await expect(panel(page)).toHaveCount(0);

  await open(page);
  await expect(panel(page).getByLabel("Current password")).toHaveValue("");
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(panel(page)).toHaveCount(0);
});

test("the account dialog also works on public pages, and the header shows a changed name", async ({
  page,
  complaints,
}) => {
  complaints.forgive(/503|Failed to load resource/);
  await signUp(page);
  await openAlive(page, "/pricing");
  let fails = true;
  await page.route("**/api/account", (route) => (fails ? route.fulfill({ status: 503, json: {} }) : route.fallback()));
  await avatar(page).click();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Account Settings" }).click();
  await expect(panel(page).getByText("We couldn’t load your account. Please try again.")).toBeVisible();
  fails = false;
  await panel(page).getByRole("button", { name: "Try Again" }).click();
  await panel(page).getByLabel("First name").fill("Ylva");
  await panel(page).getByRole("button", { name: "Save name" }).click();
  await expect(panel(page).getByText("Name saved.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(avatar(page)).toHaveAccessibleName("Account menu, Ylva Holmkvist");
});
