import type { Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";

const main = (page: Page) => page.getByRole("main");
const send = async (page: Page) => main(page).getByRole("button", { name: "Send message" }).click();
const REFERENCE = /GR-[2-9A-HJKMNP-TV-Z]{6}/;

async function fillIn(page: Page, email: string, message: string) {
  await page.getByLabel("Name", { exact: true }).fill("Ola Nystrand");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message", { exact: true }).fill(message);
}

test("a message gets a reference on the page and in an email that repeats nothing else", async ({ page }) => {
  const email = newAddress("ola");
  await page.goto("/contact-us?topic=plan&tier=enterprise");
  await expect(page.getByLabel("Topic")).toHaveValue("plan");
  await expect(page.getByLabel("Topic").locator("option:checked")).toHaveText("A plan or a trial: Enterprise");
  await fillIn(page, email, "How many of us can use it?");
  await send(page);
  const answer = main(page).getByRole("status").filter({ hasText: "Thank you. We’ve received your message" });
  await expect(answer).toBeFocused();
  const reference = REFERENCE.exec(await answer.innerText())?.[0] ?? "none";
  const { subject, text } = await waitForEmail(email);
  expect(subject).toContain(reference);
  expect(text).toContain(`Reference: ${reference}\nTopic: A plan or a trial`);
  expect(text).not.toMatch(/Ola|How many/);
});

test("errors on the contact form are next to their fields, and the input is kept", async ({ page }) => {
  await page.goto("/contact-us");
  await fillIn(page, "nobody", "Too short");
  await page.getByLabel("Company/Brand").fill("Tarnholt");
  await page.getByLabel("Topic").selectOption("press");
  await send(page);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Invalid email address");
  await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(/At least 10 characters/);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Too short");
  await expect(page.getByLabel("Company/Brand")).toHaveValue("Tarnholt");
  await expect(page.getByLabel("Topic")).toHaveValue("press");
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("the contact form works without JavaScript and names its errors", async ({ page }) => {
    const email = newAddress("ola");
    await page.goto("/contact-us");
    await fillIn(page, email, "Too short");
    await send(page);
    await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(/At least 10 characters/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    const references: (string | undefined)[] = [];
    for (const path of ["", "/contact-us"]) {
      if (path) await page.goto(path);
      await fillIn(page, email, "The figure on the page is wrong.");
      await send(page);
      references.push(REFERENCE.exec(await main(page).getByRole("status").innerText())?.[0]);
    }
    expect(references[0]).toBeTruthy();
    expect(references[1]).toBe(references[0]);
    await waitForEmail(email);
  });
});
