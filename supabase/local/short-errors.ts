import { AsyncLocalStorage } from "node:async_hooks";

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

const shortened = new AsyncLocalStorage<true>();
let shortening: typeof console.error | null = null;

/** Puts ourselves between the library and whoever prints, once. */
function stepBetween(): void {
  if (console.error === shortening) return;
  const print = console.error;
  console.error = shortening = (...words: unknown[]) => {
    if (!shortened.getStore()) return print(...words);
    const line = shortenError(words[0]);
    if (line !== null) print(line);
  };
}

/**
 * Runs a task of the data API, whose library prints every refused statement whole, with its values. Only what is printed
 * within the task is shortened, whatever else runs at the same time.
 */
export async function withShortErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  stepBetween();
  return shortened.run(true, task);
}
