import type { HeaderReader } from "@/lib/platform/requests/own-origin";

/** The header in which this server stores how it was reached. Any incoming value is overwritten. */
export const REACHED = "x-granskog-reached";
export const REACHED_DIRECTLY = "directly";

/** Whether it was sent from this machine without a proxy. False for an unchecked request. */
export const wasReachedDirectly = (headers: HeaderReader): boolean => headers.get(REACHED) === REACHED_DIRECTLY;
