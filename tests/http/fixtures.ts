import {
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from "@playwright/test";
import { peopleFixture, type WithPeople } from "../support/people-fixture";
import { PATIENCE } from "../support/sign-in-request";

export { expect };

const withPeople = base.extend<object, WithPeople>({
  request: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL, timeout: PATIENCE });
    await use(context);
    await context.dispose();
  },
  people: [...peopleFixture],
});

/** These tests ask the site over HTTP. Whatever would start a browser is not at hand here. */
export const test: TestType<
  Omit<PlaywrightTestArgs, "page" | "context"> & PlaywrightTestOptions,
  Omit<PlaywrightWorkerArgs, "browser"> & PlaywrightWorkerOptions & WithPeople
> = withPeople;
