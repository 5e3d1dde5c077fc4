import type { HeaderReader } from "@/lib/platform/requests/own-origin";

/** The header in which this server notes how it was reached. Whatever a request says in it is overwritten. */
export const REACHED = "x-granskog-reached";
export const REACHED_DIRECTLY = "directly";

/** Was it sent from this machine without a proxy? Always false if the request was not checked. */
export const wasReachedDirectly = (headers: HeaderReader): boolean => headers.get(REACHED) === REACHED_DIRECTLY;
