import { NO_ANSWER } from "@/lib/platform/database/no-answer";

/** Why there is no answer: no one there in time, the call was turned down, or the answer made no sense. */
export type DataErrorKind = "unreachable" | "refused" | "malformed";

/**
 * The database gave no usable answer. Never to be shown as "nothing found": an outage is not an empty list.
 */
export class DataError extends Error {
  override readonly name = "DataError";
  /** Next makes up a digest for errors that have none; this one survives the way to the error page. */
  readonly digest?: string;

  constructor(
    readonly kind: DataErrorKind,
    readonly call: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${call} ${kind}: ${detail}`, options);
    // A reader is told the same of an answer that makes no sense as of none: both pass, and both are worth another try.
    if (kind !== "refused") this.digest = NO_ANSWER;
  }
}
