import { inspect } from "node:util";
import { log } from "@/lib/platform/telemetry/logger";
import { scrubLine } from "@/lib/platform/telemetry/scrub";

/** Errors caused by the caller, by the class of PostgreSQL's code: data, integrity, rights, raised by us. */
const CALLERS_DOING = /^(?:0A|22|23|28|40|42|55|P0|PG)/;

/** The embedded database's messages about invalid arguments, which have no code. */
const WRONG_ARGUMENT = /^Invalid input for \w+ type$/;

/** A database error without its statement and values, which may be personal; null if it need not be logged. */
export function shortenError(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return `Query failed: ${scrubLine(String(error))}.`;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && CALLERS_DOING.test(code)) return null;
  const message = scrubLine(String(Reflect.get(error, "message"))).replace(/\.$/, "");
  if (WRONG_ARGUMENT.test(message)) return null;
  return `Query failed${typeof code === "string" ? ` (${code})` : ""}: ${message}.`;
}

/**
 * Logs a database failure and returns an error that prints nothing: the library prints each one with its statement and
 * values, and has no setting for that. Connections return it from `normalizeDbError`, which the library calls before
 * printing.
 */
export function reportError<Thrown>(error: Thrown): Thrown {
  const line = shortenError(error);
  if (line !== null) log().error(line);
  if (typeof error === "object" && error !== null && Object.isExtensible(error))
    Object.defineProperty(error, inspect.custom, { value: () => "", configurable: true });
  return error;
}
