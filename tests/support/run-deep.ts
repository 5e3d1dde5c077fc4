import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runClerkSuite } from "./clerk/run-suite";
import { killDuringImport } from "./faults";
import { startInstance, type Instance } from "./instance";
import { measureLighthouse } from "./lighthouse";
import { load } from "./load";
import { run } from "./process";
import { positionsCsv, study } from "./study-command";
import { closingLine } from "./tally";

// `npm run test:deep`: what takes longer than a change should wait for. Lighthouse, load, and processes killed in the middle of work.
// `npm run test:deep -- lighthouse` (or pages, load, faults, laws, clerk) runs one of them.

const FLOOR = 98;
const results = { passed: 0, failed: 0, skipped: 0 };

function note(name: string, faults: readonly string[]) {
  results[faults.length === 0 ? "passed" : "failed"] += 1;
  console.log(`${faults.length === 0 ? "✓" : "✗"} ${name}`);
  for (const fault of faults.slice(0, 12)) console.log(`    ${fault}`);
}

async function attempt(name: string, work: () => Promise<string[]>) {
  note(name, await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]));
}

/** One of each type of page; the industry and the brand are the sample study's. */
const PAGE_TYPES = [
  ...["/", "/rankings/sweden", "/rankings/sweden/food-grocery", "/pricing", "/features", "/about-study", "/about-study/scores", "/help", "/contact-us"],
  ...["", "/avoiding-greenwashing", "/insights", "/insights/how-to-read-a-score", "/glossary", "/glossary/rank-range"].map((path) => `/sustainability-branding-hub${path}`),
  ...["/auth?mode=signin", "/auth?mode=signup"],
];
/** Largest contentful paint on a simulated phone, in milliseconds. */
const PAINT_LIMIT = 1_500;

async function lighthouse(site: Instance) {
  for (const page of [...PAGE_TYPES, await aListedBrand(site)]) {
    await attempt(`Lighthouse mobile, ${page}: SEO 100, the others at least ${FLOOR}, largest paint within ${PAINT_LIMIT} ms`, async () => {
      const { scores, largestPaint, lost } = await measureLighthouse(site.url + page);
      console.log(`  ${Object.entries(scores).map(([category, points]) => `${category} ${points}`).join(" · ")} · largest paint ${Math.round(largestPaint)} ms`);
      // The sign-in page asks search engines to leave it out, which Lighthouse counts as a fault.
      const judged = Object.entries(scores).filter(([category]) => category !== "seo" || !page.startsWith("/auth"));
      const low = judged.some(([category, points]) => points < (category === "seo" ? 100 : FLOOR)) || largestPaint > PAINT_LIMIT;
      return low ? [JSON.stringify({ ...scores, largestPaint }), ...lost] : [];
    });
  }
}

/** The page of a brand that stands in Sweden's open ranking. */
async function aListedBrand(site: Instance): Promise<string> {
  const html = await (await fetch(`${site.url}/rankings/sweden`)).text();
  const [path] = /\/brands\/[a-z0-9-]+/.exec(html) ?? [];
  if (!path) throw new Error("Sweden's ranking names no brand.");
  return path;
}

/** Every page in every look, each in both colour schemes, and what else is tagged for a deep run. */
async function pages(site: Instance) {
  await attempt("every page at both sizes in both colour schemes", async () => {
    const env = { DEEP: "1", BASE_URL: site.url, DATA_DIR: site.dataDir };
    const code = await run("npx", ["playwright", "test", "--project=visitor", "--grep", "@deep|every-page"], { env, timeoutMs: 30 * 60_000 });
    return code === 0 ? [] : [`playwright ended with ${code}`];
  });
}

/** The laws of pure code on examples that no run has tried yet. */
async function laws() {
  for (let round = 0; round < 5; round += 1) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    await attempt(`laws, with seed ${seed}`, async () => {
      const code = await run("npx", ["vitest", "run", "--project", "unit", "--reporter=dot"], { env: { LAWS_SEED: String(seed) }, timeoutMs: 8 * 60_000 });
      return code === 0 ? [] : [`LAWS_SEED=${seed} npx vitest run --project unit`];
    });
  }
}

async function underLoad(site: Instance) {
  const pages = ["/", "/rankings/sweden", "/rankings/norway", "/rankings/search?market=sweden&q=a"];
  await attempt("50 readers for 15 s: no error", async () => {
    const { requests, errors, p99 } = await load(site.url, pages, 50, 15);
    console.log(`  ${requests} requests, 99 of 100 within ${Math.round(p99)} ms`);
    return [...errors, ...(requests < 500 ? [`only ${requests} requests were answered`] : [])];
  });

  await attempt("20 readers while a study is published and taken back: no error", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "granskog-load-")), "results.csv");
    writeFileSync(file, positionsCsv(Array.from({ length: 200 }, (_, index) => `Loaded brand ${index + 1}`)));
    const reading = load(site.url, ["/rankings/sweden", "/rankings/norway", "/"], 20, 25);
    await study(site.dataDir, "import", file, "--year", "2025");
    await study(site.dataDir, "rollback");
    return (await reading).errors;
  });
}

async function faults(site: Instance) {
  await attempt("processes killed at the worst moment", async () => {
    const code = await run("npx", ["vitest", "run", "--project", "faults"], { timeoutMs: 20 * 60_000 });
    return code === 0 ? [] : [`vitest ended with ${code}`];
  });
  // Moments spread over an import; the later ones fall after its acknowledgement.
  for (const [round, delayMs] of [300, 900, 1_500, 2_100, 3_000, 4_500].entries()) {
    const victim = round % 3 === 2 ? "app" : "backend";
    await attempt(`kill -9 of the ${victim} ${delayMs} ms into an import`, async () => {
      const fault = await killDuringImport(site, round, victim, delayMs);
      return fault ? [fault] : [];
    });
  }
}

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const parts = Object.entries({ lighthouse, pages, load: underLoad, faults }).filter(([name]) => isAsked(name));
if (parts.length > 0) {
  const site = await startInstance({ env: { SITE_INDEXABLE: "1" } });
  try {
    for (const [, part] of parts) await part(site);
  } finally {
    await site.stop();
  }
}
if (isAsked("laws")) await laws();
// A site of its own: another one keeps the accounts.
if (isAsked("clerk")) {
  const { passed, failed, skipped } = await runClerkSuite().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.passed += passed;
  results.failed += failed;
  results.skipped += skipped;
}
console.log(`\n${closingLine(results)}`);
process.exitCode = results.failed > 0 ? 1 : 0;
