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
    page.getByRole("heading", {
      level: 1,
      name: "The portfolio analysis is part of the Professional plan.",
      exact: true,
    }),
  ).toBeVisible();
  await expect(main(page).getByRole("region", { name: "What the page shows" })).toContainText("Share above market");
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

test("errors on the waitlist form are next to their fields, and the input is kept", async ({ page }) => {
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

test("the waitlist form fills in a signed-in user's name", async ({ page }) => {
  await page.goto("/auth?mode=signin");
  await signIn(page, "free@sample.test", "granskog-sample");
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/waitlist?from=%2Finsights");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("free@sample.test");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    / is part of the Essential plan\. You have a free account\.$/,
  );
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await forgetSession(page);
});

test("a plan named in the address is preselected on the waitlist form", async ({ page }) => {
  await page.goto("/waitlist?tier=enterprise");
  await expect(page.getByLabel("Plan you want")).toHaveValue("enterprise");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You chose Enterprise.");
});

test("the waitlist tells a subscriber which plan they have and offers the upgrade first", async ({ page }) => {
  await page.goto("/auth?mode=signin");
  await signIn(page, "professional@sample.test", "granskog-sample");
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/waitlist?from=%2Fpredictive-insights%2Frisks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Risk alerts are part of the Enterprise plan. You’re on Professional.",
  );
  const upgrade = main(page).getByRole("link", { name: /^(Upgrade to|Ask for) Enterprise$/ });
  const join = main(page).getByRole("button", { name: "Join the waitlist" });
  await expect(upgrade).toBeVisible();
  expect(
    await upgrade.evaluate((link, other) => link.compareDocumentPosition(other as Node), await join.elementHandle()),
  ).toBe(4);
  await page.goto("/waitlist");
  await expect(main(page)).toContainText("See which plan you need, or join the waitlist.");
  await expect(main(page)).not.toContainText(/sign in/i);
  await forgetSession(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, the waitlist form works and names its errors", async ({ page }) => {
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
