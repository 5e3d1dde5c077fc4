import type { Page } from "@playwright/test";
import { newAddress } from "../support/outbox";
import { untilTakenOver } from "../support/settle";
import { expect, test } from "./fixtures";
import { aMember, forgetSession, openForm, PASSWORD, signIn, signUp } from "./members";

const REFUSAL = "Invalid email or password. Please try again.";

async function expectRefusal(page: Page, email: string) {
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText(REFUSAL);
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
}

test("the sign-in form names missing fields", async ({ page }) => {
  await openForm(page, "/auth");
  await expect(page).toHaveTitle(/^Sign in/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in", exact: true })).toBeVisible();
  await signIn(page, "nobody at all", "");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Invalid email address");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody at all");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Password is required");
});

test("a wrong password and an unknown address get the same message", async ({ page }) => {
  const { email } = await aMember();
  await openForm(page, "/auth?mode=signin");
  await signIn(page, email, "not-the-password");
  await expectRefusal(page, email);

  const nobody = newAddress("nobody");
  await signIn(page, nobody, "not-the-password");
  await expectRefusal(page, nobody);

  await signIn(page, email.toUpperCase());
  await expect(page).toHaveURL("/rankings/full");
});

test("the reader returns to the guarded page after signing in", async ({ page }) => {
  const { email } = await aMember();
  await page.goto("/rankings/full?country=norway");
  await expect(page).toHaveURL(/^[^?]+\/auth\?mode=signin&from=/);
  await signIn(page, email);
  await expect(page).toHaveURL("/rankings/full?country=norway");
});

test("signing in never redirects to another site", async ({ page }) => {
  const { email } = await aMember();
  // One of each kind; `return-path.test.ts` has many more.
  for (const from of ["//evil.example/", "https://evil.example/", "/auth?mode=signup"]) {
    await forgetSession(page);
    await page.goto(`/auth?mode=signin&from=${encodeURIComponent(from)}`);
    await signIn(page, email);
    await expect(page, from).toHaveURL("/rankings/full");
  }
});

test("a tampered return address in the form is not followed either", async ({ page }) => {
  const { email } = await aMember();
  await openForm(page, "/auth?mode=signin");
  await page.locator("input[name=from]").evaluate((input: HTMLInputElement) => (input.value = "//evil.example/"));
  await signIn(page, email);
  await expect(page).toHaveURL("/rankings/full");
});

test("the typed password can be shown", async ({ page }) => {
  await page.goto("/auth");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("sign-in works by keyboard alone", async ({ page }) => {
  const { email } = await aMember();
  await openForm(page, "/auth?mode=signin&from=/account");
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
});

test("signing out goes to the home page and ends the session", async ({ page, complaints }) => {
  // A page of the ended session may still have been loading its list.
  complaints.forgive(/401/);
  await signUp(page);
  const cookies = await page.context().cookies();
  await page.goto("/auth?step=sign-out");
  await expect(page.getByRole("heading", { level: 1, name: "Sign out" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/rankings/full");
  await expect(page).toHaveURL(/\/auth\?mode=signin/);
  // What was copied from the browser before is worth nothing now.
  await page.context().addCookies(cookies);
  await page.goto("/rankings/full");
  await expect(page).toHaveURL(/\/auth\?mode=signin/);
});

test("signing out leads home even if it fails", async ({ page, complaints }) => {
  complaints.forgive(/./);
  await signUp(page);
  await page.goto("/auth?step=sign-out");
  await page.route("**", async (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  const signOut = page.getByRole("main").getByRole("button", { name: "Sign Out" });
  await untilTakenOver(signOut);
  await signOut.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In", exact: true }).first()).toBeVisible();
  const message = page.getByRole("region", { name: /^Messages/ }).getByRole("alert");
  await expect(message).toContainText("Your session may still be open elsewhere.");
  // Once the server can be reached it ends the session and takes the cookie.
  const sessions = async () =>
    (await page.context().cookies()).filter(({ name }) => name.includes("session_token")).length;
  expect(await sessions()).toBe(1);
  await page.unroute("**");
  await expect.poll(sessions).toBe(0);
});

test("a sign-in step opened without the previous one says so or leads back", async ({ page }) => {
  await page.goto("/auth?mode=signup&step=verify");
  await page.getByRole("link", { name: "Back to form" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
  await page.goto("/auth?step=reset");
  await page.getByRole("link", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reset your password" })).toBeVisible();
  await page.goto("/auth?mode=signup&step=setup");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in", exact: true })).toBeVisible();
  await page.goto("/auth?step=sign-out");
  await expect(page).toHaveURL("/");
});
