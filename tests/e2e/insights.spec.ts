import type { Page } from "@playwright/test";
import { faultsOf, showIn } from "../support/axe";
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

test("a new subscriber follows brands and sees their changes first", async ({ page, people }) => {
  await openAs(page, people, "otherOwner", "/insights");
  await expect(
    page.getByRole("heading", { level: 1, name: /^What the \d{4} study says about your brands$/ }),
  ).toBeVisible();
  await expect(main(page).getByText("0 of 100 brands followed. Only you can see these.")).toBeVisible();
  const offered = brands(page)
    .getByRole("button", { name: /^Follow (?!a brand)/ })
    .first();
  const name = ((await offered.textContent()) ?? "").trim();
  await settle(page);
  await offered.click();
  await expect(main(page).getByText("1 of 100 brands followed. Only you can see these.")).toBeVisible();
  const row = brands(page).getByRole("table").getByRole("row").filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  await expect(
    row.getByText(/^(Clear change|No clear change|No earlier score|Not in the study before)$/),
  ).toBeVisible();
  await expect(
    main(page).getByText(/^The brand you follow shows (a|no) clear change|^There is no earlier score to compare with/),
  ).toBeVisible();
  await brands(page)
    .getByRole("button", { name: `Unfollow ${name}` })
    .click();
  await expect(main(page).getByText("0 of 100 brands followed. Only you can see these.")).toBeVisible();
});

test("every analysis links to its page or names the plan it needs", async ({ page, people }) => {
  await openAs(page, people, "essential", "/insights");
  const card = (name: string) => main(page).getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(card("Portfolio analysis")).toHaveAttribute("href", "/pricing");
  await expect(card("Portfolio analysis")).toContainText("With Professional");
  await expect(card("Risk alerts")).toContainText("With Enterprise");
  await expect(card("Age groups")).toHaveAttribute("href", "/brand-insights/age-groups");
  await expect(card("Say–do gap")).toHaveAttribute("href", "/consumer-insights/say-do-gap");
  await expect(card("Claim check")).toContainText("With Professional");
  await settle(page);
  await main(page).getByRole("button", { name: "Search for a brand, industry or page" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(
    `axe finds no faults in ${scheme}, and nothing overflows at 320 px`,
    { tag: "@deep" },
    async ({ page, people }) => {
      await openAs(page, people, "enterprise", "/insights");
      await showIn(page, scheme);
      await expect(page.getByRole("heading", { level: 2, name: "All insights" })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );
}
