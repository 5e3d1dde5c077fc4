import { ensureChromium } from "../chromium";
import { startInstance } from "../instance";
import { runPlaywright } from "../suites";
import type { PartReport } from "../tally";
import { startClerkSite } from "./site";

const PATIENCE = 60 * 60_000;

/**
 * The site built for Clerk, with Clerk's own library in the browser: against the emulator, or with `CLERK_SUITE=real`
 * against the instance for development whose keys are in the environment.
 */
export async function runClerkSuite(): Promise<PartReport> {
  ensureChromium();
  if (process.env.CLERK_SUITE !== "real") {
    const { site, emulator, stop } = await startClerkSite();
    return playwright({ BASE_URL: site.url, DATA_DIR: site.dataDir, CLERK_EMULATOR: emulator.url }, stop);
  }
  const site = await startInstance({ distDir: ".next-clerk" });
  return playwright({ BASE_URL: site.url, DATA_DIR: site.dataDir }, site.stop);
}

async function playwright(env: Record<string, string>, stop: () => Promise<void>): Promise<PartReport> {
  try {
    return await runPlaywright("clerk", { env, timeoutMs: PATIENCE });
  } finally {
    await stop();
  }
}
