import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { siteUnderTest } from "../support/data-api";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

const main = (page: Page) => page.getByRole("main");
const done = (page: Page) => main(page).getByRole("status");

/** Someone with an account whom no other test knows. */
async function aPerson() {
  const id = `u-${randomUUID()}`;
  const person = { id, email: newAddress("siri"), name: `Siri ${id.slice(2, 10)}` };
  const [p_first_name, p_last_name] = person.name.split(" ");
  const personArgs = {
    p_user: id,
    p_email: person.email,
    p_first_name,
    p_last_name,
    p_told_at: new Date().toISOString(),
  };
  await siteUnderTest().call("service", "keep_person", personArgs);
  return person;
}

test("an admin's changes to a person's role and plan can be undone", async ({ page, people }) => {
  const { id, email, name } = await aPerson();
  await become(page, people, "admin");
  await page.goto("/admin/people");
  await main(page).getByRole("searchbox", { name: "Search" }).fill(email);
  await main(page).getByRole("button", { name: "Show" }).click();
  await main(page).getByRole("link", { name }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);

  await page.getByLabel("New role").selectOption("Researcher");
  await main(page).getByRole("button", { name: "Change role" }).click();
  await expect(done(page)).toContainText("Done. Added to the log.");
  await expect(main(page).getByRole("listitem").filter({ hasText: "User → Researcher" })).toBeVisible();
  await done(page).getByRole("button", { name: "Undo" }).click();
  await expect(done(page)).toContainText("Undone.");

  await page.getByLabel("Extra seats").fill("2");
  await page.getByLabel("End date").fill("2098-06-30");
  await main(page).getByRole("button", { name: "Create subscription" }).click();
  await expect(main(page).getByText("1 of 12 used (2 extra)")).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.goto(`/admin/log?person=${id}`);
  await main(page)
    .getByRole("button", { name: /^Undo No\. \d+, Subscription created or changed/ })
    .click();
  await expect(done(page)).toContainText("Undone.");
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(`/admin/subscriptions?q=${email}`);
  await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText("Professional, ended");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, an admin invites someone to sign up", async ({ page, people }) => {
    const email = newAddress("tor");
    await become(page, people, "admin");
    await page.goto("/admin/people");
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByRole("button", { name: "Send invitation" }).click();
    await expect(done(page)).toContainText("Invitation sent.");
    expect((await waitForEmail(email)).text).toContain("/auth?mode=signup");
  });
});
