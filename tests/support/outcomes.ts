import { addTallies, closingLine, NotRun, type PartReport, type Tally, type TestTime } from "./tally";

interface Part extends PartReport {
  name: string;
  seconds: number;
  /** Why it could not run. */
  notRun?: string;
}

const SLOWEST = 20;
const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** What the parts of a run found so far: a line for each when it ends, the failures and the counts at the end. */
export class Outcomes {
  private readonly started = performance.now();
  private readonly parts: Part[] = [];

  /** Runs a part, which counts for itself. One that throws has failed; one that throws {@link NotRun} is skipped. */
  async part(name: string, work: () => Promise<PartReport | Tally>): Promise<void> {
    const started = performance.now();
    const found = await Promise.resolve()
      .then(work)
      .then((answer) => ("tally" in answer ? answer : { tally: answer, failures: [], times: [] }))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        return error instanceof NotRun
          ? { tally: { ...NOTHING, skipped: 1 }, failures: [], times: [], notRun: message }
          : { tally: { ...NOTHING, failed: 1 }, failures: [message], times: [] };
      });
    const part = { name, ...found, seconds: (performance.now() - started) / 1000 };
    this.parts.push(part);
    console.log(lineOf(part));
    for (const failure of part.failures) console.log(`    ${failure.split("\n")[0]}`);
  }

  /** Whether a part that has ended had a failure. */
  get hasFailed(): boolean {
    return this.parts.some(({ tally }) => tally.failed > 0);
  }

  /** Prints each failure, the slowest tests if asked, and the counts. @returns whether nothing failed */
  conclude({ times = false } = {}): boolean {
    const minutes = (performance.now() - this.started) / 60_000;
    const failures = this.parts.flatMap(({ name, failures: found }) => found.map((failure) => `${name}: ${failure}`));
    for (const failure of failures) console.log(`\n✗ ${failure}`);
    if (times) printSlowest(this.parts.flatMap((part) => part.times));
    console.log(`\nIn ${minutes.toFixed(1)} minutes.`);
    const total = addTallies(this.parts.map(({ tally }) => tally));
    console.log(closingLine(total));
    return total.failed === 0 && total.passed > 0;
  }
}

function lineOf({ name, tally, seconds, notRun }: Part): string {
  const sign = notRun ? "–" : tally.failed > 0 ? "✗" : "✓";
  const found = notRun ? `not run: ${notRun}` : closingLine(tally);
  return `${sign} ${name.padEnd(24)} ${found.padEnd(36)} ${seconds.toFixed(1).padStart(7)} s`;
}

function printSlowest(times: readonly TestTime[]) {
  const files = Map.groupBy(times, ({ file }) => file);
  const sums = [...files].map(([file, tests]) => ({
    name: file,
    seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  print("The slowest files (seconds in tests)", sums);
  print(
    "The slowest tests",
    times.map(({ file, title, seconds }) => ({ name: `${file} › ${title}`, seconds })),
  );
}

function print(heading: string, rows: { name: string; seconds: number }[]) {
  console.log(`\n${heading}:`);
  for (const { name, seconds } of rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
  }
}

/** Attempts within a part: each returns its name and, on failure, the problem. */
export class Attempts {
  readonly tally: Tally = { ...NOTHING };
  readonly failures: string[] = [];

  /** @param work returns the problem; nothing on success */
  async try(name: string, work: () => Promise<readonly string[]>): Promise<void> {
    const faults = await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    this.tally[faults.length === 0 ? "passed" : "failed"] += 1;
    console.log(`  ${faults.length === 0 ? "✓" : "✗"} ${name}`);
    if (faults.length > 0) this.failures.push([name, ...faults.slice(0, 12)].join("\n    "));
  }

  /** What the part reports. */
  report(): PartReport {
    return { tally: this.tally, failures: this.failures, times: [] };
  }
}
