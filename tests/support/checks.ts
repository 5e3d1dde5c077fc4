import type { Outcomes } from "./outcomes";
import { runScript, runVitest } from "./suites";

const MINUTE = 60_000;
/** Only bounds what hangs: a busy machine takes ten times what an idle one does. */
const PATIENCE = 30 * MINUTE;

/** Scripts of package.json. Those that read what the content was made into come last: a site that starts meanwhile makes it anew. */
const SCRIPTS = ["format:check", "layers", "deadcode", "duplicates", "typecheck", "lint:types"];

/** Articles, posts and glossary as the code imports them. */
export const readContent = (outcomes: Outcomes) => outcomes.part("content", () => runScript("content", PATIENCE));

/** What needs neither a site nor a database: the static checks and the unit tests. The linter takes a core as long as the others together. */
export async function runChecks(outcomes: Outcomes): Promise<void> {
  const others = async () => {
    for (const name of SCRIPTS) await outcomes.part(name, () => runScript(name, PATIENCE));
    await outcomes.part("unit", () => runVitest(["unit", "unit-mocks"], { timeoutMs: PATIENCE }));
  };
  await Promise.all([outcomes.part("lint:rules", () => runScript("lint:rules", PATIENCE)), others()]);
}
