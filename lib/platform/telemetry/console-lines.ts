import { rememberError } from "@/lib/platform/telemetry/instance-state";
import { log } from "@/lib/platform/telemetry/logger";
import { scrubLine, toErrorFacts } from "@/lib/platform/telemetry/scrub";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
const told = new WeakSet<Error>();

/** Writes an error down once: Next tells the same one to the console and to the hook for errors. */
export function logError(error: unknown, words: string, facts: Record<string, unknown> = {}): void {
  if (error instanceof Error) {
    if (told.has(error)) return;
    told.add(error);
  }
  const said = toErrorFacts(error);
  rememberError(scrubLine(words === "" ? `${said.name}: ${said.message}` : `${words} ${said.message}`));
  log().error({ ...facts, error: said }, scrubLine(words) || said.message);
}

/** Has everything that the server's code, Next and libraries say to the console written by the logger, so that each line has its form, its request and no one's data. */
export function takeOverConsole(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    const write = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      const words = said
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
