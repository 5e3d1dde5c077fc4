// Also loaded by plain Node, for the page cache: relative imports with file extensions.
import { rememberError } from "./instance-state.ts";
import { log } from "./logger.ts";
import { scrubLine, toErrorFacts } from "./scrub.ts";

const logged = new WeakSet<Error>();

/** Logs an error once: Next passes the same one to the console and to the error hook. */
export function logError(error: unknown, words: string, facts: Record<string, unknown> = {}): void {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const errorFacts = toErrorFacts(error);
  rememberError(
    scrubLine(words === "" ? `${errorFacts.name}: ${errorFacts.message}` : `${words} ${errorFacts.message}`),
  );
  log().error({ ...facts, error: errorFacts }, scrubLine(words) || errorFacts.message);
}
