import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Header of calls that this process sends to itself. */
export const OWN_CALL = "x-granskog-own-call";

const KEY = Symbol.for("granskog.own-calls");
type Holder = typeof globalThis & { [KEY]?: string };

/** Its value: known to this process only, so that it cannot be forged. */
export function ownMark(): string {
  const holder: Holder = globalThis;
  holder[KEY] ??= randomUUID();
  return holder[KEY];
}

/** Whether this process sent a request; removes the header, so that it is not passed on. */
export function takeOwnMark(headers: IncomingHttpHeaders): boolean {
  const mark = headers[OWN_CALL];
  delete headers[OWN_CALL];
  return mark === ownMark();
}
