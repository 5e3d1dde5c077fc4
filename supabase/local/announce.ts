/** What the start command says: for people as it is, elsewhere as lines of the log. */
import { log, logFormat } from "@/lib/platform/telemetry/logger";
import { toErrorFacts } from "@/lib/platform/telemetry/scrub";
import { print, printError } from "@/lib/platform/terminal/terminal";

const LEVELS: Record<string, "warn" | "error"> = { "!": "warn", "✗": "error" };
const ENDINGS: Record<string, string> = { "✗": " failed.", "…": "…" };

/**
 * Says something that may begin with the sign of a step: ✓ done, … under way, ! needs attention, ✗ failed. In the log the
 * sign is the level.
 */
export function announce(text: string): void {
  if (logFormat() === "text") return print(text);
  const words = text.trim();
  const sign = /^[✓…!✗] /.exec(words)?.[0].trim() ?? "";
  log()[LEVELS[sign] ?? "info"](`${sign === "" ? words : words.slice(sign.length).trim()}${ENDINGS[sign] ?? ""}`);
}

/** Says why it stops: a cause with its remedy, or an error that has neither. */
export function announceFailure(failure: { message: string; remedy: string } | { error: unknown }): void {
  if ("error" in failure) log().fatal({ error: toErrorFacts(failure.error) }, "The start command failed.");
  else if (logFormat() === "text") printError(`\n  ${failure.message}\n  ${failure.remedy}\n`);
  else log().fatal({ remedy: failure.remedy }, failure.message.trim());
}
