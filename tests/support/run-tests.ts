import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lint, readContent, runChecks } from "./checks";
import { ensureChromium } from "./chromium";
import { type Instance, startInstance } from "./instance";
import { Outcomes } from "./outcomes";
import { runPlaywright, runVitest } from "./suites";

// `npm test`: everything that must hold before a change lands, in one go. Nothing stops at the first failure.
// `npm test -- --times` tells which tests and files took longest.

const PATIENCE = 60 * 60_000;
/** What asks the site, in order: first what several workers do at once. */
const TOGETHER = ["http", "visitor"];
/** What publishes or stops the site comes when no one else reads it, a test at a time. */
const ALONE = ["found", "publication", "study", "outage"];

/** What both sites have in common that a build depends on: both show the sample study, so one build serves them. */
const BAKED = { SITE_INDEXABLE: "1", DATA_SOURCE: "sample" };

const temporary = mkdtempSync(path.join(tmpdir(), "granskog-test-"));
// One computation of the sample study serves every site that is started here.
process.env.SAMPLE_DIR = path.join(temporary, "sample");
const outcomes = new Outcomes();

/** Builds and starts the site that all browser and HTTP tests ask. */
async function startSite(): Promise<Instance | null> {
  let site: Instance | null = null;
  await outcomes.part("build and start", async () => {
    ensureChromium();
    // Listed, so that sitemaps and robots say what they say of a real study.
    site = await startInstance({ env: { ...BAKED, DATABASE_PATIENCE: "5" } });
    return { passed: 1, failed: 0, skipped: 0 };
  });
  return site;
}

/** What asks the site or stops it, one after the other. */
async function testSite(site: Instance | null, projects: readonly string[]): Promise<void> {
  if (!site) return;
  const env = { BASE_URL: site.url, DATA_DIR: site.dataDir, NEXT_DIST_DIR: site.distDir };
  for (const project of projects) {
    await outcomes.part(`site: ${project}`, () => runPlaywright(project, { env, timeoutMs: PATIENCE }));
  }
}

/** What needs no site. */
async function testWithoutSite(): Promise<void> {
  await runChecks(outcomes);
  await outcomes.part("integration", () => runVitest(["integration", "engine"], { timeoutMs: PATIENCE }));
}

/** The start command, which opens no page, on the same build and with data of its own. */
async function testStart(site: Instance | null): Promise<void> {
  if (!site) return;
  const env = { ...BAKED, NEXT_DIST_DIR: site.distDir, APP_ORIGIN: site.url };
  await outcomes.part("start command", () => runVitest("start", { env, timeoutMs: PATIENCE }));
}

await readContent(outcomes);
// Side by side: a build, a browser and a stopped site leave the machine idle for a good part of their time. Linter and
// start command wait for the browsers: the tests that come then, one at a time, would leave a core without work.
const built = startSite();
const shared = built.then((site) => testSite(site, TOGETHER));
const alone = shared.then(async () => testSite(await built, ALONE));
const rest = Promise.all([shared, testWithoutSite()]).then(async () => {
  await lint(outcomes);
  await testStart(await built);
});
await Promise.all([alone, rest]);
await (await built)?.stop({ keepsLog: outcomes.hasFailed });
rmSync(temporary, { recursive: true, force: true });
process.exitCode = outcomes.conclude({ times: process.argv.includes("--times") }) ? 0 : 1;
