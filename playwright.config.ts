import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/support/chromium";

/** The site under test: `npm test` starts one; set BASE_URL (and its DATA_DIR) to use one that runs already. */
const baseURL = process.env.BASE_URL ?? "http://localhost:3000";

/** The site built for Clerk is another site: `npm run test:deep -- clerk` starts it and says so here. */
const isReal = process.env.CLERK_SUITE === "real";
const isClerk = isReal || process.env.CLERK_EMULATOR !== undefined;
// What a real instance is set to cannot be changed from here.
const clerk = [
  {
    name: "clerk",
    testDir: "tests/clerk",
    testIgnore: isReal ? "emulated-*" : [],
    fullyParallel: false,
    workers: 1,
    timeout: 120_000,
    expect: { timeout: 15_000 },
  },
];

const MINUTE = 60_000;

/** What repeats others on more pages, in more states or as more people waits for `npm run test:deep`. */
const waitsForDeep = process.env.DEEP ? undefined : /@deep/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One set of pictures for all systems: the Chromium is the same everywhere, give or take its build.
  snapshotPathTemplate: "{testDir}/{testFileName}-snapshots/{arg}{ext}",
  // They only bound a hang: a machine three times slower and busy with other work meets none of them.
  timeout: 300_000,
  expect: { timeout: MINUTE },
  retries: 0,
  // A third one works while the others wait for a page to come to rest.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // A browser's first page costs more than the next five. Cookies and storage are emptied between tests, and
    // fixtures.ts takes back what was permitted and keeps the cache; a test that needs a browser of its own makes a context.
    reuseContext: true,
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
    // A click on what is not there is reported in two minutes, not at the end of the test.
    actionTimeout: 2 * MINUTE,
    locale: "en-GB",
    timezoneId: "UTC",
    // Recording a trace takes a third of the suite's time: ask for it when a failure is looked into.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: isClerk
    ? clerk
    : [
        // What needs no browser: none is started. The limit only ends what hangs.
        {
          name: "http",
          testDir: "tests/http",
          testIgnore: "being-found.spec.ts",
          timeout: 5 * MINUTE,
          workers: 2,
          grepInvert: waitsForDeep,
        },
        {
          name: "visitor",
          testIgnore: ["publication.spec.ts", "study-live.spec.ts", "outage.spec.ts"],
          grepInvert: waitsForDeep,
        },
        // Follows every link, so it comes when nobody publishes or withdraws a post meanwhile.
        {
          name: "found",
          testDir: "tests/http",
          testMatch: "being-found.spec.ts",
          timeout: 10 * MINUTE,
          dependencies: ["visitor"],
        },
        // These change or stop the site, so they come when nobody else reads it, one after the other.
        {
          name: "publication",
          testMatch: "publication.spec.ts",
          dependencies: ["found"],
          fullyParallel: false,
          timeout: 15 * MINUTE,
        },
        {
          name: "study",
          testMatch: "study-live.spec.ts",
          dependencies: ["publication"],
          timeout: 15 * MINUTE,
        },
        {
          name: "outage",
          testMatch: "outage.spec.ts",
          dependencies: ["study"],
          fullyParallel: false,
          timeout: 15 * MINUTE,
        },
      ],
});
