import { expect, test } from "./fixtures";

const MISSING = ["/nowhere", "/rankings/atlantis", "/rankings/sweden/no-such-industry", "/brands/no-such-brand"];

for (const path of MISSING) {
  test(`${path} is answered as missing, with a way on`, async ({ page, complaints }) => {
    complaints.forgive(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
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
