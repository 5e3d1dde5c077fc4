import type { Page } from "@playwright/test";
import { settle } from "../support/settle";
import { expect, test } from "./fixtures";

/** Waits until React works the clients' strip and the idle moments after that have passed. */
async function atRest(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[aria-label='Clients'] ul") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(async () => {
    // Idle work is done in the order in which it was asked for: what the page asked for in its effects comes before the second.
    for (let moment = 0; moment < 2; moment++) await new Promise((done) => requestIdleCallback(done));
  });
}

test.describe("home for a visitor", () => {
  test("a visitor gets from the home page to the rankings, to a brand and back", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Explore Rankings" }).click();
    await expect(page).toHaveURL(/\/rankings(?:\/sweden)?$/);
    await expect(page.getByRole("heading", { level: 1, name: "Official Rankings 2025" })).toBeVisible();
    const leader = page.getByRole("main").getByRole("table").locator('[data-slot="name"]').first();
    const name = (await leader.innerText()).split("\n")[0] ?? "";
    await leader.click();
    await expect(page).toHaveURL(/\/brands\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.getByRole("banner").getByRole("link", { name: "Granskog" }).click();
    await expect(page).toHaveURL("/");
  });

  test("the carousel of clients loads when it comes into view and can be paused", async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script")
        scripts.push(request.response().then((response) => response?.text() ?? ""));
    });
    // A name of the carousel library's own that no build shortens.
    const carouselScripts = async () =>
      (await Promise.all(scripts)).filter((text) => text.includes("slidesNotInView")).length;
    await page.goto("/");
    await atRest(page);
    const clients = page.getByRole("region", { name: "Clients" });
    await expect(clients.getByRole("listitem").first()).toHaveText("Tarnholt");
    await expect(clients.getByRole("button")).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await carouselScripts()).toBe(0);

    const { height } = (await clients.boundingBox()) ?? { height: 0 };
    await clients.scrollIntoViewIfNeeded();
    const pause = clients.getByRole("button", { name: "Pause" });
    await expect(pause).toBeVisible();
    expect(await carouselScripts()).toBeGreaterThan(0);
    expect((await clients.boundingBox())?.height).toBe(height);
    await pause.focus();
    await page.keyboard.press("Enter");
    await expect(clients.getByRole("button", { name: "Play" })).toBeFocused();

    const second = clients.getByRole("listitem").filter({ hasText: "Brinkevoort" });
    const left = async () => (await second.boundingBox())?.x;
    const before = await left();
    await clients.getByRole("button", { name: "Next clients" }).press("Enter");
    await expect.poll(left).not.toBe(before);
  });

  test("the clients do not move for people who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const clients = page.getByRole("region", { name: "Clients" });
    await clients.scrollIntoViewIfNeeded();
    await expect(clients.getByRole("button", { name: "Play" })).toBeVisible();
  });

  test("nothing on the home page moves for people who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await settle(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 10,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving).toEqual([]);
  });
});

test.describe("header and footer", () => {
  test("header and footer are taller on the home page", async ({ page }) => {
    const height = async (path: string) => {
      await page.goto(path);
      return (await page.getByRole("banner").boundingBox())?.height ?? 0;
    };
    expect(await height("/")).toBeGreaterThan(await height("/rankings"));
  });

  test("a keyboard user can skip the header", async ({ page }) => {
    await page.goto("/rankings/sweden");
    await page.keyboard.press("Tab");
    const skip = page.locator(":focus");
    await expect(skip).toHaveText(/skip/i);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#/);
  });
});
