import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent, runChecks } from "./checks";
import { ensureChromium } from "./chromium";
import { type Instance, startInstance } from "./instance";
import { Outcomes } from "./outcomes";
import { runPlaywright, runVitest } from "./suites";

// `npm test`: everything that must hold before a change lands, in one go. Nothing stops at the first failure.
// `npm test -- --times` tells which tests and files took longest.

const PATIENCE = 60 * 60_000;
/** What asks the site, in order: what publishes or stops it comes when no one else reads it. */
const ON_THE_SITE = ["http", "visitor", "found", "publication", "outage"];

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
    site = await startInstance({ env: { SITE_INDEXABLE: "1", DATABASE_PATIENCE: "5" } });
    return { passed: 1, failed: 0, skipped: 0 };
  });
  return site;
}

/** What asks the site or stops it, one after the other; then the start command on the same build. */
async function testSite(): Promise<void> {
  const site = await startSite();
  if (!site) return;
  const env = { BASE_URL: site.url, DATA_DIR: site.dataDir, NEXT_DIST_DIR: site.distDir };
  for (const project of ON_THE_SITE) {
    await outcomes.part(`site: ${project}`, () => runPlaywright(project, { env, timeoutMs: PATIENCE }));
  }
  await site.stop();
  const build = { NEXT_DIST_DIR: site.distDir, PORT: new URL(site.url).port, SITE_INDEXABLE: "1" };
  await outcomes.part("start command", () => runVitest("start", { env: build, timeoutMs: PATIENCE }));
}

/** What needs no site. */
async function testWithoutSite(): Promise<void> {
  await runChecks(outcomes);
  await outcomes.part("integration", () => runVitest("integration", { timeoutMs: PATIENCE }));
}

await readContent(outcomes);
// Side by side: a build, a browser and a stopped site leave the machine idle for a good part of their time.
await Promise.all([testSite(), testWithoutSite()]);
rmSync(temporary, { recursive: true, force: true });
process.exitCode = outcomes.conclude({ times: process.argv.includes("--times") }) ? 0 : 1;
