import type { Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { settle } from "../support/settle";
import { holdScripts } from "../support/hold-back";
import { waitUntilAlive } from "../support/settle";
import { expect, test } from "./fixtures";

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

test.use({ cookieAnswer: "none" });

const banner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie Preferences" });

/** Opens a page and waits until scripts work it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitUntilAlive(page);
}

/** Everything the site has left in the browser. */
async function storedState(page: Page) {
  const entries = await page.evaluate(() => {
    const all: Record<string, string> = {};
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) all[key] = storage.getItem(key) ?? "";
    return all;
  });
  return { entries, cookies: (await page.context().cookies()).map(({ name }) => name) };
}

/** The two entries of the choice, read as anyone can read them. */
async function choice(page: Page) {
  const { entries } = await storedState(page);
  const text = entries["granskog:cookie-preferences"];
  return {
    consent: entries["granskog:cookie-consent"] ?? null,
    preferences: text === undefined ? null : JSON.parse(text),
  };
}

test.describe("cookie consent", () => {
  test("nothing optional is stored before a choice about cookies", async ({ page }) => {
    // Requests to another host fail every test of this suite.
    await open(page, "/");
    await expect(banner(page)).toBeVisible();
    const { entries, cookies } = await storedState(page);
    expect(Object.keys(entries)).toEqual([]);
    expect(cookies).toEqual([]);

    const looks = await Promise.all(
      ["Accept All", "Reject All"].map(async (name) => {
        const button = banner(page).getByRole("button", { name });
        const { width, height } = (await button.boundingBox()) ?? {};
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          return { color, backgroundColor, fontSize, fontWeight, borderColor };
        });
        return { width, height, ...style };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
  });

  for (const [name, consent, optional] of [
    ["Accept All", "true", true],
    ["Reject All", "false", false],
  ] as const) {
    test(`${name} is stored, closes the banner and applies to later pages`, async ({ page }) => {
      await open(page, "/pricing");
      await banner(page).getByRole("button", { name }).click();
      await expect(banner(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      expect(await choice(page)).toEqual({
        consent,
        preferences: {
          necessary: true,
          analytics: optional,
          marketing: optional,
          chosenAt: expect.stringMatching(/^\d{4}-/),
          version: 1,
        },
      });
      await page.reload();
      await settle(page);
      await expect(banner(page)).toBeHidden();
    });
  }

  test("an answer given before the page’s scripts have run counts once they have", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about-study", { waitUntil: "commit" });
    await banner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(banner(page)).toBeVisible();
    release();
    await expect(banner(page)).toBeHidden();
    expect(await choice(page)).toMatchObject({ consent: "false" });
  });

  test("Customize stores the choice of each category only when saved", async ({ page }) => {
    await open(page, "/pricing");
    const customize = banner(page).getByRole("button", { name: "Customize" });
    await customize.click();
    await expect(dialog(page).getByRole("switch", { name: "Necessary" })).toBeChecked();
    await expect(dialog(page).getByRole("switch", { name: "Necessary" })).toBeDisabled();
    for (const name of ["Analytics", "Marketing"])
      await expect(dialog(page).getByRole("switch", { name })).not.toBeChecked();
    await dialog(page).getByRole("switch", { name: "Marketing" }).check();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(customize).toBeFocused();
    expect(await choice(page)).toEqual({ consent: null, preferences: null });

    await customize.click();
    await dialog(page).getByRole("switch", { name: "Analytics" }).check();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(banner(page)).toBeVisible();

    await customize.click();
    await dialog(page).getByRole("switch", { name: "Analytics" }).check();
    await dialog(page).getByRole("button", { name: "Save Preferences" }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await choice(page)).toMatchObject({ consent: "true", preferences: { analytics: true, marketing: false } });
  });

  test("consent is asked again after six months, or if the stored answer is unreadable", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
    await open(page, "/pricing");
    await banner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(banner(page)).toBeHidden();
    await page.clock.setSystemTime(new Date("2026-09-02T08:59:00Z"));
    await page.reload();
    await settle(page);
    await expect(banner(page)).toBeHidden();
    await page.clock.setSystemTime(new Date("2026-09-02T09:01:00Z"));
    await page.reload();
    await expect(banner(page)).toBeVisible();

    await banner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(banner(page)).toBeHidden();
    await page.evaluate(() => localStorage.setItem("granskog:cookie-preferences", "?"));
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test("a consent answer in one tab applies to the others", async ({ page, context }) => {
    await open(page, "/pricing");
    const other = await context.newPage();
    await open(other, "/cookie-settings");
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(banner(other)).toBeHidden();
    await expect(other.getByRole("status").filter({ hasText: "You accepted analytics and marketing" })).toBeVisible();
  });
});

test("the cookie page shows the choice with its date, and can change it at once", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
  await open(page, "/cookie-settings");
  await banner(page).getByRole("button", { name: "Accept All" }).click();
  const panel = page.getByRole("region", { name: "Your current choice" });
  await expect(panel).toContainText(
    "You accepted analytics and marketing on 2 March 2026. We’ll ask again on 2 September 2026.",
  );
  await page.evaluate(() => localStorage.setItem("granskog:analytics:visit", "1"));

  await panel.getByRole("switch", { name: "Analytics" }).uncheck();
  await panel.getByRole("button", { name: "Save Preferences" }).click();
  await expect(panel).toContainText("You accepted marketing on 2 March 2026.");
  expect((await storedState(page)).entries).not.toHaveProperty("granskog:analytics:visit");

  await panel.getByRole("button", { name: "Reject All" }).click();
  await expect(panel).toContainText("You rejected all optional cookies on 2 March 2026.");
  expect(await choice(page)).toMatchObject({ consent: "false", preferences: { analytics: false, marketing: false } });

  await panel.getByRole("button", { name: "Ask me again" }).click();
  await expect(banner(page)).toBeVisible();
  expect(await choice(page)).toEqual({ consent: null, preferences: null });
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test("the banner and its dialog are accessible in both themes, at a desk and on a phone", async ({ page }) => {
  await open(page, "/pricing");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `at ${size.width} px`;
    expect.soft(await faultsInBothThemes(page, '[data-slot="consent-banner"]'), `banner ${where}`).toEqual([]);
    await banner(page).getByRole("button", { name: "Customize" }).click();
    await expect(dialog(page)).toBeVisible();
    expect.soft(await faultsInBothThemes(page, '[role="dialog"]'), `dialog ${where}`).toEqual([]);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
  }
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("neither the banner nor the dock covers the focused element", async ({ page }) => {
      await open(page, "/rankings/sweden");
      await expect(page.getByRole("button", { name: /^Country/ })).toBeVisible();
      await page.keyboard.press("Tab");
      const reached: string[] = [];
      // From the address bar through the whole page; the banner comes right after the skip link.
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press("Tab");
        const { name, isSeen, isOver } = await page.evaluate(async () => {
          // Read each time: what is loaded when the focus enters it takes the place of what the server drew.
          const focusedNow = () => document.activeElement ?? document.body;
          const isSeenAt = (x: number, y: number) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (focusedNow().contains(there) || there.contains(focusedNow()));
          };
          // Looked at in several places: wholly covered is what must not be.
          const isSeenNow = () => {
            const { left, right, top, bottom } = focusedNow().getBoundingClientRect();
            const at = (share: number, from: number, to: number) => from + (to - from) * share;
            return [0.1, 0.5, 0.9].some((x) =>
              [0.1, 0.5, 0.9].some((y) => isSeenAt(at(x, left, right), at(y, top, bottom))),
            );
          };
          // Bars step aside with one of the next pictures; what lies under one that stays is never seen.
          let isSeen = false;
          for (let picture = 0; picture < 60 && !isSeen; picture++) {
            await new Promise(requestAnimationFrame);
            isSeen = isSeenNow();
          }
          const focused = focusedNow();
          const label = (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim();
          return { name: label, isSeen, isOver: focused === document.body };
        });
        if (isOver) break;
        expect(isSeen, `${name} (${i})`).toBe(true);
        reached.push(name);
      }
      expect(reached.slice(0, 4)).toEqual(["Details of what is stored", "Accept All", "Reject All", "Customize"]);
      expect(reached).toContain("Cookie settings");
    });
  });
}
