/**
 * Browser console logging, for failures that the page recovers from. The server logs with
 * lib/platform/telemetry/logger.ts.
 */
export const browserLog = {
  warn: (...parts: readonly unknown[]): void => console.warn(...parts),
  error: (...parts: readonly unknown[]): void => console.error(...parts),
};
