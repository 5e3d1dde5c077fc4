import type { Page } from "@playwright/test";
import { storedComputation } from "../support/previews";
import { settle } from "../support/settle";
import { expect, rejectCookies } from "./fixtures";
import { become, test } from "./with-people";

const main = (page: Page) => page.getByRole("main");
const notice = (page: Page) => main(page).getByRole("status").first();

test("a researcher compares a computed study, plans it under embargo, shows it to one person, and withdraws it", async ({
  page,
  people,
  browser,
}) => {
  const id = storedComputation();
  await become(page, people, "researcher");
  await page.goto("/admin/data");
  await main(page).getByText("Stored computations").click();
  await main(page).getByRole("link", { name: id }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Compare and publish");
  await expect(main(page).getByText(/^\d+ waves are the same as published$/)).toBeVisible();

  await expect(main(page).getByRole("img", { name: /^Interviews by year: Sweden, Norway/ })).toBeVisible();

  // Planned for tomorrow: the wrong number of waves is refused, the right one is taken.
  const button = main(page).getByRole("button", { name: /^Publish \d+ waves$/ });
  const count = /\d+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
  await main(page).getByRole("radio", { name: "At a set time:" }).check();
  await main(page).getByLabel("Number of waves to publish").fill("1");
  await button.click();
  await expect(main(page).getByRole("alert")).toContainText("not the number");
  await main(page).getByRole("radio", { name: "At a set time:" }).check();
  await main(page).getByLabel("Number of waves to publish").fill(count);
  await button.click();
  await expect(notice(page)).toContainText("The publication is planned.");
  await expect(main(page)).toContainText("09:00, Stockholm time");

  await main(page).getByLabel("Name", { exact: true }).fill("Eva Lund");
  await main(page).getByLabel("Email address").fill("eva@press.test");
  await main(page).getByRole("button", { name: "Create a preview link" }).click();
  const link = await main(page).getByLabel("Preview link", { exact: true }).inputValue();

  const context = await browser.newContext();
  await rejectCookies(context);
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(main(visitor).getByRole("note")).toContainText("Preview, not published, until");
  await expect(main(visitor).getByRole("row")).toHaveCount(11);
  await main(visitor).getByRole("link", { name: "Norway" }).click();
  await expect(main(visitor).getByRole("heading", { level: 1 })).toContainText("Norway");

  await page.reload();
  await settle(page);
  const person = main(page).getByRole("listitem").filter({ hasText: "Eva Lund" }).first();
  await expect(person).toContainText("Opened 2 times");
  await person.getByRole("button", { name: /^Revoke/ }).click();
  await expect(notice(page)).toContainText("The link was revoked and no longer works.");
  expect((await visitor.goto(link))?.status()).toBe(404);
  await context.close();

  await main(page).getByRole("button", { name: "Withdraw" }).click();
  await expect(notice(page)).toContainText("The publication was withdrawn.");
  await expect(button).toBeVisible();
});
