import type { Page } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { faultsInBothThemes } from "../support/axe";
import { siteUnderTest } from "../support/data-api";
import { userIdOf } from "../support/people";
import { partsOf } from "../support/zip-parts";
import { expect, test } from "./fixtures";
import { signUp } from "./members";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#5b2a86"/><circle cx="10" cy="10" r="6" fill="#ffffff"/></svg>';
const file = (text: string) => ({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(text) });

const part = (page: Page) => page.getByRole("region", { name: "Look of reports and slides" });

/** Gives the signed-in user a plan: as after a purchase, without one. */
async function openSettings(page: Page, tier: string): Promise<void> {
  await signUp(page);
  await siteUnderTest().insert("annual_subscriptions", { user_id: await userIdOf(page.request), tier });
  await page.context().clearCookies({ name: CLAIMS_COOKIE });
  await page.goto("/settings");
}

async function layoutsOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/exports/pptx?figure=single-country&market=sweden");
  expect(answer.status()).toBe(200);
  const parts = partsOf(await answer.body());
  return [...parts]
    .filter(([name]) => /slideLayouts\/slideLayout\d+\.xml$/.test(name))
    .map(([, xml]) => xml)
    .join("");
}

test("a team’s logo and colours are previewed, saved, used in slides, undone and restored", async ({ page }) => {
  await openSettings(page, "enterprise");
  const look = part(page);
  await look.getByLabel("Logo").setInputFiles(file(LOGO));
  await look.getByRole("textbox", { name: "Main colour", exact: true }).fill("#ffcc00");
  await expect(look.getByRole("textbox", { name: "Main colour", exact: true })).toHaveAccessibleDescription(
    /#ffcc00 has a contrast of 1\.4:1 with paper; text needs at least 4\.5:1\. The nearest colour that passes is #/,
  );
  await look.getByRole("button", { name: /^Use #/ }).click();
  await expect(look.getByRole("textbox", { name: "Main colour", exact: true })).not.toHaveAttribute("aria-invalid");
  await look.getByRole("textbox", { name: "Main colour", exact: true }).fill("#5b2a86");
  await look.getByRole("textbox", { name: "Second colour", exact: true }).fill("8a1c3b");
  await expect(look.getByRole("img", { name: "Preview of a cover and a slide in this look" })).toBeVisible();
  expect(await faultsInBothThemes(page, "main")).toEqual([]);
  await look.getByRole("button", { name: "Save look" }).click();
  await expect(look.getByText("Saved. Reports and slides have this look from now on.")).toBeVisible();

  const dressed = await layoutsOf(page);
  for (const kept of ["Logo of the team", "5B2A86", "8A1C3B", "Granskog", "Sample data"])
    expect(dressed).toContain(kept);

  await look.getByRole("button", { name: "Undo" }).click();
  await expect(look.getByRole("textbox", { name: "Main colour", exact: true })).toHaveValue("");
  expect(await layoutsOf(page)).not.toContain("Logo of the team");

  await look.getByText("Earlier looks").click();
  await look
    .getByRole("listitem")
    .filter({ hasText: "Set on" })
    .first()
    .getByRole("button", { name: "Use again" })
    .click();
  await expect(look.getByRole("textbox", { name: "Main colour", exact: true })).toHaveValue("#5b2a86");
  await look.getByRole("checkbox", { name: "Remove the logo" }).check();
  await look.getByRole("button", { name: "Save look" }).click();
  await expect(look.getByRole("checkbox", { name: "Remove the logo" })).toBeHidden();
  const bare = await layoutsOf(page);
  expect(bare).toContain("5B2A86");
  expect(bare).not.toContain("Logo of the team");
});

test("a logo with a script and a colour that is none are refused, and what was typed stays", async ({ page }) => {
  await openSettings(page, "professional");
  const look = part(page);
  await look.getByLabel("Logo").setInputFiles(file(LOGO.replace("<circle", "<script>attack()</script><circle")));
  await look.getByRole("textbox", { name: "Second colour", exact: true }).fill("green");
  await look.getByRole("button", { name: "Save look" }).click();
  await expect(look.getByLabel("Logo")).toHaveAccessibleDescription(/The SVG contains a script/);
  await expect(look.getByRole("textbox", { name: "Second colour", exact: true })).toHaveValue("green");
  await expect(look.getByRole("textbox", { name: "Second colour", exact: true })).toHaveAccessibleDescription(
    /enter six digits/,
  );
});

test("a plan without reports says with which plan a look comes", async ({ page }) => {
  await openSettings(page, "essential");
  await expect(part(page)).toContainText("are part of the Professional plan");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a team’s colours are saved without scripts", async ({ browser, page, baseURL, complaints }) => {
    // What the browser says of the scripts that it does not run.
    complaints.forgive(/\.js \(csp\)$/);
    // Signing up needs none, but a plan is looked up by the person’s own session.
    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: true });
    const scripted = await context.newPage();
    await openSettings(scripted, "professional");
    await page.context().addCookies(await context.cookies());
    await page.goto("/settings");
    const look = part(page);
    await look.getByRole("textbox", { name: "Main colour", exact: true }).fill("#5b2a86");
    await look.getByRole("button", { name: "Save look" }).click();
    await expect(part(page).getByText("Saved. Reports and slides have this look from now on.")).toBeVisible();
    await context.close();
  });
});
