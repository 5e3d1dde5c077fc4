import { inspect } from "node:util";
import { log } from "@/lib/platform/telemetry/logger";
import { scrubLine } from "@/lib/platform/telemetry/scrub";

/** Refusals that are the caller's own doing, by the class of PostgreSQL's code: data, integrity, rights, raised by us. */
const CALLERS_DOING = /^(?:0A|22|23|28|40|42|55|P0|PG)/;

/** What the embedded database says of a caller's argument before any query, without a code. */
const WRONG_ARGUMENT = /^Invalid input for \w+ type$/;

/** A database error in words, without its statement and values, which may be a person's; null when it needs no line at all. */
export function shortenError(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return `Query failed: ${scrubLine(String(error))}.`;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && CALLERS_DOING.test(code)) return null;
  const message = scrubLine(String(Reflect.get(error, "message"))).replace(/\.$/, "");
  if (WRONG_ARGUMENT.test(message)) return null;
  return `Query failed${typeof code === "string" ? ` (${code})` : ""}: ${message}.`;
}

/**
 * Logs a failure of the database, and sees to it that the error prints as nothing: the library prints each one whole, with
 * its statement and values, and has no setting for that. Connections return it from `normalizeDbError`, which the library
 * asks before it prints.
 */
export function reportError<Thrown>(error: Thrown): Thrown {
  const line = shortenError(error);
  if (line !== null) log().error(line);
  if (typeof error === "object" && error !== null && Object.isExtensible(error))
    Object.defineProperty(error, inspect.custom, { value: () => "", configurable: true });
  return error;
}
