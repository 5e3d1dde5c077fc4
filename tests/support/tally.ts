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

const vitestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
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

/** The failed tests of a vitest JSON report, each with its file, name and the beginning of its message: what is read when only the end of a log is kept. */
export function failuresOfVitest(report: unknown): string[] {
  return vitestFailures.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message === "" ? [] : [`${name}\n${beginningOf(message)}`];
    return failed.map((test) => `${name} > ${test.fullName}\n${beginningOf(test.failureMessages?.[0] ?? "")}`);
  });
}

function beginningOf(message: string): string {
  return message.split("\n").slice(0, 12).join("\n").slice(0, 1_500);
}

/**
 * Of how many tests one may pass only on a second try: two browsers and the site share two cores, and now and then one
 * waits for another longer than a page or a test has patience. What is broken fails twice; what is slow fails often.
 */
const ONE_IN = 75;

/** Counts of a Playwright JSON report. Tests that passed on a second try have failed when there are more than a few of them. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  const ran = stats.expected + stats.flaky + stats.unexpected;
  const late = stats.flaky > ran / ONE_IN ? stats.flaky : 0;
  return sound({
    passed: stats.expected + stats.flaky - late,
    failed: stats.unexpected + late + errors.length,
    skipped: stats.skipped,
  });
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
