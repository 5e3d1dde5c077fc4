import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions, WorkerInfo } from "@playwright/test";
import { People } from "./people";

export interface WithPeople {
  /** One of each kind of visitor, signed in once for all tests of a site. */
  people: People;
}

/** The fixture behind it, for a worker's lifetime. */
export const peopleFixture = [
  async (
    { playwright }: PlaywrightWorkerArgs & PlaywrightWorkerOptions,
    use: (people: People) => Promise<void>,
    worker: WorkerInfo,
  ) => {
    const people = new People(playwright.request, worker.project.use.baseURL ?? "");
    await use(people);
    await people.dispose();
  },
  { scope: "worker" },
] as const;
