import { expect, test } from "./fixtures";

test.describe("home for a visitor", () => {
  test("says what the specification says", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Europe's Largest Brand Study on Sustainability");
    await expect(main.getByRole("heading", { name: /official index rankings 2025/i })).toBeVisible();
    await expect(main.getByText("View Rankings Now: access the complete rankings for free")).toBeVisible();
    for (const claim of ["1600+", "650,000+", "50,000,000+", "15+"]) {
      await expect(main.getByText(claim, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole("figure").first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Granskog" })).toHaveAttribute("href", "/");
    await expect(page.getByText(/sample data/i).first()).toBeVisible();
  });

  test("leads to the rankings and from there to a brand and back", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Explore Rankings" }).click();
    await expect(page).toHaveURL(/\/rankings(?:\/sweden)?$/);
    await expect(page.getByRole("heading", { level: 1, name: "Official Rankings 2025" })).toBeVisible();
    const leader = page.getByRole("main").getByRole("table").getByRole("link").first();
    const name = (await leader.innerText()).split("\n")[0] ?? "";
    await leader.click();
    await expect(page).toHaveURL(/\/brands\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.getByRole("banner").getByRole("link", { name: "Granskog" }).click();
    await expect(page).toHaveURL("/");
  });

  test("shows testimonials and clients to who has not subscribed", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("blockquote").first()).toBeVisible();
    await expect(page.getByRole("region", { name: /clients/i })).toBeVisible();
  });

  test("keeps still for who asked for reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving).toEqual([]);
  });
});

test.describe("header and footer", () => {
  test("offer sign-in to the signed-out", async ({ page }) => {
    await page.goto("/rankings");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth?mode=signin");
  });

  test("the footer has the specification's links and lines", async ({ page }) => {
    await page.goto("/rankings");
    const footer = page.getByRole("contentinfo");
    for (const address of ["/pricing", "/features", "/ranking-guidelines", "/terms-conditions", "/privacy-policy", "/contact-us"]) {
      await expect(footer.locator(`a[href="${address}"]`)).toHaveCount(1);
    }
    await expect(footer.getByRole("link", { name: "Premium Features" })).toHaveAttribute("href", "/features");
    await expect(footer.getByRole("link", { name: "Guidelines" })).toHaveAttribute("href", "/ranking-guidelines");
    await expect(footer.getByText(/© 2025 Granskog/)).toBeVisible();
    await expect(footer.getByText(/intellectual property/i)).toBeVisible();
    await expect(footer.getByRole("link", { name: "rights@granskog.example" })).toHaveAttribute("href", /^mailto:rights@granskog\.example/);
  });

  test("are taller on the home page", async ({ page }) => {
    const height = async (path: string) => {
      await page.goto(path);
      return (await page.getByRole("banner").boundingBox())?.height ?? 0;
    };
    expect(await height("/")).toBeGreaterThan(await height("/rankings"));
  });

  test("a reader with a keyboard can skip to the content", async ({ page }) => {
    await page.goto("/rankings/sweden");
    await page.keyboard.press("Tab");
    const skip = page.locator(":focus");
    await expect(skip).toHaveText(/skip/i);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#/);
  });
});
