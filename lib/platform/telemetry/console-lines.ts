import { rememberError } from "@/lib/platform/telemetry/instance-state";
import { logError } from "@/lib/platform/telemetry/log-error";
import { log } from "@/lib/platform/telemetry/logger";
import { scrubLine, toErrorFacts } from "@/lib/platform/telemetry/scrub";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
/**
 * Has the logger write what Next and libraries print to the console; our own code calls the logger. Only inside the
 * process does such a line get the id of its request, and only here is an error that Next prints after it called the
 * hook for errors known to be the same one.
 */
export function takeOverConsole(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    const write = (...values: unknown[]) => {
      const error = values.find((part) => part instanceof Error);
      const words = values
        .filter((part) => part !== error)
        .map((part) => (typeof part === "string" ? part : toErrorFacts(part).message))
        .join(" ");
      if (level === "error" && error) return logError(error, words);
      if (level === "error") rememberError(scrubLine(words));
      log()[level](error ? { error: toErrorFacts(error) } : {}, scrubLine(words));
    };
    Reflect.set(console, name, write);
  }
}
