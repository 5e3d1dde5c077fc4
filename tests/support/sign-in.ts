import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base, type Browser, type Page } from "@playwright/test";

/** The sample accounts of a demonstration, by what they may see. */
export const SAMPLE_PEOPLE = ["free", "essential", "professional", "enterprise", "admin"] as const;
export type SamplePerson = (typeof SAMPLE_PEOPLE)[number];

export const SAMPLE_PASSWORD = "granskog-sample";
const addressOf = (person: SamplePerson) => `${person}@sample.test`;

/** Signs in through the form as anybody would, and waits for the page that follows. */
export async function signIn(page: Page, person: SamplePerson): Promise<void> {
  await page.goto("/auth?mode=signin");
  await page.getByRole("textbox", { name: "Email" }).fill(addressOf(person));
  await page.getByLabel("Password", { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/rankings/full");
}

interface Kept {
  /** A file with the cookies of a person who has signed in, made once in each worker. */
  signedIn: (person: SamplePerson) => Promise<string>;
}

async function keepSignIn(browser: Browser, baseURL: string, person: SamplePerson, file: string) {
  // Without scripts: the form is answered as it is, whether or not the page has come to life yet.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await signIn(await context.newPage(), person);
  await context.storageState({ path: file });
  await context.close();
}

/** Keeps one signed-in state per account and worker: signing in is slow on purpose. */
export const test = base.extend<object, Kept>({
  signedIn: [
    async ({ browser }, use, worker) => {
      const folder = join(worker.project.outputDir, `signed-in-${worker.workerIndex}`);
      mkdirSync(folder, { recursive: true });
      const made = new Map<SamplePerson, Promise<string>>();
      await use(async (person) => {
        const file = join(folder, `${person}.json`);
        const known =
          made.get(person) ?? keepSignIn(browser, worker.project.use.baseURL ?? "", person, file).then(() => file);
        made.set(person, known);
        return known;
      });
    },
    { scope: "worker" },
  ],
});
