import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/predictive-insights/claim-check";
const claim = (page: Page) => page.getByRole("heading", { level: 1 });
const check = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "The claim, as you would publish it" }).fill(text);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};

test("a claim is parsed, missing parts are asked for, and the result shows its numbers", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("professional"), PATH);
  await expect(claim(page)).toHaveText("Tell us more about the claim");
  // Whose claim it could be, where no one is named.
  await check(page, "The most sustainable grocery brand in Sweden");
  await expect(claim(page)).toHaveText(/can make this claim|can claim this/);
  await expect(page.locator("#comparisons")).toBeVisible();
  await check(page, "Akerhamra is the most sustainable brand");
  await expect(claim(page)).toHaveText("Tell us more about the claim");
  await expect(page.getByText("Still needed: in which market.")).toBeVisible();
  await page.getByRole("combobox", { name: "Market" }).selectOption("sweden");
  await expect(page).toHaveURL(/market=sweden/);
  await expect(claim(page)).toHaveText(/support this claim|^Too close to call/);
  await expect(page.locator("#comparisons")).toContainText("Åkerhamra");
  await expect(page.getByText(/^Granskog, Sweden 2025/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("a sentence that compares two brands is answered at once, and says which market it was compared in", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("professional"), PATH);
  await check(page, "Akerhamra is more sustainable than Ljusvarv");
  await expect(claim(page)).toHaveText(/support this claim|^Too close to call/);
  await expect(page.locator("#comparisons")).toBeVisible();
  await expect(page.getByText("You didn’t name a market, so we compared them in Sweden.")).toBeVisible();
  await expect(page.getByText("No market given: one that has both brands")).toBeVisible();
});

test("unchecked words block the result until they are set aside", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), PATH);
  await check(page, "Akerhamra is not the greenest unicycle brand in Sweden");
  await expect(page.getByText("Not understood: “unicycle”")).toBeVisible();
  await expect(page.getByText("reverses or softens the claim")).toBeVisible();
  await expect(page.getByRole("heading", { name: /you can (use|say)/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Check it without these words" }).click();
  await expect(page.getByText("The result is for the claim without these words.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /you can (use|say)/ }).first()).toBeVisible();
  await page.goBack();
  await expect(claim(page)).toHaveText("Tell us more about the claim");
});

test("a link keeps a claim about two brands, at 390 px in the dark theme", async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  const address = `${PATH}?${new URLSearchParams({ claim: "Akerhamra is more sustainable than Ljusvarv in Sweden" }).toString()}`;
  await openAsMember(page, await stateOf("professional"), address);
  await expect(claim(page)).toHaveText(/support this claim|^Too close to call/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faultsOf(page)).toEqual([]);
  const file = await page.request.get(address.replace(PATH, "/api/insights/csv/claim-check"));
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain("Ljusvarv");
});
