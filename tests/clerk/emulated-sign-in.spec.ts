import { totp } from "../support/clerk/totp";
import { enter, expect, forget, giveCode, signOut, signUp, test } from "./fixtures";
import { APP_SECRET, codeSentTo, emulated, RECOVERY_CODE } from "./provider";

test("a failed sign-out still leads to the home page", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await emulated.rules({ refusesSignOut: true });
  await signOut(page);
  await expect(page).toHaveURL("/");
  await emulated.rules({ refusesSignOut: false });
});

test("the menu of a page without Clerk's library signs out too", async ({ page }) => {
  await signUp(page);
  await page.goto("/rankings/sweden");
  await page.getByRole("button", { name: /Account menu|Maja/ }).click();
  await page
    .getByRole("menuitem", { name: "Sign Out" })
    .or(page.getByRole("link", { name: "Sign Out" }))
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
});

test("a second factor is the app's code, or a recovery code that works once", async ({ page }) => {
  const email = await signUp(page);
  await emulated.secondFactor(email);
  await forget(page);
  await enter(page, email);
  await expect(page).toHaveURL(/step=second-factor&from=%2Faccount/);
  await giveCode(page, "Sign In", totp(APP_SECRET) === "000000" ? "111111" : "000000");
  await expect(page.getByText(/incorrect code/i)).toBeVisible();
  await giveCode(page, "Sign In", totp(APP_SECRET));
  await expect(page).toHaveURL("/account");
  for (const isNew of [true, false]) {
    await forget(page);
    await enter(page, email);
    await expect(page).toHaveURL(/step=second-factor/);
    await page.getByText("I don’t have my authenticator app").click();
    await page.getByLabel("Recovery code").fill(RECOVERY_CODE);
    await page.getByRole("button", { name: "Sign in with recovery code" }).click();
    if (isNew) await expect(page).toHaveURL("/account");
    else await expect(page.getByText(/incorrect code/i)).toBeVisible();
  }
});

test("a browser unknown to Clerk is confirmed by a code in an email", async ({ page }) => {
  const email = await signUp(page);
  await forget(page);
  await emulated.rules({ trustsClients: false });
  await enter(page, email);
  await expect(page).toHaveURL(/step=second-factor/);
  await emulated.rules({ trustsClients: true });
  await expect(page.getByText(`We’ve sent a code to ${email}.`)).toBeVisible();
  await giveCode(page, "Sign In", await codeSentTo(email, 2));
  await expect(page).toHaveURL("/account");
});
