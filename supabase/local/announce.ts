/** Messages of the start command: plain text in a terminal, otherwise lines of the log. */
import { log, logFormat } from "@/lib/platform/telemetry/logger";
import { toErrorFacts } from "@/lib/platform/telemetry/scrub";
import { print, printError } from "@/lib/platform/terminal/terminal";

const LEVELS: Record<string, "warn" | "error"> = { "!": "warn", "✗": "error" };
const ENDINGS: Record<string, string> = { "✗": " failed.", "…": "…" };

/**
 * Prints a message that may begin with the sign of a step: ✓ done, … in progress, ! needs attention, ✗ failed. In the
 * log the sign becomes the level.
 */
export function announce(text: string): void {
  if (logFormat() === "text") return print(text);
  const words = text.trim();
  const sign = /^[✓…!✗] /.exec(words)?.[0].trim() ?? "";
  log()[LEVELS[sign] ?? "info"](`${sign === "" ? words : words.slice(sign.length).trim()}${ENDINGS[sign] ?? ""}`);
}

/** Prints why the command stops: a cause with its remedy, or an error without one. */
export function announceFailure(failure: { message: string; remedy: string } | { error: unknown }): void {
  if ("error" in failure) log().fatal({ error: toErrorFacts(failure.error) }, "The start command failed.");
  else if (logFormat() === "text") printError(`\n  ${failure.message}\n  ${failure.remedy}\n`);
  else log().fatal({ remedy: failure.remedy }, failure.message.trim());
}
