import { test as base, type Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { keptSignIn } from "./kept-sign-ins";
import { signInByRequest } from "./sign-in-request";

/** The sample accounts of a demonstration, by their rights. */
export const SAMPLE_PEOPLE = ["free", "essential", "professional", "enterprise", "admin"] as const;
export type SamplePerson = (typeof SAMPLE_PEOPLE)[number];

/** All of them: some see what another sees, and are offered something else. */
export const EVERY_SAMPLE_PERSON = [...SAMPLE_PEOPLE, "trial", "researcher"] as const;
export type AnySamplePerson = (typeof EVERY_SAMPLE_PERSON)[number];

/** Signs in through the form as anyone would, and waits for the page that follows. */
export async function signIn(page: Page, person: SamplePerson): Promise<void> {
  await page.goto("/auth?mode=signin");
  await page.getByRole("textbox", { name: "Email" }).fill(`${person}@sample.test`);
  await page.getByLabel("Password", { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/rankings/full");
}

interface WorkerFixtures {
  /** A file with the cookies of a person who has signed in, once for all tests of a site. */
  signedIn: (person: AnySamplePerson) => Promise<string>;
}

/** Keeps one signed-in state per account: signing in is slow on purpose. */
export const test = base.extend<object, WorkerFixtures>({
  signedIn: [
    async ({ playwright }, use, worker) => {
      const requests = playwright.request;
      const baseURL = worker.project.use.baseURL ?? "";
      await use((person) =>
        keptSignIn(requests, baseURL, person, () => signInByRequest(requests, baseURL, `${person}@sample.test`)),
      );
    },
    { scope: "worker" },
  ],
});
