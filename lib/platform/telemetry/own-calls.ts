import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Marks calls of this process to itself. */
export const OWN_CALL = "x-granskog-own-call";

const KEY = Symbol.for("granskog.own-calls");
type Holder = typeof globalThis & { [KEY]?: string };

/** The mark's value: only this process knows it, so no one outside can set it. */
export function ownMark(): string {
  const holder: Holder = globalThis;
  holder[KEY] ??= randomUUID();
  return holder[KEY];
}

/** Whether a request comes from this process; takes the mark off, so that nothing passes it on. */
export function takeOwnMark(headers: IncomingHttpHeaders): boolean {
  const mark = headers[OWN_CALL];
  delete headers[OWN_CALL];
  return mark === ownMark();
}
