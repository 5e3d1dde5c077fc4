import {
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from "@playwright/test";
import { People } from "../support/people";
import { PATIENCE } from "../support/sign-in-request";

export { expect };

interface Kept {
  /** Everybody whom the rules tell apart, each signed in once for all tests of a site. */
  people: People;
}

const withPeople = base.extend<object, Kept>({
  request: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL, timeout: PATIENCE });
    await use(context);
    await context.dispose();
  },
  people: [
    async ({ playwright }, use, worker) => {
      const people = new People(playwright.request, worker.project.use.baseURL ?? "");
      await use(people);
      await people.dispose();
    },
    { scope: "worker" },
  ],
});

/** These tests ask the site over HTTP. Whatever would start a browser is not at hand here. */
export const test: TestType<
  Omit<PlaywrightTestArgs, "page" | "context"> & PlaywrightTestOptions,
  Omit<PlaywrightWorkerArgs, "browser"> & PlaywrightWorkerOptions & Kept
> = withPeople;
