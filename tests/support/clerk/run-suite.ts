import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "../chromium";
import { startInstance } from "../instance";
import { run } from "../process";
import { tallyPlaywright, type Tally } from "../tally";
import { startClerkSite } from "./site";

const PATIENCE = 20 * 60_000;

/**
 * The site built for Clerk, with Clerk's own library in the browser: against the emulator, or with `CLERK_SUITE=real`
 * against the instance for development whose keys are in the environment.
 */
export async function runClerkSuite(): Promise<Tally> {
  ensureChromium();
  if (process.env.CLERK_SUITE !== "real") {
    const { site, emulator, stop } = await startClerkSite();
    return playwright({ BASE_URL: site.url, DATA_DIR: site.dataDir, CLERK_EMULATOR: emulator.url }, stop);
  }
  const site = await startInstance({ distDir: ".next-clerk" });
  return playwright({ BASE_URL: site.url, DATA_DIR: site.dataDir }, site.stop);
}

async function playwright(env: Record<string, string>, stop: () => Promise<void>): Promise<Tally> {
  const reports = mkdtempSync(path.join(tmpdir(), "granskog-clerk-report-"));
  const file = path.join(reports, "report.json");
  try {
    const args = ["playwright", "test", "--project", "clerk", "--reporter=list,json"];
    const code = await run("npx", args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, timeoutMs: PATIENCE });
    const tally = tallyPlaywright(JSON.parse(readFileSync(file, "utf8")));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } finally {
    await stop();
    rmSync(reports, { recursive: true, force: true });
  }
}
