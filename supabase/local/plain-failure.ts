/** A failure that has an explanation and a remedy: it is printed as these two lines, without a stack. */
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

/** The code of a system error such as `EADDRINUSE`, else undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
