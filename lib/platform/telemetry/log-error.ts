// Node also reads this file as it is, for the page cache: relative imports with their ending.
import { rememberError } from "./instance-state.ts";
import { log } from "./logger.ts";
import { scrubLine, toErrorFacts } from "./scrub.ts";

const logged = new WeakSet<Error>();

/** Logs an error once: Next gives the same one to the console and to the hook for errors. */
export function logError(error: unknown, words: string, facts: Record<string, unknown> = {}): void {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const said = toErrorFacts(error);
  rememberError(scrubLine(words === "" ? `${said.name}: ${said.message}` : `${words} ${said.message}`));
  log().error({ ...facts, error: said }, scrubLine(words) || said.message);
}
