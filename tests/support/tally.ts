import { z } from "zod";

/** What a step of the test run found. */
export type Tally = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts of a vitest JSON report. A file that failed before its first test counts as one failure. */
export function tallyVitest(report: unknown): Tally {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitestReport.parse(report);
  return sound({
    passed: numPassedTests,
    failed: success ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
  });
}

/** Counts of a Playwright JSON report. A test that passed on a second try has failed. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return sound({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped });
}

/** A suite that ran nothing has proved nothing. */
function sound(tally: Tally): Tally {
  return tally.passed + tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line that build servers read. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
