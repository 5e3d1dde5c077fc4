import { expect, test } from "./fixtures";

const MISSING = [
  "/nowhere",
  "/rankings/atlantis",
  "/rankings/sweden/no-such-industry",
  "/brands/no-such-brand",
  "/sustainability-branding-hub/insights/no-such-post",
];

for (const path of MISSING) {
  test(`${path} is answered as missing, with a way on`, async ({ page, complaints }) => {
    complaints.forgive(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Likely places" }).getByRole("link").first()).toBeVisible();
    await expect(page.getByText("No rankings found for the selected criteria.")).toHaveCount(0);
  });
}

test("a missing page is not taken for found on a second visit", async ({ request }) => {
  for (const visit of [1, 2, 3]) {
    expect((await request.get("/brands/no-such-brand-either")).status(), `visit ${visit}`).toBe(404);
  }
});

test("odd addresses are answered, not crashed on", async ({ request }) => {
  for (const path of [
    "/rankings/go?market=&industry=",
    "/rankings/go?market=atlantis",
    "/rankings/go?market=sweden&market=norway",
    "/rankings/search?market=sweden&q=%00",
    "/rankings/search?market=sweden&q=" + "x".repeat(3_000),
    "/rankings/search",
    "/rankings/sweden/%2e%2e",
    "/rankings/%F0%9F%8C%B2",
    "/brands/%F0%9F%8C%B2",
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of [
    ["/nowhere", "There is no page here"],
    ["/brands/no-such-brand", "There is no brand here"],
    ["/rankings/atlantis", "There is no ranking here"],
    ["/rankings/sweden/no-such-industry", "There is no ranking here"],
    ["/sustainability-branding-hub/insights/no-such-post", "There is no text here"],
  ] as const) {
    test(`${path} is missing with a search that finds`, async ({ page, complaints }) => {
      complaints.forgive(/404|\.js \(csp\)$/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect((await answer?.text()) ?? "").toMatch(/<meta name="robots" content="noindex/);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const search = page.getByRole("search", { name: "Find a brand" });
      await search.getByRole("searchbox", { name: "Brand" }).fill("a");
      await search.getByRole("combobox", { name: "Country" }).selectOption("norway");
      await search.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/rankings\/search\?market=norway&q=a$/);
    });
  }
});

test("an address that spells nothing is missing, not broken", async ({ request }) => {
  for (const path of [
    "/brands/%E0%A4%A",
    "/rankings/%E0%A4%A",
    "/rankings/sweden/%E0%A4%A",
    "/sustainability-branding-hub/insights/%E0%A4%A",
    "/sustainability-branding-hub/glossary/%E0%A4%A",
    "/about-study/%E0%A4%A",
    "/share/%E0%A4%A",
    "/%E0%A4%A",
    "/nowhere/100%",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("<h1");
  }
});
