import { readFile } from "node:fs/promises";
import { type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { pasted } from "../support/clipboard";
import { waitUntilAlive } from "../support/settle";
import { expect, test } from "./fixtures";

// The page about the study, its recompute panel on the example brand, and the page of each method.

const panel = (page: Page) => page.getByRole("figure", { name: /in eight steps/ });
const step = (page: Page, name: string) =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => panel(page).getByRole("textbox", { name });

/** Opens the panel, goes to it and waits until its figures can be changed. */
async function openPanel(page: Page, search = "") {
  await page.goto(`/about-study${search}`);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(field(page, "Environment 4–5, %")).toBeEditable();
}

test.describe("rebuild a score as a visitor", () => {
  test("the example's score is rebuilt in eight steps", async ({ page }) => {
    await openPanel(page);
    const expected: [string, string][] = [
      ["Count the 4s and 5s", "environment 41.2%, social 36.8%, both 27.1%"],
      ["Add the two shares", "78.0"],
      ["Adjust the sample for weighting", "837"],
      ["95% interval", "200 × Wilson’s interval of 39.0% among 1,116 people"],
      ["Standard error", "2.92"],
      ["Compared with the market", "index 127"],
      ["Compared with 2024", "z = 2.15"],
      ["Is that a clear change?", "No clear change"],
    ];
    await expect(panel(page).getByRole("listitem")).toHaveCount(expected.length);
    for (const [name, result] of expected) await expect(step(page, name)).toContainText(result);
    await expect(panel(page).getByText("Sample data")).toBeVisible();
    await expect(panel(page).getByText(/are invented/)).toBeVisible();
  });

  test("changing a number recalculates the steps and the address", async ({ page }) => {
    await openPanel(page);
    await field(page, "Environment 4–5, %").fill("50");
    await expect(step(page, "Add the two shares")).toContainText("86.8");
    await expect(step(page, "Is that a clear change?")).toContainText("Clear change");
    await expect(page).toHaveURL("/about-study?environment=50&social=36.8&both=27.1&asked=1013&deff=1.21");

    await page.reload();
    await expect(field(page, "Environment 4–5, %")).toHaveValue("50");
    await expect(step(page, "Add the two shares")).toContainText("86.8");

    await panel(page).getByRole("button", { name: "Reset to published" }).click();
    await expect(step(page, "Add the two shares")).toContainText("78.0");
    await expect(page).toHaveURL("/about-study");
  });

  test("a rebuilt score opens with the numbers in a link", async ({ page }) => {
    await openPanel(page, "?environment=41.2&social=36.8&both=27.1&asked=4052&deff=1.21");
    await expect(field(page, "People asked")).toHaveValue("4052");
    await expect(step(page, "Standard error")).toContainText("1.46");
  });

  test("the panel is complete before it is loaded, and loading it keeps the focus and moves nothing", async ({
    page,
  }) => {
    await page.goto("/about-study");
    await waitUntilAlive(page);
    await expect(field(page, "Environment 4–5, %")).not.toBeEditable();
    await expect(step(page, "Is that a clear change?")).toContainText("No clear change");
    const height = async () => (await panel(page).boundingBox())?.height;
    const before = await height();
    await field(page, "People asked").focus();
    await expect(field(page, "People asked")).toBeEditable();
    await expect(field(page, "People asked")).toBeFocused();
    expect(await height()).toBe(before);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("4052");
    await expect(step(page, "Standard error")).toContainText("1.46");
  });

  test("numbers in the address are shown without going to the panel", async ({ page }) => {
    await page.goto("/about-study?environment=50");
    await expect(field(page, "Environment 4–5, %")).toHaveValue("50");
    await expect(step(page, "Add the two shares")).toContainText("86.8");
  });

  test("an invalid number is explained, and the published steps stay", async ({ page }) => {
    await openPanel(page);
    await field(page, "Both 4–5, %").fill("40");
    await expect(field(page, "Both 4–5, %")).toHaveAccessibleDescription(
      "Must be at most 36.8%, the smaller of the two shares.",
    );
    await field(page, "People asked").fill("none");
    await expect(field(page, "People asked")).toHaveAttribute("aria-invalid", "true");
    await expect(panel(page).getByText(/^These numbers don’t give a valid score/)).toBeVisible();
    await expect(step(page, "Standard error")).toContainText("2.92");
    await expect(page).toHaveURL("/about-study");
    await expect(panel(page).getByRole("button", { name: "Copy as text" })).toBeDisabled();
    expect(await faultsOf(page, "figure")).toEqual([]);
  });

  test("a rebuilt score can be copied as text, as a link and as CSV", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await openPanel(page, "?environment=44&social=36.8&both=27.1&asked=1013&deff=1.21");
    const copied = () => pasted(page);
    await panel(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(panel(page).getByRole("status").filter({ hasText: "Copied as text." })).toBeVisible();
    expect(await copied()).toContain("2. Add the two shares: 100 × (0.440 + 0.368) = 80.8");
    await panel(page).getByRole("button", { name: "Link to these values" }).click();
    await expect(panel(page).getByText("Link copied.")).toBeVisible();
    expect(await copied()).toContain("/about-study?environment=44&social=36.8");

    const download = page.waitForEvent("download");
    await panel(page).getByRole("link", { name: "CSV of the inputs" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv.split("\r\n")[1]).toContain(",44,36.8,27.1,1013,1.21,");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the example of a score is complete and the methods are linked", async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/\.js \(csp\)$/);
    await page.goto("/about-study?environment=50");
    await expect(step(page, "Is that a clear change?")).toContainText("No clear change");
    await expect(field(page, "Environment 4–5, %")).toHaveValue("41.2");
    await expect(panel(page).locator("figcaption")).toContainText("You need JavaScript to change the numbers", {
      useInnerText: true,
    });
    await page
      .getByRole("navigation", { name: "Methods in detail" })
      .getByRole("link", { name: "Rank ranges" })
      .click();
    await expect(page).toHaveURL("/about-study/rank-ranges");
    await expect(page.locator("math").first()).toBeVisible();
  });
});
