import { describe, expect, test } from "vitest";
import { addTallies, closingLine, failuresOfVitest, tallyPlaywright, tallyVitest } from "./tally";

const vitest = { success: true, numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe("the counts of a test run", () => {
  test("are those of the reports", () => {
    expect(tallyVitest(vitest)).toEqual({ passed: 7, failed: 0, skipped: 3 });
    expect(tallyPlaywright(playwright)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  });

  test("a file that broke before its first test is a failure", () => {
    expect(tallyVitest({ ...vitest, success: false }).failed).toBe(1);
    expect(tallyPlaywright({ ...playwright, errors: [{ message: "no such file" }] }).failed).toBe(1);
  });

  test("a suite that ran nothing is a failure", () => {
    expect(tallyVitest({ ...vitest, numPassedTests: 0 }).failed).toBe(1);
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, expected: 0, skipped: 5 } }).failed).toBe(1);
  });

  test("tests that passed only on a second try are failures where they are more than a few", () => {
    const of = (flaky: number, expected: number) =>
      tallyPlaywright({ ...playwright, stats: { ...playwright.stats, flaky, expected } });
    expect(of(1, 5).failed).toBe(1);
    expect(of(6, 444)).toEqual({ passed: 450, failed: 0, skipped: 0 });
    expect(of(7, 443)).toEqual({ passed: 443, failed: 7, skipped: 0 });
  });

  test("each failed test is told with its file, its name and the beginning of its message", () => {
    const testResults = [
      {
        name: "a.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "one" },
          { status: "failed", fullName: "two", failureMessages: ["2 is not 3\n at a"] },
        ],
      },
      { name: "b.test.ts", message: "no such file", assertionResults: [] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      "a.test.ts > two\n2 is not 3\n at a",
      "b.test.ts\nno such file",
    ]);
  });

  test("a report of another shape is refused", () => {
    expect(() => tallyVitest({})).toThrow();
    expect(() => tallyPlaywright({ stats: {} })).toThrow();
  });

  test("close with the line that build servers read", () => {
    expect(closingLine(addTallies([tallyVitest(vitest), tallyPlaywright(playwright)]))).toBe(
      "12 passed, 0 failed, 3 skipped",
    );
  });
});
