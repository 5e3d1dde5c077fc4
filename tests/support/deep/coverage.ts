import { writeFileSync } from "node:fs";
import { COVERAGE } from "../../simulations/all";
import { holds, type CoverageRow } from "../../../lib/study/promises/coverage-row";
import { Attempts } from "../outcomes";
import type { PartReport } from "../tally";

/** The table that the method pages show. */
const TABLE = "lib/study/promises/simulated.json";

/**
 * Simulates what every published interval and rate promises, writes the table of the method pages, and fails where a row
 * lies outside its bounds. The same each time: all draws are seeded.
 */
export async function coverage(): Promise<PartReport> {
  const attempts = new Attempts();
  const rows: CoverageRow[] = [];
  for (const [name, simulate] of Object.entries(COVERAGE))
    await attempts.try(`coverage of ${name}`, async () => {
      const found = simulate({ effort: 1 });
      rows.push(...found);
      return found.filter((row) => !holds(row)).map(toFault);
    });
  writeFileSync(TABLE, `${JSON.stringify(rows, null, 2)}\n`);
  return attempts.report();
}

function toFault({ what, stratum, promised, simulated, low, high }: CoverageRow): string {
  return `${what} (${stratum}): ${simulated}, where ${promised} is promised and ${low} to ${high} allowed`;
}
