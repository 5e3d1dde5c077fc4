import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "./process";
import { failuresOfVitest, tallyPlaywright, tallyVitest, type Tally } from "./tally";

type SuiteOptions = { env?: Record<string, string>; timeoutMs: number; args?: readonly string[] };

/** Runs a project of vitest.config.ts to its end: its counts, and its failures in words. */
export async function runVitest(
  project: string,
  { env, timeoutMs, args = ["--reporter=dot"] }: SuiteOptions,
): Promise<{ tally: Tally; failures: string[] }> {
  return withReport(async (file) => {
    const code = await run(
      "npx",
      ["vitest", "run", "--project", project, ...args, "--reporter=json", `--outputFile.json=${file}`],
      { env, timeoutMs },
    );
    const report = readJson(file);
    return { tally: withExitCode(tallyVitest(report), code), failures: failuresOfVitest(report) };
  });
}

/** Runs a project of playwright.config.ts to its end and counts. */
export async function runPlaywright(project: string, { env, timeoutMs, args = [] }: SuiteOptions): Promise<Tally> {
  return withReport(async (file) => {
    const asked = ["playwright", "test", "--project", project, "--no-deps", "--reporter=list,json", ...args];
    const code = await run("npx", asked, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, timeoutMs });
    return withExitCode(tallyPlaywright(readJson(file)), code);
  });
}

async function withReport<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-report-"));
  try {
    return await work(path.join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A runner that failed without a failed test (a crash, a time-out) has failed all the same. */
function withExitCode(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
