/** Logs failures of the page cache. The edge runtime, into which the cache is also bundled, has no logger. */
export async function logFailure(words: string, error?: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME === "edge") return;
  const { logError } = await import("../telemetry/log-error.ts");
  logError(error ?? new Error(words), error === undefined ? "" : words);
}
