import type { Page } from "@playwright/test";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";
import { forgetSession, signIn } from "./members";

const main = (page: Page) => page.getByRole("main");
const send = async (page: Page) => main(page).getByRole("button", { name: "Join the waitlist" }).click();

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Name", { exact: true }).fill("Ola Nystrand");
  await page.getByLabel("Company/Brand").fill("Tarnholt");
}

test("a visitor learns what the page takes, and asks for a place", async ({ page }) => {
  const email = newAddress("ola");
  await page.goto("/brand-insights/portfolio?country=sweden");
  await expect(page).toHaveURL(/\/waitlist\?from=/);
  await expect(main(page).getByText("Portfolio analysis is part of Professional or Enterprise.")).toBeVisible();
  const back = "/auth?mode=signin&from=%2Fbrand-insights%2Fportfolio%3Fcountry%3Dsweden";
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", back);
  await expect(page.getByLabel("Plan you want")).toHaveValue("professional");
  await fillIn(page, email);
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: "You’re on the waitlist" })).toBeFocused();
  const { text } = await waitForEmail(email);
  expect(text).toContain("You’re on the waitlist");
  expect(text).not.toContain("Ola");
});

test("what is missing is named beside its field, and what was typed stays", async ({ page }) => {
  await page.goto("/waitlist");
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await page.getByLabel("Company/Brand").fill("Tarnholt");
  await page.getByLabel("Plan you want").selectOption("enterprise");
  await send(page);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Invalid email address");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Name is required");
  await expect(page.getByLabel("Company/Brand")).toHaveValue("Tarnholt");
  await expect(page.getByLabel("Plan you want")).toHaveValue("enterprise");
});

test("who is signed in finds their name filled in, and is not asked to sign in", async ({ page }) => {
  await page.goto("/auth?mode=signin");
  await signIn(page, "free@sample.test", "granskog-sample");
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/waitlist?from=%2Finsights");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("free@sample.test");
  await expect(main(page).getByText(/^You are signed in as .*your account has no plan/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await forgetSession(page);
});

test("a plan named in the address is chosen already", async ({ page }) => {
  await page.goto("/waitlist?tier=enterprise");
  await expect(page.getByLabel("Plan you want")).toHaveValue("enterprise");
  await expect(main(page).getByText(/^You chose Enterprise\./)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("the form is sent all the same, and its faults are named", async ({ page }) => {
    const email = newAddress("ola");
    await page.goto("/waitlist?from=%2Finsights");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await send(page);
    await expect(page.getByLabel("Company/Brand")).toHaveAccessibleDescription("Company/Brand is required");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await fillIn(page, email);
    await send(page);
    await expect(main(page).getByText("You’re on the waitlist")).toBeVisible();
    await waitForEmail(email);
  });
});
