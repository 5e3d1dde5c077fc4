import path from "node:path";
import { describe, expect, test } from "vitest";
import { readPlaywrightReport } from "./playwright-report";
import { repository } from "./process";
import { addTallies, closingLine } from "./tally";
import { readVitestReport } from "./vitest-report";

const vitest = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
const playwright = { stats, errors: [], suites: [] };

describe("a report of vitest", () => {
  test("a vitest report gives the counts", () => {
    expect(readVitestReport(vitest).tally).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  test("a vitest report counts a file that failed before its first test as a failure", () => {
    expect(readVitestReport({ ...vitest, success: false }).tally.failed).toBe(1);
  });

  test("a vitest report without any test run is a failure", () => {
    expect(readVitestReport({ ...vitest, numPassedTests: 0 }).tally.failed).toBe(1);
  });

  test("a vitest report names each failed test with its file, message and time", () => {
    const testResults = [
      {
        name: path.join(repository, "a.test.ts"),
        message: "",
        assertionResults: [
          { status: "passed", fullName: "one", duration: 1500 },
          {
            status: "failed",
            fullName: "two",
            duration: 20,
            failureMessages: ["\u001B[31m2 is not 3\u001B[39m\n at a"],
          },
        ],
      },
      { name: path.join(repository, "b.test.ts"), message: "no such file", assertionResults: [] },
    ];
    const report = readVitestReport({ ...vitest, testResults });
    expect(report.failures).toEqual(["a.test.ts › two\n2 is not 3\n at a", "b.test.ts\nno such file"]);
    expect(report.times).toEqual([
      { file: "a.test.ts", title: "one", seconds: 1.5 },
      { file: "a.test.ts", title: "two", seconds: 0.02 },
    ]);
  });

  test("a vitest report in another shape is refused", () => {
    expect(() => readVitestReport({})).toThrow();
  });
});

describe("a report of Playwright", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [{ status, results: [{ duration: 2000, errors: message ? [{ message }] : [] }] }],
  });

  test("a Playwright report gives the counts", () => {
    expect(readPlaywrightReport(playwright).tally).toEqual({ passed: 5, failed: 0, skipped: 0 });
  });

  test("a Playwright report counts an error outside a test as a failure", () => {
    expect(readPlaywrightReport({ ...playwright, errors: [{ message: "no such file" }] })).toMatchObject({
      tally: { failed: 1 },
      failures: ["no such file"],
    });
  });

  test("a Playwright report without any test run is a failure", () => {
    expect(readPlaywrightReport({ ...playwright, stats: { ...stats, expected: 0, skipped: 5 } }).tally.failed).toBe(1);
  });

  test("a Playwright report counts a test that passed only on a second try as a failure", () => {
    const suites = [{ title: "a.spec.ts", specs: [spec("one", "flaky", "too late")] }];
    const report = readPlaywrightReport({ ...playwright, suites, stats: { ...stats, flaky: 1 } });
    expect(report.tally).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(report.failures).toEqual(["a.spec.ts:3 › one (passed on a second try)\ntoo late"]);
  });

  test("a Playwright report names each failed test with its place and time", () => {
    const inner = { title: "at 390 px", specs: [spec("two", "unexpected", "not visible")] };
    const suites = [{ title: "a.spec.ts", specs: [spec("one", "expected")], suites: [inner] }];
    const report = readPlaywrightReport({ ...playwright, suites, stats: { ...stats, unexpected: 1 } });
    expect(report.failures).toEqual(["a.spec.ts:3 › at 390 px › two\nnot visible"]);
    expect(report.times.map(({ title, seconds }) => [title, seconds])).toEqual([
      ["one", 2],
      ["at 390 px › two", 2],
    ]);
  });

  test("a Playwright report in another shape is refused", () => {
    expect(() => readPlaywrightReport({ stats: {} })).toThrow();
  });
});

test("a run ends with the line that build servers read", () => {
  const tallies = [readVitestReport(vitest).tally, readPlaywrightReport(playwright).tally];
  expect(closingLine(addTallies(tallies))).toBe("12 passed, 0 failed, 3 skipped");
});
