import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/predictive-insights/risks";
const ALL = `${PATH}?market=sweden&of=all`;
const claim = (page: Page) => page.getByRole("heading", { level: 1 });

test("shows alerts with their evidence and track record; lists and limits are in the address", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  await expect(claim(page)).toBeVisible();
  for (const name of ["Open alerts", "Outcome record", "Outcome log", "Rules", "Emails and rule history"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const list = page.getByRole("list", { name: "Open alerts" });
  await expect(list.getByRole("heading", { name: "What happened next" })).toHaveCount(1);
  await expect(list.getByText(/1 brand in|fewer than 1 in/).first()).toBeVisible();
  await expect(page.getByText(/settled alerts? persisted into the next study/)).toBeVisible();
  expect(await page.getByRole("main").innerText()).not.toMatch(/confirmed|significant/i);
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole("group", { name: "Show" })
    .getByRole("button", { name: /^Reversed/ })
    .click();
  await expect(page).toHaveURL(/show=passed/);
  await expect(page.getByRole("heading", { name: "Alerts that reversed" })).toBeVisible();
  await page.getByRole("combobox", { name: "Sensitivity" }).selectOption("strict");
  await expect(page).toHaveURL(/sensitivity=strict/);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Sensitivity" })).toHaveValue("standard");
});

test("an alert is acknowledged, and the acknowledgement is undone", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  const first = page.getByRole("list", { name: "Open alerts" }).getByRole("article").first();
  await first.getByRole("button", { name: "Acknowledge" }).click();
  await expect(first.getByText(/^Alert for .* acknowledged\.$/)).toBeVisible();
  await expect(first.getByRole("button", { name: "Not acknowledged" })).toBeVisible();
  await first.getByRole("button", { name: "Undo" }).click();
  await expect(first.getByText("Undone.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Acknowledge", exact: true })).toBeVisible();
});

test("a rule is created, tested on past data, saved, muted, deleted and restored", async ({
  page,
  signedIn: stateOf,
}) => {
  const name = `Watch ${Date.now()}`;
  await openAsMember(page, await stateOf("enterprise"), ALL);
  const rules = page.getByRole("region", { name: "Rules", exact: true });
  await rules.getByRole("button", { name: "Add rule" }).click();
  const form = rules.getByRole("form", { name: "New rule" });
  await form.getByRole("button", { name: "Save rule" }).click();
  await expect(form.getByText("Name the rule")).toBeVisible();
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("radiogroup", { name: "Rank drop" }).getByText("Strict").click();
  await form.getByRole("radio", { name: "All brands" }).check();
  await form.getByRole("button", { name: "Preview" }).click();
  await expect(form.getByText(/this rule would have raised/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole("button", { name: "Save rule" }).click();
  await expect(rules.getByText(`Saved “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: `Mute ${name}`, exact: true }).click();
  await rules.getByRole("button", { name: "Until the next study" }).click();
  await expect(rules.getByText(/Muted until the study after/)).toBeVisible();
  await rules.getByRole("button", { name: `Unmute ${name}` }).click();
  await expect(rules.getByText(`“${name}” unmuted.`)).toBeVisible();
  await rules.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(rules.getByText(`Deleted “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: "Undo" }).click();
  await expect(rules.getByText(`Restored “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(rules.getByText(`Deleted “${name}”.`)).toBeVisible();
});

test("fits a narrow page, in the dark theme too, and says when no brand is followed", async ({
  page,
  signedIn: stateOf,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openAsMember(page, await stateOf("enterprise"), `${PATH}?of=followed`);
  await expect(page.getByRole("heading", { name: "Open alerts" })).toBeVisible();
  await expect(claim(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faultsOf(page)).toEqual([]);
});
