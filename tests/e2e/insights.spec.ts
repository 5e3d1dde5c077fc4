import type { Page } from "@playwright/test";
import { faultsOf, showIn } from "../support/axe";
import { wordsBeyondCells } from "../support/cells";
import { settle } from "../support/settle";
import type { People, Who } from "../support/people";
import { expect } from "./fixtures";
import { test } from "./with-people";

/** A page of this browser as one kind of reader. */
async function openAs(page: Page, people: People, who: Who, path: string) {
  const { cookies } = await (await people.as(who)).storageState();
  await page.context().addCookies(cookies);
  await page.goto(path);
}

const main = (page: Page) => page.getByRole("main");
const brands = (page: Page) => main(page).getByRole("region", { name: "Your brands" });

test("a new subscriber follows brands and sees their changes", async ({ page, people }) => {
  await openAs(page, people, "otherOwner", "/insights");
  await expect(
    page.getByRole("heading", { level: 1, name: "Follow brands to see what has changed for them here" }),
  ).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Brand to follow" })).toBeFocused();
  expect(await main(page).innerText()).not.toMatch(/your brands/i);
  const offered = main(page)
    .getByRole("button", { name: /^Follow / })
    .first();
  const name = ((await offered.textContent()) ?? "").trim();
  await settle(page);
  await offered.click();
  const row = brands(page).getByRole("table").getByRole("row").filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  await expect(
    row.getByText(/^(Clear change|No clear change|No earlier score|Not in the previous study)$/),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: /^The brand you follow shows a clear change|^No (clear changes|earlier score to compare with) for the brand you follow$/,
    }),
  ).toBeVisible();
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await wordsBeyondCells(page), `at ${width} px`).toEqual([]);
  }
  // A phone draws no years, so nothing explains their axis; the markets keep their bars.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(brands(page).getByText("shaded bands")).toBeHidden();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(112);
  // Not asked yet where they work: the question is below what changed for their brands.
  await page.evaluate(() => scrollTo(0, 0));
  const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(y + height, "end of the first brand").toBeLessThanOrEqual(844 - 60);
  await expect(page.getByRole("heading", { name: "Which market and industry do you work in?" })).toBeVisible();
  for (const bar of await main(page).locator('[data-slot="clear-share"]').all()) await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await brands(page).getByRole("button", { name: "Choose brands" }).click();
  await expect(main(page).getByText("1 of 100 brands followed. Only you can see these.")).toBeVisible();
  await brands(page)
    .getByRole("button", { name: `Unfollow ${name}` })
    .click();
  await expect(page.getByRole("combobox", { name: "Brand to follow" })).toBeVisible();
});

test("the empty portal opens at its beginning on a phone", async ({ page, people }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, people, "otherOwner", "/insights");
  await expect(page.getByRole("combobox", { name: "Brand to follow" })).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`every analysis is in the first view at ${width} × ${height}`, async ({ page, people }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, people, "enterprise", "/insights");
    const links = main(page).getByRole("navigation", { name: "All analyses" }).getByRole("listitem");
    await expect(links).toHaveCount(18);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(width < 700 ? height - 60 : height);
    }
  });

test("a market and industry chosen once apply to analyses until the address says otherwise", async ({
  page,
  people,
}) => {
  await openAs(page, people, "trial", "/insights?home=change");
  const start = main(page).getByRole("region", { name: "Which market and industry do you work in?" });
  await start.getByRole("combobox", { name: "Market" }).selectOption({ label: "Norway" });
  await start.getByRole("combobox", { name: "Industry" }).selectOption({ label: "Energy" });
  await start.getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByText("Your analyses open with Energy in Norway")).toBeVisible();
  const market = page.getByRole("main").getByRole("combobox", { name: "Market" });
  await page.goto("/brand-insights/single-country");
  await expect(market).toHaveValue("norway");
  await page.goto("/consumer-insights/awareness");
  await expect(market).toHaveValue("norway");
  await page.goto("/brand-insights/single-country?market=finland");
  await expect(market).toHaveValue("finland");
  await page.goto("/account");
  await expect(page.getByRole("main").getByRole("combobox", { name: "Industry" })).toHaveValue("energy");
  await page.goto("/insights?home=change");
  await start.getByRole("button", { name: "Skip" }).click();
  await expect(main(page).getByText("You haven’t chosen a market or industry for your analyses.")).toBeVisible();
});

test("a followed brand with an open alert leads to it", async ({ page, people }) => {
  await openAs(page, people, "admin", "/predictive-insights/risks?market=sweden&of=all");
  const alerts = main(page).getByRole("list", { name: "Open alerts" });
  const name = await alerts.locator("summary b").first().innerText();
  await page.goto("/insights");
  const field = page.getByRole("combobox", { name: "Brand to follow" });
  await field.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  await brands(page)
    .getByRole("link", { name: `Risk alert for ${name} in Sweden` })
    .click();
  await expect(page).toHaveURL(/predictive-insights\/risks\?.*alert=sweden/);
  await expect(alerts.locator("summary b")).toContainText([name]);
  await expect(alerts.getByText("What raised it.")).toHaveCount(1);
  await page.goto("/insights");
  await brands(page).getByRole("button", { name: "Choose brands" }).click();
  await brands(page)
    .getByRole("button", { name: `Unfollow ${name}` })
    .click();
  await expect(field).toBeVisible();
});

test("every analysis links to its page, or to the plan it needs", async ({ page, people }) => {
  await openAs(page, people, "essential", "/insights");
  const entry = (name: string) =>
    main(page)
      .getByRole("navigation", { name: "All analyses" })
      .getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(entry("Portfolio with Professional")).toHaveAttribute("href", "/pricing");
  await expect(entry("Risk alerts with Enterprise")).toHaveAttribute("href", "/pricing");
  await expect(entry("Age groups")).toHaveAttribute("href", /^\/brand-insights\/age-groups\?market=/);
  await expect(entry("Say–do gap")).toHaveAttribute("href", /^\/consumer-insights\/say-do-gap\?market=/);
});

for (const scheme of ["light", "dark"] as const) {
  test(
    `axe finds no faults in ${scheme}, and nothing overflows at 320 px`,
    { tag: "@deep" },
    async ({ page, people }) => {
      await openAs(page, people, "enterprise", "/insights");
      await showIn(page, scheme);
      await expect(main(page).getByRole("navigation", { name: "All analyses" })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );
}
