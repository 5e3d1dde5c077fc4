import type { Outcomes } from "./outcomes";
import { runScript, runVitest } from "./suites";

const MINUTE = 60_000;
/** Only bounds what hangs: a busy machine takes ten times what an idle one does. */
const PATIENCE = 30 * MINUTE;

/** Scripts of package.json, besides the linter. */
const SCRIPTS = ["layers", "deadcode", "duplicates", "format:check"];

/** Articles, posts and glossary as the code imports them. */
export const readContent = (outcomes: Outcomes) => outcomes.part("content", () => runScript("content", PATIENCE));

/** What needs neither a site nor a database: the static checks and the unit tests. The linter, which also checks types, takes as long as the others together. */
export async function runChecks(outcomes: Outcomes): Promise<void> {
  const others = async () => {
    for (const name of SCRIPTS) await outcomes.part(name, () => runScript(name, PATIENCE));
    await outcomes.part("unit", () => runVitest(["unit", "unit-mocks"], { timeoutMs: PATIENCE }));
  };
  await Promise.all([outcomes.part("lint", () => runScript("lint", PATIENCE)), others()]);
}
