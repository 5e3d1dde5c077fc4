import type { Page } from "@playwright/test";
import { pasted } from "../support/clipboard";
import { settle } from "../support/settle";
import { expect, test } from "./fixtures";

const HUB = "/sustainability-branding-hub";
const CHECKLISTS_KEY = "granskog:checklists";

/** A figure, brought into view and played with by now. */
async function playWith(page: Page, title: RegExp) {
  const figure = page.getByRole("figure", { name: title });
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

const ticksKept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CHECKLISTS_KEY);

test.describe("a guide", () => {
  test("a guide saves the ticks of its checklist in this browser", async ({ page }) => {
    await page.goto(`${HUB}/avoiding-greenwashing`);
    await settle(page);
    const boxes = page.getByRole("article").getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(4);
    expect(await ticksKept(page)).toBeNull();
    await boxes.nth(1).focus();
    await page.keyboard.press("Space");
    await expect(boxes.nth(1)).toBeChecked();
    await page.reload();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(0)).not.toBeChecked();
    await boxes.nth(1).uncheck();
    expect(await ticksKept(page)).toBeNull();
  });

  test("a guide has a table of contents that marks the current section", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${HUB}/avoiding-greenwashing`);
    await settle(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Sources" }).click();
    await expect(page).toHaveURL(/#sources$/);
    await expect(page.getByRole("heading", { name: "Sources", level: 2 })).toBeInViewport();
    await contents.getByRole("link", { name: "Offsets" }).click();
    await expect(contents.getByRole("link", { name: "Offsets" })).toHaveAttribute("aria-current", "true");
  });

  test("a guide shows how to cite it and copies the citation", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.goto(`${HUB}/communication-guide`);
    await settle(page);
    const cite = page.getByRole("region", { name: "Cite this guide" });
    await cite.getByRole("button", { name: /^Copy/ }).click();
    await expect(cite.getByText("Copied").first()).toBeVisible();
    const copied = await pasted(page);
    expect(copied).toMatch(
      /\(2026\)\. .+Sustainability Hub, guide 3\. Updated \d+ \w+ 2026\. http.+communication-guide$/,
    );
    await expect(cite.getByText(copied)).toBeVisible();
    await cite.getByRole("link", { name: "Share" }).click();
    await expect(cite.getByText("Link copied")).toBeVisible();
    expect(await pasted(page)).toMatch(/\/communication-guide$/);
  });

  test("a guide shows a published fact for each market", async ({ page }) => {
    await page.goto(`${HUB}/understanding-landscape`);
    const markets = page.getByRole("figure", { name: /The markets, each studied/ });
    await expect(markets.getByRole("row")).toHaveCount(6);
    await markets.getByRole("radio", { name: "Interviews" }).check();
    await expect(markets.getByRole("radio", { name: "Interviews" })).toBeChecked();
    const ties = page.getByRole("figure", { name: /begins at 1st/ });
    await expect(ties.getByText(/^\d+ of 10$/)).toHaveCount(5);
  });
});

test.describe("figures by keyboard", () => {
  test("the share figure is set by keyboard", async ({ page }) => {
    await page.goto(`${HUB}/communication-guide`);
    const figure = await playWith(page, /How sure a share is/);
    const people = figure.getByRole("slider", { name: /People asked/ });
    await expect(people).toBeEnabled();
    await expect(figure.getByRole("status").last()).toContainText("37.0% to 43.1%");
    await people.focus();
    await page.keyboard.press("ArrowRight");
    await expect(figure.getByRole("status").last()).toContainText("With 1,250 people");
    await expect(figure.getByRole("row", { name: /^1,250/ })).toBeVisible();
    await figure.getByRole("slider", { name: /Share/ }).focus();
    await page.keyboard.press("Home");
    await expect(figure.getByRole("status").last()).toContainText("and 1%");
  });

  test("the claim builder lists missing parts by keyboard", async ({ page }) => {
    await page.goto(`${HUB}/communication-guide`);
    const figure = await playWith(page, /Build a claim that can be checked/);
    const amount = figure.getByRole("textbox", { name: "How much, in what unit?" });
    await expect(amount).toBeEditable();
    await amount.fill("");
    await expect(figure.getByRole("status")).toContainText("A reader cannot tell how much, in what unit.");
    await amount.fill("is eco-friendly");
    await expect(figure.getByRole("status")).toContainText("“eco-friendly” is praise without a reason.");
  });

  test("the unchanged brand is measured again by keyboard", async ({ page }) => {
    await page.goto(`${HUB}/insights/the-worst-year`);
    const figure = await playWith(page, /A brand that has not changed/);
    const more = figure.getByRole("button", { name: "Ask another sample" });
    await expect(more).toBeEnabled();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(figure.getByRole("status")).toContainText("Measurement 13:");
    await figure.getByRole("button", { name: "Start again" }).press("Enter");
    await expect(figure.getByRole("status")).toContainText("Measurement 12:");
  });

  test("the recovery figure is read year by year by keyboard", async ({ page }) => {
    await page.goto(`${HUB}/trust-recovery-playbook`);
    const figure = await playWith(page, /Brand K before and after/);
    const before = figure.getByRole("radio", { name: "the three years before" });
    await expect(before).toBeEnabled();
    await before.press("Space");
    await expect(figure.getByRole("status")).toContainText("−5.0 points");
    await expect(figure.getByRole("status")).toContainText("no clear change");
    await figure.getByRole("radio", { name: "4", exact: true }).press("ArrowLeft");
    await expect(figure.getByRole("status")).toContainText("Year 3, score 66.");
  });
});

test("guides link to the glossary, and glossary terms back to the guides", async ({ page }) => {
  await page.goto(`${HUB}/understanding-landscape`);
  const link = page.getByRole("article").locator(`a[href^="${HUB}/glossary/"]`).first();
  const href = (await link.getAttribute("href")) ?? "";
  await page.goto(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Where it is used" }).getByRole("link", { name: "Understanding the landscape" }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Related terms" }).getByRole("link").first()).toBeVisible();
});

test("the letters of the glossary link to their terms", async ({ page }) => {
  await page.goto(`${HUB}/glossary`);
  await page.getByRole("navigation", { name: "Terms by letter" }).getByRole("link", { name: "Offsetting" }).click();
  await expect(page).toHaveURL(/#offsetting$/);
  await expect(page.getByRole("heading", { name: "Offsetting" })).toBeInViewport();
});

test("topics contain as many posts as they state", async ({ page }) => {
  await page.goto(`${HUB}/insights/topic/methods`);
  const current = page.getByRole("navigation", { name: "Topics" }).locator('[aria-current="page"]');
  const count = Number((await current.innerText()).match(/\d+/)?.[0]);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(count);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, guides are complete", async ({ page }) => {
    await page.goto(`${HUB}/communication-guide`);
    const share = page.getByRole("figure", { name: /How sure a share is/ });
    await expect(share.getByRole("row", { name: /^1,000/ })).toContainText("37.0");
    await expect(share.getByRole("slider", { name: /People/ })).toBeDisabled();
    await expect(
      page.getByRole("figure", { name: /Build a claim that can be checked/ }).getByRole("status"),
    ).toContainText("18% less water per metre");
    await page.getByRole("article").getByRole("checkbox").first().check();
    await expect(page.getByRole("region", { name: "Cite this guide" })).toContainText("guide 3");
    await expect(
      page.getByRole("region", { name: "Cite this guide" }).getByRole("link", { name: "Share" }),
    ).toHaveAttribute("href", /^mailto:/);
  });

  test("without JavaScript, selecting a change highlights its words in the paragraph", async ({ page }) => {
    await page.goto(`${HUB}/avoiding-greenwashing`);
    const figure = page.getByRole("figure", { name: /One paragraph/ });
    await figure.getByRole("radio", { name: /An aim/ }).check();
    const marked = await figure
      .locator('ins[data-mark="d"]')
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    const plain = await figure.locator('ins[data-mark="b"]').evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(marked).not.toBe(plain);
  });

  test("without JavaScript, tables of figures can be opened", async ({ page }) => {
    await page.goto(`${HUB}/trust-recovery-playbook`);
    const figure = page.getByRole("figure", { name: /Brand K/ });
    await figure.getByText("The numbers in a table").click();
    await expect(figure.getByRole("row", { name: /^4 after/ })).toContainText("no clear change");
  });
});
