import type { Page } from "@playwright/test";
import { People, type Who } from "../support/people";
import { test as base } from "./fixtures";

/** Tests that ask as every kind of visitor: each is made once in a worker. */
export const test = base.extend<object, { people: People }>({
  people: [
    async ({ playwright }, use, worker) => {
      const people = new People(playwright.request, worker.project.use.baseURL ?? "");
      await use(people);
      await people.dispose();
    },
    { scope: "worker" },
  ],
});

/** Gives a page's browser the session of somebody who has signed in: one that all tests share, so that none may end it. */
export async function become(page: Page, people: People, who: Who): Promise<void> {
  const { cookies } = await (await people.as(who)).storageState();
  await page.context().addCookies(cookies);
}
