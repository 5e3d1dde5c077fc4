import type { Outcomes } from "./outcomes";
import { runScript, runVitest } from "./suites";

const MINUTE = 60_000;
/** Only bounds what hangs: a busy machine takes ten times what an idle one does. */
const PATIENCE = 30 * MINUTE;

/** Scripts of package.json, besides the linter. */
const SCRIPTS = ["layers", "deadcode", "duplicates", "format:check"];

/** Articles, posts and glossary as the code imports them. */
export const readContent = (outcomes: Outcomes) => outcomes.part("content", () => runScript("content", PATIENCE));

/** Types and rules, in one pass that takes as long as all other checks together. */
export const lint = (outcomes: Outcomes) => outcomes.part("lint", () => runScript("lint", PATIENCE));

/** What needs neither a site nor a database, but for the linter: the static checks and the unit tests. */
export async function runChecks(outcomes: Outcomes): Promise<void> {
  for (const name of SCRIPTS) await outcomes.part(name, () => runScript(name, PATIENCE));
  await outcomes.part("unit", () => runVitest(["unit", "unit-mocks"], { timeoutMs: PATIENCE }));
}
