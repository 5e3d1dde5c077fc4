/** The console of browsers, for failures that a page gets over. Servers write with lib/platform/telemetry/logger.ts. */
export const browserLog = {
  warn: (...parts: readonly unknown[]): void => console.warn(...parts),
  error: (...parts: readonly unknown[]): void => console.error(...parts),
};
