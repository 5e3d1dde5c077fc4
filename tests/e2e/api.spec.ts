import { mergeTests } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

test("an API key is created, shown once, reads a ranking, and is refused after it is revoked", async ({
  page,
  playwright,
  baseURL,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), "/settings/api");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Enter a name")).toBeVisible();
  const name = `Warehouse ${Date.now()}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("checkbox", { name: "Consumers" }).uncheck();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = await dialog.getByRole("textbox", { name: "Key" }).inputValue();
  expect(key).toMatch(/^gsk_[\w-]{43}$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Rankings, Brands, Scores");
  expect(await page.content()).not.toContain(key);
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const ranking = await program.get("/api/v1/rankings?market=sweden&limit=3");
  expect(ranking.status()).toBe(200);
  expect(((await ranking.json()) as { data: unknown[] }).data).toHaveLength(3);
  expect((await program.get("/api/v1/consumers?section=awareness")).status()).toBe(403);
  await row.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
  await expect(row).toContainText("revoked");
  expect(await faultsOf(page)).toEqual([]);
  expect((await program.get("/api/v1/rankings?market=sweden")).status()).toBe(401);
  await program.dispose();
});
