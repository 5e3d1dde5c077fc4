import { killDuringImport } from "../faults";
import type { Instance } from "../instance";
import { runVitest } from "../suites";
import { addTallies, type PartReport } from "../tally";
import { Attempts } from "../outcomes";

/** What is broken on purpose, on the build and the backend of the running site, and imports killed in the middle. */
export async function faults(site: Instance): Promise<PartReport> {
  const env = { DATA_DIR: site.dataDir, NEXT_DIST_DIR: site.distDir };
  const tests = await runVitest("faults", { env, timeoutMs: 60 * 60_000 });
  const attempts = new Attempts();
  // Moments spread over an import; the later ones fall after its acknowledgement.
  for (const [round, delayMs] of [300, 900, 1_500, 2_100, 3_000, 4_500].entries()) {
    const victim = round % 3 === 2 ? "app" : "backend";
    await attempts.try(`kill -9 of the ${victim} ${delayMs} ms into an import`, async () => {
      const fault = await killDuringImport(site, round, victim, delayMs);
      return fault ? [fault] : [];
    });
  }
  return {
    tally: addTallies([tests.tally, attempts.tally]),
    failures: [...tests.failures, ...attempts.failures],
    times: tests.times,
  };
}
