import { fillSignUp } from "../e2e/members";
import { expect, giveCode, openForm, signUp, test } from "./fixtures";
import { codeSentTo, emulated, isEmulated, newAddress } from "./provider";

test("a new user enters their details and the emailed code, and has an account", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/auth?mode=signup&type=enterprise&invitation=abc-123&general_invitation=team-9");
  await fillSignUp(page, email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page).toHaveURL(/step=verify.*invitation=abc-123.*general_invitation=team-9/);
  await expect(page.getByText(email)).toBeVisible();
  const code = await codeSentTo(email);
  await giveCode(page, "Verify email", code === "123456" ? "654321" : "123456");
  await expect(page.getByText(/incorrect code/i)).toBeVisible();
  const setup = page.waitForURL(/step=setup&type=enterprise&invitation=abc-123&general_invitation=team-9/, {
    waitUntil: "commit",
  });
  await giveCode(page, "Verify email", code);
  await setup;
  await expect(page).toHaveURL("/rankings/full");
  await expect(page.getByRole("button", { name: /Account menu|Maja/ })).toBeVisible();
  if (!isEmulated) return;
  const { users, unknown } = await emulated.report();
  const metadata = users.find(({ addresses }) => addresses.includes(email))?.unsafeMetadata;
  expect(metadata).toEqual({
    company: "Tarnholt",
    country: "The Netherlands",
    title: "Head of brand",
    industry: expect.any(String),
    marketingConsent: true,
    leadData: null,
  });
  expect(unknown).toEqual([]);
});

test("a taken address is refused with Clerk's message, and the form keeps its input", async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await openForm(page, "/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "That email address is taken. Please try another." }),
  ).toBeVisible();
  await expect(page.getByLabel("Company/Brand")).toHaveValue("Tarnholt");
});
