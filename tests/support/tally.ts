import { stripVTControlCharacters } from "node:util";

/** What a part of the test run found. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** How long one test took. */
export interface TestTime {
  file: string;
  title: string;
  seconds: number;
}

/** What a part says when it has ended. */
export interface PartReport {
  tally: Tally;
  /** Each failed test: its location, title, and the beginning of its message. */
  failures: readonly string[];
  times: readonly TestTime[];
}

/** A part that cannot run here, such as one that needs a program that is not installed. It has not passed. */
export class NotRun extends Error {}

/** A part that ran nothing has proved nothing. */
export function sound(tally: Tally): Tally {
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

const MESSAGE_LINES = 20;

/** The beginning of a failure's message, without the colours of a terminal. */
export function beginningOf(message: string): string {
  return stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES).join("\n").slice(0, 2_000).trimEnd();
}
