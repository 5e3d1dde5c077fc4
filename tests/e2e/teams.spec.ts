import type { Browser, Page } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { faultsInBothThemes } from "../support/axe";
import { siteUnderTest } from "../support/data-api";
import { codeSentTo, newAddress, waitForEmail } from "../support/outbox";
import { userIdOf } from "../support/people";
import { expect, rejectCookies, test } from "./fixtures";
import { fillSignUp, passSignUpForms, signUp } from "./members";

const main = (page: Page) => page.getByRole("main");
const event = (page: Page) => main(page).locator("[role=status][tabindex], [role=alert][tabindex]").first();
const row = (page: Page, email: string) => main(page).getByRole("listitem").filter({ hasText: email });

/** Gives the signed-in user a plan: as after a purchase, without one. */
async function own(page: Page, tier = "essential"): Promise<void> {
  await siteUnderTest().insert("annual_subscriptions", { user_id: await userIdOf(page.request), tier });
  await page.context().clearCookies({ name: CLAIMS_COOKIE });
}

/** Without scripts the set-up of an account waits for a press. */
async function signUpWithoutScript(page: Page): Promise<void> {
  await passSignUpForms(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/rankings/full");
}

async function anotherPage(
  browser: Browser,
  baseURL: string | undefined,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
  await rejectCookies(context);
  return context.newPage();
}

async function invite(page: Page, ...emails: string[]) {
  await page.goto("/invitations");
  await page.getByLabel("Email addresses", { exact: true }).fill(emails.join(", "));
  await page.getByRole("button", { name: "Send invitation" }).click();
}

const linkIn = (text: string) => new URL(/http\S+\/join\?invitation=\S+/.exec(text)?.[0] ?? "").toString();

test("an owner invites someone by email, who signs up and joins the team", async ({ page, browser, baseURL }) => {
  const owner = await signUp(page);
  await own(page);
  const [guest, second] = [newAddress("ola"), newAddress("eva")];
  await invite(page, guest, second);
  await expect(main(page).getByText("2 invitations sent.")).toBeVisible();
  await expect(main(page).getByText("3 of 3 seats used")).toBeVisible();
  await invite(page, newAddress("per"));
  await expect(page.getByLabel("Email addresses", { exact: true })).toHaveAccessibleDescription(
    /there are no free seats, and you need one/,
  );
  expect(await faultsInBothThemes(page, "main")).toEqual([]);

  const email = await waitForEmail(guest);
  expect(email.text).toContain(owner);
  const theirs = await anotherPage(browser, baseURL);
  await theirs.goto(linkIn(email.text));
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Join Maja Holmkvist’s team");
  await theirs.getByRole("link", { name: "Create your account" }).click();
  await expect(theirs.getByRole("button", { name: "Show password" })).toBeVisible();
  await fillSignUp(theirs, guest);
  await theirs.getByRole("button", { name: "Sign Up Free" }).click();
  await theirs.getByLabel("Verification code").fill(await codeSentTo(guest, 2));
  // Looked for from now on: the message goes after four seconds.
  const isToldOfTeam = expect(theirs.getByText("You have joined Maja Holmkvist’s team")).toBeVisible();
  await theirs.getByRole("button", { name: "Verify email" }).click();
  await isToldOfTeam;
  await expect(theirs).toHaveURL("/rankings/full");
  expect(await theirs.evaluate(() => sessionStorage.getItem("invitation"))).toBeNull();
  await theirs.goto("/insights");
  await expect(theirs).toHaveURL("/insights");
  expect((await waitForEmail(owner, 2)).text).toContain(`${guest} has joined your team`);

  await page.goto("/settings");
  await row(page, guest).getByText("Remove").first().click();
  await row(page, guest).getByRole("button", { name: "Remove from team" }).click();
  await expect(event(page)).toContainText(`${guest} is no longer in the team`);
  await theirs.goto("/insights");
  await expect(main(theirs)).not.toContainText("Insights Dashboard");
  await theirs.context().clearCookies({ name: CLAIMS_COOKIE });
  await theirs.goto("/insights");
  await expect(theirs).toHaveURL(/\/waitlist/);
  await event(page).getByRole("button", { name: "Invite again" }).click();
  await expect(event(page)).toContainText(`Invitation resent to ${guest}.`);
  await theirs.goto("/settings");
  await row(theirs, "Maja Holmkvist’s team").getByRole("button", { name: "Join" }).click();
  await expect(event(theirs)).toContainText("You have joined");
  await theirs.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, a colleague joins through the team's link and leaves again", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUpWithoutScript(page);
    await own(page);
    await page.goto("/invitations");
    await page.getByLabel(/Only for email addresses at/).fill("tarnholt.example");
    await page.getByRole("button", { name: "Create link" }).click();
    const link = await page.getByRole("textbox", { name: "Team invitation link" }).inputValue();

    const theirs = await anotherPage(browser, baseURL, { javaScriptEnabled: false });
    await signUpWithoutScript(theirs);
    await theirs.goto(link);
    await theirs.getByRole("button", { name: "Join the team" }).click();
    await expect(main(theirs)).toContainText("You have joined Maja Holmkvist’s team");
    await theirs.goto("/insights");
    await expect(theirs).toHaveURL("/insights");
    await theirs.goto("/settings");
    await theirs.getByText("Leave team").click();
    await theirs.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(event(theirs)).toContainText("You’ve left the team");
    await theirs.goto("/insights");
    await expect(theirs).toHaveURL(/\/waitlist/);
    await theirs.context().close();
  });
});
