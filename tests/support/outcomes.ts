import { addTallies, closingLine, type Tally } from "./tally";

/** What the suites of a run found so far. */
export class Outcomes {
  private readonly started = performance.now();
  private readonly tallies: { suite: string; tally: Tally; seconds: number }[] = [];

  /** Runs a suite that counts for itself. One that throws has failed. */
  async suite(name: string, work: () => Promise<Tally>): Promise<void> {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const tally = await Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return { passed: 0, failed: 1, skipped: 0 };
      });
    const seconds = (performance.now() - started) / 1000;
    this.tallies.push({ suite: name, tally, seconds });
    console.log(`── ${name}: ${closingLine(tally)} (${seconds.toFixed(1)} s)`);
  }

  /** Prints a line for each suite and the closing one. @returns whether nothing failed */
  conclude(): boolean {
    console.log("");
    for (const { suite, tally, seconds } of this.tallies) {
      console.log(
        `${tally.failed > 0 ? "✗" : "✓"} ${suite.padEnd(30)} ${closingLine(tally).padEnd(36)} ${seconds.toFixed(1).padStart(6)} s`,
      );
    }
    console.log(`In ${((performance.now() - this.started) / 60_000).toFixed(1)} minutes.\n`);
    const total = addTallies(this.tallies.map(({ tally }) => tally));
    console.log(closingLine(total));
    return total.failed === 0 && total.passed > 0;
  }
}

/** Attempts within a suite: each says its name and, where it failed, what was wrong. */
export class Attempts {
  readonly tally: Tally = { passed: 0, failed: 0, skipped: 0 };

  /** @param work answers what is wrong; nothing where all is well */
  async try(name: string, work: () => Promise<readonly string[]>): Promise<void> {
    const faults = await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    this.tally[faults.length === 0 ? "passed" : "failed"] += 1;
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${name}`);
    for (const fault of faults.slice(0, 12)) console.log(`    ${fault}`);
  }
}
