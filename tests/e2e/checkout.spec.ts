import type { Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { codeSentTo, newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp } from "./members";

const plan = (page: Page) => page.getByRole("region", { name: "Plan", exact: true });

/** A newcomer chooses a plan, makes an account on the way, and is before the order. */
async function choose(page: Page, link: string | RegExp, email = newAddress("kari")): Promise<string> {
  await page.goto("/pricing");
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await page.getByLabel("Verification code").fill(await codeSentTo(email));
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=/);
  await expect(page.getByRole("region", { name: "What it costs" })).toBeVisible();
  return email;
}

async function pay(page: Page, how: string) {
  await page.getByRole("button", { name: "Go to payment" }).click();
  await expect(page.getByRole("heading", { name: "Test checkout", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: how, exact: true }).click();
}

test("a plan is bought on the pricing page and can be changed until it ends", async ({ page }) => {
  const email = await choose(page, "Choose Essential");
  expect(await faultsOf(page)).toEqual([]);
  await pay(page, "Decline");
  await expect(page.getByText("Payment cancelled. Nothing has changed.")).toBeVisible();
  await pay(page, "Pay");
  await expect(page).toHaveURL("/settings?said=started");
  await expect(page.getByText("Thank you. Your plan is active")).toBeFocused();
  await expect(plan(page).getByText("Essential", { exact: true })).toBeVisible();
  expect((await waitForEmail(email, 2)).subject).toMatch(/^Receipt: your payment of €[\d,.]+$/);
  await page.goto("/insights");
  await expect(page).toHaveURL("/insights");

  await test.step("an upgrade starts at once", async () => {
    await page.goto("/settings");
    await plan(page).getByRole("link", { name: "Change to Professional" }).click();
    await page.getByRole("button", { name: /^Upgrade and pay €(?:5,000|4,999)\.\d\d$/ }).click();
    await expect(page).toHaveURL("/settings?said=upgraded");
    await expect(plan(page).getByText("Professional", { exact: true })).toBeVisible();
  });

  await test.step("a downgrade is scheduled for the next year and can be undone", async () => {
    await plan(page).getByRole("link", { name: "Change to Essential" }).click();
    await expect(page.getByText("Portfolio analysis")).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Change to Essential" }).click();
    await expect(plan(page).getByText("Essential, from the next renewal")).toBeVisible();
    await plan(page).getByRole("button", { name: "Stay with Professional" }).click();
    await expect(page).toHaveURL("/settings?said=kept");
  });

  await test.step("a plan is cancelled, and the cancellation is undone", async () => {
    await plan(page).getByRole("link", { name: "Cancel plan" }).click();
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await expect(plan(page).getByText("Ends", { exact: true })).toBeVisible();
    await plan(page).getByRole("button", { name: "Undo cancellation" }).click();
    await expect(plan(page).getByText("Renews", { exact: true })).toBeVisible();
  });

  await test.step("a failed renewal shows a notice on every page until it is paid", async () => {
    await plan(page).getByRole("link", { name: "Test the renewal" }).click();
    await page.getByRole("button", { name: "End the year, payment fails" }).click();
    await expect(plan(page).getByText("A payment didn’t go through.")).toBeVisible();
    await page.goto("/insights");
    await expect(
      page.getByRole("status").filter({ hasText: "A payment for your plan didn’t go through" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Pay now" }).click();
    await plan(page).getByRole("button", { name: "Pay now" }).click();
    await page.getByRole("button", { name: "Pay amount due" }).click();
    await expect(page).toHaveURL("/settings?said=paid");
    await expect(page.getByText("A payment for your plan didn’t go through")).toHaveCount(0);
  });

  await test.step("only the owner can read the invoices", async () => {
    const invoices = page.getByRole("region", { name: "Invoices" });
    await expect(invoices.getByRole("listitem")).toHaveCount(3);
    const link = invoices.getByRole("link").last();
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page.getByText("€3,900.00").first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.context().clearCookies();
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, expect.stringContaining("/auth?mode=signin")]);
  });
});

test("a trial starts without a card, and only once", async ({ page }) => {
  const email = await choose(page, "Start the 7-day trial");
  await page.getByRole("button", { name: "Start 7-day trial" }).click();
  await expect(page).toHaveURL("/settings?said=trial");
  await expect(plan(page).getByText("Trial: 7 days left, including today")).toBeVisible();
  expect((await waitForEmail(email, 2)).subject).toBe("Your 7-day Professional trial has started");
  await page.goto("/checkout?plan=professional&trial=1");
  await expect(page.getByRole("button", { name: "Go to payment" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start 7-day trial" })).toHaveCount(0);
});
