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

test("a visitor sees what the page needs and joins the waitlist", async ({ page }) => {
  const email = newAddress("ola");
  await page.goto("/brand-insights/portfolio?country=sweden");
  await expect(page).toHaveURL(/\/waitlist\?from=/);
  await expect(
    main(page).getByText("The portfolio analysis is part of the Professional and Enterprise plans."),
  ).toBeVisible();
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

test("each error is shown next to its field, and the input is kept", async ({ page }) => {
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

test("a signed-in user's name is filled in, and there is no prompt to sign in", async ({ page }) => {
  await page.goto("/auth?mode=signin");
  await signIn(page, "free@sample.test", "granskog-sample");
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/waitlist?from=%2Finsights");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("free@sample.test");
  await expect(main(page).getByText(/^You’re signed in as .*Your account has no plan/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await forgetSession(page);
});

test("a plan named in the address is preselected", async ({ page }) => {
  await page.goto("/waitlist?tier=enterprise");
  await expect(page.getByLabel("Plan you want")).toHaveValue("enterprise");
  await expect(main(page).getByText(/^You chose Enterprise\./)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("the form works and names its errors", async ({ page }) => {
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
