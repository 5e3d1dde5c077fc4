/** A failure with an explanation and a remedy: printed as these two lines, without a stack. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";

  /** @param remedy what the person can do, as one or two sentences */
  constructor(
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The code of a system error such as `EADDRINUSE`, otherwise undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
