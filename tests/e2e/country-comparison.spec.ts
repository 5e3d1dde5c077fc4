import { mergeTests, type Page } from "@playwright/test";
import { removeBrand } from "../support/brand-panel";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const COMPARISON = "/country-comparison";
const MULTI = "/brand-insights/multi-country";

test("the selected cell of the heat map is described next to it, in words if there is no score", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), COMPARISON);
  const heat = page.getByRole("grid", { name: /^Score by brand and market/ });
  const focus = page.getByRole("complementary", { name: "Selected cell" });
  await expect(focus.getByText(/^95% interval/)).toBeVisible();
  await heat.getByRole("gridcell", { name: "Not in study" }).first().click();
  await expect(focus.getByText(/^Not in the 2025 study of .+\.$/)).toBeVisible();
  await expect(heat.getByText(/^(?:Clear|No clear) difference$/).first()).toBeVisible();
});

test("removing a brand changes the address, and Back restores it", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), COMPARISON);
  const filters = page.getByRole("region", { name: "Filters" });
  const brands = filters.getByRole("button", { name: /^Brands: / });
  const before = await brands.innerText();
  await removeBrand(page);
  await expect(page).toHaveURL(/brands=/);
  await expect(brands).not.toHaveText(before);
  await filters.getByLabel("Against the market").selectOption("z");
  await expect(page).toHaveURL(/scale=z/);
  await page.goBack();
  await expect(brands).toHaveText(before);
});

test("the arrow keys read a year in all markets at once", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), MULTI);
  const panel = page.getByRole("slider", { name: /^Year read, / });
  await panel.first().focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  for (const each of await panel.all()) await expect(each).toHaveAttribute("aria-valuetext", /^2023: /);
  await page.keyboard.press("Escape");
  await expect(panel.first()).toHaveAttribute("aria-valuetext", /^2025: /);
});

test("a lower plan gets fewer years of Country Comparison, and no file", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("essential"), MULTI);
  await expect(page.getByRole("slider", { name: /^Year read, / }).first()).toHaveAttribute("aria-valuemin", "2023");
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("link", { name: /^CSV/ })).toHaveAttribute("href", "/pricing");
  expect(await (await page.request.get(MULTI)).text()).not.toMatch(/"year":20(1\d|2[0-2])\b/);
});

/** Pairs of letters of one row that touch or cover each other. */
async function lettersThatMeet(page: Page): Promise<string[]> {
  return page.locator("#spread li").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const letters = [...row.querySelectorAll("[data-end]")].map((letter) => ({
        letter: letter.textContent ?? "",
        box: letter.getBoundingClientRect(),
      }));
      return letters.flatMap((one, index) =>
        letters
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.hypot(box.x - one.box.x, box.y - one.box.y) < Math.min(box.width, one.box.width) ||
              one.box.top < row.getBoundingClientRect().top,
          )
          .map((other) => `${one.letter} and ${other.letter} of ${row.textContent?.slice(0, 24) ?? ""}`),
      );
    }),
  );
}

test("no market’s letters cover another’s, however wide the page is", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), COMPARISON);
  await expect(page.locator("#spread li [data-end]").first()).toBeVisible();
  for (const width of [320, 390, 480, 767, 768, 820, 960, 1023, 1100, 1248, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await lettersThatMeet(page), `at ${width} px`).toEqual([]);
  }
});
