import type { Page } from "@playwright/test";
import { PASSWORD } from "../e2e/members";
import { enter, expect, forget, signUp, test } from "./fixtures";
import { codeSentTo, emulated, newAddress } from "./provider";

// What Clerk's own panel does, on the account page and in the dialog over any page.
const panel = (page: Page) => page.locator(".cl-userProfile-root, .cl-rootBox").first();
const section = (page: Page, name: string) => page.locator(`.cl-profileSection__${name}`);

test("a name and address changed in Clerk's panel reach the site", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await expect(panel(page)).toBeVisible();
  await section(page, "profile")
    .getByRole("button", { name: /update profile/i })
    .click();
  await page.getByRole("textbox", { name: "First name" }).fill("Signe");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(section(page, "profile")).toContainText("Signe Holmkvist");

  const other = newAddress();
  await section(page, "emailAddresses")
    .getByRole("button", { name: /add email address/i })
    .click();
  await page.getByRole("textbox", { name: "Email address" }).fill(other);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: /verification code/i }).pressSequentially(await codeSentTo(other));
  await expect(section(page, "emailAddresses")).toContainText(other);

  await expect
    .poll(async () =>
      (await emulated.report()).sent
        .filter(({ body }) => body.includes(other))
        .map(({ status }) => status)
        .at(-1),
    )
    .toBe(200);
  expect((await emulated.report()).unknown).toEqual([]);
});

test("a password is changed in the dialog over a page", async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole("button", { name: /Account menu|Maja/ }).click();
  await page.getByText("Account Settings").click();
  const dialog = page.getByRole("dialog", { name: "Account Settings" });
  await expect(panel(page)).toBeVisible();
  await dialog.getByRole("button", { name: "Security" }).click();
  await section(page, "password")
    .getByRole("button", { name: /update password/i })
    .click();
  await page.getByRole("textbox", { name: "Current password" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "New password" }).fill(`${PASSWORD}-too`);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(`${PASSWORD}-too`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Current password" })).toBeHidden();
  await forget(page);
  await enter(page, email, `${PASSWORD}-too`);
  await expect(page).toHaveURL("/account");
});

test("sessions are listed, and another one is ended", async ({ page, browser }) => {
  const email = await signUp(page);
  const elsewhere = await browser.newPage();
  await enter(elsewhere, email);
  await expect(elsewhere).toHaveURL("/account");
  await page.goto("/account");
  await panel(page).getByRole("button", { name: "Security" }).click();
  await expect(section(page, "activeDevices")).toContainText("This device");
  await section(page, "activeDevices").getByRole("button").last().click();
  await page.getByRole("menuitem", { name: /sign out/i }).click();
  await expect
    .poll(async () => (await emulated.report()).sessions.some(({ status }) => status === "revoked"))
    .toBe(true);
  await elsewhere.close();
});
