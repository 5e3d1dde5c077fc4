import { mergeTests, type Page } from "@playwright/test";
import { SHORTCUTS } from "@/components/layout/shortcut-list";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedInTest } from "../support/sign-in";
import { waitUntilAlive } from "../support/settle";
import { expect, test as base } from "./fixtures";

// The help, as a dialog over every page and as a page, and the list of shortcuts.

const test = mergeTests(base, signedInTest);

const TOPICS = ["Getting Started", "Brand Insights", "Country Comparison", "Consumer Insights", "Features & Tools"];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const help = (page: Page) => page.getByRole("dialog", { name: "Help & Documentation" });
const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard Shortcuts" });
/** The questions that are open, of those that are seen. */
const openOnes = (page: Page) => help(page).getByRole("tabpanel").locator("details[open]");

async function expectFaultless(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await faultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
  }
}

test("help opens over the page and returns the focus on closing", async ({ page, signedIn }) => {
  await openAsMember(page, await signedIn("free"), "/pricing");
  const avatar = page.getByRole("banner").getByRole("button", { name: /^Account menu/ });
  const openHelp = async () => {
    await avatar.click();
    await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Help" }).click();
  };
  await openHelp();
  await expect(help(page).getByRole("tab")).toHaveText(TOPICS);
  await expect(help(page).getByRole("tab", { name: "Getting Started" })).toBeFocused();
  await expect(help(page).getByRole("heading", { name: "Quick Tips" })).toBeVisible();
  await expect(help(page).getByText("Need More Help?")).toBeVisible();
  await expect(openOnes(page)).toHaveText(/^What does a score mean\?/);
  await help(page).getByText("Why does a rank have a range?").click();
  await expect(openOnes(page)).toHaveText(/^Why does a rank have a range\?/);

  await help(page).getByRole("tab", { name: "Getting Started" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(help(page).getByRole("tab", { name: "Brand Insights" })).toHaveAttribute("aria-selected", "true");
  await expect(openOnes(page)).toHaveText(/^How do I find a brand\?/);
  await expectFaultless(page);

  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await expect(avatar).toBeFocused();

  await openHelp();
  await openOnes(page).getByRole("link", { name: "How a score is made" }).click();
  await expect(page).toHaveURL("/about-study");
  await expect(help(page)).toHaveCount(0);
});

test("single-key shortcuts can be turned off in their list", async ({ page }) => {
  await page.goto("/help");
  await waitUntilAlive(page);
  await page.keyboard.press("?");
  await expect(keys(page).getByRole("term")).toHaveText(SHORTCUTS.map(({ words }) => words));
  await expectFaultless(page);
  const toggle = keys(page).getByRole("switch", { name: "Single-key shortcuts" });
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  expect(await page.evaluate(() => localStorage.getItem("granskog:single-keys"))).toBe("off");
  await toggle.check();
  expect(await page.evaluate(() => localStorage.getItem("granskog:single-keys"))).toBeNull();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, help is a page whose questions open", async ({ page }) => {
    await page.goto("/help#shortcuts");
    await expect(page.getByRole("heading", { name: "Keyboard Shortcuts" })).toBeInViewport();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...TOPICS,
      "Keyboard Shortcuts",
      "Quick Tips",
    ]);
    const answer = page.getByText("Every position in every market and industry");
    await expect(answer).toBeHidden();
    await page.getByText("What does a free account add?").click();
    await expect(answer).toBeVisible();
  });
});
