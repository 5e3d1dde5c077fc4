import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "@/lib/accounts/identity/embedded/totp";
import { faultsOf } from "../support/axe";
import { openAlive } from "../support/member-page";
import { codeSentTo, newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";
import { openForm, PASSWORD, signIn, signUp } from "./members";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const leave = async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/");
};

async function openAccount(page: Page) {
  await page.goto("/account");
  await expect(part(page, "Password").getByRole("button", { name: "Show password" }).first()).toBeVisible();
}

test("two-step sign-in is turned on with an app and passed with app and recovery codes", async ({ page }) => {
  const email = await signUp(page);
  await openAccount(page);
  const steps = part(page, "Two-step sign-in");
  await steps.getByText("Turn on two-step sign-in").click();
  await steps.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await steps.getByRole("button", { name: "Continue" }).click();
  await expect(steps.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const address = await steps.getByRole("link", { name: "Open in an app on this device" }).getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  await steps.getByLabel("Code from your authenticator app").fill(codeAt(secret, stepAt(Date.now())));
  await steps.getByRole("button", { name: "Turn on" }).click();
  const list = steps.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  expect(await faultsOf(page)).toEqual([]);
  await openAlive(page, "/account");
  await expect(steps.getByText("10 recovery codes left.")).toBeVisible();
  await expect(steps.getByRole("list", { name: "Recovery codes" })).toHaveCount(0);

  await leave(page);
  await openForm(page, "/auth?mode=signin&from=%2Faccount");
  await signIn(page, email);
  await expect(page).toHaveURL("/auth?mode=signin&step=second-factor&from=%2Faccount");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Code from your authenticator app").fill("000000");
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Invalid verification code. Please try again.").first()).toBeVisible();
  // The step of the code that switched it on is spent: the next one counts already.
  await page.getByLabel("Code from your authenticator app").fill(codeAt(secret, stepAt(Date.now()) + 1));
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/account");

  await leave(page);
  await openForm(page, "/auth?mode=signin&from=%2Faccount");
  await signIn(page, email);
  await page.getByText("I don’t have my authenticator app").click();
  await page.getByLabel("Recovery code").fill((codes[0] ?? "").toLowerCase());
  await page.getByRole("button", { name: "Sign in with recovery code" }).click();
  await expect(page).toHaveURL("/account");
  await expect(steps.getByText("9 recovery codes left.")).toBeVisible();
});

test("a new email address is confirmed by email and can be undone from the old address", async ({
  page,
  complaints,
}) => {
  const [email, next] = [await signUp(page), newAddress()];
  await openAccount(page);
  const address = part(page, "Email");
  await address.getByText("Change email address").click();
  await address.getByLabel("New email").fill(next);
  await address.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await address.getByRole("button", { name: "Send a code" }).click();
  await expect(address.getByLabel("Code from the email")).toBeVisible();
  await address.getByLabel("Code from the email").fill(await codeSentTo(next));
  await address.getByRole("button", { name: "Confirm new address" }).click();
  await expect(address.getByText("Your email address has been changed")).toBeVisible();
  await expect(address.getByText(`You sign in with ${next}.`)).toBeVisible();

  const notice = await waitForEmail(email, 2);
  expect(notice.subject).toBe("Your email address has been changed");
  await page.goto(/\/emails\/address-back\S+/.exec(notice.text)?.[0] ?? "/no-link");
  expect(await faultsOf(page)).toEqual([]);
  // Restoring ends every session: what this page fetches at its start may come too late.
  complaints.forgive(/^401: \S+\/api\/(positions|markets)/);
  complaints.forgive(/^console error: .* status of 401/);
  await page.getByRole("button", { name: "Restore my address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address has been restored" })).toBeVisible();
  await page.goto("/account");
  await expect(page, "every session is over").toHaveURL("/auth?mode=signin&from=%2Faccount");
});

test("a member controls emails, data and deletion on the account page", async ({ page }) => {
  const email = await signUp(page);
  await openAccount(page);
  const emails = part(page, "Email preferences");
  await emails.getByRole("checkbox", { name: /^Team updates/ }).uncheck();
  await emails.getByRole("button", { name: "Save preferences" }).click();
  await expect(emails.getByText("Preferences saved.")).toBeVisible();
  await page.reload();
  await expect(emails.getByRole("checkbox", { name: /^Team updates/ })).not.toBeChecked();
  await expect(emails.getByRole("checkbox", { name: /^Alerts/ })).toBeChecked();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const copy: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(copy).toMatchObject({
    account: { email, firstName: "Maja" },
    person: { email },
    letters: { team_news: false },
  });

  const end = part(page, "Delete account");
  await end.getByText("What happens when you delete your account").click();
  await end.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await end.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/emails/goodbye");
  await openForm(page, "/auth?mode=signin&from=%2Faccount");
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Keep your account?" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page).toHaveURL("/account");
});
