import { anIndustryOf, expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

// Scripts that the page names and a browser without them does not run.
test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

test.describe("without JavaScript", () => {
  for (const path of ["/", "/rankings/sweden"]) {
    test(`${path} is complete without JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(7);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      if (path.startsWith("/rankings"))
        await expect(page.getByRole("main").getByRole("table").first().locator('[data-slot="name"]')).toHaveCount(10);
    });
  }

  test("without JavaScript, choosing an industry opens a page of names without positions", async ({ page }) => {
    const industry = await anIndustryOf(page);
    await page.goto("/rankings/sweden");
    await page.getByLabel("Industry").selectOption(industry.split("/").at(-1) ?? "");
    await page.getByRole("search").getByRole("button").click();
    await expect(page).toHaveURL(industry);
    const main = page.getByRole("main");
    // Whoever reads may be a member: the way on holds for both, and sends a visitor to sign in.
    await expect(main.getByRole("heading", { name: "The ranking of this industry" })).toBeVisible();
    await expect(main.getByRole("link", { name: /^All \d+ positions$/ })).toHaveAttribute(
      "href",
      /^\/rankings\/full\?/,
    );
    await expect(main.getByText("Industry Rankings Require Sign Up")).toBeHidden();
    const list = main.getByRole("region", { name: /A to Z$/ });
    const names = (await list.getByRole("link").filter({ visible: true }).all()).map(async (link) => ({
      href: await link.getAttribute("href"),
      name: await link.innerText(),
    }));
    const brands = (await Promise.all(names))
      .filter(({ href }) => href?.startsWith("/brands/"))
      .map(({ name }) => name);
    expect(brands.length).toBeGreaterThan(3);
    const folded = brands.map((name) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
    expect(folded).toEqual(folded.toSorted());
  });
});
