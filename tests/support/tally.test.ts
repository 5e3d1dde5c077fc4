import { describe, expect, test } from "vitest";
import { addTallies, closingLine, tallyPlaywright, tallyVitest } from "./tally";

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

  test("a test that passed only on its second try is a failure", () => {
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1);
  });

  test("a report of another shape is refused", () => {
    expect(() => tallyVitest({})).toThrow();
    expect(() => tallyPlaywright({ stats: {} })).toThrow();
  });

  test("close with the line that build servers read", () => {
    expect(closingLine(addTallies([tallyVitest(vitest), tallyPlaywright(playwright)]))).toBe("12 passed, 0 failed, 3 skipped");
  });
});
