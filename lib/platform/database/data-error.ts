import { NO_ANSWER } from "@/lib/platform/database/no-answer";

/** Why there is no result: a timeout, a refusal, or an invalid response. */
export type DataErrorKind = "unreachable" | "refused" | "malformed";

const MARK = Symbol.for("granskog.data-error");

/** The database returned nothing usable. Never show this as "nothing found": an outage is not an empty list. */
export class DataError extends Error {
  override readonly name = "DataError";
  /** Next generates a digest for errors without one; this one reaches the error page unchanged. */
  readonly digest?: string;

  /** Next loads this module once for pages and once for handlers; what one reads, the other may wait for. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && MARK in value;
  }
  readonly [MARK] = true;

  constructor(
    readonly kind: DataErrorKind,
    readonly call: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${call} ${kind}: ${detail}`, options);
    // Readers see the same message for an invalid response as for none: both are temporary and worth a retry.
    if (kind !== "refused") this.digest = NO_ANSWER;
  }
}
