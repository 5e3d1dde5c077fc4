import { type Cookie, type Page, request } from "@playwright/test";
import { codeSentTo, newAddress } from "../support/outbox";
import { signUpByRequest, submit } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

/** Good enough for the rules, and in no list. */
export const PASSWORD = "birch-lantern-4417";

/** Opens a form and waits until scripts work it; before that it is a plain form post, which loads the page again. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
}

/** Fills the sign-up form in, whole by default. */
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

/** Signs someone new up by the forms, as far as the set-up of their account. */
export async function passSignUpForms(page: Page, email = newAddress()): Promise<string> {
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  const field = page.getByLabel("Verification code");
  await expect(field).toBeVisible();
  await field.fill(await codeSentTo(email));
  await page.getByRole("button", { name: "Verify email" }).click();
  return email;
}

/** A newly signed-up person: their address. By request, since the forms have separate tests. */
export async function aMember(): Promise<{ email: string; cookies: Cookie[] }> {
  const { baseURL = "" } = test.info().project.use;
  const { context, email } = await signUpByRequest(request, baseURL);
  const setUp = await submit(context, new URL(baseURL).origin, "/auth?mode=signup&step=setup", "Continue");
  expect(setUp.status(), "the account is set up").toBe(303);
  const { cookies } = await context.storageState();
  await context.dispose();
  return { email, cookies };
}

/** Signs someone new up, and gives the page's browser their session. */
export async function signUp(page: Page): Promise<string> {
  const { email, cookies } = await aMember();
  await page.context().addCookies(cookies);
  return email;
}

/** Fills the sign-in form in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Signs out as if the cookies had been deleted. No page is open that could make requests. */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
