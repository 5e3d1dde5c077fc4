import path from "node:path";
import { z } from "zod";
import { repository } from "./process";
import { beginningOf, type PartReport, sound } from "./tally";

const schema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string().optional(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type File = z.infer<typeof schema>["testResults"][number];

const nameOf = (file: File) => path.relative(repository, file.name);

/** Reads vitest's JSON report. A file that failed before its first test counts as one failure. */
export function readVitestReport(report: unknown): PartReport {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = schema.parse(report);
  return {
    tally: sound({
      passed: numPassedTests,
      failed: success ? numFailedTests : Math.max(1, numFailedTests),
      skipped: numPendingTests + numTodoTests,
    }),
    failures: testResults.flatMap(failuresOf),
    times: testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        file: nameOf(file),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

function failuresOf(file: File): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === "failed");
  if (failed.length > 0) {
    return failed.map((test) => `${nameOf(file)} › ${test.fullName}\n${beginningOf(test.failureMessages?.[0] ?? "")}`);
  }
  return file.message === "" ? [] : [`${nameOf(file)}\n${beginningOf(file.message)}`];
}
