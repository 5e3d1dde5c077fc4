import { PASSWORD } from "../e2e/members";
import { enter, expect, forget, openForm, signOut, signUp, test } from "./fixtures";
import { codeSentTo, emulated, isEmulated } from "./provider";

test("signing in shows Clerk's message for a wrong password and leads back with the right one", async ({ page }) => {
  const email = await signUp(page);
  await forget(page);
  await enter(page, email, "not-the-password-9");
  await expect(
    page.getByRole("alert").filter({ hasText: "Password is incorrect. Try again, or use another method." }),
  ).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await enter(page, email);
  await expect(page).toHaveURL("/account");
  await signOut(page);
  await expect(page).toHaveURL("/");
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?mode=signin&from=%2Faccount");
});

test("a forgotten password is reset with an emailed code, which ends the other sessions", async ({ page, browser }) => {
  const email = await signUp(page);
  const elsewhere = await browser.newPage();
  await enter(elsewhere, email);
  await expect(elsewhere).toHaveURL("/account");
  await forget(page);
  await page.goto("/auth?mode=signin&step=forgot&from=%2Faccount");
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, "Clerk") ?? {}, "loaded") === true);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("main").getByRole("button", { name: /code/i }).click();
  await expect(page).toHaveURL(/step=reset/);
  const set = async (password: string) => {
    await page.getByRole("textbox", { name: /code/i }).fill(await codeSentTo(email, 2));
    await page.getByLabel(/^New password/).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Save and sign in" }).click();
  };
  if (isEmulated) {
    await set("password123");
    await expect(page.getByText("Password has been found in an online data breach.")).toBeVisible();
  }
  await set(`${PASSWORD}-new`);
  await expect(page).toHaveURL("/account");
  if (isEmulated)
    expect((await emulated.report()).sessions.filter(({ status }) => status === "revoked").length).toBeGreaterThan(0);
  await forget(page);
  await openForm(page, "/auth?mode=signin");
  await enter(page, email, `${PASSWORD}-new`);
  await expect(page).toHaveURL("/account");
  await elsewhere.close();
});
