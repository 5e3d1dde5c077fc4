import type { Page } from "@playwright/test";
import { codeSentTo, newAddress } from "../support/outbox";
import { expect } from "./fixtures";

/** Good enough for the rules, and in no list. */
export const PASSWORD = "birch-lantern-4417";

/** Fills the sign-up form in, whole unless told otherwise. */
export async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("First name").fill("Maja");
  await page.getByLabel("Last name").fill("Holmkvist");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Company/Brand").fill("Tarnholt");
  await page.getByLabel("Title", { exact: true }).fill("Head of brand");
  await page.getByLabel("Country").selectOption("The Netherlands");
  await page.getByLabel("Industry").selectOption({ index: 1 });
}

/** Signs somebody new up by the forms, and waits for the page they begin at. */
export async function signUp(page: Page, email = newAddress()): Promise<string> {
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await page.getByLabel("Verification code").fill(await codeSentTo(email));
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page).toHaveURL("/rankings/full");
  return email;
}

/** Fills the sign-in form in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Forgets who is signed in, as a browser does whose cookies were deleted. */
export async function forgetSession(page: Page) {
  await page.context().clearCookies();
}
