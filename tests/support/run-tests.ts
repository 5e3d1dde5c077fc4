import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium";
import { Outcomes } from "./outcomes";
import { startInstance } from "./instance";
import { run } from "./process";
import { runPlaywright, runVitest } from "./suites";
import type { Tally } from "./tally";

// `npm test`: everything that must hold before a change lands, in one go. Nothing stops at the first failure.

const MINUTE = 60_000;
const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
const kept = mkdtempSync(path.join(tmpdir(), "granskog-kept-"));
// One computation of the sample study serves every site that is started here.
process.env.SAMPLE_DIR = path.join(kept, "sample");
/** Failures of steps that are long past when the run ends: told again below. */
const failures: string[] = [];
const outcomes = new Outcomes();

async function script(name: string): Promise<Tally> {
  const code = await run("npm", ["run", "--silent", name], { timeoutMs: 10 * MINUTE });
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : FAILED;
}

async function vitest(project: string, timeoutMs: number): Promise<Tally> {
  const { tally, failures: told } = await runVitest(project, { timeoutMs });
  failures.push(...told);
  return tally;
}

async function checkAndTry() {
  for (const name of ["typecheck", "format:check", "layers", "deadcode", "duplicates"])
    await outcomes.suite(name, () => script(name));
  await outcomes.suite("unit", () => vitest("unit", 8 * MINUTE));
}

async function inTheBrowser() {
  ensureChromium();
  console.log("Building and starting the site under test.");
  // Listed, so that sitemaps and robots say what they say of a real study.
  const site = await startInstance({ env: { SITE_INDEXABLE: "1" } });
  console.log(`Serving on ${site.url} after ${site.secondsToServe.toFixed(1)} s.`);
  const env = { BASE_URL: site.url, DATA_DIR: site.dataDir, NEXT_DIST_DIR: site.distDir };
  try {
    await outcomes.suite("end to end: visitors", () => runPlaywright("visitor", { env, timeoutMs: 40 * MINUTE }));
    await outcomes.suite("end to end: being found", () => runPlaywright("found", { env, timeoutMs: 10 * MINUTE }));
    await outcomes.suite("end to end: publication", () => runPlaywright("publication", { env, timeoutMs: 5 * MINUTE }));
    await outcomes.suite("end to end: outage", () => runPlaywright("outage", { env, timeoutMs: 4 * MINUTE }));
  } finally {
    await site.stop();
  }
}

await outcomes.suite("content", () => script("content"));
// The linter keeps one core busy for as long as the others take together.
await Promise.all([outcomes.suite("lint", () => script("lint")), checkAndTry()]);
await outcomes.suite("integration", () => vitest("integration", 30 * MINUTE));
await inTheBrowser().catch(async (error: unknown) => {
  await outcomes.suite("end to end: start of the site", () => {
    throw error;
  });
});
rmSync(kept, { recursive: true, force: true });

console.log("");
for (const failure of failures) console.log(`✗ ${failure}\n`);
process.exitCode = outcomes.conclude() ? 0 : 1;
