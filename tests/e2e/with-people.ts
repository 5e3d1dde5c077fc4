import type { Page } from "@playwright/test";
import type { People, Who } from "../support/people";
import { peopleFixture, type WithPeople } from "../support/people-fixture";
import { test as base } from "./fixtures";

/** Tests that ask as every kind of visitor: each is made once in a worker. */
export const test = base.extend<object, WithPeople>({ people: [...peopleFixture] });

/**
 * Gives a page's browser the session of someone who has signed in: one that all tests share, so that none may end it.
 */
export async function become(page: Page, people: People, who: Who): Promise<void> {
  const { cookies } = await (await people.as(who)).storageState();
  await page.context().addCookies(cookies);
}
