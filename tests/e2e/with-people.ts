import { People } from "../support/people";
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
