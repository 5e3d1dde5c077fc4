/** Why there is no answer: nobody there in time, the call was turned down, or the answer made no sense. */
export type DataErrorKind = "unreachable" | "refused" | "malformed";

/**
 * The database gave no usable answer. Never to be shown as "nothing found": an outage is not an empty list.
 */
export class DataError extends Error {
  override readonly name = "DataError";

  constructor(
    readonly kind: DataErrorKind,
    readonly call: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${call} ${kind}: ${detail}`, options);
  }
}
