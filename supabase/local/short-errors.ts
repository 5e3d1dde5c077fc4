/** Refusals that are the caller's own doing, by the class of PostgreSQL's code: data, integrity, rights, raised by us. */
const CALLERS_DOING = /^(?:0A|22|23|28|40|42|55|P0|PG)/;

/** A database error without its statement and values, which may be a person's; null when it needs no line at all. */
export function shortenError(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return String(error);
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && CALLERS_DOING.test(code)) return null;
  const message: unknown = Reflect.get(error, "message");
  return `The database failed${typeof code === "string" ? ` (${code})` : ""}: ${String(message)}`;
}

/**
 * Runs a task of the data API, whose library prints every refused statement whole, with its values. It runs one task at
 * a time, so nobody else's words are shortened.
 */
export async function withShortErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  const print = console.error;
  console.error = (first: unknown) => {
    const line = shortenError(first);
    if (line !== null) print(line);
  };
  try {
    return await task();
  } finally {
    console.error = print;
  }
}
