import { logError } from "../telemetry/log-error.ts";

/** Logs a failure of the page cache: that of a store, or one that only words tell. */
export function logFailure(words: string, error?: unknown): void {
  logError(error ?? new Error(words), error === undefined ? "" : words);
}
