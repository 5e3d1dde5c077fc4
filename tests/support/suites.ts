import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPlaywrightReport } from "./playwright-report";
import { run } from "./process";
import { beginningOf, type PartReport } from "./tally";
import { readVitestReport } from "./vitest-report";

interface SuiteOptions {
  env?: Record<string, string>;
  timeoutMs: number;
  args?: readonly string[];
}

/** Runs projects of vitest.config.ts to their end, without output. */
export function runVitest(
  projects: string | readonly string[],
  { env, timeoutMs, args = [] }: SuiteOptions,
): Promise<PartReport> {
  const asked = [projects].flat().flatMap((project) => ["--project", project]);
  return withReport(readVitestReport, (file) =>
    run("npx", ["vitest", "run", ...asked, "--reporter=json", `--outputFile.json=${file}`, ...args], {
      env,
      timeoutMs,
      output: "kept",
    }),
  );
}

/** Runs a project of playwright.config.ts to its end, without output. */
export function runPlaywright(project: string, { env, timeoutMs, args = [] }: SuiteOptions): Promise<PartReport> {
  return withReport(readPlaywrightReport, (file) =>
    run("npx", ["playwright", "test", "--project", project, "--no-deps", "--reporter=json", ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      timeoutMs,
      output: "kept",
    }),
  );
}

/** Runs one of package.json's scripts; it counts as one test. */
export async function runScript(name: string, timeoutMs: number): Promise<PartReport> {
  const { code, output } = await run("npm", ["run", "--silent", name], { timeoutMs, output: "kept" });
  return code === 0
    ? { tally: { passed: 1, failed: 0, skipped: 0 }, failures: [], times: [] }
    : { tally: { passed: 0, failed: 1, skipped: 0 }, failures: [`npm run ${name}\n${output.trimEnd()}`], times: [] };
}

async function withReport(
  read: (report: unknown) => PartReport,
  work: (file: string) => Promise<{ code: number; output: string }>,
): Promise<PartReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "granskog-report-"));
  const file = path.join(folder, "report.json");
  try {
    const { code, output } = await work(file);
    let report: PartReport;
    try {
      report = read(JSON.parse(readFileSync(file, "utf8")));
    } catch (cause) {
      throw new Error(`The test runner ended with ${code} and left no report.\n${beginningOf(output)}`, { cause });
    }
    // A runner that failed without a failed test (a crash, running out of time) has failed all the same.
    if (code === 0 || report.tally.failed > 0) return report;
    return {
      ...report,
      tally: { ...report.tally, failed: 1 },
      failures: [`The test runner ended with ${code}.\n${output.slice(-2_000)}`],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
