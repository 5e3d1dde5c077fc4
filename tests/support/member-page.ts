import { readFile } from "node:fs/promises";
import type { Cookie, Page } from "@playwright/test";
import { waitUntilAlive } from "./settle";

/** Opens a page as someone whose signed-in state was kept, and waits until the member's part of it is alive. */
export async function openAsMember(page: Page, state: string, address: string): Promise<void> {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
  await openAlive(page, address);
}

/** The countries list is asked for when all of it is there. */
export async function openAlive(page: Page, address: string): Promise<void> {
  const alive = page.waitForResponse("**/api/markets");
  await page.goto(address);
  await waitUntilAlive(page);
  await alive;
}
